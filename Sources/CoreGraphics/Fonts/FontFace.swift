/// One face of a font family, without a size.
package struct FontFace: Hashable, Sendable {
  /// The family of a face, where the system's own version of a family is separate.
  package enum Design: Sendable {
    case helvetica, helveticaNeue, systemHelveticaNeue, sanFrancisco, sanFranciscoUI, sanFranciscoMono
  }

  package let design: Design
  package let weight: FontWeight
  package let isItalic: Bool
  /// Whether digits of equal width were requested.
  ///
  /// Digits have equal widths in Helvetica and Helvetica Neue anyway.
  package let hasMonospacedDigits: Bool

  package init(
    _ design: Design,
    _ weight: FontWeight = .regular,
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
    _ weight: FontWeight,
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

  package var metrics: FontMetrics {
    switch design {
    case .helvetica: .helvetica
    case .helveticaNeue, .systemHelveticaNeue: .helveticaNeue
    case .sanFrancisco, .sanFranciscoUI, .sanFranciscoMono: .sanFrancisco
    }
  }
}

extension FontFace.Design {
  package var boldWeight: FontWeight {
    switch self {
    case .helvetica, .helveticaNeue, .sanFranciscoMono: .bold
    case .systemHelveticaNeue: .medium
    case .sanFrancisco, .sanFranciscoUI: .semibold
    }
  }

  /// Returns the nearest weight that the family has.
  fileprivate func available(_ weight: FontWeight) -> FontWeight {
    switch self {
    case .helvetica:
      if weight.rawValue >= FontWeight.medium.rawValue { return .bold }
      return weight.rawValue < FontWeight.regular.rawValue ? .light : .regular
    case .helveticaNeue, .systemHelveticaNeue:
      if weight == .semibold { return .medium }
      return weight.rawValue > FontWeight.bold.rawValue ? .bold : weight
    case .sanFrancisco, .sanFranciscoUI, .sanFranciscoMono:
      return weight
    }
  }
}

// MARK: - Names

extension FontFace {
  /// The size from which San Francisco has its cut for display, in points.
  package static let displaySize: CGFloat = 20

  /// The PostScript name at a size, on which only San Francisco's names depend, up to iOS 12.
  ///
  /// Source of the names from iOS 13: github.com/xamarin/Xamarin.Forms/issues/8035.
  package func name(atSize size: CGFloat) -> String {
    switch design {
    case .helvetica: "Helvetica" + suffix(regular: "", italic: "Oblique")
    case .helveticaNeue: "HelveticaNeue" + suffix(regular: "", italic: "Italic")
    case .systemHelveticaNeue:
      ".HelveticaNeueInterface" + suffix(regular: "Regular", italic: "Italic")
        + (weight == .medium ? "P4" : "")
    case .sanFrancisco:
      (size < Self.displaySize ? ".SFUIText" : ".SFUIDisplay")
        + suffix(regular: "Regular", italic: "Italic")
    case .sanFranciscoUI: ".SFUI" + suffix(regular: "Regular", italic: "RegularItalic")
    case .sanFranciscoMono: ".SFMono" + suffix(regular: "Regular", italic: "Italic")
    }
  }

  package func familyName(atSize size: CGFloat) -> String {
    switch design {
    case .helvetica: "Helvetica"
    case .helveticaNeue: "Helvetica Neue"
    case .systemHelveticaNeue: ".Helvetica Neue Interface"
    case .sanFrancisco: size < Self.displaySize ? ".SF UI Text" : ".SF UI Display"
    case .sanFranciscoUI: ".AppleSystemUIFont"
    case .sanFranciscoMono: ".SF Mono"
    }
  }

  /// Creates the face with a PostScript name, or the regular face of a family.
  package init?(name: String, size: CGFloat) {
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
  package static let listed: [FontFace] =
    faces(.helvetica, [.light, .regular, .bold])
    + faces(.helveticaNeue, [.ultraLight, .thin, .light, .regular, .medium, .bold])

  /// The system's own faces.
  ///
  /// Their names begin with a full stop and are not listed.
  private static let hidden: [FontFace] =
    faces(.systemHelveticaNeue, [.ultraLight, .thin, .light, .regular, .medium, .bold])
    + faces(.sanFrancisco, FontWeight.named) + faces(.sanFranciscoUI, FontWeight.named)
    + faces(.sanFranciscoMono, FontWeight.named)

  private static func faces(_ design: Design, _ weights: [FontWeight]) -> [FontFace] {
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
