#pragma once
#include <QLayout>
#include <vector>

namespace nibble::ui {

/// Widgets side by side, wrapped into as many lines as needed.
class FlowLayout : public QLayout {
  public:
    explicit FlowLayout(int spacing = 6) { setSpacing(spacing); }
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return int(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

  private:
    int arrange(const QRect& rect, bool move) const;  ///< @returns the height needed

    std::vector<QLayoutItem*> items_;
};

}  // namespace nibble::ui
