/// Text that cannot be edited, of one or several lines.
///
/// A text, plain or attributed, shows as the label's own font, colour and paragraph settings say where
/// it has none of its own.
@preconcurrency @MainActor
open class UILabel: UIView {
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
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  final var storedText: String?
  final var storedAttributedText: NSAttributedString?
  final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var storedTextColor = UIColor.black
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// What the attributed text shows with where it has no attributes of its own: the style from before it was set.
  final var styleWithoutAttributes: LabelStyle?

  // MARK: Text

  /// The text without attributes.
  ///
  /// Setting it drops those of an attributed text; font, colour and the other properties stay as that made them.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      storedText = newValue
      storedAttributedText = nil
      styleWithoutAttributes = nil
      contentDidChange()
    }
  }

  /// The text with its attributes; where only `text` was set, with the label's own.
  ///
  /// Setting it sets `font`, `textColor`, `textAlignment`, `lineBreakMode`, `shadowColor` and `shadowOffset` to what its
  /// first character has of them. Source: Apple, UILabel.attributedText.
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
  /// Setting it counts for all of an attributed text. Setting nil gives the system font of 17 points back.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      setAttribute(.font, storedFont)
    }
  }

  /// The colour.
  ///
  /// Setting it counts for all of an attributed text. Setting nil gives black back.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .black
      setAttribute(.foregroundColor, storedTextColor)
    }
  }

  /// Where lines stand between left and right.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      setParagraphAttribute { $0.alignment = newValue }
    }
  }

  /// How text that is too long is broken or cut.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      setParagraphAttribute { $0.lineBreakMode = newValue }
    }
  }

  /// The most lines that are shown; 0 for as many as fit.
  open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }

  // MARK: Look

  /// Whether the label shows in full colour rather than greyed.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text shows in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour while highlighted, or nil for no difference.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of a shadow under text that has none of its own, or nil for none.
  open var shadowColor: UIColor? {
    didSet {
      styleWithoutAttributes?.shadowColor = shadowColor
      setNeedsDisplay()
    }
  }

  /// Where the shadow falls, in points; (0, -1), which is upwards, unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
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
  /// Up to iOS 6 only one line does, from iOS 7 on any fixed number. Source: Apple,
  /// UILabel.adjustsFontSizeToFitWidth.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The least factor that text shrinks by; at 0 it shrinks until it fits.
  ///
  /// Apple documents that 0 forbids shrinking, but devices do shrink then.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Where shrunken text stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The width at which `intrinsicContentSize` breaks lines; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The size of the text within the width of `size`, rounded up to whole pixels.
  ///
  /// One line ignores the width; several break at it, or nowhere if it is 0. No text has no size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width, numberOfLines: numberOfLines)
  }

  /// The size of the text, broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth, numberOfLines: numberOfLines)
  }

  /// The rectangle that the text takes within `bounds`: as wide as the text at most, half way down.
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

  /// Draws the text within a rectangle, half way down, in the colours of the label's state.
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

// MARK: - Painting

extension UILabel {
  /// The colour of text in a label that is switched off, whatever its own (approximate).
  private static let disabledTextColor = UIColor(white: 0.56, alpha: 1)

  /// No text shrinks below this part of its size: it could not be seen.
  private static let leastScaleFactor: CGFloat = 0.01

  /// Draws the text into the current context.
  ///
  /// 1. Lines are placed between the sides of `rect`, and half way down, as `textRect` has it.
  /// 2. Text that is too large shrinks first, if it may, and is truncated then.
  /// 3. Text that shrank keeps its baseline, its middle or its top, as `baselineAdjustment` says.
  final func paintText(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, let context = UIGraphicsGetCurrentContext(),
      let text = styledText, !text.units.isEmpty
    else { return }
    let constraints = TextLayout.Constraints.label(
      numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode,
      alignment: storedAttributedText == nil ? storedAlignment : nil,
      width: rect.width,
      height: rect.height
    )
    let factor =
      shrinks
      ? TextLayout.shrinkFactor(
        for: text,
        in: constraints,
        minimum: minimumScaleFactor > 0 ? minimumScaleFactor : UILabel.leastScaleFactor
      ) : 1
    let layout = TextLayout(factor == 1 ? text : text.scaled(by: factor), in: constraints)
    let box = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    func top(_ layout: TextLayout) -> CGFloat {
      let spare = box.height - layout.size.height
      // Less than a point is only what the box was rounded up by.
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
      looks: looks,
      origin: CGPoint(x: rect.minX, y: y),
      visible: rect.union(bounds)
    ).paint(into: context)
  }

  private var shrinks: Bool {
    guard adjustsFontSizeToFitWidth else { return false }
    if numberOfLines == 1 { return true }
    return numberOfLines > 1 && device.behavior.shrinksTextOfSeveralLines
  }

  /// How the text is painted in the label's state.
  private var looks: TextLooks {
    let style = styleWithoutAttributes ?? LabelStyle(of: self)
    let looks =
      storedAttributedText.map { TextLooks($0, defaultColor: style.textColor) }
      ?? TextLooks(TextLook([:], defaultColor: storedTextColor))
    var stateColor = isHighlighted ? highlightedTextColor : nil
    if !isEnabled { stateColor = UILabel.disabledTextColor }
    let shadow = style.shadowColor.map { DrawingShadow(offset: style.shadowOffset, blur: 0, color: $0) }
    guard stateColor != nil || shadow != nil else { return looks }
    return looks.map { look in
      if let stateColor { look.color = stateColor }
      look.shadow = look.shadow ?? shadow
    }
  }
}

/// Where shrunken text of a label stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays.
  case alignBaselines = 0
  /// Its middle stays.
  case alignCenters = 1
  /// Its top left corner stays.
  case none = 2
}
