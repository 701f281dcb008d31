#pragma once
#include <QObject>

class QDBusVariant;
class QString;

namespace nibble::ui {

/// Whether the desktop prefers dark: from the freedesktop settings portal, else from the palette that Qt
/// started with.
class SystemAppearance : public QObject {
    Q_OBJECT
  public:
    static SystemAppearance& instance();
    bool dark() const { return dark_; }

  Q_SIGNALS:
    void changed();

  private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

  private:
    SystemAppearance();
    void setColorScheme(uint scheme);
    bool dark_ = false;
};

}  // namespace nibble::ui
