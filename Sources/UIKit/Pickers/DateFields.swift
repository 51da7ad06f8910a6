/// The fields of a compact date picker, which show a calendar or wheels when they are tapped.
@MainActor
final class DateFieldsFace: UIView, DatePickerFace {
  /// Apple doesn't document it.
  private static let gap: CGFloat = 5

  private weak var owner: UIDatePicker?
  private let fields: [DateField]

  init(of owner: UIDatePicker) {
    self.owner = owner
    let kinds: [DateField.Kind] =
      switch owner.datePickerMode {
      case .time: [.time]
      case .date: [.date]
      default: [.date, .time]
      }
    fields = kinds.map { DateField($0, of: owner) }
    super.init(frame: .zero)
    isOpaque = false
    fields.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func show(animated: Bool) {
    let sizes = fields.map(\.intrinsicContentSize)
    for field in fields { field.show(animated: animated) }
    if fields.map(\.intrinsicContentSize) != sizes { owner?.invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let sizes = fields.map(\.intrinsicContentSize)
    let gaps = DateFieldsFace.gap * CGFloat(sizes.count - 1)
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +),
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// Places the fields side by side, as the picker aligns its content.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    var x: CGFloat =
      switch owner?.effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: bounds.width - size.width
      default: ((bounds.width - size.width) / 2).rounded()
      }
    for field in fields {
      let own = field.intrinsicContentSize
      field.frame = CGRect(
        x: x,
        y: ((bounds.height - own.height) / 2).rounded(),
        width: own.width,
        height: own.height
      )
      x += own.width + DateFieldsFace.gap
    }
    if let first = fields.first, let last = fields.last { direct(fields, in: first.frame.union(last.frame)) }
  }
}

/// A field with a date or a time.
@MainActor
final class DateField: UIControl {
  enum Kind { case date, time }

  /// Approximate.
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let cornerRadius: CGFloat = 8

  private let kind: Kind
  private weak var owner: UIDatePicker?
  private let label = UILabel()
  private weak var platter: DatePlatter?

  init(_ kind: Kind, of owner: UIDatePicker) {
    self.kind = kind
    self.owner = owner
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DateField.cornerRadius
    label.font = DateField.font
    label.textAlignment = .center
    label.backgroundColor = .clear
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    show(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func show(animated: Bool) {
    guard let owner else { return }
    label.text = kind == .date ? owner.text(owner.date, "yMMMd") : owner.text(owner.date, "jmm")
    label.textColor = platter == nil ? .label : owner.tintColor
    platter?.show(animated: animated)
  }

  private func toggle() {
    if let platter { return platter.close() }
    guard let owner, let window else { return }
    let content: any DatePickerFace =
      kind == .date ? DateCalendarFace(of: owner, showsTime: false) : DateWheels(of: owner, mode: .time)
    let width: CGFloat = kind == .date ? content.intrinsicContentSize.width : 232
    let platter = DatePlatter(
      content,
      size: CGSize(width: width, height: content.intrinsicContentSize.height),
      below: self
    ) { [weak self] in self?.show(animated: false) }
    platter.frame = window.bounds
    window.addSubview(platter)
    self.platter = platter
    show(animated: false)
  }

  /// Closes what it shows when it leaves the window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { platter?.close() }
  }

  override var keepsTapsFromSuperviews: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.5 : 1
  }

  override var intrinsicContentSize: CGSize {
    let width = label.intrinsicContentSize.width + 2 * DateField.padding
    return CGSize(width: width.rounded(.up), height: DateField.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: self.kind == .date ? "Date Picker" : "Time Picker",
      value: self.label.text,
      traits: stateTraits.union(.button)
    )
  }
}

/// A calendar or wheels on a card in front of the window, which a tap beside it closes.
@MainActor
final class DatePlatter: UIView {
  /// Apple documents none of them.
  private static let cornerRadius: CGFloat = 13
  private static let distance: CGFloat = 8

  private let content: any DatePickerFace
  private let card = UIView()
  private let size: CGSize
  private weak var anchor: UIView?
  private let didClose: () -> Void

  init(_ content: any DatePickerFace, size: CGSize, below anchor: UIView, didClose: @escaping () -> Void) {
    self.content = content
    self.size = size
    self.anchor = anchor
    self.didClose = didClose
    super.init(frame: .zero)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintColor = anchor.tintColor
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = DatePlatter.cornerRadius
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
    card.addSubview(content)
    content.show(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func show(animated: Bool) { content.show(animated: animated) }

  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    didClose()
  }

  /// Closes the card after a touch beside it, which goes to no other view.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  /// Places the card below the field, or above it if there is no room.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let anchor else { return }
    let field = anchor.convert(anchor.bounds, to: self)
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: DatePlatter.distance, dy: DatePlatter.distance)
    let x = min(max(field.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
    var y = field.maxY + DatePlatter.distance
    if y + size.height > area.maxY {
      let above = field.minY - DatePlatter.distance - size.height
      y = above >= area.minY ? above : max(area.minY, area.maxY - size.height)
    }
    card.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
    content.frame = card.bounds
  }
}
