/// The way in which what is drawn mixes with the content below it.
///
/// R, S and D are result, source and destination, with premultiplied opacity, and Ra, Sa and Da their opacities.
/// Source: Apple, CGBlendMode.
public enum CGBlendMode: Int32, Sendable {
  /// Draws over the existing content, according to the opacity.
  case normal = 0
  /// The product of both, which is darker.
  case multiply = 1
  /// The product of both negatives, which is lighter.
  case screen = 2
  /// Multiplies or screens, depending on the content below.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// Brightens the content below.
  case colorDodge = 6
  /// Darkens the content below.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source.
  case softLight = 8
  /// Multiplies or screens, depending on the source.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The hue of the source.
  case hue = 12
  /// The saturation of the source.
  case saturation = 13
  /// The hue and the saturation of the source.
  case color = 14
  /// The luminosity of the source.
  case luminosity = 15
  /// R = 0.
  case clear = 16
  /// R = S.
  case copy = 17
  /// R = S Da.
  case sourceIn = 18
  /// R = S (1 - Da).
  case sourceOut = 19
  /// R = S Da + D (1 - Sa).
  case sourceAtop = 20
  /// R = S (1 - Da) + D.
  case destinationOver = 21
  /// R = D Sa.
  case destinationIn = 22
  /// R = D (1 - Sa).
  case destinationOut = 23
  /// R = S (1 - Da) + D Sa.
  case destinationAtop = 24
  /// R = S (1 - Da) + D (1 - Sa).
  case xor = 25
  /// R = max(0, 1 - ((1 - D) + (1 - S))).
  case plusDarker = 26
  /// R = min(1, S + D).
  case plusLighter = 27
}
