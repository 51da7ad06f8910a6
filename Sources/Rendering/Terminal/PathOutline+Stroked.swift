import UIKit

extension PathOutline {
  /// Returns rectangles along the lines that cover a stroke of the given width.
  ///
  /// Joins and caps are square: other forms are invisible at a terminal's resolution.
  func stroked(width: CGFloat) -> PathOutline {
    let half = width / 2
    var result = PathOutline()
    for line in polylines() {
      let ends = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (start, end) in zip(ends, ends.dropFirst()) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { continue }
        let along = CGVector(dx: (end.x - start.x) / length * half, dy: (end.y - start.y) / length * half)
        let tail = CGPoint(x: start.x - along.dx, y: start.y - along.dy)
        let head = CGPoint(x: end.x + along.dx, y: end.y + along.dy)
        result.add(.move(CGPoint(x: tail.x - along.dy, y: tail.y + along.dx)))
        result.add(.line(CGPoint(x: head.x - along.dy, y: head.y + along.dx)))
        result.add(.line(CGPoint(x: head.x + along.dy, y: head.y - along.dx)))
        result.add(.line(CGPoint(x: tail.x + along.dy, y: tail.y - along.dx)))
        result.add(.close)
      }
    }
    return result
  }
}
