/// A control that runs its actions when it is tapped, with a title for each state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override class var plainHitTestClass: UIView.Type { UIButton.self }

  /// The type that the button was created with.
  open private(set) var buttonType = ButtonType.custom

  /// The label of the title.
  open var titleLabel: UILabel? { label }

  final let label = UILabel(frame: .zero)
  private var picture: UIImageView?
  private var background: UIImageView?
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var images = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  private var backgroundImages = StateValues<UIImage>()
  private var titleColors = StateValues<UIColor>()
  private var titleShadowColors = StateValues<UIColor>()

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takeType()
  }

  /// Creates a button of a type with the title and image of `primaryAction`, which a tap runs.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a custom button with the title and image of `primaryAction`, which a tap runs.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeType()
  }

  /// Creates a button from an archive, without titles and actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let types: [String: ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    buttonType = coder.nibAttribute("buttonType").flatMap { types[$0] } ?? .custom
    takeType()
    coder.decodeNib(self, as: UIButton.self)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  final func takeType() {
    isOpaque = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.setDefaults {
      label.font =
        buttonType == .custom
        ? .systemFont(ofSize: Metrics.customFontSize)
        : isRounded
          ? .boldSystemFont(ofSize: Metrics.systemFontSize)
          : .systemFont(ofSize: Metrics.systemFontSize)
    }
    if label.superview == nil { addSubview(label) }
    showState()
  }

  /// Whether the button has the white rounded style of iOS 6 and earlier.
  package final var isRounded: Bool {
    buttonType == .system && device.behavior.systemButtonsAreRounded
  }

  // MARK: Titles

  /// Sets the title for a state; states without a title use that for the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    showState()
  }

  /// Returns the title for a state, or otherwise that for the normal state.
  open func title(for state: UIControl.State) -> String? {
    titles[state]
  }

  /// Sets an attributed title for a state, which takes precedence over a plain title.
  ///
  /// Characters without a font or colour use those of the button.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title?.copy() as? NSAttributedString
    showState()
  }

  /// Returns the attributed title for a state, or otherwise that for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
  }

  /// Sets the title colour for a state; states without a colour use that for the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    customize(color, axes: [Int(bitPattern: state.rawValue)]) { $0.setTitleColor($1, for: state) }
    titleColors[state] = color
    showState()
  }

  /// Returns the title colour for a state, or otherwise that for the normal state or the type's default.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? standardTitleColor(for: state)
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    customize(color, axes: [Int(bitPattern: state.rawValue)]) { $0.setTitleShadowColor($1, for: state) }
    titleShadowColors[state] = color
    showState()
  }

  /// Returns the colour of the title's shadow for a state, or nil for none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state]
  }

  /// The current attributed title, or nil for a plain title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The current title.
  open var currentTitle: String? { title(for: state) }

  /// The current title colour.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The current colour of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  // MARK: Images

  /// Sets the image for a state; states without an image use that for the normal state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    showState()
  }

  /// Returns the image for a state, or otherwise that for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the background image for a state; states without an image use that for the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    customize(image, axes: [Int(bitPattern: state.rawValue)]) { $0.setBackgroundImage($1, for: state) }
    backgroundImages[state] = image
    showState()
  }

  /// Returns the background image for a state, or otherwise that for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// The current image, with the preferred configuration of its state if it is a symbol.
  open var currentImage: UIImage? { image(for: state)?.preferring(currentPreferredSymbolConfiguration) }

  /// Sets what the configuration of a symbol image leaves open in a state; states without one use that for the normal state.
  ///
  /// Source: Apple, UIButton.setPreferredSymbolConfiguration(_:forImageIn:).
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    showState()
  }

  /// Returns the preferred configuration of symbol images for a state, or otherwise that for the normal state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The preferred configuration of symbol images in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Whether the view of the image has been created.
  final var hasImageView: Bool { picture != nil }

  /// The view of the image, created when first needed.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let created = UIImageView(frame: .zero)
    picture = created
    insertSubview(created, belowSubview: label)
    return created
  }

  private func showImages() {
    if currentImage != nil || picture != nil {
      var image = currentImage
      // From iOS 7, the system's button types draw images as templates.
      if buttonType != .custom && !isRounded { image = image?.asTemplate }
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

  /// Whether there is a title for the current state.
  final var showsTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

  /// Shows the title, colours and images of the current state.
  ///
  /// A label without a title gets no colours. Source: flowkey's tests of UIKit-cross-platform, which also ran
  /// on iOS 10 and 11 (ButtonSetTitleColorForStateTests).
  private func showState() {
    guard configuration == nil else { return setNeedsUpdateConfiguration() }
    label.text = popUpAction?.title ?? currentTitle
    if showsTitle { label.textColor = currentTitleColor }
    label.shadowColor = showsTitle ? currentTitleShadowColor : nil
    if let title = currentAttributedTitle { label.attributedText = title }
    showImages()
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override var triggersPrimaryAction: Bool { true }

  override var keepsTapsFromSuperviews: Bool { true }

  override func takeTraits(from old: UITraitCollection?) {
    super.takeTraits(from: old)
    let category = traitCollection.preferredContentSizeCategory
    let turns = old.map { $0.layoutDirection != traitCollection.layoutDirection } ?? false
    if turns || category != old?.preferredContentSizeCategory ?? .large { markNeedsUpdateConfiguration() }
  }

  /// Updates the title of a system button with the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Updates the tint colour, which may be different in a new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showState()
  }

  // MARK: Configuration

  /// What the button shows and how it looks, from iOS 15 on; nil for a button without a configuration.
  ///
  /// Source of this and the following members: Apple, UIButton.configuration.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  /// Called when the configuration needs an update for the button's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colours of the configuration follow the state; true by default.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

  /// Changes the configuration for the state; calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The label of the subtitle; nil for a button without a configuration.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return parts?.subtitle
  }

  /// The style that the button prefers, from iOS 15 on; only a Mac has another than that of the touch screen.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The style of the button: that of a touch screen.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Creates a system button with an image that sends a message to a target when it is tapped, from iOS 13 on.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = appleSources_make(frame: .zero)
    button.becomeSystemButton(image)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func becomeSystemButton(_ image: UIImage) {
    buttonType = .system
    takeType()
    setImage(image, for: .normal)
  }

  /// The purpose of the button, from iOS 14 on.
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

  final var parts: ConfiguredButtonParts?
  final var needsUpdateConfiguration = false
  final var isUpdatingConfiguration = false

  // MARK: Menus

  /// The menu, which a press shows, or with `showsMenuAsPrimaryAction` a touch; nil for none.
  ///
  /// Source of this and the following members: Apple, UIButton.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
    }
  }

  /// The order of the elements in the menu, from iOS 16 on.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap selects and deselects the button; a button with a menu as its primary action becomes a pop-up button, whose title
  /// is that of the selected action.
  ///
  /// The first action is selected unless another one is. Source: Apple, UIButton.changesSelectionAsPrimaryAction.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  /// Whether a touch shows the menu at once.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  override var menuSelects: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  override func menuDidChoose() { menuDidChange() }

  /// The selected action of a pop-up button.
  final var popUpAction: UIAction? { menuSelects ? menu?.selectedAction : nil }

  private func menuDidChange() {
    if menuSelects { menu?.selectFirstIfNone() }
    showState()
  }

  override func willTriggerPrimaryAction() {
    if changesSelectionAsPrimaryAction, !menuSelects { isSelected.toggle() }
  }

  /// Returns the button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.joinedLabelTexts ?? self.iconLabel, traits: stateTraits.union(.button))
  }

  // MARK: Layout

  /// The insets of the content, in points.
  ///
  /// If all of them are zero, a title without an image has 6 points of padding above and below. Any other
  /// inset replaces this padding. Source: developers' measurements, see `UIButton.Metrics.titlePadding`.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The insets of the title within the content, which don't affect the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image within the content, which don't affect the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Returns the rectangle of the background within `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content within `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title in `contentRect`, to the right of the image, according to the
  /// alignments.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placedTitle(in: contentRect)
  }

  /// Returns the rectangle of the image in `contentRect`, to the left of the title, according to the
  /// alignments.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placedImage(in: contentRect)
  }

  /// Lays out title and images.
  ///
  /// The first layout is not animated, even inside an animation, because nothing was visible before.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    guard label.frame.isEmpty else {
      placeContent()
      return
    }
    UIView.performWithoutAnimation { placeContent() }
  }

  private func placeContent() {
    guard configuration == nil else { return placeConfiguredContent() }
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    picture?.frame = imageRect(forContentRect: content)
    background?.frame = backgroundRect(forBounds: bounds)
  }

  /// Returns the size of title and image with insets and padding, at least the size of the background image.
  ///
  /// An empty custom button is 30 × 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard configuration == nil else { return configuredSize() }
    let content = fittingSize
    guard let background = currentBackgroundImage?.size else { return content }
    return CGSize(
      width: max(content.width, background.width),
      height: max(content.height, background.height)
    )
  }

  /// The fitting size of title and image.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The height of a configured button, whose title wraps.
  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    configuration == nil ? nil : configuredSize(width: width).height
  }

  override var firstBaselineOffset: CGFloat { baselines.first }

  override var lastBaselineOffset: CGFloat { baselines.last }

  /// The distances from the top to the title's first baseline, and from its last baseline to the bottom.
  private var baselines: (first: CGFloat, last: CGFloat) {
    let size = bounds.height > 0 ? bounds.size : intrinsicContentSize
    if parts != nil {
      let inTitle = label.baselines(in: label.frame.size)
      return (label.frame.minY + inTitle.first, size.height - label.frame.maxY + inTitle.last)
    }
    let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    let inTitle = label.baselines(in: title.size)
    return (title.minY + inTitle.first, size.height - title.maxY + inTitle.last)
  }

  /// Draws the background of the type: the white box of a rounded button, or the icon of other types.
  open override func draw(_ rect: CGRect) {
    if configuration == nil { drawTypeBackground() }
  }

  package override var summaryDetails: [String] {
    (parts == nil ? currentAttributedTitle?.string ?? currentTitle : label.text).map {
      ["title = \(DumpText.quoted($0))"]
    } ?? []
  }
}

extension UIButton: LabelOwner {
  /// Invalidates the size; an update of the configuration has done so before.
  func labelContentSizeDidChange() {
    if !isUpdatingConfiguration { invalidateIntrinsicContentSize() }
  }
}
