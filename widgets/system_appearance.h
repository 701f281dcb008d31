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
    /// What the portal reports. 0: no preference, which GNOME also says for light; 1: dark; 2: light.
    void setColorScheme(uint scheme);

  Q_SIGNALS:
    void changed();

  private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

  private:
    SystemAppearance();
    bool dark_ = false;
    bool darkByDefault_ = false;  ///< without a preference
    bool heard_ = false;          ///< a scheme was reported
};

}  // namespace nibble::ui
