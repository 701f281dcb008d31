#pragma once
#include <QWidget>

#include "core/run/plan.h"

namespace nibble::ui {

/// The parts of a stage's memory side by side, against what the device has.
class PlanBar : public QWidget {
    Q_OBJECT
  public:
    explicit PlanBar(QWidget* parent = nullptr);
    void setParts(const std::vector<PlanPart>& parts, double available);
    QSize sizeHint() const override { return {200, 34}; }

  protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;

  private:
    double scale() const;  ///< bytes of the whole width
    std::vector<PlanPart> parts_;
    double available_ = 0;
};

/// What a part of the memory is called for people.
QString partName(const std::string& what);

}  // namespace nibble::ui
