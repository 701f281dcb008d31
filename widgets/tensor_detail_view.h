#pragma once
#include <QWidget>
#include <filesystem>

#include "core/quant/tensor_detail.h"
#include "widgets/background.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace nibble::ui {

class BarChart;
class BlockPicture;
class StatStrip;

/// One expert's matrix of a quantized stage: values before and after rounding, the errors, the blocks'
/// scales, and the worst blocks value by value. Read from the stage's files in the background.
class TensorDetailView : public QWidget {
    Q_OBJECT
  public:
    struct Place {
        std::filesystem::path store;
        std::int64_t run = 0;
        std::string stage, tensor;
        int layer = 0, expert = 0;
        bool operator==(const Place&) const = default;
    };
    /// What can be chosen.
    struct Shape {
        std::vector<std::string> tensors;
        int layers = 0, experts = 0;
    };
    explicit TensorDetailView(QWidget* parent = nullptr);

    void setShape(const Shape& shape);
    void show(const Place& place);  ///< reads it where it is not what is shown
    const Place& place() const { return place_; }
    const TensorDetail& detail() const { return detail_; }
    bool isBusy() const { return background_.busy(); }
    void clear();

  private:
    QWidget* makeBar();
    QWidget* makeBlocks();
    void readChoice();
    void showDetail();
    void showBlock(int row);

    Background background_;
    Place place_;
    TensorDetail detail_;
    QComboBox *layer_ = nullptr, *expert_ = nullptr, *tensor_ = nullptr;
    QLabel* message_ = nullptr;
    QWidget* content_ = nullptr;
    StatStrip* stats_ = nullptr;
    BarChart *values_ = nullptr, *errors_ = nullptr, *scales_ = nullptr, *codes_ = nullptr;
    QTableWidget *blocks_ = nullptr, *numbers_ = nullptr;
    BlockPicture* picture_ = nullptr;
};

}  // namespace nibble::ui
