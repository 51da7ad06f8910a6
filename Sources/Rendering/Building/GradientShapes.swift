import UIKit

/// The shapes that a drawn gradient paints in an area.
struct GradientShapes {
  private(set) var shapes: [SceneShape] = []
  private let area: PathOutline
  private let stops: [ScenePaint.Stop]
  private let drawsBefore: Bool
  private let drawsAfter: Bool

  /// The steps of a gradient between circles of which none contains the other.
  private static let stepCount = 96

  /// - Parameter area: the corners of a convex polygon.
  init(_ gradient: DrawnGradient, in area: [CGPoint]) {
    self.area = PathOutline(polygon: area)
    stops = gradient.stops.stops.map { ScenePaint.Stop($0.place, SceneColor($0.color)) }
    drawsBefore = gradient.options.contains(.drawsBeforeStartLocation)
    drawsAfter = gradient.options.contains(.drawsAfterEndLocation)
    switch gradient.geometry {
    case .linear(let start, let end): addStripes(from: start, to: end, in: area)
    case .conic(let center, let angle): shapes = Self.sectors(around: center, from: angle, stops, in: area)
    case .radial(let start, let end):
      let distance = hypot(end.center.x - start.center.x, end.center.y - start.center.y)
      if distance <= end.radius - start.radius {
        addRings(from: start, to: end, stops, inside: drawsBefore, outside: drawsAfter)
      } else if distance <= start.radius - end.radius {
        let reversed = stops.reversed().map { ScenePaint.Stop(1 - $0.place, $0.color) }
        addRings(from: end, to: start, reversed, inside: drawsAfter, outside: drawsBefore)
      } else {
        addCone(from: start, to: end, gradient.stops, distance, in: area)
      }
    }
  }

  private mutating func addStripes(from start: CGPoint, to end: CGPoint, in area: [CGPoint]) {
    let line = CGVector(from: start, to: end)
    func place(_ point: CGPoint) -> CGFloat { CGVector(from: start, to: point).dot(line) / line.dot(line) }
    var corners = area
    if !drawsBefore { corners = corners.cut { place($0) } }
    if !drawsAfter { corners = corners.cut { 1 - place($0) } }
    guard corners.count > 2, let gradient = SceneGradient(from: start, to: end, stops) else { return }
    let shape = SceneShape.Geometry(recognizing: PathOutline(polygon: corners))
    shapes.append(SceneShape(shape, fill: .gradient(gradient)))
  }

  /// Adds the gradient between a circle and one around it.
  ///
  /// The circles are those of a cone with its tip inside, so a focus without a radius describes them all.
  private mutating func addRings(
    from small: DrawnGradient.Circle,
    to large: DrawnGradient.Circle,
    _ stops: [ScenePaint.Stop],
    inside: Bool,
    outside: Bool
  ) {
    // The place of the circle without a radius, at or before the start.
    let tip = -small.radius / (large.radius - small.radius)
    let radii = CGSize(width: large.radius, height: large.radius)
    let placed = stops.map { ScenePaint.Stop(($0.place - tip) / (1 - tip), $0.color) }
    var outline = area
    if !outside {
      outline = PathOutline()
      outline.addOval(in: large.box)
    }
    if !inside, small.radius > 0 { outline.addOval(in: small.box) }
    guard var gradient = SceneGradient(center: large.center, radii: radii, placed) else { return }
    gradient.focus = CGPoint(
      x: (small.center.x - large.center.x) * (1 - tip) / large.radius,
      y: (small.center.y - large.center.y) * (1 - tip) / large.radius
    )
    let rule: CGPathFillRule = inside || small.radius == 0 ? .winding : .evenOdd
    shapes.append(SceneShape(.init(recognizing: outline, rule), fill: .gradient(gradient)))
  }

  /// Adds the gradient between circles of which none contains the other, in steps.
  private mutating func addCone(
    from start: DrawnGradient.Circle,
    to end: DrawnGradient.Circle,
    _ colors: DrawingGradient,
    _ distance: CGFloat,
    in area: [CGPoint]
  ) {
    func circle(at place: CGFloat) -> DrawnGradient.Circle {
      DrawnGradient.Circle(
        center: CGPoint(
          x: start.center.x + (end.center.x - start.center.x) * place,
          y: start.center.y + (end.center.y - start.center.y) * place
        ),
        radius: max(0, start.radius + (end.radius - start.radius) * place)
      )
    }
    func add(_ from: CGFloat, _ to: CGFloat, _ color: SceneColor) {
      let outline = PathOutline(hullOf: circle(at: from), circle(at: to))
      shapes.append(SceneShape(.init(recognizing: outline), fill: .color(color)))
    }
    // Beyond a shrinking end is the tip of the cone, beyond another one the end of the area.
    let reach = area.map { hypot($0.x - start.center.x, $0.y - start.center.y) }.max() ?? 0
    let far = 1 + (reach + max(start.radius, end.radius)) / distance
    let tip = start.radius / (start.radius - end.radius)
    if drawsBefore, let first = stops.first { add(start.radius < end.radius ? tip : -far, 0, first.color) }
    for step in 0..<Self.stepCount {
      let (from, to) = (
        CGFloat(step) / CGFloat(Self.stepCount), CGFloat(step + 1) / CGFloat(Self.stepCount)
      )
      add(from, to, SceneColor(colors.color(at: (from + to) / 2)))
    }
    if drawsAfter, let last = stops.last { add(1, end.radius < start.radius ? tip : far, last.color) }
  }
}

// MARK: - Conic gradients

extension GradientShapes {
  /// The maximum number of sectors of a conic gradient.
  private static let mostSectors = 720
  /// The maximum angle of a triangle in radians; a larger sector has several.
  private static let largestAngle = CGFloat.pi / 8

  /// The sectors of a conic gradient, one for each colour of a screen; their edges aren't smoothed, so no gap shows.
  ///
  /// - Parameter area: the corners of a polygon that the sectors cover.
  static func sectors(
    around center: CGPoint,
    from angle: CGFloat,
    _ stops: [ScenePaint.Stop],
    in area: [CGPoint]
  ) -> [SceneShape] {
    // Beyond the farthest corner, also with the middle of a triangle's base.
    let reach = (area.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) * 1.05
    func rim(_ share: CGFloat) -> CGPoint {
      let angle = angle + 2 * .pi * share
      return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
    return sectors(stops).map { sector in
      var outline = PathOutline([.move(center), .line(rim(sector.from))])
      let count = max(1, ((sector.to - sector.from) * 2 * .pi / largestAngle).rounded(.up))
      for index in 1...Int(count) {
        outline.add(.line(rim(sector.from + (sector.to - sector.from) * CGFloat(index) / count)))
      }
      outline.add(.close)
      var shape = SceneShape(.path(outline, .winding), fill: .color(sector.color))
      shape.isCrisp = true
      return shape
    }
  }

  /// The sectors in fractions of the circle, each with one colour.
  private static func sectors(_ stops: [ScenePaint.Stop]) -> [(from: CGFloat, to: CGFloat, color: SceneColor)]
  {
    guard !stops.isEmpty else { return [] }
    let (first, last) = (stops[0], stops[stops.count - 1])
    var sectors: [(from: CGFloat, to: CGFloat, color: SceneColor)] = []
    if first.place > 0 { sectors.append((0, first.place, first.color)) }
    for (stop, next) in zip(stops, stops.dropFirst()) where next.place > stop.place {
      let limit = (CGFloat(mostSectors) * (next.place - stop.place)).rounded(.up)
      let count = min(CGFloat(stop.color.steps(to: next.color)), limit)
      for index in 0..<max(1, Int(count)) {
        let (from, to) = (CGFloat(index) / max(1, count), CGFloat(index + 1) / max(1, count))
        var color = stop.color.mixed(with: next.color, by: (from + to) / 2)
        color.alpha += (next.color.alpha - stop.color.alpha) * (from + to) / 2
        let length = next.place - stop.place
        sectors.append((stop.place + length * from, stop.place + length * to, color))
      }
    }
    if last.place < 1 { sectors.append((last.place, 1, last.color)) }
    return sectors
  }
}

extension SceneColor {
  /// The number of colours of a screen between both, at most 255.
  fileprivate func steps(to other: SceneColor) -> Int {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    let most = parts.map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    return max(most, Int((abs(alpha - other.alpha) * 255).rounded()))
  }
}

extension DrawnGradient.Circle {
  fileprivate var box: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension [CGPoint] {
  /// The part of a convex polygon in which a linear function isn't negative.
  fileprivate func cut(_ function: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard var previous = last else { return [] }
    var corners: [CGPoint] = []
    for point in self {
      let (before, now) = (function(previous), function(point))
      if (before < 0) != (now < 0) {
        let share = before / (before - now)
        corners.append(
          CGPoint(
            x: previous.x + (point.x - previous.x) * share,
            y: previous.y + (point.y - previous.y) * share
          )
        )
      }
      if now >= 0 { corners.append(point) }
      previous = point
    }
    return corners
  }
}

extension PathOutline {
  fileprivate init(polygon corners: [CGPoint]) {
    self.init()
    for (index, corner) in corners.enumerated() { add(index == 0 ? .move(corner) : .line(corner)) }
    add(.close)
  }

  /// The convex hull of two circles, as their discs and the quadrilateral of their outer tangents.
  fileprivate init(hullOf one: DrawnGradient.Circle, _ other: DrawnGradient.Circle) {
    self.init()
    if one.radius > 0 { addOval(in: one.box) }
    if other.radius > 0 { addOval(in: other.box) }
    let axis = CGVector(from: one.center, to: other.center)
    let cosine = (one.radius - other.radius) / hypot(axis.dx, axis.dy)
    guard abs(cosine) < 1 else { return }
    let (direction, half) = (atan2(axis.dy, axis.dx), acos(cosine))
    func point(_ circle: DrawnGradient.Circle, _ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: circle.center.x + circle.radius * cos(angle),
        y: circle.center.y + circle.radius * sin(angle)
      )
    }
    // In the direction of the ovals, so that what overlaps adds up.
    add(.move(point(one, direction + half)))
    add(.line(point(one, direction - half)))
    add(.line(point(other, direction - half)))
    add(.line(point(other, direction + half)))
    add(.close)
  }
}
