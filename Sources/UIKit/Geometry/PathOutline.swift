/// The steps of a path, as a value that both path classes share.
///
/// Two things always hold, so that no reader of a path has to think of them: every subpath begins with a
/// `move`, and all coordinates are finite numbers. A step that would break the second is ignored, as Core
/// Graphics does with invalid numbers.
package struct PathOutline: Sendable, Hashable {
  package private(set) var elements: [PathElement] = []
  private var subpathStart = CGPoint.zero
  private var lastPoint = CGPoint.zero

  package init() {}

  package init(_ elements: some Sequence<PathElement>) {
    for element in elements {
      add(element)
    }
  }

  package var isEmpty: Bool {
    elements.isEmpty
  }

  /// Where the next step starts; zero for an empty path.
  package var currentPoint: CGPoint {
    lastPoint
  }

  /// Appends a step.
  ///
  /// Ignored are steps with a coordinate that isn't finite, steps other than `move` in an empty path, and
  /// closing a subpath that is closed. A line or curve after `close` starts a new subpath where the closed
  /// one started.
  package mutating func add(_ element: PathElement) {
    switch element {
    case .move(let point):
      guard point.isFinite else { return }
      subpathStart = point
      lastPoint = point
    case .line(let end):
      guard beginSegment(through: [end]) else { return }
      lastPoint = end
    case .quadCurve(let control, let end):
      guard beginSegment(through: [control, end]) else { return }
      lastPoint = end
    case .curve(let control1, let control2, let end):
      guard beginSegment(through: [control1, control2, end]) else { return }
      lastPoint = end
    case .close:
      guard let last = elements.last, last != .close else { return }
      lastPoint = subpathStart
    }
    elements.append(element)
  }

  private mutating func beginSegment(through points: [CGPoint]) -> Bool {
    guard let last = elements.last, points.allSatisfy(\.isFinite) else { return false }
    if last == .close {
      elements.append(.move(subpathStart))
    }
    return true
  }

  /// Appends the steps of another path, which begins a subpath of its own.
  package mutating func append(_ other: PathOutline) {
    guard !other.isEmpty else { return }
    elements += other.elements
    subpathStart = other.subpathStart
    lastPoint = other.lastPoint
  }

  /// Returns the path with every point transformed; steps that leave the finite numbers are left out.
  package func applying(_ transform: CGAffineTransform) -> PathOutline {
    transform.isIdentity ? self : PathOutline(elements.lazy.map { $0.applying(transform) })
  }
}
