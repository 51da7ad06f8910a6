/// The wheels of a date picker.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, DatePickerFace {
  private static let font = UIFont.systemFont(ofSize: 23.5)

  /// The room at the sides of a title, in points.
  private static let padding: CGFloat = 9.5

  /// The words of a duration, beside the numbers, in points.
  private static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let unitGap: CGFloat = 6

  private weak var owner: UIDatePicker?
  private let mode: UIDatePicker.Mode
  private let wheelsOfDate: [DateWheel]
  private var units: [UILabel] = []
  /// The widths of the wheels, which are measured once.
  private var widths: [Int: CGFloat] = [:]
  /// What the rows showed last: while it is the same, they aren't made again.
  private var shownDate: Date?

  init(of owner: UIDatePicker, mode: UIDatePicker.Mode) {
    self.owner = owner
    self.mode = mode
    wheelsOfDate = DateWheel.wheels(for: mode, in: owner)
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    guard mode == .countDownTimer else { return }
    units = ["hours", "min"].map { text in
      let label = UILabel()
      label.font = DateWheels.unitFont
      label.text = text
      label.backgroundColor = .clear
      label.isUserInteractionEnabled = false
      addSubview(label)
      return label
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  func show(animated: Bool) {
    guard let owner else { return }
    let date = owner.date
    for (component, wheel) in wheelsOfDate.enumerated() {
      let value =
        mode == .countDownTimer
        ? wheel.value(ofDuration: owner.countDownDuration, owner) : wheel.value(of: date, owner)
      let row = wheel.row(showing: value, near: animated ? selectedRow(inComponent: component) : nil)
      if row != selectedRow(inComponent: component) {
        selectRow(row, inComponent: component, animated: animated)
      }
    }
    // Which rows are outside of the limits depends on the date.
    if shownDate != date || !animated, hasLimits || wheelsOfDate.contains(where: { $0.kind == .dayOfMonth }) {
      shownDate = date
      for component in wheelsOfDate.indices { reloadComponent(component) }
    }
    if mode == .countDownTimer {
      units.first?.text = owner.countDownDuration < 7200 && owner.countDownDuration >= 3600 ? "hour" : "hours"
    }
  }

  private var hasLimits: Bool { owner?.minimumDate != nil || owner?.maximumDate != nil }

  /// Takes a wheel's row from the user, and the others as they are.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    let kind = wheelsOfDate[component].kind
    let value = wheelsOfDate[component].value(at: row)
    if mode == .countDownTimer {
      let old = Int(owner.countDownDuration)
      let (hours, minutes) = (old / 3600, old / 60 % 60)
      let duration = kind == .hour ? value * 60 + minutes : hours * 60 + value * owner.minuteInterval
      owner.choose(duration: TimeInterval(duration * 60))
    } else {
      owner.choose(kind.replacing(in: owner.date, by: value, owner))
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheelsOfDate.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheelsOfDate[component].rows
  }

  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    guard let owner else { return nil }
    let wheel = wheelsOfDate[component]
    let value = wheel.value(at: row)
    let style = NSMutableParagraphStyle()
    style.alignment = mode == .countDownTimer ? .right : wheel.kind.alignment
    if isRightToLeft { style.alignment = style.alignment.mirrored }
    if mode == .countDownTimer { style.tailIndent = -unitWidth(component) }
    let isDimmed = mode != .countDownTimer && !wheel.kind.allows(value, besides: owner.date, owner)
    return NSAttributedString(
      string: wheel.kind.title(of: value, isDuration: mode == .countDownTimer, owner),
      attributes: [
        .font: DateWheels.font, .paragraphStyle: style,
        .foregroundColor: isDimmed ? UIColor.tertiaryLabel : UIColor.label,
      ]
    )
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    if let width = widths[component] { return width }
    guard let owner else { return 0 }
    let wheel = wheelsOfDate[component]
    let titles = wheel.samples.map { wheel.kind.title(of: $0, isDuration: false, owner) }
    let widest = titles.map { $0.size(withAttributes: [.font: DateWheels.font]).width }.max() ?? 0
    let unit = mode == .countDownTimer ? unitWidth(component) + 24 : 0
    let width = (widest + 2 * DateWheels.padding + unit).rounded(.up)
    widths[component] = width
    return width
  }

  private func unitWidth(_ component: Int) -> CGFloat {
    let word = component == 0 ? "hours" : "min"
    return word.size(withAttributes: [.font: DateWheels.unitFont]).width.rounded(.up) + DateWheels.unitGap
  }

  /// Places the words of a duration behind the numbers in the middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    for (component, label) in units.enumerated() {
      let wheel = subviews.lazy.compactMap { $0 as? PickerWheel }.first { $0.component == component }
      guard let frame = wheel?.frame else { continue }
      let width = unitWidth(component) - DateWheels.unitGap
      let place = CGRect(
        x: frame.maxX - DateWheels.padding - width + 2,
        y: frame.midY - 16,
        width: width,
        height: 32
      )
      label.frame = directed(place, in: frame)
    }
  }
}
