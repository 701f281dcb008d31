#include "widgets/stat_strip.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include "widgets/flow_layout.h"
#include "widgets/number_edit.h"
#include "widgets/page.h"
#include "widgets/theme.h"

namespace nibble::ui {

StatStrip::StatStrip(QWidget* parent) : QWidget(parent) {
    auto* flow = new FlowLayout(8);
    flow->setContentsMargins(0, 0, 0, 0);
    setLayout(flow);
}

StatStrip::Card StatStrip::addCard() {
    auto* frame = new QFrame;
    frame->setObjectName("card");
    auto* value = new QLabel;
    value->setFont(scaledFont(2, true));
    auto* name = makeSecondary();
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 6, 16, 7);
    column->setSpacing(0);
    column->addWidget(value);
    column->addWidget(name);
    layout()->addWidget(frame);
    return {frame, value, name};
}

void StatStrip::setStats(const std::vector<Stat>& stats) {
    while (cards_.size() < stats.size()) cards_.push_back(addCard());
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const Card& card = cards_[i];
        card.frame->setVisible(i < stats.size());
        if (i >= stats.size()) continue;
        card.value->setText(stats[i].value);
        card.name->setText(stats[i].name);
        setStyleProperty(card.value, "level", stats[i].level);
        card.frame->setToolTip(stats[i].help);
        card.frame->setAccessibleName(stats[i].name + ": " + stats[i].value);
    }
}

}  // namespace nibble::ui
