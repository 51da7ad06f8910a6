import UIKit

/// An arrow of a force or a velocity, in coordinates of the reference view.
@MainActor
struct DynamicsArrow {
  /// What an arrow stands for.
  enum Kind: CaseIterable {
    case gravity, push, velocity
  }

  let kind: Kind
  /// Where it acts.
  private let origin: CGPoint
  /// The magnitude or the velocity.
  private let vector: CGVector
  /// What the arrow shows, for those who can't see it.
  var words: String?
  /// The directions of other arrows at the same thing: beside one that it would lie on it gets a lane of its own.
  var neighbors: [CGVector] = []
  /// At which side of such a one it lies: 1 for the right, seen along the arrow, or -1.
  var side: CGFloat = 1

  /// The length of an arrow for a magnitude of 1, in points.
  static let magnitudeScale: CGFloat = 40
  /// The seconds whose way an arrow of velocity shows.
  static let velocitySeconds: CGFloat = 0.1
  /// Longer arrows are cut, in points.
  static let longest: CGFloat = 240
  /// What would have a shorter arrow is as good as nothing, in points: a velocity of 1 point/s.
  static let shortest: CGFloat = 0.1
  /// The width of the line in points, at a scale of 1.
  static let width: CGFloat = 2.5
  /// The distance of two lanes in points, at a scale of 1.
  static let lane: CGFloat = 9

  init(_ kind: Kind, from origin: CGPoint, _ vector: CGVector) {
    self.kind = kind
    self.origin = origin
    self.vector = vector
  }

  private var whole: CGVector { vector.scaled(by: kind.scale) }

  /// How long it is to scale, in points.
  var length: CGFloat { whole.length }

  /// From its start to its tip, as far as it is drawn.
  var drawn: CGVector { whole.scaled(by: min(1, Self.longest / max(whole.length, Self.shortest))) }

  /// How much of what it stands for there is.
  var value: String {
    switch kind {
    case .gravity, .push: "magnitude \(DumpText.number(vector.length))"
    case .velocity: "\(DumpText.number(vector.length)) points/s"
    }
  }

  /// The ends of the arrow on the interface.
  ///
  /// It starts where it acts, or in a lane of its own; if it would cross words there, at the item's edge or beside the item.
  /// What would have its head beyond the screen is moved back along its line.
  func ends(at item: any UIDynamicItem, in painter: DynamicsPainter) -> (start: CGPoint, end: CGPoint) {
    let direction = drawn.scaled(by: 1 / max(drawn.length, Self.shortest))
    let right = CGVector(dx: -direction.dy, dy: direction.dx)
    let lane = side * lane(along: direction) * Self.lane * painter.site.scale
    let start = origin.moved(by: right.scaled(by: lane))
    func placed(from point: CGPoint) -> (start: CGPoint, end: CGPoint) {
      (painter.place(point), painter.place(point.moved(by: drawn)))
    }
    let first = painter.onScreen(placed(from: start))
    guard !painter.site.texts.isEmpty, let way = painter.way(out: item, from: start, along: direction) else {
      return first
    }
    let edge = placed(from: start.moved(by: direction.scaled(by: way)))
    if painter.site.isFilm {
      // What lies beside the item comes and goes, and the arrow would jump.
      let within = start.moved(by: direction.scaled(by: min(way, drawn.length)))
      return painter.crossesWords((first.start, painter.place(within))) ? edge : first
    }
    var places = [first, edge]
    for sign: CGFloat in [1, -1] {
      let across = right.scaled(by: sign)
      guard let way = painter.way(out: item, from: origin, along: across) else { continue }
      places.append(placed(from: origin.moved(by: across.scaled(by: way + Self.lane * painter.site.scale))))
    }
    return places.first { !painter.crossesWords($0) } ?? edge
  }

  /// How far it is in its own lane: 1 beside an arrow of its direction, 0 where none is near, and between so that in a film
  /// nothing jumps.
  private func lane(along direction: CGVector) -> CGFloat {
    let cosines = neighbors.map { (other: CGVector) -> CGFloat in
      let length = other.length
      return length > 0 ? (direction.dx * other.dx + direction.dy * other.dy) / length : -1
    }
    let nearest: CGFloat = cosines.max() ?? -1
    return min(1, max(0, (nearest - 0.5) / 0.4))
  }
}

extension DynamicsArrow.Kind {
  /// The arrow's colour.
  var ink: SceneColor {
    switch self {
    case .gravity: SceneColor(0x0B6E4F)
    case .push: SceneColor(0xB3500A)
    case .velocity: SceneColor(0x1D4ED8)
    }
  }

  /// What the legend says of it.
  @MainActor var meaning: String {
    switch self {
    case .gravity: DynamicsLegend.gravity
    case .push: DynamicsLegend.push
    case .velocity: DynamicsLegend.velocity
    }
  }

  /// The points of an arrow for 1 of what it stands for.
  @MainActor fileprivate var scale: CGFloat {
    switch self {
    case .gravity, .push: DynamicsArrow.magnitudeScale
    case .velocity: DynamicsArrow.velocitySeconds
    }
  }
}

extension DynamicsPainter {
  /// Whether an arrow covers any words of the screen.
  fileprivate func crossesWords(_ ends: (start: CGPoint, end: CGPoint)) -> Bool {
    let along = CGVector(dx: ends.end.x - ends.start.x, dy: ends.end.y - ends.start.y)
    // Wide enough for the wings; an arrow that begins at an edge doesn't reach behind it.
    let wing = CGVector(dx: -along.dy, dy: along.dx)
      .scaled(by: DynamicsArrow.width * 2 * site.scale / max(along.length, DynamicsArrow.shortest))
    let box = CGRect(
      enclosing: [ends.start, ends.end].flatMap { [$0.moved(by: wing), $0.moved(by: wing.scaled(by: -1))] }
    )
    return site.texts.contains { $0.touches(box) }
  }

  /// An arrow from a point of the screen, moved back along its line as far as its head lies beyond the screen.
  fileprivate func onScreen(_ ends: (start: CGPoint, end: CGPoint)) -> (start: CGPoint, end: CGPoint) {
    let screen = site.bounds.insetBy(dx: 4 * site.scale, dy: 4 * site.scale)
    guard site.bounds.contains(ends.start), !screen.contains(ends.end) else { return ends }
    let along = CGVector(dx: ends.end.x - ends.start.x, dy: ends.end.y - ends.start.y)
    var part: CGFloat = 1
    for (delta, low, high) in [
      (along.dx, screen.minX - ends.start.x, screen.maxX - ends.start.x),
      (along.dy, screen.minY - ends.start.y, screen.maxY - ends.start.y),
    ] where delta != 0 {
      part = min(part, (delta > 0 ? high : low) / delta)
    }
    let back = along.scaled(by: part - 1)
    return (ends.start.moved(by: back), ends.end.moved(by: back))
  }

  /// How far it is from a point within an item to the item's edge, in points along a direction; nil if the point lies
  /// outside.
  fileprivate func way(out item: any UIDynamicItem, from point: CGPoint, along direction: CGVector)
    -> CGFloat?
  {
    guard let center = animator.center(of: item),
      let right = animator.point(UIOffset(horizontal: 1, vertical: 0), of: item),
      let down = animator.point(UIOffset(horizontal: 0, vertical: 1), of: item)
    else { return nil }
    let axes = [
      (CGVector(dx: right.x - center.x, dy: right.y - center.y), item.bounds.width / 2),
      (CGVector(dx: down.x - center.x, dy: down.y - center.y), item.bounds.height / 2),
    ]
    var way = CGFloat.infinity
    for (axis, half) in axes {
      let place = (point.x - center.x) * axis.dx + (point.y - center.y) * axis.dy
      let speed = direction.dx * axis.dx + direction.dy * axis.dy
      guard abs(place) <= half else { return nil }
      if abs(speed) > 1e-6 { way = min(way, (half - place * (speed > 0 ? 1 : -1)) / abs(speed)) }
    }
    return way.isFinite ? way : nil
  }
}

extension CGVector {
  var length: CGFloat { hypot(dx, dy) }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}

extension CGPoint {
  func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}
