/// One face of one family, at no size yet.
package struct FontFace: Hashable, Sendable {
  /// Which family a face belongs to, and whether it is the system's own cut of it.
  package enum Design: Sendable {
    case helvetica, helveticaNeue, systemHelveticaNeue, sanFrancisco, sanFranciscoUI, sanFranciscoMono
  }

  package let design: Design
  package let weight: UIFont.Weight
  package let isItalic: Bool
  /// Whether digits are asked to share one width.
  ///
  /// They do in Helvetica's tables anyway; the name differs.
  package let hasMonospacedDigits: Bool

  package init(
    _ design: Design,
    _ weight: UIFont.Weight = .regular,
    isItalic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.design = design
    self.weight = design.available(weight.nearestNamed)
    self.isItalic = isItalic
    self.hasMonospacedDigits = monospacedDigits
  }

  /// The system's face of a weight.
  package static func system(
    _ typeface: SystemTypeface,
    _ weight: UIFont.Weight,
    isItalic: Bool = false,
    monospacedDigits: Bool = false
  ) -> FontFace {
    let design: Design =
      switch typeface {
      case .helvetica: .helvetica
      case .helveticaNeue: .systemHelveticaNeue
      case .sanFrancisco: .sanFrancisco
      case .sanFranciscoUI: .sanFranciscoUI
      }
    return FontFace(design, weight, isItalic: isItalic, monospacedDigits: monospacedDigits)
  }

  /// Whether the face counts as bold: it has the trait and Helvetica Bold's widths.
  ///
  /// "Bold" is Medium in the system's Helvetica Neue and Semibold in San Francisco.
  package var isBold: Bool { weight.rawValue >= design.boldWeight.rawValue }

  package var isMonospaced: Bool { design == .sanFranciscoMono }

  /// The same family with other traits.
  package func with(bold: Bool, italic: Bool) -> FontFace {
    let weight = bold == isBold ? weight : (bold ? design.boldWeight : .regular)
    return FontFace(design, weight, isItalic: italic, monospacedDigits: hasMonospacedDigits)
  }

  var metrics: FontMetrics {
    switch design {
    case .helvetica: .helvetica
    case .helveticaNeue, .systemHelveticaNeue: .helveticaNeue
    case .sanFrancisco, .sanFranciscoUI, .sanFranciscoMono: .sanFrancisco
    }
  }

  var advances: AdvanceTable {
    if isMonospaced { return .monospaced }
    return isBold ? .helveticaBold : .helvetica
  }
}

extension FontFace.Design {
  /// The weight that a bold font of this family has.
  var boldWeight: UIFont.Weight {
    switch self {
    case .helvetica, .helveticaNeue, .sanFranciscoMono: .bold
    case .systemHelveticaNeue: .medium
    case .sanFrancisco, .sanFranciscoUI: .semibold
    }
  }

  /// The nearest weight that the family has.
  fileprivate func available(_ weight: UIFont.Weight) -> UIFont.Weight {
    switch self {
    case .helvetica:
      if weight.rawValue >= UIFont.Weight.medium.rawValue { return .bold }
      return weight.rawValue < UIFont.Weight.regular.rawValue ? .light : .regular
    case .helveticaNeue, .systemHelveticaNeue:
      if weight == .semibold { return .medium }
      return weight.rawValue > UIFont.Weight.bold.rawValue ? .bold : weight
    case .sanFrancisco, .sanFranciscoUI, .sanFranciscoMono:
      return weight
    }
  }
}

// MARK: - Names

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

/// The vertical measures of a typeface, in units of its own em square.
struct FontMetrics: Sendable {
  let unitsPerEm: CGFloat
  let ascender: CGFloat
  /// Negative: below the baseline.
  let descender: CGFloat
  let lineGap: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// UIFont reports Helvetica's ascender raised by 15 percent of the em.
  ///
  /// Recalled, unsure.
  static let helvetica = FontMetrics(
    unitsPerEm: 1000,
    ascender: 920,
    descender: -230,
    lineGap: 0,
    capHeight: 718,
    xHeight: 523
  )
  /// Line heights of 14.316, 16.702 and 20.281 points at sizes 12, 14 and 17.
  ///
  /// Recalled from iOS 7.
  static let helveticaNeue = FontMetrics(
    unitsPerEm: 1000,
    ascender: 952,
    descender: -213,
    lineGap: 28,
    capHeight: 714,
    xHeight: 517
  )
  /// A line of 17 points is 20.287109375 high, as public tests state.
  ///
  /// Cap and x-height are recalled.
  static let sanFrancisco = FontMetrics(
    unitsPerEm: 2048,
    ascender: 1950,
    descender: -494,
    lineGap: 0,
    capHeight: 1443,
    xHeight: 1078
  )
}

/// The family that the system's own fonts come from, which changed twice.
package enum SystemTypeface: Sendable {
  /// Up to iOS 6.
  case helvetica
  /// iOS 7 and 8.
  case helveticaNeue
  /// From iOS 9 on, in a cut for small and one for large sizes.
  case sanFrancisco
  /// From iOS 13 on, in one family for all sizes.
  case sanFranciscoUI
}
