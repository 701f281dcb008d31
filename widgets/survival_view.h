#pragma once
#include <QWidget>

#include "widgets/run_history.h"
#include "widgets/survival_picture.h"

class QLabel;

namespace nibble::ui {

/// "Did my fine-tuning survive?": for each stage of a run that was rounded or trained through a quantizer,
/// the size of the fine-tuning's change, how much of it is left in 4 bits and where the rest was lost. In one
/// sentence for each format and one picture.
class SurvivalView : public QWidget {
    Q_OBJECT
  public:
    explicit SurvivalView(QWidget* parent = nullptr);

    void show(const RunHistory& history);
    QString sentence() const;  ///< plain text
    SurvivalPicture* picture() const { return picture_; }

  private:
    QLabel* text_ = nullptr;
    QLabel* legend_ = nullptr;
    SurvivalPicture* picture_ = nullptr;
    QWidget* card_ = nullptr;
};

}  // namespace nibble::ui
