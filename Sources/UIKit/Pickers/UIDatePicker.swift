/// Shows a date, a time or a duration, and lets a user choose one: with wheels, in fields, or in a calendar.
///
/// It uses the locale, the calendar and the time zone of the simulated device unless it has its own. Source: Apple, UIDatePicker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The view that shows the date, for the style and the mode.
  private var face: (any DatePickerFace)?
  private var formatters: [String: DateFormatter] = [:]

  /// Creates a date picker with the present date: with its natural size if `frame` has none.
  public override init(frame: CGRect) {
    storedDate = Date()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a date picker from an archive.
  public required init?(coder: NSCoder) {
    storedDate = Date()
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UIDatePicker.self)
  }

  private func prepare() {
    isOpaque = false
    makeFace()
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  // MARK: Appearance

  /// What is chosen; a date and a time by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { makeFace() } }
  }

  /// The style that the application prefers; automatic by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { makeFace() } }
  }

  /// The style in use, which is never automatic: wheels up to iOS 13, and for durations and months; fields otherwise, unless another
  /// style is preferred.
  open var datePickerStyle: UIDatePickerStyle {
    let hasOnlyWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    if hasOnlyWheels || !device.behavior.datePickersCanBeFields { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The picker's own locale; nil, the default, for the device's.
  open var locale: Locale? { didSet { regionDidChange() } }

  private var storedCalendar: Calendar?

  /// The calendar: the device's by default, and after nil was set.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      regionDidChange()
    }
  }

  /// The picker's own time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { regionDidChange() } }

  private func regionDidChange() {
    formatters = [:]
    makeFace()
  }

  private func makeFace() {
    face?.removeFromSuperview()
    let new: any DatePickerFace =
      switch datePickerStyle {
      case .inline where datePickerMode != .time: DateCalendarFace(of: self)
      case .compact, .inline: DateFieldsFace(of: self)
      default: DateWheels(of: self, mode: datePickerMode)
      }
    face = new
    addSubview(new)
    new.show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Date

  private var storedDate: Date

  /// The date, between the limits: the present one by default; ignored for durations.
  open var date: Date {
    get { roundsToMinuteInterval ? rules.rounded(storedDate) : storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, optionally turning the wheels; sends no action.
  ///
  /// A date that isn't finite has no effect.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    storedDate = rules.clamped(date)
    face?.show(animated: animated)
  }

  /// The first date that can be chosen; nil, the default, for none.
  ///
  /// It is ignored for durations, and if it is later than `maximumDate`.
  open var minimumDate: Date? { didSet { limitsDidChange() } }

  /// The last date that can be chosen; nil, the default, for none.
  ///
  /// It is ignored for durations, and if it is earlier than `minimumDate`.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  private func limitsDidChange() { setDate(storedDate, animated: false) }

  private var storedDuration: TimeInterval = 0

  /// The duration of a countdown in seconds: 0 by default; it loses its seconds, and is at most 23:59 hours.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = DateRules.countdown(newValue)
      face?.show(animated: false)
    }
  }

  private var storedInterval = 1

  /// The distance of the minutes that can be chosen: 1, the default, to 30; one that doesn't divide 60 is replaced by 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = DateRules.validInterval(newValue)
      makeFace()
    }
  }

  /// Whether `date` is rounded to `minuteInterval`; true by default.
  open var roundsToMinuteInterval = true { didSet { face?.show(animated: false) } }

  /// Takes a date from the user, and sends `valueChanged` if it is another one.
  final func choose(_ date: Date) {
    let old = self.date
    storedDate = rules.rounded(rules.clamped(date))
    face?.show(animated: true)
    if self.date != old { sendValue() }
  }

  /// Takes a duration from the user: at least one interval.
  final func choose(duration: TimeInterval) {
    let old = storedDuration
    storedDuration = DateRules.countdown(max(duration, TimeInterval(minuteInterval * 60)))
    face?.show(animated: true)
    if storedDuration != old { sendValue() }
  }

  private func sendValue() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Region

  /// What the picker allows, in the calendar with its locale and time zone.
  final var rules: DateRules {
    var calendar: Calendar = self.calendar
    calendar.locale = effectiveLocale
    if let timeZone { calendar.timeZone = timeZone }
    return DateRules(
      calendar: calendar,
      minimum: minimumDate,
      maximum: maximumDate,
      minuteInterval: minuteInterval
    )
  }

  final var effectiveLocale: Locale { locale ?? .current }

  /// Returns a date as the locale writes the fields of a template, such as "MMMd".
  final func text(_ date: Date, _ template: String) -> String { formatter(template).string(from: date) }

  /// Returns the order in which the locale writes the fields of a template, as a pattern.
  final func pattern(_ template: String) -> String { formatter(template).dateFormat ?? template }

  final func formatter(_ template: String) -> DateFormatter {
    if let known = formatters[template] { return known }
    let calendar = rules.calendar
    let formatter = DateFormatter()
    formatter.locale = effectiveLocale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    formatters[template] = formatter
    return formatter
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Layout

  /// Lays out the wheels, the fields or the calendar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }

  /// Returns the natural size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The natural size of the style: 320 by 216 points for wheels.
  open override var intrinsicContentSize: CGSize { face?.intrinsicContentSize ?? super.intrinsicContentSize }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    guard datePickerStyle == .compact else { return priorities }
    priorities.hugging.horizontal = .defaultHigh
    priorities.hugging.vertical = .defaultHigh
    return priorities
  }

  /// The wheels, fields or days are the elements.
  override var accessibilityDefaults: AccessibilityDefaults? { nil }

  package override var summaryDetails: [String] {
    ["date = \(text(date, "yMMMdjm"))"]
  }
}

extension UIDatePicker {
  /// What a date picker lets a user choose.
  public enum Mode: Int, Sendable {
    /// Hours, minutes, and AM or PM in the locales that use them.
    case time = 0
    /// Months, days and years.
    case date = 1
    /// Days, hours and minutes.
    case dateAndTime = 2
    /// The hours and minutes of a duration.
    case countDownTimer = 3
    /// Months and years.
    case yearAndMonth = 4
  }
}

/// How a date picker is laid out.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system chooses for the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Fields, which show a calendar or wheels when they are tapped.
  case compact = 2
  /// A calendar, or a field for a time.
  case inline = 3
}

/// A view that shows the date of a date picker.
@MainActor
protocol DatePickerFace: UIView {
  /// Takes the date and the limits of the picker.
  func show(animated: Bool)
}
