import Rendering
import UIKit

/// Lines and arrows that are visible on any background: each has a wider white line below it.
enum Symbols {
  /// Draws an outline in ink on white.
  ///
  /// - Parameters:
  ///   - width: the width of the ink, in points.
  ///   - dashes: the lengths of dashes and gaps alternately; empty for a solid line.
  static func line(
    _ path: PathOutline,
    _ ink: SceneColor,
    width: CGFloat,
    dashes: [CGFloat] = []
  ) -> [SceneShape] {
    var light = SceneStroke(SceneColor.white.faded(by: 0.85), width: width * 2.2)
    light.cap = .round
    light.join = .round
    var dark = SceneStroke(ink, width: width)
    dark.cap = dashes.isEmpty ? .round : .butt
    dark.join = .round
    dark.dashes = dashes
    return [
      SceneShape(.path(path, .winding), stroke: light), SceneShape(.path(path, .winding), stroke: dark),
    ]
  }

  /// The extent of springs and struts to their sides, including the white line.
  static func reach(ofWidth width: CGFloat) -> CGFloat { (3 + 1.1) * width }

  static func line(
    from start: CGPoint,
    to end: CGPoint,
    _ ink: SceneColor,
    width: CGFloat,
    dashes: [CGFloat] = []
  ) -> [SceneShape] {
    line(PathOutline([.move(start), .line(end)]), ink, width: width, dashes: dashes)
  }

  static func headLength(ofWidth width: CGFloat) -> CGFloat { 4 * width }

  /// Draws an arrow; if it is shorter than its head, the head is smaller.
  static func arrow(from start: CGPoint, to end: CGPoint, _ ink: SceneColor, width: CGFloat) -> [SceneShape] {
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = along.length
    let unit = length > 0 ? along.scaled(by: 1 / length) : CGVector(dx: 0, dy: 0)
    return arrow(from: start, to: end, unit, min(headLength(ofWidth: width), length), ink, width: width)
  }

  /// Draws an arrowhead of full size without a line, for an arrow that would look like a dot.
  ///
  /// It begins at the arrow's start.
  static func arrowhead(
    from start: CGPoint,
    towards end: CGPoint,
    _ ink: SceneColor,
    width: CGFloat
  ) -> [SceneShape] {
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let unit = along.length > 0 ? along.scaled(by: 1 / along.length) : CGVector(dx: 0, dy: 0)
    let head = headLength(ofWidth: width)
    let tip = start.moved(by: unit.scaled(by: head))
    return arrow(from: tip, to: tip, unit, head, ink, width: width)
  }

  private static func arrow(
    from start: CGPoint,
    to end: CGPoint,
    _ unit: CGVector,
    _ head: CGFloat,
    _ ink: SceneColor,
    width: CGFloat
  ) -> [SceneShape] {
    line(ArrowOutline(from: start, to: end, unit, head: head).path, ink, width: width)
  }

  /// Draws a spring: a zigzag with straight ends.
  ///
  /// - Parameter turns: the number of corners, which must be the same in all frames of a film.
  static func spring(
    from start: CGPoint,
    to end: CGPoint,
    _ ink: SceneColor,
    width: CGFloat,
    turns: Int = 10
  ) -> [SceneShape] {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return line(from: start, to: end, ink, width: width) }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let reach = min(3 * width, length / 4)
    func point(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * length * part - along.dy * reach * side,
        y: start.y + along.dy * length * part + along.dx * reach * side
      )
    }
    let corners = (0..<turns).map { turn -> PathElement in
      .line(point(0.12 + 0.76 * (CGFloat(turn) + 0.5) / CGFloat(turns), turn % 2 == 0 ? 1 : -1))
    }
    let path: [PathElement] =
      [.move(start), .line(point(0.12, 0))] + corners + [.line(point(0.88, 0)), .line(end)]
    return line(PathOutline(path), ink, width: width)
  }

  /// Draws a strut: a line with a bar at each end.
  static func strut(from start: CGPoint, to end: CGPoint, _ ink: SceneColor, width: CGFloat) -> [SceneShape] {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return line(from: start, to: end, ink, width: width) }
    let bar = CGVector(
      dx: -(end.y - start.y) / length * 3 * width,
      dy: (end.x - start.x) / length * 3 * width
    )
    func side(_ point: CGPoint, _ sign: CGFloat) -> CGPoint {
      CGPoint(x: point.x + sign * bar.dx, y: point.y + sign * bar.dy)
    }
    return line(
      PathOutline([
        .move(start), .line(end), .move(side(start, 1)), .line(side(start, -1)), .move(side(end, 1)),
        .line(side(end, -1)),
      ]),
      ink,
      width: width
    )
  }

  /// Draws a small disc with a light rim.
  static func dot(at point: CGPoint, radius: CGFloat, _ ink: SceneColor) -> [SceneShape] {
    [
      SceneShape(
        .ellipse(.disc(at: point, radius: radius)),
        fill: .color(ink),
        stroke: SceneStroke(.white, width: radius / 2.5)
      )
    ]
  }

  /// The symbol of a view's frame in legends.
  static func frame(_ ink: SceneColor) -> [SceneShape] {
    line(outline(of: CGRect(x: 3, y: 2, width: 16, height: 10), .identity), ink, width: 1.5)
  }

  /// The outline of a transformed rectangle.
  static func outline(of rect: CGRect, _ transform: CGAffineTransform) -> PathOutline {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    return PathOutline([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
  }
}
