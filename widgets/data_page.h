#pragma once
#include <filesystem>

#include "widgets/background.h"
#include "widgets/dataset_model.h"
#include "widgets/page.h"

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;
class QTabWidget;

namespace nibble::ui {

class NumberEdit;
class StatStrip;
class TokenView;

/// The rows of one or more data files, the tokens that each becomes, and what is wrong before a run starts.
class DataPage : public Page {
    Q_OBJECT
  public:
    explicit DataPage(QWidget* parent = nullptr);

    void open(const std::vector<std::filesystem::path>& files);
    /// A tokenizer.json or a folder that holds one; the data is tokenized again.
    void setTokenizer(const std::filesystem::path& path);
    const std::shared_ptr<const LoadedData>& data() const { return data_; }
    void selectRow(int row);
    bool isBusy() const { return background_.busy(); }
    QVariantMap state() const override;
    void setState(const QVariantMap& state) override;

  Q_SIGNALS:
    void opened(const QStringList& files);

  private:
    QWidget* makeRows();
    QWidget* makeTokens();
    void load();
    void show(std::shared_ptr<const LoadedData> data);
    void showSelectedRow();
    void chooseFiles();
    void chooseTokenizer();

    std::vector<std::filesystem::path> files_;
    std::filesystem::path tokenizerPath_;
    Background background_;
    std::shared_ptr<const LoadedData> data_;
    DatasetModel* rows_ = nullptr;
    ProblemModel* problems_ = nullptr;
    QSortFilterProxyModel* filtered_ = nullptr;
    QTableView *rowTable_ = nullptr, *problemTable_ = nullptr;
    QTabWidget* tabs_ = nullptr;
    StatStrip* stats_ = nullptr;
    TokenView* tokens_ = nullptr;
    QLabel* tokenText_ = nullptr;
    NumberEdit* maxLength_ = nullptr;
};

}  // namespace nibble::ui
