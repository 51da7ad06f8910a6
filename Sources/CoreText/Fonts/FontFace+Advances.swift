extension FontFace {
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
