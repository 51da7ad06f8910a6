/// One face of a font family, without a size.
package struct FontFace: Hashable, Sendable {
  /// The family of a face, where the system's own version of a family is separate.
  package enum Design: Sendable {
    case helvetica, helveticaNeue, systemHelveticaNeue, sanFrancisco, sanFranciscoUI, sanFranciscoMono
  }

  package let design: Design
  package let weight: UIFont.Weight
  package let isItalic: Bool
  /// Whether digits of equal width were requested.
  ///
  /// Digits have equal widths in Helvetica and Helvetica Neue anyway.
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

  /// Returns the system's face of a weight.
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

  /// Whether the face is bold: it has the bold trait and the widths of Helvetica Bold.
  ///
  /// "Bold" is Medium in the system's Helvetica Neue and Semibold in San Francisco.
  package var isBold: Bool { weight.rawValue >= design.boldWeight.rawValue }

  package var isMonospaced: Bool { design == .sanFranciscoMono }

  /// Returns the face of the same family with other traits.
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

  /// The advances at a size, on which only San Francisco's depend.
  func advances(atSize size: CGFloat) -> AdvanceTable {
    switch design {
    case .sanFranciscoMono: return .monospaced
    case .helvetica, .systemHelveticaNeue: return isBold ? .helveticaBold : .helvetica
    case .helveticaNeue: return .helveticaNeue.tracked(by: widening)
    case .sanFrancisco, .sanFranciscoUI:
      let table = AdvanceTable.sanFrancisco.tracked(
        by: SanFranciscoTracking.tracking(atSize: size) + widening
      )
      return hasMonospacedDigits ? table.withEqualDigits() : table
    }
  }

  /// By how much an average glyph is wider than one of the regular face, in thousandths of an em.
  ///
  /// Source: labels in public documents of Interface Builder for San Francisco's Medium and Semibold and for Helvetica Neue's
  /// Thin, Light and Medium; the others are estimated.
  private var widening: Int {
    let isNeue = design == .helveticaNeue
    return switch weight {
    case .ultraLight: isNeue ? -45 : -20
    case .thin: isNeue ? -38 : -15
    case .light: isNeue ? -21 : -8
    case .medium: isNeue ? 17 : 12
    case .semibold: 21
    case .bold: 30
    case .heavy: 40
    case .black: 50
    default: 0
    }
  }
}

extension FontFace.Design {
  var boldWeight: UIFont.Weight {
    switch self {
    case .helvetica, .helveticaNeue, .sanFranciscoMono: .bold
    case .systemHelveticaNeue: .medium
    case .sanFrancisco, .sanFranciscoUI: .semibold
    }
  }

  /// Returns the nearest weight that the family has.
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
  /// The PostScript name at a size, on which only San Francisco's names depend, up to iOS 12.
  ///
  /// Source of the names from iOS 13: github.com/xamarin/Xamarin.Forms/issues/8035.
  func name(atSize size: CGFloat) -> String {
    switch design {
    case .helvetica: "Helvetica" + suffix(regular: "", italic: "Oblique")
    case .helveticaNeue: "HelveticaNeue" + suffix(regular: "", italic: "Italic")
    case .systemHelveticaNeue:
      ".HelveticaNeueInterface" + suffix(regular: "Regular", italic: "Italic")
        + (weight == .medium ? "P4" : "")
    case .sanFrancisco:
      (size < SanFranciscoTracking.displaySize ? ".SFUIText" : ".SFUIDisplay")
        + suffix(regular: "Regular", italic: "Italic")
    case .sanFranciscoUI: ".SFUI" + suffix(regular: "Regular", italic: "RegularItalic")
    case .sanFranciscoMono: ".SFMono" + suffix(regular: "Regular", italic: "Italic")
    }
  }

  func familyName(atSize size: CGFloat) -> String {
    switch design {
    case .helvetica: "Helvetica"
    case .helveticaNeue: "Helvetica Neue"
    case .systemHelveticaNeue: ".Helvetica Neue Interface"
    case .sanFrancisco: size < SanFranciscoTracking.displaySize ? ".SF UI Text" : ".SF UI Display"
    case .sanFranciscoUI: ".AppleSystemUIFont"
    case .sanFranciscoMono: ".SF Mono"
    }
  }

  /// Creates the face with a PostScript name, or the regular face of a family.
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

  /// The faces available by name, in the order in which they are listed.
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

  /// Returns the suffix of a name, such as "-Bold" or "-LightItalic"; it is empty for the regular face.
  private func suffix(regular: String, italic: String) -> String {
    let weightName = weight == .regular ? "" : weight.name
    let name = weightName + (isItalic ? italic : "")
    if name.isEmpty { return regular.isEmpty ? "" : "-" + regular }
    return "-" + name
  }
}

/// The vertical metrics of a typeface, in units of its em square.
struct FontMetrics: Sendable {
  let unitsPerEm: CGFloat
  let ascender: CGFloat
  /// Negative: below the baseline.
  let descender: CGFloat
  let lineGap: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// Helvetica; UIFont reports its ascender raised by 15 percent of the em.
  ///
  /// From memory, uncertain.
  static let helvetica = FontMetrics(
    unitsPerEm: 1000,
    ascender: 920,
    descender: -230,
    lineGap: 0,
    capHeight: 718,
    xHeight: 523
  )
  /// Helvetica Neue, with line heights of 14.316, 16.702 and 20.281 points at sizes 12, 14 and 17.
  ///
  /// From memory of iOS 7.
  static let helveticaNeue = FontMetrics(
    unitsPerEm: 1000,
    ascender: 952,
    descender: -213,
    lineGap: 28,
    capHeight: 714,
    xHeight: 517
  )
  /// San Francisco, with a line height of 20.287109375 at 17 points, according to public tests.
  ///
  /// The cap height and x-height are from memory.
  static let sanFrancisco = FontMetrics(
    unitsPerEm: 2048,
    ascender: 1950,
    descender: -494,
    lineGap: 0,
    capHeight: 1443,
    xHeight: 1078
  )
}

/// The typeface of the system's fonts, which changed in iOS 7, 9 and 13.
package enum SystemTypeface: Sendable {
  /// Up to iOS 6.
  case helvetica
  /// iOS 7 and 8.
  case helveticaNeue
  /// From iOS 9, with one version for small and one for large sizes.
  case sanFrancisco
  /// From iOS 13, with one family for all sizes.
  case sanFranciscoUI
}
