import Rendering
import UIKit

/// Finds positions for callouts.
///
/// 1. A callout is within the bounds, and covers neither its target nor another callout. A target with an
///    outline may be covered within its room, if the callout would cover something else otherwise. A number is
///    on the edge of its target, at or near the corner where reading begins.
/// 2. Among the remaining positions, preferred are those that cover the fewest targets of other callouts and
///    texts of the screen; then the nearest; then below, above, right and left, in this order; then within an
///    outline; then at a corner.
/// 3. A callout without a free position is omitted.
package struct CalloutPlacer {
  /// The area for callouts.
  let bounds: CGRect
  /// The minimum distance between callout and target, in points.
  let gap: CGFloat
  /// The distances of positions, as multiples of the gap, nearest first.
  private static let steps: [CGFloat] = [0.5, 1, 2, 3, 4]
  /// The maximum number of examined texts; a screen with more has no room for callouts anyway.
  private static let textLimit = 400

  /// A callout with its size.
  package struct Request {
    var size: CGSize
    var target: CGRect
    /// The inside of an outline that the callout may cover.
    var room: CGRect?
    /// Whether the callout is a number on the edge of its target.
    var isNumber: Bool

    package init(size: CGSize, target: CGRect, room: CGRect? = nil, isNumber: Bool = false) {
      self.size = size
      self.target = target
      self.room = room
      self.isNumber = isNumber
    }
  }

  package init(bounds: CGRect, gap: CGFloat) {
    self.bounds = bounds
    self.gap = gap
  }

  /// Returns the positions in the order of the requests.
  ///
  /// - Parameter texts: frames of texts that callouts should avoid.
  package func frames(for requests: [Request], keepingClearOf texts: [CGRect] = []) -> [CGRect?] {
    var taken: [CGRect] = []
    let texts = texts.prefix(Self.textLimit)
    return requests.enumerated().map { index, request in
      let free = candidates(request).filter { frame in
        bounds.contains(frame) && !taken.contains { $0.overlaps(frame) }
      }
      let others = requests.enumerated()
        .filter { $0.offset != index && !$0.element.isNumber && !$0.element.target.contains(request.target) }
        .map(\.element.target)
      var best: (frame: CGRect, covered: Int)?
      for frame in free where best?.covered != 0 {
        let covered = others.count { $0.overlaps(frame) } + texts.count { $0.overlaps(frame) }
        if covered < best?.covered ?? .max { best = (frame, covered) }
      }
      if let best { taken.append(best.frame) }
      return best?.frame
    }
  }

  /// Returns all possible positions of a callout, best first.
  private func candidates(_ request: Request) -> [CGRect] {
    if request.isNumber { return candidatesAlong(request) }
    let outside = candidates(for: request)
    func isClear(_ frame: CGRect) -> Bool { !frame.overlaps(request.target) }
    return outside.straight.filter(isClear) + candidatesInside(request) + outside.corners.filter(isClear)
  }

  /// Returns the positions of a number on the edge of its target.
  ///
  /// They start at the corner where reading begins, continue to the right and down, and end with the other
  /// corners.
  private func candidatesAlong(_ request: Request) -> [CGRect] {
    let target = request.target.intersection(bounds)
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      let wanted = CGRect(request.size, around: CGPoint(x: x, y: y))
      let rightmost = bounds.maxX - wanted.width
      let lowest = bounds.maxY - wanted.height
      return CGRect(
        origin: CGPoint(
          x: max(bounds.minX, min(wanted.minX, rightmost)),
          y: max(bounds.minY, min(wanted.minY, lowest))
        ),
        size: wanted.size
      )
    }
    let steps = (1...3).map { CGFloat($0) }
    let (right, down) = (request.size.width + gap / 2, request.size.height + gap / 2)
    let first = CGPoint(x: target.minX, y: target.minY)
    return [frame(first.x, first.y)]
      + steps.map { frame(first.x + $0 * right, first.y) } + steps.map { frame(first.x, first.y + $0 * down) }
      + [
        frame(target.maxX, target.minY), frame(target.minX, target.maxY), frame(target.maxX, target.maxY),
      ]
  }

  /// Returns the positions beside the target and at its corners, nearest first, moved along its sides into
  /// the bounds.
  private func candidates(for request: Request) -> (straight: [CGRect], corners: [CGRect]) {
    let (size, target) = (request.size, request.target)
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length))
    }
    let x = along(target.midX, size.width, bounds.minX, bounds.maxX)
    let y = along(target.midY, size.height, bounds.minY, bounds.maxY)
    func frames(_ list: (_ below: CGFloat, _ above: CGFloat, _ right: CGFloat, _ left: CGFloat) -> [CGRect])
      -> [CGRect]
    {
      Self.steps.flatMap { step in
        let distance = gap * step
        return list(
          target.maxY + distance,
          target.minY - distance - size.height,
          target.maxX + distance,
          target.minX - distance - size.width
        )
      }
    }
    let straight = frames { [frame(x, $0), frame(x, $1), frame($2, y), frame($3, y)] }
    // At a corner the text might seem to label a neighbour.
    let corners = frames { [frame($2, $0), frame($3, $0), frame($2, $1), frame($3, $1)] }
    return (straight, corners)
  }

  /// Returns positions at the bottom and the top within a large outline, nearest to its target first.
  private func candidatesInside(_ request: Request) -> [CGRect] {
    let size = request.size
    guard let room = request.room?.intersection(bounds).insetBy(dx: gap / 3, dy: gap / 2),
      room.width >= size.width, room.height >= 2 * size.height
    else { return [] }
    let rows = [room.maxY - size.height, room.minY]
    let columns = [room.midX - size.width / 2, room.minX, room.maxX - size.width]
    let frames = rows.flatMap { y in columns.map { x in CGRect(origin: CGPoint(x: x, y: y), size: size) } }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(frame.midX - request.target.midX, frame.midY - request.target.midY).rounded()
    }
    return frames.enumerated()
      .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map(\.element)
  }
}

extension CGRect {
  /// Whether the intersection has an area; an empty rectangle overlaps one that contains it.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
