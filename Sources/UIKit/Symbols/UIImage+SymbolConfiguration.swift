extension UIImage {
  /// What chooses a variant of an image; an immutable value.
  ///
  /// Source: Apple, UIImage.Configuration.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The specified values; nil for those left open.
    struct Values: Hashable, Sendable {
      enum Size: Hashable, Sendable {
        case points(CGFloat)
        case textStyle(UIFont.TextStyle)
      }

      enum Coloring: Hashable, Sendable {
        case monochrome
        case hierarchical(UIColor)
        case palette([UIColor])
      }

      var size: Size?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var coloring: Coloring?
    }

    let values: Values

    required init(_ values: Values) {
      self.values = values
      super.init()
    }

    /// Returns the configuration with the specified values of another one in place of its own.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration?.values else { return self }
      var merged = values
      merged.size = other.size ?? merged.size
      merged.weight = other.weight ?? merged.weight
      merged.scale = other.scale ?? merged.scale
      merged.coloring = other.coloring ?? merged.coloring
      return Self(merged)
    }

    /// Returns the configuration itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a configuration of the same class with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && values == other.values
    }

    /// A hash of the values.
    public override var hash: Int { values.hashValue }
  }

  /// The size, weight, scale and colours of a symbol image.
  ///
  /// Source: Apple, UIImage.SymbolConfiguration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The configuration that specifies nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration of the size of symbols in proportion to the text beside them.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale.specified))
    }

    /// Creates a configuration of the size of text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(size: .points(pointSize)))
    }

    /// Creates a configuration of the width of strokes.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight.specified))
    }

    /// Creates a configuration of the size of text, in points, and the width of strokes.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(size: .points(pointSize), weight: weight.specified))
    }

    /// Creates a configuration of the size of text, in points, the width of strokes and the scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(size: .points(pointSize), weight: weight.specified, scale: scale.specified))
    }

    /// Creates a configuration of the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(size: .textStyle(textStyle)))
    }

    /// Creates a configuration of the size of a text style, and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(size: .textStyle(textStyle), scale: scale.specified))
    }

    /// Creates a configuration of the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(Values(size: .points(font.pointSize), weight: SymbolWeight(font)))
    }

    /// Creates a configuration of the size and weight of a font, and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(size: .points(font.pointSize), weight: SymbolWeight(font), scale: scale.specified))
    }

    /// Creates a configuration of a colour, which the lesser parts of a symbol have with a lower opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration of the colours of the parts of a symbol, the most important one first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Returns a configuration of one colour for all parts of a symbol.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(coloring: .monochrome))
    }

    /// Whether two configurations specify the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
  }

  /// The size of a symbol in proportion to the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// The scale of the system: medium.
    case `default` = -1
    /// Left to other configurations.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// Like the text.
    case medium = 2
    /// Larger than the text.
    case large = 3

    fileprivate var specified: SymbolScale? { self == .unspecified ? nil : self }
  }

  /// The width of the strokes of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Left to other configurations.
    case unspecified = 0
    /// The thinnest strokes.
    case ultraLight = 1
    /// Thin strokes.
    case thin = 2
    /// Light strokes.
    case light = 3
    /// The strokes of body text.
    case regular = 4
    /// A little heavier than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold strokes.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest strokes.
    case black = 9

    /// The weight of text with such strokes.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The weight of a font, which is the nearest one.
    fileprivate init?(_ font: UIFont) {
      self.init(rawValue: 1 + (FontWeight.named.firstIndex(of: font.face.weight.nearestNamed) ?? 3))
    }

    fileprivate var specified: SymbolWeight? { self == .unspecified ? nil : self }
  }
}
