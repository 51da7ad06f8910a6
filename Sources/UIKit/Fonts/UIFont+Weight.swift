import Foundation

extension UIFont {
  /// How heavy a font's strokes are, from −0.8 (ultra light) to 0.62 (black); 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The position on the scale.
    public let rawValue: CGFloat

    /// A weight at a position of the scale.
    ///
    /// Fonts use the nearest weight that they have.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin strokes.
    public static let thin = Weight(rawValue: -0.6)
    /// Light strokes.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold; San Francisco's bold system font.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold strokes.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest strokes.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont.Weight {
  /// The weights that have a name, from light to heavy.
  static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// The closest weight that has a name; regular for a value that is not a number.
  var nearestNamed: UIFont.Weight {
    guard !rawValue.isNaN else { return .regular }
    var nearest = UIFont.Weight.ultraLight
    for weight in Self.named where abs(weight.rawValue - rawValue) < abs(nearest.rawValue - rawValue) {
      nearest = weight
    }
    return nearest
  }

  /// The word for the closest named weight, as in font names.
  var name: String {
    let nearest = nearestNamed
    return Self.named.firstIndex(of: nearest).map { Self.names[$0] } ?? "Regular"
  }
}
