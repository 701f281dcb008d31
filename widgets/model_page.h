#pragma once
#include <filesystem>
#include <optional>

#include "core/checkpoint/inspect.h"
#include "widgets/background.h"
#include "widgets/page.h"

class QComboBox;
class QTabWidget;
class QTableWidget;
class QTextBrowser;
class QTreeView;
class QSortFilterProxyModel;

namespace nibble::ui {

class ExpertsView;
class StatStrip;
class TensorModel;
class TensorPanel;

/// A checkpoint: its configuration, its tensors and what is wrong with it.
class ModelPage : public Page {
    Q_OBJECT
  public:
    explicit ModelPage(QWidget* parent = nullptr);

    void open(const std::filesystem::path& folder);
    bool isBusy() const { return background_.busy(); }
    QVariantMap state() const override {
        return info_ ? QVariantMap{{"folder", QString::fromStdString(info_->path.string())}} : QVariantMap();
    }
    void setState(const QVariantMap& state) override {
        const std::filesystem::path folder = state["folder"].toString().toStdString();
        if (std::filesystem::exists(folder)) open(folder);
    }
    const std::optional<CheckpointInfo>& info() const { return info_; }
    QTreeView& tree() { return *tree_; }
    void selectTensor(const std::string& name);  ///< as stored; where there is one of that name
    TensorPanel& tensorPanel() { return *tensor_; }
    ExpertsView& expertsView() { return *experts_; }
    QTextBrowser& notes() { return *notes_; }

  Q_SIGNALS:
    void opened(const QString& folder);  ///< one without problems

  private:
    QWidget* makeTree();
    QWidget* makeSide();
    void chooseFolder();
    void showTensor(int tensor);
    void show(CheckpointInfo info);
    void showChoices();
    void showNotes();
    void showConfig(const ModelConfig& config);

    Background background_;
    std::optional<CheckpointInfo> info_;
    TensorModel* tensors_ = nullptr;
    QSortFilterProxyModel* filtered_ = nullptr;
    QTreeView* tree_ = nullptr;
    QTableWidget* config_ = nullptr;
    QTextBrowser* notes_ = nullptr;
    QTabWidget* side_ = nullptr;
    TensorPanel* tensor_ = nullptr;
    ExpertsView* experts_ = nullptr;
    StatStrip* stats_ = nullptr;
    QComboBox* choices_ = nullptr;  ///< where the folder offers several checkpoints
};

}  // namespace nibble::ui
