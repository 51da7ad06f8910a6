/// A layer that shows a text.
///
/// Source: Apple, CATextLayer.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any? { willSet { runAction(.string) } }
  /// The font of a plain text: a font object or the name of one.
  open var font: Any?
  /// The size of the font of a plain text, in points; 36 by default.
  ///
  /// Animatable.
  open var fontSize: CGFloat = 36 { willSet { runAction(.fontSize) } }
  /// The colour of a plain text; white by default.
  ///
  /// Animatable.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { willSet { runAction(.foregroundColor) } }
  /// Whether lines are wrapped at the width of the bounds.
  open var isWrapped = false
  /// How a text is shortened that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// How lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether pixels may be smoothed by parts, which is only stored.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    foregroundColor = other.foregroundColor
    (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }

  package override func value(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .string: .object(string)
    case .fontSize: .number(Double(fontSize))
    case .foregroundColor: .color(foregroundColor)
    default: super.value(of: property)
    }
  }

  package override func set(_ value: LayerValue, of property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.string, .object(let string)): self.string = string
    case (.fontSize, .number(let number)): fontSize = CGFloat(number)
    case (.foregroundColor, .color(let color)): foregroundColor = color
    default: return super.set(value, of: property)
    }
    return true
  }
}

/// How a text is shortened that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// How lines of a text are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
