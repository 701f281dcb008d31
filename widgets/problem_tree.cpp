#include "widgets/problem_tree.h"

#include <QHeaderView>
#include <filesystem>

#include "widgets/format.h"
#include "widgets/icons.h"

namespace nibble::ui {
namespace {

constexpr int rowRole = Qt::UserRole, kindRole = Qt::UserRole + 1;
constexpr std::size_t mostPlaces = 1000;  // below one kind; the filter of the rows shows all

QIcon severityIcon(Severity severity) {
    if (severity == Severity::error) return icon("error", IconColor::error);
    if (severity == Severity::warning) return icon("warning", IconColor::warning);
    return icon("info", IconColor::secondary);
}

QString severityText(Severity severity) {
    return severity == Severity::error     ? ProblemTree::tr("Left out")
           : severity == Severity::warning ? ProblemTree::tr("Changed")
                                           : ProblemTree::tr("Note");
}

QString place(const Problem& problem) {
    const QString file = QString::fromStdString(std::filesystem::path(problem.file).filename().string());
    return problem.line > 0 ? QString("%1:%2").arg(file).arg(problem.line) : file;
}

}  // namespace

ProblemTree::ProblemTree(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(3);
    setHeaderLabels({tr("Problem"), tr("Effect"), tr("Rows")});
    headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setAccessibleName(tr("Problems"));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && item->data(0, rowRole).toInt() >= 0 && item->parent())
            Q_EMIT rowPicked(item->data(0, rowRole).toInt());
    });
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        Q_EMIT kindChosen((item->parent() ? item->parent() : item)->data(0, kindRole).toInt());
    });
}

void ProblemTree::setKinds(const std::vector<ProblemKind>& kinds) {
    clear();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const ProblemKind& kind = kinds[i];
        auto* item = new QTreeWidgetItem(
            this, {kind.text, severityText(kind.severity), formatCount(std::ssize(kind.places))});
        item->setIcon(0, severityIcon(kind.severity));
        item->setToolTip(0, kind.text);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, kindRole, int(i));
        for (std::size_t j = 0; j < std::min(kind.places.size(), mostPlaces); ++j) {
            const Problem& problem = *kind.places[j].problem;
            const QString message = QString::fromStdString(problem.message);
            auto* child = new QTreeWidgetItem(item, {place(problem) + "  " + message.simplified()});
            child->setToolTip(0, QString::fromStdString(problem.file) + "\n" + message);
            child->setData(0, rowRole, kind.places[j].row);
        }
    }
    for (int column = 1; column < 3; ++column) resizeColumnToContents(column);
    if (topLevelItemCount() == 1) expandAll();
}

}  // namespace nibble::ui
