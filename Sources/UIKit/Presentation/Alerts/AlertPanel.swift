/// The title, message, text fields and buttons of an alert, stacked; two short buttons are side by side.
@MainActor
final class AlertPanel: UIView {
  package override var systemKind: String? { "alert" }

  /// One button.
  struct Choice {
    let title: String
    var isBold = false
    var isCancel = false
    var isDestructive = false
    var isEnabled = true
    let choose: () -> Void
  }

  private let appearance: AlertAppearance
  private let titleLabel: UILabel?
  private let messageLabel: UILabel?
  private let fields: [UIView]
  private let allowsSideBySide: Bool
  private let lines: [UIView]

  /// The background before iOS 7; nil for the panels of a sheet, which share a background.
  private let background: AlertBackground?

  /// The buttons, in the order of the choices.
  let buttons: [UIButton]

  init(
    title: String?,
    message: String?,
    fields: [UIView] = [],
    choices: [Choice],
    isSheet: Bool = false,
    allowsSideBySide: Bool
  ) {
    let appearance = AlertAppearance()
    self.appearance = appearance
    background = appearance.isFlat || isSheet ? nil : .alert
    let hasTitle = title?.isEmpty == false
    titleLabel = hasTitle ? AlertPanel.label(title, appearance.titleFont, appearance) : nil
    messageLabel =
      message?.isEmpty == false
      ? AlertPanel.label(message, appearance.messageFont(hasTitle: hasTitle), appearance) : nil
    self.fields = fields
    self.allowsSideBySide = allowsSideBySide
    buttons = choices.map { AlertPanel.button($0, appearance, isOnSheet: isSheet) }
    lines = appearance.isFlat ? choices.map { _ in AlertPanel.line(appearance) } : []
    super.init(frame: .zero)
    if appearance.isFlat {
      backgroundColor = appearance.background
      layer.cornerRadius = appearance.cornerRadius
      clipsToBounds = true
    }
    for label in [titleLabel, messageLabel].compactMap({ $0 }) { addSubview(label) }
    for button in buttons { addSubview(button) }
    for line in lines { addSubview(line) }
  }

  /// Moves the text fields here, possibly from another panel that is on screen.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else { return }
    let labels = [titleLabel, messageLabel].compactMap { $0 }
    for (index, field) in fields.enumerated() where field.superview !== self {
      insertSubview(field, at: labels.count + index)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Lets the presentation place the panel again, whose texts have another size.
  override func takeTraits(from old: UITraitCollection?) {
    super.takeTraits(from: old)
    guard let old, old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    for view in sequence(first: self as UIView, next: \.superview) { view.setNeedsLayout() }
  }

  private static func label(_ text: String?, _ font: UIFont, _ appearance: AlertAppearance) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = appearance.text
    label.shadowColor = appearance.textShadow
    label.shadowOffset = CGSize(width: 0, height: -1)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static func button(_ choice: Choice, _ appearance: AlertAppearance, isOnSheet: Bool) -> UIButton {
    let button = AlertButton(type: .custom)
    button.setTitle(choice.title, for: .normal)
    button.setTitleColor(
      choice.isDestructive ? appearance.destructiveText : appearance.buttonText,
      for: .normal
    )
    button.setTitleColor(appearance.disabledText, for: .disabled)
    button.titleLabel?.font = appearance.buttonFont(isBold: choice.isBold)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    if !appearance.isFlat {
      let role: AlertButtonBackground.Role =
        choice.isDestructive ? .destructive : choice.isCancel ? .cancel : .choice
      button.plate = isOnSheet ? .onSheet(role) : .onAlert(role)
    }
    button.isEnabled = choice.isEnabled
    button.addAction(UIAction { _ in choice.choose() }, for: .touchUpInside)
    return button
  }

  override func draw(_ rect: CGRect) {
    background?.draw(in: bounds)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, placing: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, placing: true)
  }

  /// Whether two buttons fit side by side in a panel of `width` points.
  private func fitsSideBySide(in width: CGFloat) -> Bool {
    allowsSideBySide && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - appearance.padding }
  }

  /// Stacks all parts from the top; returns the total height.
  private func arrange(width: CGFloat, placing: Bool) -> CGFloat {
    var y: CGFloat = 0
    let textWidth = max(0, width - 2 * appearance.padding)
    let labels = [titleLabel, messageLabel].compactMap { $0 }
    if !labels.isEmpty || !fields.isEmpty { y = appearance.margin }
    for (index, label) in labels.enumerated() {
      if index > 0 { y += appearance.gap }
      let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
      if placing { label.frame = CGRect(x: appearance.padding, y: y, width: textWidth, height: height) }
      y += height
    }
    for field in fields {
      y += appearance.gap * 2
      if placing {
        field.frame = CGRect(x: appearance.padding, y: y, width: textWidth, height: appearance.fieldHeight)
      }
      y += appearance.fieldHeight
    }
    if y > 0 { y += appearance.margin }
    return arrangeButtons(from: y, width: width, placing: placing)
  }

  private func arrangeButtons(from top: CGFloat, width: CGFloat, placing: Bool) -> CGFloat {
    var y = top
    if fitsSideBySide(in: width) {
      if placing {
        for (index, button) in buttons.enumerated() {
          let cell = CGRect(
            x: CGFloat(index) * width / 2,
            y: y,
            width: width / 2,
            height: appearance.buttonHeight
          )
          place(
            button,
            in: directed(cell, in: CGRect(x: 0, y: y, width: width, height: appearance.buttonHeight))
          )
        }
        setLine(0, CGRect(x: 0, y: y, width: width, height: appearance.hairline))
        setLine(1, CGRect(x: width / 2, y: y, width: appearance.hairline, height: appearance.buttonHeight))
      }
      return y + appearance.buttonHeight
    }
    for (index, button) in buttons.enumerated() {
      if placing {
        place(button, in: CGRect(x: 0, y: y, width: width, height: appearance.buttonHeight))
        setLine(index, CGRect(x: 0, y: y, width: width, height: y > 0 ? appearance.hairline : 0))
      }
      y += appearance.buttonHeight
    }
    return y
  }

  private func place(_ button: UIButton, in cell: CGRect) {
    button.frame =
      appearance.isFlat ? cell : cell.inset(by: UIEdgeInsets(top: 1, left: 8, bottom: 6, right: 8))
  }

  private func setLine(_ index: Int, _ frame: CGRect) {
    if lines.indices.contains(index) { lines[index].frame = frame }
  }

  /// Creates an empty text field in the style of alerts.
  static func field() -> UITextField {
    let field = UITextField(frame: .zero)
    field.backgroundColor = InterfaceColors.field
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    return field
  }

  private static func line(_ appearance: AlertAppearance) -> UIView {
    let line = UIView(frame: .zero)
    line.backgroundColor = appearance.line
    line.isUserInteractionEnabled = false
    return line
  }
}

/// A button of an alert or a sheet: a text between hairlines from iOS 7 on, a plate before.
@MainActor
final class AlertButton: UIButton {
  /// The plate behind the title, or nil.
  var plate: AlertButtonBackground? {
    didSet {
      guard let plate else { return }
      setTitleColor(plate.text, for: .normal)
      setTitleColor(.white, for: .highlighted)
      setTitleShadowColor(plate.textShadow, for: .normal)
      titleLabel?.shadowOffset = plate.textShadowOffset
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    plate?.draw(in: bounds, isTouched: isHighlighted)
  }
}

/// A stack of panels: one for an alert, two for a sheet with a cancel button.
@MainActor
final class AlertContentView: UIView {
  /// The space between panels in points.
  static let gap: CGFloat = 8

  private var panels: [AlertPanel] = []

  /// The background of all panels before iOS 7, unless each has its own.
  private let background: AlertBackground?

  init(background: AlertBackground?) {
    self.background = AlertAppearance().isFlat ? nil : background
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    background?.draw(in: bounds)
  }

  /// Replaces the panels; text fields that are in both stay in the window and keep their text
  /// and first responder.
  func show(_ panels: [AlertPanel]) {
    for panel in panels { addSubview(panel) }
    for panel in self.panels { panel.removeFromSuperview() }
    self.panels = panels
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The space of a shared background above and below the panels, in points.
  private var edge: CGFloat { background == nil ? 0 : AlertContentView.gap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gaps = AlertContentView.gap * CGFloat(max(0, panels.count - 1)) + 2 * edge
    return CGSize(width: size.width, height: panels.reduce(gaps) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = edge
    for panel in panels {
      let height = panel.sizeThatFits(bounds.size).height
      panel.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + AlertContentView.gap
    }
  }
}

/// The first responder while an alert with text fields is on screen.
///
/// The first field becomes first responder. When the alert is gone, the earlier first
/// responder becomes it again.
///
/// Source: public accounts of the keyboard, which appears with the alert and afterwards returns to the field
/// that was edited; they don't say exactly when.
@MainActor
struct AlertTyping {
  @WeakReference private var previous: UIResponder?

  /// Makes the first field first responder, unless another field of the alert is already.
  mutating func begin(in fields: [UITextField]) {
    guard let first = fields.first, let window = first.window, !fields.contains(where: \.isFirstResponder)
    else {
      return
    }
    previous = window.firstResponder
    first.becomeFirstResponder()
  }

  /// Restores the earlier first responder after the fields have left `window`, unless there is a new one.
  mutating func end(in window: UIWindow?) {
    defer { previous = nil }
    guard let previous, let window, previous.responderWindow === window, window.firstResponder == nil else {
      return
    }
    previous.becomeFirstResponder()
  }
}
