/// The language, the calendar and the time zone that a user has chosen in the device's settings.
package struct DeviceRegion: Sendable {
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar.Identifier.gregorian
  package var timeZone = TimeZone.gmt

  init() {}

  /// The calendar with the locale and the time zone.
  var fullCalendar: Calendar {
    var calendar = Calendar(identifier: self.calendar)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

// In files that import UIKit and not Foundation these replace Foundation's, as the initializers of `Date` do: every run has the same
// values.

extension Locale {
  /// The locale of the simulated device: `en_US` at boot.
  @_disfavoredOverload
  public static var current: Locale { BootedSystem.current.region.locale }
}

extension TimeZone {
  /// The time zone of the simulated device: Universal Time at boot.
  @_disfavoredOverload
  public static var current: TimeZone { BootedSystem.current.region.timeZone }
}

extension Calendar {
  /// The calendar of the simulated device with its locale and time zone: Gregorian at boot.
  @_disfavoredOverload
  public static var current: Calendar { BootedSystem.current.region.fullCalendar }
}
