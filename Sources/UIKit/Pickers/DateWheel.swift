/// A wheel of a date picker: which values it has, and on which rows.
struct DateWheel {
  /// How often the values of a wheel without ends are repeated; an even number.
  private static let repetitions = 2000

  /// How many days the wheel of days has before and after today.
  private static let reach = 30_000

  let kind: Kind
  /// The values, of which the first is on the first row.
  let values: ClosedRange<Int>
  /// Whether the first value follows the last.
  var isEndless = true

  var rows: Int { isEndless ? values.count * DateWheel.repetitions : values.count }

  func value(at row: Int) -> Int { values.lowerBound + (isEndless ? row % values.count : row) }

  /// The row with a value: the nearest one to `row`, or one in the middle.
  func row(showing value: Int, near row: Int?) -> Int {
    let index = min(max(value, values.lowerBound), values.upperBound) - values.lowerBound
    guard isEndless else { return index }
    let count = values.count
    guard let row, row >= 0 else { return index + count * DateWheel.repetitions / 2 }
    let turn = row / count * count + index
    let nearest = [turn - count, turn, turn + count].min { abs($0 - row) < abs($1 - row) } ?? turn
    return (0..<rows).contains(nearest) ? nearest : turn
  }

  /// Values with the widest titles.
  var samples: [Int] {
    switch kind {
    case .day: Array(-183...183)
    case .year: [2000, values.upperBound > 9000 ? 2888 : values.upperBound]
    default: Array(values)
    }
  }

  @MainActor
  func value(of date: Date, _ owner: UIDatePicker) -> Int { kind.value(of: date, owner) }

  @MainActor
  func value(ofDuration duration: TimeInterval, _ owner: UIDatePicker) -> Int {
    let minutes = Int(duration / 60)
    return kind == .hour ? minutes / 60 : minutes % 60 / owner.minuteInterval
  }

  /// The wheels of a mode, in the order of the locale.
  @MainActor
  static func wheels(for mode: UIDatePicker.Mode, in owner: UIDatePicker) -> [DateWheel] {
    let calendar = owner.rules.calendar
    let minutes = DateWheel(kind: .minute, values: 0...(60 / owner.minuteInterval - 1))
    func ordered(_ template: String) -> [DateWheel] {
      let pattern = owner.pattern(template)
      let months = calendar.maximumRange(of: .month) ?? 1..<13
      let days = calendar.maximumRange(of: .day) ?? 1..<32
      let found: [(Substring.Index, DateWheel)] = [
        ("ML", DateWheel(kind: .month, values: months.lowerBound...(months.upperBound - 1))),
        ("d", DateWheel(kind: .dayOfMonth, values: days.lowerBound...(days.upperBound - 1))),
        ("yuUr", DateWheel(kind: .year, values: 1...10_000, isEndless: false)),
        ("HhKk", DateWheel(kind: .hour, values: 0...23)), ("m", minutes),
        ("abB", DateWheel(kind: .period, values: 0...1, isEndless: false)),
      ].compactMap { letters, wheel in
        pattern.firstIndex { letters.contains($0) }.map { ($0, wheel) }
      }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
    switch mode {
    case .time: return ordered("jmm")
    case .date: return ordered("yMMMMd")
    case .yearAndMonth: return ordered("yMMMM")
    case .dateAndTime:
      return [DateWheel(kind: .day, values: -reach...reach, isEndless: false)] + ordered("jmm")
    case .countDownTimer: return [DateWheel(kind: .hour, values: 0...23), minutes]
    }
  }

  /// What a wheel turns.
  enum Kind {
    /// The days from today on.
    case day
    case month, dayOfMonth, year, hour
    /// The minutes in intervals.
    case minute
    /// Before and after noon.
    case period
  }
}

@MainActor
extension DateWheel.Kind {
  var alignment: NSTextAlignment {
    switch self {
    case .day, .hour: .right
    case .month: .left
    default: .center
    }
  }

  /// The part of a date.
  func value(of date: Date, _ owner: UIDatePicker) -> Int {
    let calendar = owner.rules.calendar
    switch self {
    case .day:
      let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
      return calendar.dateComponents([.day], from: today, to: day).day ?? 0
    case .month: return calendar.component(.month, from: date)
    case .dayOfMonth: return calendar.component(.day, from: date)
    case .year: return calendar.component(.year, from: date)
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / owner.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    }
  }

  /// The date with another part; a day that the month doesn't have is its last one.
  func replacing(in date: Date, by value: Int, _ owner: UIDatePicker) -> Date {
    let calendar = owner.rules.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch self {
    case .day:
      let today = calendar.startOfDay(for: Date())
      guard let day = calendar.date(byAdding: .day, value: value, to: today) else { return date }
      let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
    case .month: parts.month = value
    case .dayOfMonth: parts.day = value
    case .year: parts.year = value
    case .hour: parts.hour = value
    case .minute: parts.minute = value * owner.minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    }
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(from: parts) ?? date
  }

  /// Whether a value makes a date that exists and is between the limits.
  func allows(_ value: Int, besides date: Date, _ owner: UIDatePicker) -> Bool {
    let rules = owner.rules
    let new = replacing(in: date, by: value, owner)
    if self == .dayOfMonth, self.value(of: new, owner) != value { return false }
    guard let period = rules.calendar.dateInterval(of: unit, for: new) else { return true }
    return rules.allows(period)
  }

  private var unit: Calendar.Component {
    switch self {
    case .day, .dayOfMonth: .day
    case .month: .month
    case .year: .year
    case .hour, .period: .hour
    case .minute: .minute
    }
  }

  func title(of value: Int, isDuration: Bool, _ owner: UIDatePicker) -> String {
    let calendar = owner.rules.calendar
    switch self {
    case .day:
      if value == 0, owner.effectiveLocale.identifier.hasPrefix("en") { return "Today" }
      let today = calendar.startOfDay(for: Date())
      let day = calendar.date(byAdding: .day, value: value, to: today) ?? today
      return owner.text(day, "EEEMMMd").replacingOccurrences(of: ",", with: "")
    case .month:
      let names = owner.formatter("LLLL").standaloneMonthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : "\(value)"
    case .dayOfMonth, .year: return "\(value)"
    case .hour:
      if isDuration { return "\(value)" }
      let pattern = owner.pattern("jmm")
      if pattern.contains("h") { return "\((value + 11) % 12 + 1)" }
      if pattern.contains("K") { return "\(value % 12)" }
      return pattern.contains("HH") ? twoDigits(value) : "\(value)"
    case .minute:
      let minutes = value * owner.minuteInterval
      return isDuration ? "\(minutes)" : twoDigits(minutes)
    case .period:
      let formatter = owner.formatter("jmm")
      return value == 0 ? formatter.amSymbol : formatter.pmSymbol
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
