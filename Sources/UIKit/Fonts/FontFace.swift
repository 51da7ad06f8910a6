import Foundation

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
