/// Which dates a date picker can have.
struct DateRules {
  /// The longest countdown, in seconds; a picker has whole minutes.
  ///
  /// Source: Apple, UIDatePicker.countDownDuration.
  static let longestCountdown: TimeInterval = 86_399

  /// The calendar with the picker's locale and time zone.
  var calendar: Calendar
  /// The first date; nil for none.
  var minimum: Date?
  /// The last date; nil for none.
  var maximum: Date?
  /// The distance of the minutes that can be chosen.
  var minuteInterval = 1

  /// Returns an interval that divides 60 and is at most 30; 1 for others.
  ///
  /// Source: Apple, UIDatePicker.minuteInterval.
  static func validInterval(_ interval: Int) -> Int {
    (1...30).contains(interval) && 60.isMultiple(of: interval) ? interval : 1
  }

  /// Returns a duration in whole minutes between 0 and 23:59 hours; 0 for not-a-number.
  static func countdown(_ duration: TimeInterval) -> TimeInterval {
    guard duration > 0 else { return 0 }
    return (min(duration, longestCountdown) / 60).rounded(.down) * 60
  }

  /// The limits; both are ignored if the first is later than the last.
  ///
  /// Source: Apple, UIDatePicker.minimumDate.
  private var limits: (minimum: Date?, maximum: Date?) {
    let finite = [minimum, maximum].map { limit in
      limit.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
    }
    if let minimum = finite[0], let maximum = finite[1], minimum > maximum { return (nil, nil) }
    return (finite[0], finite[1])
  }

  /// Returns the nearest date between the limits.
  func clamped(_ date: Date) -> Date {
    let (minimum, maximum) = limits
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// Whether a part of a period, such as a day, is between the limits.
  func allows(_ period: DateInterval) -> Bool {
    let (minimum, maximum) = limits
    if let minimum, period.end <= minimum { return false }
    if let maximum, period.start > maximum { return false }
    return true
  }

  /// Returns the last date with minutes of the interval that is not later, or the next one if that is too early.
  ///
  /// With an interval of 1 it is the date itself. Apple doesn't document the direction.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, let hour = calendar.dateInterval(of: .hour, for: date)?.start else {
      return date
    }
    let step = TimeInterval(minuteInterval * 60)
    let earlier = hour + (date.timeIntervalSince(hour) / step).rounded(.down) * step
    if clamped(earlier) == earlier { return earlier }
    let later = earlier + step
    return clamped(later) == later ? later : clamped(earlier)
  }
}
