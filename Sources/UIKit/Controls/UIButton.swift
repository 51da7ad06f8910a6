/// A control that runs its actions when it is tapped, with a title for each state.
@MainActor
open class UIButton: UIControl {
  /// The ready-made look that the button was created with.
  public private(set) final var buttonType = ButtonType.custom

  /// The view that shows the title.
  public final var titleLabel: UILabel? { label }

  private let label = UILabel(frame: .zero)
  private var titles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var titleShadowColors = StateValues<UIColor>()

  /// Creates a button with a ready-made look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takeType()
  }

  /// Creates a button with a ready-made look that shows the title of `primaryAction` and runs it.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a bare button that shows the title of `primaryAction` and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a bare button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeType()
  }

  /// Restores an archived button without its titles and actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeType()
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func takeType() {
    isOpaque = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.font =
      buttonType == .custom
      ? .systemFont(ofSize: Metrics.customFontSize)
      : isRounded
        ? .boldSystemFont(ofSize: Metrics.systemFontSize)
        : .systemFont(ofSize: Metrics.systemFontSize)
    if label.superview == nil { addSubview(label) }
    showState()
  }

  /// Whether the button shows the white rounded look of iOS 6 and before.
  package final var isRounded: Bool {
    buttonType == .system && World.current.configuration.version < 7
  }

  // MARK: Titles

  /// Sets the title of a state; a state without one shows the title of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    showState()
  }

  /// The title set for a state, or that of the normal state.
  open func title(for state: UIControl.State) -> String? {
    titles[state]
  }

  /// Sets the title's colour of a state; a state without one shows that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    showState()
  }

  /// The title's colour in a state: what was set for it, or for the normal state, or the look's own.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? standardTitleColor(for: state)
  }

  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state] = color
    showState()
  }

  /// The colour of the title's shadow in a state, or nil for none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state]
  }

  /// The title shown at the moment.
  open var currentTitle: String? { title(for: state) }

  /// The title's colour at the moment.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow at the moment.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The blue of a rounded button's title up to iOS 6 (approximate).
  private static let roundedTitleColor = UIColor(red: 0.2, green: 0.31, blue: 0.52, alpha: 1)

  private func standardTitleColor(for state: UIControl.State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if isRounded { return state.contains(.highlighted) ? .white : UIButton.roundedTitleColor }
    let tint = effectiveTintColor
    if state.contains(.disabled) { return UIColor.gray.withAlphaComponent(Metrics.fadedAlpha) }
    return state.contains(.highlighted) ? tint.withAlphaComponent(Metrics.fadedAlpha) : tint
  }

  private func showState() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    label.shadowColor = currentTitleShadowColor
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override var triggersPrimaryAction: Bool { true }

  /// The title of a system button follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// The tint may be another one in a new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showState()
  }

  // MARK: Layout

  /// The room around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The room around the title within the content; it does not count for the size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The rectangle of the background within `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the content within `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// The rectangle of the title within `contentRect`, as the alignments place it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = contentRect.inset(by: titleEdgeInsets)
    let natural = label.sizeThatFits(room.size)
    let size = CGSize(width: min(natural.width, room.width), height: min(natural.height, room.height))
    var rect = CGRect(
      x: room.midX - size.width / 2,
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: rect.origin.x = room.minX
    case .right, .trailing: rect.origin.x = room.maxX - size.width
    case .fill:
      rect.origin.x = room.minX
      rect.size.width = room.width
    case .center: break
    }
    switch contentVerticalAlignment {
    case .top: rect.origin.y = room.minY
    case .bottom: rect.origin.y = room.maxY - size.height
    case .fill:
      rect.origin.y = room.minY
      rect.size.height = room.height
    case .center: break
    }
    return rect
  }

  /// Places the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
  }

  /// The size of the title with what the look puts around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    fitting.width += contentEdgeInsets.left + contentEdgeInsets.right
    fitting.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    switch buttonType {
    case .custom: return fitting
    case .system where isRounded:
      return CGSize(
        width: fitting.width + 2 * Metrics.roundedPadding,
        height: max(fitting.height, Metrics.roundedHeight)
      )
    case .system:
      return CGSize(
        width: max(fitting.width, Metrics.systemHeight),
        height: max(fitting.height, Metrics.systemHeight)
      )
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      return CGSize(
        width: max(fitting.width, Metrics.signSide),
        height: max(fitting.height, Metrics.signSide)
      )
    }
  }

  /// The size that fits the title.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  package override var summaryDetails: [String] {
    currentTitle.map { ["title = \(DumpText.quoted($0))"] } ?? []
  }
}
