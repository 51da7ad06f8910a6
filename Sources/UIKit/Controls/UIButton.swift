/// A control that runs its actions when it is tapped, with a title for each state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override class var plainHitTestClass: UIView.Type { UIButton.self }

  /// The ready-made look that the button was created with.
  public private(set) final var buttonType = ButtonType.custom

  /// The view that shows the title.
  public final var titleLabel: UILabel? { label }

  final let label = UILabel(frame: .zero)
  private var picture: UIImageView?
  private var background: UIImageView?
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private var titleColors = StateValues<UIColor>()
  private var titleShadowColors = StateValues<UIColor>()

  /// Creates a button with a ready-made look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takeType()
  }

  /// Creates a button with a ready-made look that shows title and image of `primaryAction` and runs it.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a bare button that shows title and image of `primaryAction` and runs it.
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
    setImage(primaryAction.image, for: .normal)
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
    buttonType == .system && device.behavior.systemButtonsAreRounded
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

  /// Sets a title with attributes for a state, which goes before a plain one.
  ///
  /// Characters without font or colour have those of the button.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title?.copy() as? NSAttributedString
    showState()
  }

  /// The title with attributes set for a state, or that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
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

  /// The title with attributes shown at the moment, or nil for a plain one.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

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

  // MARK: Images

  /// Sets the image beside the title in a state; a state without one shows that of the normal state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    showState()
  }

  /// The image set for a state, or that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the image behind the content in a state; a state without one shows that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    showState()
  }

  /// The image behind the content set for a state, or that of the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// The image beside the title at the moment.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind the content at the moment.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view that shows the image, made when first needed.
  public final var imageView: UIImageView? {
    if let picture { return picture }
    let created = UIImageView(frame: .zero)
    picture = created
    insertSubview(created, belowSubview: label)
    return created
  }

  private func showImages() {
    if currentImage != nil || picture != nil {
      var image = currentImage
      // The system's own look takes images for stencils from iOS 7 on.
      if image?.renderingMode == .automatic && buttonType != .custom && !isRounded {
        image = image?.withRenderingMode(.alwaysTemplate)
      }
      imageView?.image = image
    }
    guard currentBackgroundImage != nil || background != nil else { return }
    if background == nil {
      let created = UIImageView(frame: .zero)
      background = created
      insertSubview(created, at: 0)
    }
    background?.image = currentBackgroundImage
  }

  /// Whether a title is there to show in the present state.
  final var showsTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

  /// Shows title, colours and images of the present state.
  ///
  /// A label without a title gets no colours. Source: flowkey's tests of UIKit-cross-platform, which ran on iOS 10
  /// and 11 too (ButtonSetTitleColorForStateTests).
  private func showState() {
    label.text = currentTitle
    if showsTitle { label.textColor = currentTitleColor }
    label.shadowColor = showsTitle ? currentTitleShadowColor : nil
    if let title = currentAttributedTitle { label.attributedText = title }
    showImages()
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override var triggersPrimaryAction: Bool { true }

  override var keepsTapsFromSuperviews: Bool { true }

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

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.joinedLabelTexts ?? self.signName, traits: stateTraits.union(.button))
  }

  // MARK: Layout

  /// The room around the content, in points.
  ///
  /// As long as all are zero, a title without an image has 6 points above and below; the least inset on any side
  /// takes their place. Source: developers' measurements, see `UIButton.Metrics.titlePadding`.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The room around the title within the content; it does not count for the size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The room around the image within the content; it does not count for the size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The rectangle of the background within `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the content within `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// The rectangle of the title within `contentRect`, right of the image, as the alignments place both.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placedTitle(in: contentRect)
  }

  /// The rectangle of the image within `contentRect`, left of the title, as the alignments place both.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placedImage(in: contentRect)
  }

  /// Places title and images.
  ///
  /// The first time they stand where they belong at once, even inside an animation: nothing was shown before.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard label.frame.isEmpty else {
      placeContent()
      return
    }
    UIView.performWithoutAnimation { placeContent() }
  }

  private func placeContent() {
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
    background?.frame = backgroundRect(forBounds: bounds)
  }

  /// The size of title and image with what the look puts around them, at least that of the background's image.
  ///
  /// A bare button with nothing in it is 30 × 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = fittingSize
    guard let background = currentBackgroundImage?.size else { return content }
    return CGSize(
      width: max(content.width, background.width),
      height: max(content.height, background.height)
    )
  }

  /// The size that fits title and image.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Draws what the look puts behind the title: the white box of a rounded button, or the sign of the others.
  open override func draw(_ rect: CGRect) {
    drawLook()
  }

  package override var summaryDetails: [String] {
    (currentAttributedTitle?.string ?? currentTitle).map { ["title = \(DumpText.quoted($0))"] } ?? []
  }
}

extension UIButton {
  /// The ready-made looks of a button.
  public enum ButtonType: Int, Sendable {
    /// Bare: white title, no background.
    case custom = 0
    /// The system's own look.
    case system = 1
    /// A blue chevron or an i in a circle.
    case detailDisclosure = 2
    /// An i for dark backgrounds.
    case infoLight = 3
    /// An i for light backgrounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5

    /// The name of the system's look up to iOS 6, when it had round corners.
    public static let roundedRect = ButtonType.system
  }

  /// Sizes, fonts and colours of the system's buttons.
  ///
  /// Apple publishes few of them; no test depends on those that are marked as approximate.
  enum Metrics {
    /// The title's font size in points.
    static let systemFontSize: CGFloat = 15
    static let customFontSize: CGFloat = 18

    /// The room above and below a title that stands alone, unless there are insets around the content.
    ///
    /// Source: StackOverflow, answer 70778238 (21 points of text in a button of 33), YMatterType issue 77 (iOS 14 to 16: any
    /// inset takes it away), flowkey's ButtonSizeToFitTests (iOS 10 and 11). Taken for all versions; a rounded button
    /// up to iOS 6 has its own height.
    static let titlePadding: CGFloat = 6

    /// The least width of a title that stands alone, unless there are insets around the content.
    ///
    /// Source: Erica Sadun, "iOS Auto Layout Demystified", second edition, "Intrinsic Content Size" (iOS 7: a system button
    /// with the title "On" is 30 × 30, with "Hello World" 78 × 30); flowkey's ButtonSizeToFitTests (iOS 10 and 11: a
    /// bare button is 30 × 34). Taken for all versions.
    static let leastTitleWidth: CGFloat = 30

    /// The height of a rounded button up to iOS 6.
    static let roundedHeight: CGFloat = 37

    /// The room left and right of the title in a rounded button up to iOS 6 (approximate).
    static let roundedPadding: CGFloat = 12

    /// The corner radius of a rounded button up to iOS 6 (approximate).
    static let cornerRadius: CGFloat = 10

    /// The side of the square buttons with a sign from iOS 7 on (approximate).
    static let signSide: CGFloat = 22

    /// The alpha of a title that is touched or disabled, from iOS 7 on (approximate).
    static let fadedAlpha: CGFloat = 0.3
  }
}
