/// The elements of a path; a value type shared by both path classes.
///
/// It has two invariants: every subpath begins with a `move`, and all coordinates are finite. An element with
/// an infinite or NaN coordinate is ignored, as in Core Graphics.
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

  /// The point where the next element starts; zero for an empty path.
  package var currentPoint: CGPoint {
    lastPoint
  }

  /// Appends an element.
  ///
  /// Ignores elements with infinite or NaN coordinates, elements other than `move` in an empty path, and
  /// `close` in a closed subpath. A line or curve after `close` starts a new subpath at the start of the
  /// closed one.
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

  /// Appends the elements of another path, which starts a new subpath.
  package mutating func append(_ other: PathOutline) {
    guard !other.isEmpty else { return }
    elements += other.elements
    subpathStart = other.subpathStart
    lastPoint = other.lastPoint
  }

  /// Appends the elements of another path, to whose start a line leads from the current point.
  package mutating func connect(_ other: PathOutline) {
    for (index, element) in other.elements.enumerated() {
      if index == 0, !isEmpty, case .move(let start) = element {
        if start != currentPoint { add(.line(start)) }
      } else {
        add(element)
      }
    }
  }

  /// Returns the path with all points transformed; elements that become infinite or NaN are omitted.
  package func applying(_ transform: CGAffineTransform) -> PathOutline {
    transform.isIdentity ? self : PathOutline(elements.lazy.map { $0.applying(transform) })
  }
}

// MARK: - Shapes

/// Shapes are closed subpaths that run clockwise on screen; a rectangle with infinite or NaN values adds
/// nothing.
extension PathOutline {
  /// A set of corners of a rectangle.
  package struct Corners: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    package static let topLeft = Corners(rawValue: 1 << 0)
    package static let topRight = Corners(rawValue: 1 << 1)
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    package static let bottomRight = Corners(rawValue: 1 << 3)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The handle length of the cubic curve that approximates a quarter of a unit circle: 4/3·(√2 - 1).
  package static let quarterArcHandle: CGFloat = 4 * (CGFloat(2).squareRoot() - 1) / 3

  /// Adds a rectangle that starts at its top-left corner; negative sizes are standardized.
  package mutating func addRect(_ rect: CGRect) {
    guard let (low, high) = rect.finiteCorners else { return }
    add(.move(low))
    add(.line(CGPoint(x: high.x, y: low.y)))
    add(.line(high))
    add(.line(CGPoint(x: low.x, y: high.y)))
    add(.close)
  }

  /// Adds the ellipse inscribed in a rectangle: four curves, starting at the right.
  package mutating func addOval(in rect: CGRect) {
    guard let (low, high) = rect.finiteCorners else { return }
    let (midX, midY) = (rect.midX, rect.midY)
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    add(.move(CGPoint(x: high.x, y: midY)))
    addCorner(at: high, to: CGPoint(x: midX, y: high.y), radii: radii)
    addCorner(at: CGPoint(x: low.x, y: high.y), to: CGPoint(x: low.x, y: midY), radii: radii)
    addCorner(at: low, to: CGPoint(x: midX, y: low.y), radii: radii)
    addCorner(at: CGPoint(x: high.x, y: low.y), to: CGPoint(x: high.x, y: midY), radii: radii)
    add(.close)
  }

  /// Adds a rectangle with the given corners rounded as quarter ellipses.
  ///
  /// Radii are clamped to zero and to half the width and height. Without radii, or with NaN, it is a plain
  /// rectangle.
  package mutating func addRoundedRect(_ rect: CGRect, corners: Corners, radii: CGSize) {
    guard let (low, high) = rect.finiteCorners else { return }
    let x = min(max(radii.width, 0), rect.width / 2)
    let y = min(max(radii.height, 0), rect.height / 2)
    guard x > 0, y > 0, !corners.isDisjoint(with: .all) else {
      addRect(rect)
      return
    }
    /// The corners in clockwise order, each with the directions of the side before and the side after it.
    let sides: [(corner: Corners, at: CGPoint, arriving: CGVector, leaving: CGVector)] = [
      (.topLeft, low, CGVector(dx: 0, dy: -y), CGVector(dx: x, dy: 0)),
      (.topRight, CGPoint(x: high.x, y: low.y), CGVector(dx: x, dy: 0), CGVector(dx: 0, dy: y)),
      (.bottomRight, high, CGVector(dx: 0, dy: y), CGVector(dx: -x, dy: 0)),
      (.bottomLeft, CGPoint(x: low.x, y: high.y), CGVector(dx: -x, dy: 0), CGVector(dx: 0, dy: -y)),
    ]
    func pointBefore(_ index: Int) -> CGPoint {
      let side = sides[index]
      guard corners.contains(side.corner) else { return side.at }
      return CGPoint(x: side.at.x - side.arriving.dx, y: side.at.y - side.arriving.dy)
    }
    func pointAfter(_ index: Int) -> CGPoint {
      let side = sides[index]
      guard corners.contains(side.corner) else { return side.at }
      return CGPoint(x: side.at.x + side.leaving.dx, y: side.at.y + side.leaving.dy)
    }
    add(.move(pointAfter(0)))
    for index in [1, 2, 3, 0] {
      if pointBefore(index) != currentPoint {
        add(.line(pointBefore(index)))
      }
      if corners.contains(sides[index].corner) {
        addCorner(at: sides[index].at, to: pointAfter(index), radii: CGSize(width: x, height: y))
      }
    }
    add(.close)
  }

  /// Adds a quarter ellipse from the current point to `end`; their tangents meet at the corner.
  private mutating func addCorner(at corner: CGPoint, to end: CGPoint, radii: CGSize) {
    let start = currentPoint
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarterArcHandle,
        y: point.y + (corner.y - point.y) * Self.quarterArcHandle
      )
    }
    add(.curve(control1: towardsCorner(start), control2: towardsCorner(end), end: end))
  }
}

extension CGRect {
  /// The corners with the smallest and the largest coordinates, or nil if any coordinate is infinite or NaN.
  fileprivate var finiteCorners: (low: CGPoint, high: CGPoint)? {
    let corners = (low: CGPoint(x: minX, y: minY), high: CGPoint(x: maxX, y: maxY))
    return corners.low.isFinite && corners.high.isFinite ? corners : nil
  }
}

// MARK: - Arcs

extension PathOutline {
  /// Adds a circular arc, with angles in radians from the +x axis, clockwise on screen.
  ///
  /// A line connects the current point to the start of the arc; in an empty path the arc starts a subpath.
  /// The arc consists of cubic curves of at most a quarter turn each. A radius of zero adds only the centre.
  /// An arc with a negative radius, or with infinite or NaN values, is ignored.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let sweep = Self.arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard center.isFinite, radius.isFinite, radius >= 0, sweep.isFinite else { return }
    func point(at angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(at: startAngle)
    if isEmpty {
      add(.move(start))
    } else if currentPoint != start {
      add(.line(start))
    }
    guard sweep != 0, radius > 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    let isWhole = abs(sweep.remainder(dividingBy: 2 * .pi)) < 1e-9
    var (angle, from) = (startAngle, start)
    for index in 1...count {
      let nextAngle = startAngle + step * CGFloat(index)
      let to = isWhole && index == count ? start : point(at: nextAngle)
      add(
        .curve(
          control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
          control2: CGPoint(x: to.x + handle * sin(nextAngle), y: to.y - handle * cos(nextAngle)),
          end: to
        )
      )
      (angle, from) = (nextAngle, to)
    }
  }

  /// Adds an arc that touches the lines from the current point to a corner, and from there to an end.
  ///
  /// A line leads to the start of the arc. Without an angle at the corner, or with a radius that is not
  /// positive, the arc is a line to the corner. Source: Apple, CGContextAddArcToPoint.
  package mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard !isEmpty, corner.isFinite, end.isFinite, radius.isFinite else { return }
    let start = currentPoint
    let (before, after) = (CGVector(from: corner, to: start), CGVector(from: corner, to: end))
    let lengths = hypot(before.dx, before.dy) * hypot(after.dx, after.dy)
    let (cosine, sine) = (before.dot(after) / lengths, before.cross(after) / lengths)
    guard radius > 0, lengths > 0, abs(sine) > 1e-9 else {
      add(.line(corner))
      return
    }
    let half = atan2(abs(sine), cosine) / 2
    let (first, last) = (before.unit, after.unit)
    let middle = CGVector(dx: first.dx + last.dx, dy: first.dy + last.dy).unit
    let distance = radius / sin(half)
    let center = CGPoint(x: corner.x + middle.dx * distance, y: corner.y + middle.dy * distance)
    func angle(_ side: CGVector) -> CGFloat {
      let reach = radius / tan(half)
      return atan2(corner.y + side.dy * reach - center.y, corner.x + side.dx * reach - center.x)
    }
    addArc(
      center: center,
      radius: radius,
      startAngle: angle(first),
      endAngle: angle(last),
      clockwise: sine < 0
    )
  }

  /// Returns the angle of an arc, positive for clockwise on screen.
  ///
  /// 1. Equal angles: no arc.
  /// 2. The end angle is ahead in the arc's direction: exactly that distance, including several turns. More
  ///    than sixteen turns are reduced to sixteen with the same end, to keep paths small.
  /// 3. The end angle is behind: whole turns are added until it is ahead. If the angles differ by whole
  ///    turns, the arc is one full circle.
  ///
  /// The result is not finite if an angle isn't.
  package static func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? end - start : start - end
    if abs(sweep) < 1e-12 { return 0 }
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      if sweep < 1e-9 { sweep = turn }
    } else if sweep > 16 * turn {
      sweep = 15 * turn + sweep.truncatingRemainder(dividingBy: turn)
    }
    return clockwise ? sweep : -sweep
  }
}

// MARK: - Reversing

extension PathOutline {
  /// The path in the opposite direction: the last subpath comes first, and each subpath is reversed.
  ///
  /// An open subpath starts at its former end. A closed one starts at its last point before closing, and is
  /// closed again.
  package var reversed: PathOutline {
    var result = PathOutline()
    var isClosed = false
    for (index, element) in elements.enumerated().reversed() {
      if isEndOfSubpath(index), let end = element.points.last {
        result.add(.move(end))
      }
      // The element starts at the end of the element before it.
      let start = elements[..<index].last?.points.last ?? .zero
      switch element {
      case .move:
        if isClosed { result.add(.close) }
        isClosed = false
      case .line:
        result.add(.line(start))
      case .quadCurve(let control, _):
        result.add(.quadCurve(control: control, end: start))
      case .curve(let control1, let control2, _):
        result.add(.curve(control1: control2, control2: control1, end: start))
      case .close:
        isClosed = true
        result.add(.move(start))
      }
    }
    return result
  }

  /// Returns whether the element is the last one of its subpath.
  private func isEndOfSubpath(_ index: Int) -> Bool {
    guard index + 1 < elements.count else { return true }
    if case .move = elements[index + 1] { return true }
    return false
  }
}
