/// The days of a month, of which one is chosen, and the time below.
@MainActor
final class DateCalendarFace: UIView, DatePickerFace {
  // Apple documents none of the sizes.
  private static let width: CGFloat = 320
  private static let margin: CGFloat = 10
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 50
  private static let weeks = 6

  private weak var owner: UIDatePicker?
  private let header = CalendarHeader()
  private let backArrow = CalendarArrow(.left, label: "Previous Month")
  private let forwardArrow = CalendarArrow(.right, label: "Next Month")
  private let weekdays: [UILabel]
  private let days: [CalendarDay]
  private let timeLabel = UILabel()
  private let timeField: DateField?
  /// The wheels of months and years while they take the place of the days.
  private var wheels: DateWheels?
  /// The first moment of the visible month.
  private var month: Date

  init(of owner: UIDatePicker, showsTime: Bool = true) {
    self.owner = owner
    month = owner.date
    let symbols = owner.formatter("ccc").shortStandaloneWeekdaySymbols
    let first = owner.rules.calendar.firstWeekday - 1
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + first) % symbols.count].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.backgroundColor = .clear
      return label
    }
    days = (0..<DateCalendarFace.weeks * max(1, symbols.count)).map { _ in CalendarDay(frame: .zero) }
    timeField = showsTime && owner.datePickerMode == .dateAndTime ? DateField(.time, of: owner) : nil
    super.init(frame: .zero)
    isOpaque = false
    ([header, backArrow, forwardArrow] + weekdays + days).forEach(addSubview)
    header.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    backArrow.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
    forwardArrow.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
    for day in days {
      day.addAction(UIAction { [weak self, weak day] _ in self?.choose(day?.date) }, for: .touchUpInside)
    }
    for (direction, months) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addHandler { [weak self] _ in
        if self?.wheels == nil { self?.turn(months) }
      }
      addGestureRecognizer(swipe)
    }
    if let timeField {
      timeLabel.text = "Time"
      timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      timeLabel.backgroundColor = .clear
      addSubview(timeLabel)
      addSubview(timeField)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Turns to the month of the date.
  func show(animated: Bool) {
    guard let owner else { return }
    month = start(of: owner.date)
    wheels?.show(animated: animated)
    timeField?.show(animated: animated)
    update()
  }

  private func start(of date: Date) -> Date {
    owner?.rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func month(after months: Int) -> Date? {
    owner?.rules.calendar.date(byAdding: .month, value: months, to: month)
  }

  private func allows(month: Date?) -> Bool {
    guard let owner, let month, let period = owner.rules.calendar.dateInterval(of: .month, for: month)
    else { return false }
    return owner.rules.allows(period)
  }

  private func update() {
    guard let owner, !weekdays.isEmpty else { return }
    let rules = owner.rules
    let calendar = rules.calendar
    header.show(owner.text(month, "yMMMM"), isOpen: wheels != nil)
    backArrow.isEnabled = allows(month: month(after: -1))
    forwardArrow.isEnabled = allows(month: month(after: 1))
    let count = weekdays.count
    let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + count) % count
    let length = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    for (index, cell) in days.enumerated() {
      let number = index - offset
      guard (0..<length).contains(number),
        let day = calendar.date(byAdding: .day, value: number, to: month)
      else {
        cell.show(nil)
        continue
      }
      cell.show(
        CalendarDay.Content(
          date: day,
          title: "\(calendar.component(.day, from: day))",
          label: owner.text(day, "EEEEMMMMd"),
          isToday: calendar.isDate(day, inSameDayAs: Date()),
          isSelected: calendar.isDate(day, inSameDayAs: owner.date),
          isAllowed: calendar.dateInterval(of: .day, for: day).map { rules.allows($0) } ?? true
        )
      )
    }
    for view in [backArrow, forwardArrow] + weekdays { view.isHidden = wheels != nil }
    if wheels != nil { days.forEach { $0.isHidden = true } }
  }

  // MARK: Choosing

  private func turn(_ months: Int) {
    guard let other = month(after: months), allows(month: other) else { return }
    month = other
    update()
  }

  private func choose(_ day: Date?) {
    guard let owner, let day else { return }
    let calendar = owner.rules.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    owner.choose(calendar.date(from: parts) ?? day)
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else if let owner {
      let wheels = DateWheels(of: owner, mode: .yearAndMonth)
      wheels.show(animated: false)
      addSubview(wheels)
      self.wheels = wheels
    }
    update()
    setNeedsLayout()
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize {
    let days = CGFloat(DateCalendarFace.weeks) * DateCalendarFace.rowHeight
    let time = timeField == nil ? 0 : DateCalendarFace.timeHeight
    return CGSize(
      width: DateCalendarFace.width,
      height: DateCalendarFace.headerHeight + DateCalendarFace.weekdayHeight + days + time
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetBy(dx: DateCalendarFace.margin, dy: 0)
    var top: CGRect
    (top, area) = area.divided(atDistance: DateCalendarFace.headerHeight, from: .minYEdge)
    if let timeField {
      let time: CGRect
      (time, area) = area.divided(atDistance: DateCalendarFace.timeHeight, from: .maxYEdge)
      let size = timeField.intrinsicContentSize
      timeField.frame = CGRect(
        x: time.maxX - size.width,
        y: time.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      timeLabel.frame = CGRect(
        x: time.minX + 6,
        y: time.minY,
        width: max(0, time.width - size.width - 12),
        height: time.height
      )
    }
    wheels?.frame = area
    for arrow in [forwardArrow, backArrow] {
      let place: CGRect
      (place, top) = top.divided(atDistance: 44, from: .maxXEdge)
      arrow.frame = place
    }
    header.frame = CGRect(
      x: top.minX + 6,
      y: top.minY,
      width: min(header.intrinsicContentSize.width, max(0, top.width - 6)),
      height: top.height
    )
    guard !weekdays.isEmpty else { return }
    let width = area.width / CGFloat(weekdays.count)
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: area.minX + CGFloat(index) * width,
        y: area.minY,
        width: width,
        height: DateCalendarFace.weekdayHeight
      )
    }
    let height = max(0, area.height - DateCalendarFace.weekdayHeight) / CGFloat(DateCalendarFace.weeks)
    for (index, day) in days.enumerated() {
      day.frame = CGRect(
        x: area.minX + CGFloat(index % weekdays.count) * width,
        y: area.minY + DateCalendarFace.weekdayHeight + CGFloat(index / weekdays.count) * height,
        width: width,
        height: height
      )
    }
  }
}

/// A day in a calendar.
private final class CalendarDay: UIControl {
  struct Content {
    let date: Date
    let title: String
    let label: String
    let isToday: Bool
    let isSelected: Bool
    let isAllowed: Bool
  }

  private let title = UILabel()
  private var content: Content?

  var date: Date? { content?.date }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    title.textAlignment = .center
    title.backgroundColor = .clear
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a day; nil for a place without one.
  func show(_ content: Content?) {
    self.content = content
    isHidden = content == nil
    guard let content else { return }
    isEnabled = content.isAllowed
    isSelected = content.isSelected
    title.text = content.title
    takeAppearance()
    setNeedsDisplay()
  }

  private func takeAppearance() {
    guard let content else { return }
    title.font = .systemFont(ofSize: 20, weight: content.isSelected ? .semibold : .regular)
    title.textColor =
      !content.isAllowed
      ? .tertiaryLabel
      : content.isSelected && content.isToday
        ? .white : content.isSelected || content.isToday ? tintColor : .label
  }

  /// Updates the colours.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
    setNeedsDisplay()
  }

  /// Draws the circle of the selected day, which is stronger for today.
  override func draw(_ rect: CGRect) {
    guard let content, content.isSelected else { return }
    let diameter = min(44, min(bounds.width, bounds.height))
    tintColor.withAlphaComponent(content.isToday ? 1 : 0.12).setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: bounds.midX - diameter / 2,
        y: bounds.midY - diameter / 2,
        width: diameter,
        height: diameter
      )
    ).fill()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  override var keepsTapsFromSuperviews: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.content?.label, traits: stateTraits.union(.button))
  }
}

/// The name of the month in a calendar, which opens the wheels of months and years.
private final class CalendarHeader: UIControl {
  private static let arrowWidth: CGFloat = 18

  private let title = UILabel()
  private var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.backgroundColor = .clear
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOpen: Bool) {
    title.text = text
    title.textColor = isOpen ? tintColor : .label
    self.isOpen = isOpen
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: title.intrinsicContentSize.width + CalendarHeader.arrowWidth, height: 44)
  }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.maxX - 8, y: bounds.midY)
    CalendarArrow.draw(isOpen ? .down : .right, at: middle, reach: 5, tintColor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(
      x: 0,
      y: 0,
      width: max(0, bounds.width - CalendarHeader.arrowWidth),
      height: bounds.height
    )
  }

  override var keepsTapsFromSuperviews: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.title.text, traits: stateTraits.union(.button))
  }
}

/// An arrow that turns a calendar to another month.
private final class CalendarArrow: UIControl {
  enum Direction { case left, right, down }

  private let direction: Direction
  private let label: String

  init(_ direction: Direction, label: String) {
    self.direction = direction
    self.label = label
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX + 4, y: bounds.midY)
    CalendarArrow.draw(direction, at: middle, reach: 7.5, isEnabled ? tintColor : .tertiaryLabel)
  }

  static func draw(_ direction: Direction, at middle: CGPoint, reach: CGFloat, _ color: UIColor) {
    let (along, across) = (reach / 2, reach)
    func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
      switch direction {
      case .right: CGPoint(x: middle.x + a, y: middle.y + b)
      case .left: CGPoint(x: middle.x - a, y: middle.y + b)
      case .down: CGPoint(x: middle.x + b, y: middle.y + a)
      }
    }
    let path = UIBezierPath()
    path.move(to: point(-along, -across))
    path.addLine(to: point(along, 0))
    path.addLine(to: point(-along, across))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  override var keepsTapsFromSuperviews: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.label, traits: stateTraits.union(.button))
  }
}
