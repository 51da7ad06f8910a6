import UIKit

/// Finds places for callouts.
///
/// 1. A callout lies within the bounds, and covers neither what it names nor another callout. What is named by an
///    outline may be covered where it has room, if the callout would cover something else otherwise. A number stands on
///    the edge of what it names, at the corner where reading begins or as near to it as can be.
/// 2. Among the places that are left, those come first that cover the fewest of the things that other callouts name and
///    of the texts on the screen; then the nearest ones; then below, above, to the right and to the left, in this order;
///    then those within an outline; then those off a corner.
/// 3. A callout that finds no place gets none.
package struct CalloutPlacer {
  /// Where callouts may lie.
  let bounds: CGRect
  /// The distance of the nearest places from what is named, in points.
  let gap: CGFloat
  /// How many gaps away a callout may be, nearest first.
  private static let steps: [CGFloat] = [0.5, 1, 2, 3, 4]
  /// The most texts that are looked at: whoever shows more has no room for callouts anyway.
  private static let textLimit = 400

  /// A callout with its size.
  package struct Request {
    var size: CGSize
    var target: CGRect
    /// The inside of an outline, if the callout may stand there.
    var room: CGRect?
    /// Whether the callout is a number, which stands on the edge of what it names.
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

  /// The places in the order of the requests.
  ///
  /// - Parameter texts: where words stand that callouts had better not cover.
  package func places(for requests: [Request], keepingClearOf texts: [CGRect] = []) -> [CGRect?] {
    var taken: [CGRect] = []
    let texts = texts.prefix(Self.textLimit)
    return requests.enumerated().map { index, request in
      let free = candidates(request).filter { place in
        bounds.contains(place) && !taken.contains { $0.overlaps(place) }
      }
      let others = requests.enumerated()
        .filter { $0.offset != index && !$0.element.isNumber && !$0.element.target.contains(request.target) }
        .map(\.element.target)
      var best: (place: CGRect, covered: Int)?
      for place in free where best?.covered != 0 {
        let covered = others.count { $0.overlaps(place) } + texts.count { $0.overlaps(place) }
        if covered < best?.covered ?? .max { best = (place, covered) }
      }
      if let best { taken.append(best.place) }
      return best?.place
    }
  }

  /// All places that a callout may have, the best first.
  private func candidates(_ request: Request) -> [CGRect] {
    if request.isNumber { return candidatesAlong(request) }
    let outside = candidates(for: request)
    func isClear(_ place: CGRect) -> Bool { !place.overlaps(request.target) }
    return outside.straight.filter(isClear) + candidatesInside(request) + outside.corners.filter(isClear)
  }

  /// Places of a number on the edge of what it names: at the corner where reading begins, from there to the right and
  /// down, and at the other corners.
  private func candidatesAlong(_ request: Request) -> [CGRect] {
    let target = request.target.intersection(bounds)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGRect {
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
    return [place(first.x, first.y)]
      + steps.map { place(first.x + $0 * right, first.y) } + steps.map { place(first.x, first.y + $0 * down) }
      + [
        place(target.maxX, target.minY), place(target.minX, target.maxY), place(target.maxX, target.maxY),
      ]
  }

  /// Places beside what is named, and such off its corners, nearest first, moved along its sides as far as the bounds
  /// ask for.
  private func candidates(for request: Request) -> (straight: [CGRect], corners: [CGRect]) {
    let (size, target) = (request.size, request.target)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length))
    }
    let x = along(target.midX, size.width, bounds.minX, bounds.maxX)
    let y = along(target.midY, size.height, bounds.minY, bounds.maxY)
    func places(_ list: (_ below: CGFloat, _ above: CGFloat, _ right: CGFloat, _ left: CGFloat) -> [CGRect])
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
    let straight = places { [place(x, $0), place(x, $1), place($2, y), place($3, y)] }
    // Off a corner words could as well name a neighbour.
    let corners = places { [place($2, $0), place($3, $0), place($2, $1), place($3, $1)] }
    return (straight, corners)
  }

  /// Places at the bottom and the top within an outline that is large enough, the nearest to its target first.
  private func candidatesInside(_ request: Request) -> [CGRect] {
    let size = request.size
    guard let room = request.room?.intersection(bounds).insetBy(dx: gap / 3, dy: gap / 2),
      room.width >= size.width, room.height >= 2 * size.height
    else { return [] }
    let rows = [room.maxY - size.height, room.minY]
    let columns = [room.midX - size.width / 2, room.minX, room.maxX - size.width]
    let places = rows.flatMap { y in columns.map { x in CGRect(origin: CGPoint(x: x, y: y), size: size) } }
    func distance(_ place: CGRect) -> CGFloat {
      hypot(place.midX - request.target.midX, place.midY - request.target.midY).rounded()
    }
    return places.enumerated()
      .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map(\.element)
  }
}

extension CGRect {
  /// Whether both have more than an edge in common; an empty one overlaps what it lies inside of.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
