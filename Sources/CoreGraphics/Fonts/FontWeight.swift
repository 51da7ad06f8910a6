/// The weight of a face's strokes, from −0.8 (ultra light) to 0.62 (black); 0 is regular.
package struct FontWeight: RawRepresentable, Hashable, Sendable {
  package let rawValue: CGFloat

  package init(rawValue: CGFloat) { self.rawValue = rawValue }

  package static let ultraLight = FontWeight(rawValue: -0.8)
  package static let thin = FontWeight(rawValue: -0.6)
  package static let light = FontWeight(rawValue: -0.4)
  package static let regular = FontWeight(rawValue: 0)
  package static let medium = FontWeight(rawValue: 0.23)
  package static let semibold = FontWeight(rawValue: 0.3)
  package static let bold = FontWeight(rawValue: 0.4)
  package static let heavy = FontWeight(rawValue: 0.56)
  package static let black = FontWeight(rawValue: 0.62)

  /// The weights that have a name, from light to heavy.
  package static let named: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static let names = [
    "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// The nearest weight that has a name; regular for NaN.
  package var nearestNamed: FontWeight {
    guard !rawValue.isNaN else { return .regular }
    var nearest = FontWeight.ultraLight
    for weight in Self.named where abs(weight.rawValue - rawValue) < abs(nearest.rawValue - rawValue) {
      nearest = weight
    }
    return nearest
  }

  /// The name of the nearest named weight, as in font names.
  var name: String {
    let nearest = nearestNamed
    return Self.named.firstIndex(of: nearest).map { Self.names[$0] } ?? "Regular"
  }
}
