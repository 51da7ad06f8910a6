import UIKit

extension Simulator {
  /// Adds a table of localized strings to the application, like its `Localizable.strings`.
  ///
  /// From now on `NSLocalizedString` finds them; visible texts don't change.
  ///
  /// - Parameters:
  ///   - strings: the texts by key; they replace the earlier ones of the table.
  ///   - table: the name of the table.
  public func localize(_ strings: [String: String], table: String = "Localizable") {
    check()
    device.system.localize(strings, table: table)
  }

  /// The locale in the device's settings: `en_US` at boot; set it before the launch.
  ///
  /// `Locale.current` is this one in files that import UIKit and not Foundation.
  public var locale: Locale {
    get { device.system.region.locale }
    set { device.system.region.locale = newValue }
  }

  /// The time zone in the device's settings: Universal Time at boot; set it before the launch.
  ///
  /// `TimeZone.current` is this one in files that import UIKit and not Foundation.
  public var timeZone: TimeZone {
    get { device.system.region.timeZone }
    set { device.system.region.timeZone = newValue }
  }

  /// The calendar in the device's settings: Gregorian at boot; set it before the launch.
  ///
  /// `Calendar.current` is this one in files that import UIKit and not Foundation, with the device's locale and time zone.
  public var calendar: Calendar.Identifier {
    get { device.system.region.calendar }
    set { device.system.region.calendar = newValue }
  }
}
