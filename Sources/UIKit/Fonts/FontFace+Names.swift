import Foundation

extension FontFace {
  /// From this size on San Francisco uses its Display cut up to iOS 12.
  private static let displaySize: CGFloat = 20

  /// The PostScript name at a size; only San Francisco's depends on it, up to iOS 12.
  ///
  /// Source of the names from iOS 13 on: github.com/xamarin/Xamarin.Forms/issues/8035.
  func name(atSize size: CGFloat) -> String {
    switch design {
    case .helvetica: "Helvetica" + suffix(regular: "", italic: "Oblique")
    case .helveticaNeue: "HelveticaNeue" + suffix(regular: "", italic: "Italic")
    case .systemHelveticaNeue:
      ".HelveticaNeueInterface" + suffix(regular: "Regular", italic: "Italic")
        + (weight == .medium ? "P4" : "")
    case .sanFrancisco:
      (size < Self.displaySize ? ".SFUIText" : ".SFUIDisplay") + suffix(regular: "Regular", italic: "Italic")
    case .sanFranciscoUI: ".SFUI" + suffix(regular: "Regular", italic: "RegularItalic")
    case .sanFranciscoMono: ".SFMono" + suffix(regular: "Regular", italic: "Italic")
    }
  }

  /// The family's name at a size.
  func familyName(atSize size: CGFloat) -> String {
    switch design {
    case .helvetica: "Helvetica"
    case .helveticaNeue: "Helvetica Neue"
    case .systemHelveticaNeue: ".Helvetica Neue Interface"
    case .sanFrancisco: size < Self.displaySize ? ".SF UI Text" : ".SF UI Display"
    case .sanFranciscoUI: ".AppleSystemUIFont"
    case .sanFranciscoMono: ".SF Mono"
    }
  }

  /// The face of a PostScript name, or the plain face of a family's name.
  init?(name: String, size: CGFloat) {
    for face in Self.listed + Self.hidden where face.name(atSize: size) == name {
      self = face
      return
    }
    for design in [Design.helvetica, .helveticaNeue] {
      let face = FontFace(design)
      if face.familyName(atSize: size) == name {
        self = face
        return
      }
    }
    return nil
  }

  /// The faces that an application may ask for by name, in the order in which they are listed.
  static let listed: [FontFace] =
    faces(.helvetica, [.light, .regular, .bold])
    + faces(.helveticaNeue, [.ultraLight, .thin, .light, .regular, .medium, .bold])

  /// The system's own faces.
  ///
  /// Their names begin with a full stop and are not listed.
  private static let hidden: [FontFace] =
    faces(.systemHelveticaNeue, [.ultraLight, .thin, .light, .regular, .medium, .bold])
    + faces(.sanFrancisco, UIFont.Weight.named) + faces(.sanFranciscoUI, UIFont.Weight.named)
    + faces(.sanFranciscoMono, UIFont.Weight.named)

  private static func faces(_ design: Design, _ weights: [UIFont.Weight]) -> [FontFace] {
    weights.flatMap { [FontFace(design, $0), FontFace(design, $0, isItalic: true)] }
  }

  /// "-Bold", "-LightItalic", or nothing for the plain face.
  private func suffix(regular: String, italic: String) -> String {
    let weightName = weight == .regular ? "" : weight.name
    let name = weightName + (isItalic ? italic : "")
    if name.isEmpty { return regular.isEmpty ? "" : "-" + regular }
    return "-" + name
  }
}
