import UIKit

/// The outline of an arrow: a line with two wings at its tip, or only the wings.
package struct ArrowOutline: Sendable, Hashable {
  /// The start of the line; the tip if there are only wings.
  var start: CGPoint
  var tip: CGPoint
  /// The direction of the arrow, with length 1.
  var direction: CGVector
  /// The length of the wings along the line, in points.
  var head: CGFloat

  /// The width of each wing, as a multiple of the head's length.
  private static let spread: CGFloat = 0.6

  package init(from start: CGPoint, to tip: CGPoint, _ direction: CGVector, head: CGFloat) {
    self.start = start
    self.tip = tip
    self.direction = direction
    self.head = head
  }

  /// Recognizes a path that this type's `path` draws; nil for any other path.
  init?(_ path: PathOutline) {
    let steps = path.elements
    guard steps.count == 5, case .move(let start) = steps[0], case .line(let tip) = steps[1],
      case .move(let right) = steps[2], steps[3] == steps[1], case .line(let left) = steps[4]
    else { return nil }
    let back = CGVector(dx: tip.x - (right.x + left.x) / 2, dy: tip.y - (right.y + left.y) / 2)
    let head = back.length
    guard head > 0 else { return nil }
    self.init(from: start, to: tip, back.scaled(by: 1 / head), head: head)
    let along = CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
    let straight = along.dx * direction.dx + along.dy * direction.dy
    guard wing(1).isNear(right), wing(-1).isNear(left), abs(straight - along.length) < 1e-6
    else { return nil }
  }

  package var path: PathOutline {
    PathOutline([.move(start), .line(tip), .move(wing(1)), .line(tip), .line(wing(-1))])
  }

  var isHeadAlone: Bool { start == tip }

  /// The start of the arrow, with or without a line.
  var origin: CGPoint { isHeadAlone ? tip.moved(by: direction.scaled(by: -head)) : start }

  func moved(by offset: CGVector) -> ArrowOutline {
    ArrowOutline(from: start.moved(by: offset), to: tip.moved(by: offset), direction, head: head)
  }

  /// The end of a wing: the right one for 1, in the direction of the arrow, the left one for -1.
  private func wing(_ side: CGFloat) -> CGPoint {
    CGPoint(
      x: tip.x - head * direction.dx - side * head * Self.spread * direction.dy,
      y: tip.y - head * direction.dy + side * head * Self.spread * direction.dx
    )
  }

  /// The wings of an arrow to the right with its tip at zero.
  static func wings(ofHead head: CGFloat) -> PathOutline {
    let arrow = ArrowOutline(from: .zero, to: .zero, CGVector(dx: 1, dy: 0), head: head)
    return PathOutline([.move(arrow.wing(1)), .line(.zero), .line(arrow.wing(-1))])
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
