/// The views of a configured button, besides those of every button.
@MainActor
final class ConfiguredButtonParts {
  let background = BackgroundConfigurationView(.clear())
  let subtitle = UILabel(frame: .zero)
  let spinner = SpinnerView(frame: .zero)
  let indicator = PopUpIndicator(frame: .zero)
  /// The configuration that is shown: that of the button, for its state.
  var shown: UIButton.Configuration

  init(_ shown: UIButton.Configuration) {
    self.shown = shown
    subtitle.isHidden = true
    spinner.isHidden = true
    indicator.isHidden = true
  }
}

/// Two arrows, up and down: the sign of a pop-up button.
final class PopUpIndicator: UIView {
  static let size = CGSize(width: 10, height: 15)

  var color = UIColor.black { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for (tip, foot) in [(1.5, 5.5), (13.5, 9.5)] as [(CGFloat, CGFloat)] {
      path.move(to: CGPoint(x: 1.5, y: foot))
      path.addLine(to: CGPoint(x: 5, y: tip))
      path.addLine(to: CGPoint(x: 8.5, y: foot))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}

// MARK: - Updating

extension UIButton {
  /// Creates a button with a configuration and the title and image of `primaryAction`, which a tap runs.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Property observers don't run in the initializer of their own class.
    configurationDidChange()
  }

  final func configurationDidChange() {
    if configuration == nil {
      removeParts()
    } else if !isUpdatingConfiguration {
      setNeedsUpdateConfiguration()
    }
  }

  final func markNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Calls `updateConfiguration()` if it is due, and shows the configuration.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    showConfiguration()
    isUpdatingConfiguration = false
  }

  private func removeParts() {
    guard let parts else { return }
    for view in [parts.background, parts.subtitle, parts.spinner, parts.indicator] {
      view.removeFromSuperview()
    }
    self.parts = nil
    takeType()
  }

  private func showConfiguration() {
    guard let configuration else { return }
    var shown =
      automaticallyUpdatesConfiguration || configuration.appearance == nil
      ? configuration.updated(for: self) : configuration
    let appearance = shown.appearance ?? configuration.style.appearance(of: self, configuration)
    let parts = self.parts ?? ConfiguredButtonParts(shown)
    if self.parts == nil { add(parts) }
    showTexts(shown, appearance, parts)
    showPicture(shown, appearance, parts)
    if !shown.background.hasOwnBackgroundColor { shown.background.backgroundColor = appearance.background }
    parts.shown = shown
    layoutBackground(parts)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func add(_ parts: ConfiguredButtonParts) {
    self.parts = parts
    insertSubview(parts.background, at: 0)
    for view in [parts.subtitle, parts.spinner, parts.indicator] { addSubview(view) }
    label.numberOfLines = 0
    label.shadowColor = nil
  }

  private func showTexts(
    _ shown: Configuration,
    _ appearance: ButtonStyle.Appearance,
    _ parts: ConfiguredButtonParts
  ) {
    let size = shown.buttonSize
    let alignment: NSTextAlignment =
      switch contentLayout(shown, .zero).resolvedAlignment {
      case .leading: .left
      case .trailing: .right
      case .center, .automatic: .center
      }
    let weight: UIFont.Weight = appearance.isBold ? .semibold : .regular
    show(
      title(of: shown),
      in: label,
      font: .systemFont(ofSize: pointSize(size.titleStyle), weight: weight),
      appearance.foreground,
      shown.titleTextAttributesTransformer
    )
    show(
      shown.attributedSubtitle,
      in: parts.subtitle,
      font: .systemFont(ofSize: pointSize(size.subtitleStyle)),
      appearance.foreground,
      shown.subtitleTextAttributesTransformer
    )
    parts.subtitle.isHidden = shown.attributedSubtitle == nil
    parts.subtitle.numberOfLines = 0
    for (label, mode) in [(label, shown.titleLineBreakMode), (parts.subtitle, shown.subtitleLineBreakMode)] {
      label.textAlignment = isRightToLeft ? alignment.mirrored : alignment
      label.lineBreakMode = mode
      if mode != .byWordWrapping && mode != .byCharWrapping { label.numberOfLines = 1 }
    }
  }

  /// The size of a text style's font for the text size that the user prefers.
  private func pointSize(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
  }

  /// The title: that of the selected action of a pop-up button, of the configuration, or of the state.
  private func title(of shown: Configuration) -> AttributedString? {
    if let popUpAction { return AttributedString(popUpAction.title) }
    return shown.attributedTitle ?? currentAttributedTitle.map { AttributedString($0) }
      ?? currentTitle.map { AttributedString($0) }
  }

  private func show(
    _ text: AttributedString?,
    in label: UILabel,
    font: UIFont,
    _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard let text else {
      label.text = nil
      return
    }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    label.font = font
    label.textColor = color
    var styled = AttributedString()
    for run in text.runs {
      let merged = base.merging(run.attributes)
      styled.append(
        AttributedString(
          String(text[run.range].characters),
          attributes: transformer?(merged) ?? merged
        )
      )
    }
    label.attributedText = NSAttributedString(styled)
  }

  private func showPicture(
    _ shown: Configuration,
    _ appearance: ButtonStyle.Appearance,
    _ parts: ConfiguredButtonParts
  ) {
    let color = appearance.foreground
    parts.spinner.isHidden = !shown.showsActivityIndicator
    parts.spinner.isSpinning = shown.showsActivityIndicator
    parts.spinner.color = shown.activityIndicatorColorTransformer?(color) ?? color
    let image = shown.showsActivityIndicator ? nil : picture(of: shown)
    if image != nil || hasImageView {
      let isPlain = image?.renderingMode == .automatic
      imageView?.image = isPlain ? image?.withRenderingMode(.alwaysTemplate) : image
      imageView?.tintColor = shown.imageColorTransformer?(color) ?? color
    }
    let hasIndicator =
      shown.indicator == .popup || shown.indicator == .automatic && menuSelects
    parts.indicator.isHidden = !hasIndicator
    parts.indicator.color = shown.indicatorColorTransformer?(color) ?? color
  }

  private func picture(of shown: Configuration) -> UIImage? {
    popUpAction?.image ?? shown.image ?? currentImage
  }
}

// MARK: - Layout

extension UIButton {
  /// The diameter of the spinner in a button; Apple doesn't document it.
  private static let spinnerSize = CGSize(width: 20, height: 20)

  /// The layout of the content within a size; without a limit for `zero`.
  private func contentLayout(_ shown: Configuration, _ limit: CGSize) -> ButtonContentLayout {
    var layout = ButtonContentLayout()
    layout.placement = shown.imagePlacement
    layout.imagePadding = shown.imagePadding
    layout.titlePadding = shown.titlePadding
    layout.alignment = shown.titleAlignment
    layout.image = shown.showsActivityIndicator ? UIButton.spinnerSize : picture(of: shown)?.size ?? .zero
    guard let parts else { return layout }
    if !parts.indicator.isHidden { layout.indicator = PopUpIndicator.size }
    var width = CGFloat.greatestFiniteMagnitude
    if limit.width > 0 {
      let taken = layout.size.width + (layout.image == .zero ? 0 : layout.imagePadding)
      let isStacked = layout.placement == .top || layout.placement == .bottom
      width = max(0, limit.width - (isStacked ? 0 : taken))
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    layout.title = label.text == nil ? .zero : roundedUp(label.sizeThatFits(room))
    layout.subtitle = parts.subtitle.isHidden ? .zero : roundedUp(parts.subtitle.sizeThatFits(room))
    return layout
  }

  /// A size in whole points.
  ///
  /// Source: Interface Builder's documents, in which a filled button with the title "Button" is 75 × 35 points on every screen.
  private func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The size of the content with its insets, for a width; without a limit for 0.
  final func configuredSize(width: CGFloat = 0) -> CGSize {
    updateConfigurationIfNeeded()
    guard let parts else { return .zero }
    let insets = parts.shown.contentInsets
    let sides = insets.leading + insets.trailing
    let size = contentLayout(parts.shown, CGSize(width: width > 0 ? max(1, width - sides) : 0, height: 0))
      .size
    return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
  }

  /// Places the parts of a configured button.
  final func placeConfiguredContent() {
    guard let parts else { return }
    layoutBackground(parts)
    let insets = parts.shown.contentInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
    let layout = contentLayout(parts.shown, CGSize(width: max(1, area.width), height: area.height))
    let frames = layout.frames(
      in: area,
      horizontal: isRightToLeft
        ? effectiveContentHorizontalAlignment.mirrored : effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment
    )
    let picture = directed(frames.image, in: bounds)
    label.frame = directed(frames.title, in: bounds)
    parts.subtitle.frame = directed(frames.subtitle, in: bounds)
    parts.indicator.frame = directed(frames.indicator, in: bounds)
    parts.spinner.frame = parts.shown.showsActivityIndicator ? picture : .zero
    if hasImageView { imageView?.frame = parts.shown.showsActivityIndicator ? .zero : picture }
  }

  private func layoutBackground(_ parts: ConfiguredButtonParts) {
    var background = parts.shown.background
    let insets = background.backgroundInsets
    background.cornerRadius = parts.shown.cornerRadius(height: bounds.height - insets.top - insets.bottom)
    parts.background.configuration = background
    parts.background.frame = backgroundRect(forBounds: bounds)
  }
}
