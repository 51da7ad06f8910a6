/// Whether a path is filled, by which rule, and whether it is stroked.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the winding rule, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
