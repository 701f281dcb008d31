#pragma once
#include <QWidget>
#include <filesystem>

#include "core/run/compare_rules.h"
#include "widgets/background.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace nibble::ui {

class HeatMap;
class RunHistory;
class WorkBar;

/// The laboratory of scale rules: every 4-bit format and rule on the weights of a checkpoint or of a stage,
/// before any training. Works in the background.
class RuleLab : public QWidget {
    Q_OBJECT
  public:
    explicit RuleLab(QWidget* parent = nullptr);
    ~RuleLab() override;

    /// Offers the run's checkpoint and its stages with weights.
    void setHistory(const RunHistory* history);
    /// Offers a checkpoint that no run has to do with.
    void setCheckpoint(const QString& folder);
    void start();
    void cancel();
    bool isBusy() const { return background_.busy(); }
    const std::vector<RuleError>& errors() const { return errors_; }
    QTableWidget* table() const { return table_; }

  private:
    void fillSources(const RunHistory* history);
    void showErrors();
    void showTable();
    void showMap();
    QString conclusion() const;

    std::filesystem::path store_;
    std::int64_t run_ = 0;
    QString checkpoint_;  ///< opened by the user
    std::vector<RuleError> errors_;
    QString of_;  ///< what the errors are of
    WorkBar* bar_ = nullptr;
    QComboBox* source_ = nullptr;  ///< in the bar
    QLabel *text_ = nullptr, *empty_ = nullptr;
    QWidget* content_ = nullptr;
    QTableWidget* table_ = nullptr;
    HeatMap* map_ = nullptr;
    Background background_;  ///< last, so that its threads end first
};

}  // namespace nibble::ui
