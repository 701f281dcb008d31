#pragma once
#include <QWidget>
#include <vector>

class QFrame;
class QLabel;

namespace nibble::ui {

/// A row of figures, each large over its small name.
class StatStrip : public QWidget {
    Q_OBJECT
  public:
    struct Stat {
        QString name, value, help;
        QString level;  ///< "", "warning", "error"
    };
    explicit StatStrip(QWidget* parent = nullptr);
    void setStats(const std::vector<Stat>& stats);

  private:
    struct Card {
        QFrame* frame;
        QLabel *value, *name;
    };
    Card addCard();
    std::vector<Card> cards_;
};

}  // namespace nibble::ui
