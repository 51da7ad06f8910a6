/// The kind of a path's element, which determines the number of its points.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath: one point.
  case moveToPoint = 0
  /// A straight line: one point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve: a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve: two control points and the end.
  case addCurveToPoint = 3
  /// A line back to the start of the subpath: no points.
  case closeSubpath = 4
}

/// An element of a path, valid only while ``CGPath/applyWithBlock(_:)`` calls its block.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, the end last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the elements of a path, with the pointer that its caller passed.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a block with each element in turn.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // An element has at most three points; `closeSubpath` has none, but a pointer all the same.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      guard let start = points.baseAddress else { return }
      for element in outline.elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        let passed = CGPathElement(type: element.type, points: start)
        withUnsafePointer(to: passed, block)
      }
    }
  }

  /// Calls a function with each element in turn, and with the given pointer.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
