/// Shapes are closed subpaths that run clockwise on screen; a rectangle that isn't finite adds nothing.
extension PathOutline {
  /// The handle length of the cubic curve nearest to a quarter of a unit circle: 4/3·(√2 - 1).
  package static let quarterArcHandle: CGFloat = 4 * (CGFloat(2).squareRoot() - 1) / 3

  /// Adds a rectangle, starting at its top-left corner; negative sizes are standardised.
  package mutating func addRect(_ rect: CGRect) {
    guard let (low, high) = rect.finiteCorners else { return }
    add(.move(low))
    add(.line(CGPoint(x: high.x, y: low.y)))
    add(.line(high))
    add(.line(CGPoint(x: low.x, y: high.y)))
    add(.close)
  }

  /// Adds the ellipse that touches the rectangle's sides: four curves, starting at the right.
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

  /// Adds a rectangle whose given corners are quarter ellipses.
  ///
  /// Radii are clamped to zero and to half the width and height; without radii, or with NaN, it is a plain
  /// rectangle.
  package mutating func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    guard let (low, high) = rect.finiteCorners else { return }
    let x = min(max(radii.width, 0), rect.width / 2)
    let y = min(max(radii.height, 0), rect.height / 2)
    guard x > 0, y > 0, !corners.intersection([.topLeft, .topRight, .bottomLeft, .bottomRight]).isEmpty else {
      addRect(rect)
      return
    }
    /// Each corner in clockwise order with the direction of the side that arrives and of the one that leaves.
    let sides: [(corner: UIRectCorner, at: CGPoint, arriving: CGVector, leaving: CGVector)] = [
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

  /// Adds a quarter ellipse from the current point to `end` around the corner where their tangents meet.
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
  /// The corners with the smallest and with the largest coordinates, if all are finite.
  fileprivate var finiteCorners: (low: CGPoint, high: CGPoint)? {
    let corners = (low: CGPoint(x: minX, y: minY), high: CGPoint(x: maxX, y: maxY))
    return corners.low.isFinite && corners.high.isFinite ? corners : nil
  }
}
