import Rendering
import UIKit

extension SceneShape {
  /// Returns the shape without the parts of its straight lines that would cross some rectangles, such as
  /// texts.
  ///
  /// Shapes other than stroked outlines of straight lines are returned unchanged.
  func broken(at rects: [CGRect]) -> SceneShape {
    guard fill == nil, let stroke, case .path(let path, let rule) = geometry, geometry.bounds.isDrawable
    else {
      return self
    }
    // The outline of a spring is long.
    let extent = extent
    let near = rects.map { $0.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2) }
      .filter { $0.touches(extent) }
    guard !near.isEmpty, let elements = path.elements.broken(at: near) else { return self }
    var shape = self
    shape.geometry = .path(PathOutline(elements), rule)
    return shape
  }
}

extension [PathElement] {
  /// The straight lines outside of some rectangles; nil for an outline with curves.
  fileprivate func broken(at rects: [CGRect]) -> [PathElement]? {
    var broken: [PathElement] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    // Whether the pen is at the end of the last line.
    var isDown = false
    func addLine(to end: CGPoint) {
      for (from, to) in Self.stretches(from: current, to: end, outside: rects) {
        if !isDown || from != current { broken.append(.move(from)) }
        broken.append(.line(to))
        isDown = to == end
      }
      if broken.last != .line(end) { isDown = false }
      current = end
    }
    for element in self {
      switch element {
      case .move(let point):
        (start, current, isDown) = (point, point, false)
      case .line(let point): addLine(to: point)
      case .close: addLine(to: start)
      case .quadCurve, .curve: return nil
      }
    }
    return broken
  }

  /// Returns the parts of a line outside of rectangles, from start to end.
  private static func stretches(
    from start: CGPoint,
    to end: CGPoint,
    outside rects: [CGRect]
  ) -> [(CGPoint, CGPoint)] {
    func point(_ share: CGFloat) -> CGPoint {
      if share == 0 { return start }
      if share == 1 { return end }
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    let gaps = rects.compactMap { inside($0, from: start, to: end) }.sorted { $0.lowerBound < $1.lowerBound }
    var stretches: [(CGPoint, CGPoint)] = []
    var done: CGFloat = 0
    for gap in gaps {
      if gap.lowerBound > done { stretches.append((point(done), point(gap.lowerBound))) }
      done = Swift.max(done, gap.upperBound)
    }
    if done < 1 { stretches.append((point(done), end)) }
    return stretches
  }

  /// The part of a line within a rectangle, as fractions of the line (Liang and Barsky, 1984); nil for none.
  private static func inside(
    _ rect: CGRect,
    from start: CGPoint,
    to end: CGPoint
  ) -> ClosedRange<CGFloat>? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    for (delta, room) in [
      (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY),
      (dy, rect.maxY - start.y),
    ] {
      if delta == 0 {
        if room <= 0 { return nil }
      } else if delta < 0 {
        low = Swift.max(low, room / delta)
      } else {
        high = Swift.min(high, room / delta)
      }
    }
    return low < high ? low...high : nil
  }
}
