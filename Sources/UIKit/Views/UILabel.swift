/// A text of one or several lines that can't be edited.
///
/// The label's font, colour and paragraph settings apply where an attributed text has no
/// attributes of its own.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override class var plainHitTestClass: UIView.Type { UILabel.self }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Restores an archived label without its text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeNib(self, as: UILabel.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  final var storedText: String?
  final var storedAttributedText: NSAttributedString?
  final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var storedTextColor = InterfaceColors.text
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The style for parts of the attributed text without attributes: the label's style before it was set.
  final var styleWithoutAttributes: LabelStyle?

  // MARK: Text

  /// The text without attributes.
  ///
  /// Setting it removes the attributes of an attributed text. Font, colour and the other properties that the
  /// attributed text has set stay.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      storedText = newValue
      storedAttributedText = nil
      styleWithoutAttributes = nil
      contentDidChange()
    }
  }

  /// The text with its attributes; if only `text` was set, with the label's own.
  ///
  /// Setting it also sets `font`, `textColor`, `textAlignment`, `lineBreakMode`, `shadowColor` and
  /// `shadowOffset` to the attributes of its first character, as far as it has them. Source: Apple,
  /// UILabel.attributedText.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set {
      let style = LabelStyle(of: self)
      storedAttributedText = newValue?.copy() as? NSAttributedString
      storedText = newValue?.string
      takeLeadingAttributes()
      styleWithoutAttributes = newValue == nil ? nil : style
      contentDidChange()
    }
  }

  /// The font.
  ///
  /// Setting it applies to the whole attributed text. Setting nil restores the system font of 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      customize(newValue) { $0.font = $1 }
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      setAttribute(.font, storedFont)
    }
  }

  /// The text colour.
  ///
  /// Setting it applies to the whole attributed text. Setting nil restores the default, which is black, from iOS 13 on `label`.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      customize(newValue) { $0.textColor = $1 }
      storedTextColor = newValue ?? InterfaceColors.text
      setAttribute(.foregroundColor, storedTextColor)
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      setParagraphAttribute { $0.alignment = newValue }
    }
  }

  /// The wrapping or truncation of text that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      setParagraphAttribute { $0.lineBreakMode = newValue }
    }
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }

  // MARK: Appearance

  /// Whether the label has its own colours instead of grey.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has the colour `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The text colour while highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet {
      customize(highlightedTextColor) { $0.highlightedTextColor = $1 }
      setNeedsDisplay()
    }
  }

  /// The colour of the shadow of text without a shadow attribute; nil for no shadow.
  open var shadowColor: UIColor? {
    didSet {
      customize(shadowColor) { $0.shadowColor = $1 }
      styleWithoutAttributes?.shadowColor = shadowColor
      setNeedsDisplay()
    }
  }

  /// The offset of the shadow, in points; (0, -1), which is upwards, by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      customize(shadowOffset) { $0.shadowOffset = $1 }
      styleWithoutAttributes?.shadowOffset = shadowOffset
      setNeedsDisplay()
    }
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(label: self.text, traits: .staticText)
  }

  // MARK: Fitting

  /// Whether text that is too large shrinks, down to `minimumScaleFactor`.
  ///
  /// Up to iOS 6 this applies to a single line only, from iOS 7 on to every fixed number of lines. Source:
  /// Apple, UILabel.adjustsFontSizeToFitWidth.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The minimum scale factor of text; with 0 text shrinks until it fits.
  ///
  /// Apple documents that 0 disables shrinking, but devices do shrink then.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The vertical alignment of text that has shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The width at which `intrinsicContentSize` wraps lines; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the text within the width of `size`, rounded up to whole pixels.
  ///
  /// A single line ignores the width; several lines wrap at it, or don't wrap if it is 0. Without
  /// text the size is zero.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width)
  }

  /// The size of the text, wrapped at `preferredMaxLayoutWidth`.
  ///
  /// With 0 the text is wrapped at the width that the constraints give the label, from iOS 8.
  open override var intrinsicContentSize: CGSize {
    textSize(width: preferredMaxLayoutWidth)
  }

  /// The height of several lines, which wrap at the width that constraints give the label.
  override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, device.behavior.wrapsLabelsByConstraints
    else { return nil }
    return textSize(width: width).height
  }

  /// Whether the font changes with the size of texts that the user prefers, from iOS 10.
  ///
  /// The font must be one of a text style, or scaled by `UIFontMetrics`. An attributed text keeps its fonts.
  /// Source: Apple, UIContentSizeCategoryAdjusting.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adaptFont() }
  }

  override func takeTraits(from old: UITraitCollection?) {
    super.takeTraits(from: old)
    adaptFont()
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory, storedAttributedText == nil, storedFont.scaling != nil else {
      return
    }
    let font = storedFont.adapted(to: traitCollection.preferredContentSizeCategory)
    guard font != storedFont else { return }
    storedFont = font
    contentDidChange()
  }

  /// Invalidates the layout because the natural size has changed.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (parent as? any LabelOwner)?.labelContentSizeDidChange()
  }

  override var firstBaselineOffset: CGFloat { baselines(in: bounds.size).first }

  override var lastBaselineOffset: CGFloat { baselines(in: bounds.size).last }

  /// The size of the text wrapped at a width, by `textRect`, to which a subclass may add margins.
  ///
  /// Source: Apple, UILabel.textRect(forBounds:limitedToNumberOfLines:), and labels with margins of developers
  /// (sofunction.com, "Swift instance code to set UILabel margins").
  private func textSize(width: CGFloat) -> CGSize {
    let isLimited = numberOfLines != 1 && width > 0
    let room = CGSize(width: isLimited ? width : UILabel.endless, height: UILabel.endless)
    return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
  }

  /// A length that no text has.
  private static let endless: CGFloat = 1e7

  /// The rectangle of the text in `bounds`: at most as wide as the text, and vertically centred.
  ///
  /// It is asked for the label's fitting sizes as well as for the place of the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = fittingSize(width: bounds.width, numberOfLines: numberOfLines)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY + (bounds.height - height) / 2,
      width: min(size.width, bounds.width),
      height: height
    )
  }

  // MARK: Drawing

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle, vertically centred, in the colours of the label's state.
  open func drawText(in rect: CGRect) {
    paintText(in: rect)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  package override var summaryDetails: [String] {
    text.map { ["text = \(DumpText.quoted($0))"] } ?? []
  }
}

/// A view whose natural size depends on that of a label in it.
@MainActor
protocol LabelOwner: UIView {
  /// Called after the natural size of a label has changed.
  func labelContentSizeDidChange()
}

// MARK: - Painting

extension UILabel {
  /// The text colour of a disabled label (approximate).
  private static let disabledTextColor = UIColor(white: 0.56, alpha: 1)

  /// The minimum scale factor of text; smaller text would be illegible.
  private static let leastScaleFactor: CGFloat = 0.01

  /// Draws the text into the current context.
  ///
  /// 1. Lines are aligned horizontally in `rect`, and centred vertically as in `textRect`.
  /// 2. Text that is too large first shrinks, if allowed, and is then truncated.
  /// 3. Text that has shrunk is aligned by `baselineAdjustment`.
  final func paintText(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, let context = UIGraphicsGetCurrentContext(),
      let text = styledText, !text.units.isEmpty
    else { return }
    let (layout, constraints, factor) = shrunkLayout(of: text, in: rect.size)
    let box = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    func top(_ layout: TextLayout) -> CGFloat {
      let spare = box.height - layout.size.height
      // Less than a point is only the rounding of the box.
      return (0..<1).contains(spare) ? box.minY : box.minY + spare / 2
    }
    var y = top(layout)
    if factor != 1 && numberOfLines == 1 {
      let natural = TextLayout(text, in: constraints)
      y = top(natural)
      switch baselineAdjustment {
      case .alignBaselines: y += natural.firstBaseline - layout.firstBaseline
      case .alignCenters: y += (natural.size.height - layout.size.height) / 2
      case .none: break
      }
    }
    TextPainter(
      layout: layout,
      appearances: appearances,
      origin: CGPoint(x: rect.minX, y: y),
      visible: rect.union(bounds)
    ).paint(into: context)
  }

  /// Lays the text out in a size; text that is too large first shrinks, if allowed.
  private func shrunkLayout(
    of text: StyledText,
    in size: CGSize
  ) -> (layout: TextLayout, constraints: TextLayout.Constraints, factor: CGFloat) {
    let constraints = TextLayout.Constraints.label(
      numberOfLines: numberOfLines,
      lineBreakMode: CTLineBreakMode(lineBreakMode),
      alignment: storedAttributedText == nil ? CTTextAlignment(storedAlignment.directed(in: self)) : nil,
      width: size.width,
      height: size.height
    )
    let factor =
      shrinks
      ? TextLayout.shrinkFactor(
        for: text,
        in: constraints,
        minimum: minimumScaleFactor > 0 ? minimumScaleFactor : UILabel.leastScaleFactor
      ) : 1
    return (TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints), constraints, factor)
  }

  /// Whether a part of the text is left out, or cut by at least a point, at the label's size.
  package final var cutsText: Bool {
    let size = bounds.size
    guard size.width > 0, size.height > 0, let text = styledText, !text.units.isEmpty else { return false }
    let layout = shrunkLayout(of: text, in: size).layout
    return layout.isTruncated || layout.size.width >= size.width + 1 || layout.size.height >= size.height + 1
  }

  private var shrinks: Bool {
    guard adjustsFontSizeToFitWidth else { return false }
    if numberOfLines == 1 { return true }
    return numberOfLines > 1 && device.behavior.shrinksTextOfSeveralLines
  }

  /// The colours of the text in the label's state.
  private var appearances: TextAppearances {
    let style = styleWithoutAttributes ?? LabelStyle(of: self)
    let appearances =
      storedAttributedText.map { TextAppearances($0, defaultColor: style.textColor) }
      ?? TextAppearances(TextAppearance([:], defaultColor: storedTextColor))
    var stateColor = isHighlighted ? highlightedTextColor : nil
    if !isEnabled { stateColor = UILabel.disabledTextColor }
    let shadow = style.shadowColor.map {
      DrawingShadow(offset: style.shadowOffset, blur: 0, color: $0.cgColor)
    }
    guard stateColor != nil || shadow != nil else { return appearances }
    return appearances.map { appearance in
      if let stateColor { appearance.color = stateColor.cgColor }
      appearance.shadow = appearance.shadow ?? shadow
    }
  }
}

/// The vertical alignment of a label's text that has shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Keeps the baseline.
  case alignBaselines = 0
  /// Keeps the centre.
  case alignCenters = 1
  /// Keeps the top left corner.
  case none = 2
}
