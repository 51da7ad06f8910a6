import Rendering
import UIKit

/// An arrow for a force or a velocity, in coordinates of the reference view.
@MainActor
struct DynamicsArrow {
  /// The quantity of an arrow.
  enum Kind: CaseIterable {
    case gravity, push, velocity
  }

  let kind: Kind
  /// The point of action.
  private let origin: CGPoint
  /// The magnitude or the velocity.
  private let vector: CGVector
  /// The description of the arrow.
  var words: String?
  /// The directions of other arrows of the same item: arrows that would overlap are drawn in parallel lanes.
  var neighbors: [CGVector] = []
  /// The side of the lane: 1 for the right, in the direction of the arrow, or -1.
  var side: CGFloat = 1

  /// The length of an arrow for a magnitude of 1, in points.
  static let magnitudeScale: CGFloat = 40
  /// The time whose distance an arrow of velocity shows, in seconds.
  static let velocitySeconds: CGFloat = 0.1
  /// The maximum length in points; longer arrows are cut.
  static let longest: CGFloat = 240
  /// The minimum length in points, that of a velocity of 1 point/s; shorter arrows are omitted.
  static let shortest: CGFloat = 0.1
  /// The width of the line in points, at a scale of 1.
  static let width: CGFloat = 2.5
  /// The distance between two lanes in points, at a scale of 1.
  static let lane: CGFloat = 9

  init(_ kind: Kind, from origin: CGPoint, _ vector: CGVector) {
    self.kind = kind
    self.origin = origin
    self.vector = vector
  }

  private var whole: CGVector { vector.scaled(by: kind.scale) }

  /// The length to scale, in points.
  var length: CGFloat { whole.length }

  /// The vector from start to tip, cut to the maximum length.
  var drawn: CGVector { whole.scaled(by: min(1, Self.longest / max(whole.length, Self.shortest))) }

  var value: String {
    switch kind {
    case .gravity, .push: "magnitude \(DumpText.number(vector.length))"
    case .velocity: "\(DumpText.number(vector.length)) points/s"
    }
  }

  /// Returns the ends of the arrow on the interface.
  ///
  /// It starts at the point of action, or in a lane; if it would cover texts there, at the item's edge or
  /// beside the item. If its head would leave the screen, it is moved back along its line.
  func ends(at item: any UIDynamicItem, in painter: DynamicsPainter) -> (start: CGPoint, end: CGPoint) {
    let direction = drawn.scaled(by: 1 / max(drawn.length, Self.shortest))
    let right = CGVector(dx: -direction.dy, dy: direction.dx)
    let lane = side * lane(along: direction) * Self.lane * painter.site.scale
    let start = origin.moved(by: right.scaled(by: lane))
    func placed(from point: CGPoint) -> (start: CGPoint, end: CGPoint) {
      (painter.toPicture(point), painter.toPicture(point.moved(by: drawn)))
    }
    let first = painter.onScreen(placed(from: start))
    guard !painter.site.texts.isEmpty, let way = painter.way(out: item, from: start, along: direction) else {
      return first
    }
    let edge = placed(from: start.moved(by: direction.scaled(by: way)))
    if painter.site.isFilm {
      // Neighbours of the item appear and disappear, and the arrow would jump.
      let within = start.moved(by: direction.scaled(by: min(way, drawn.length)))
      return painter.crossesWords((first.start, painter.toPicture(within))) ? edge : first
    }
    var candidates = [first, edge]
    for sign: CGFloat in [1, -1] {
      let across = right.scaled(by: sign)
      guard let way = painter.way(out: item, from: origin, along: across) else { continue }
      candidates.append(
        placed(from: origin.moved(by: across.scaled(by: way + Self.lane * painter.site.scale)))
      )
    }
    return candidates.first { !painter.crossesWords($0) } ?? edge
  }

  /// The displacement into the lane: 1 beside a parallel arrow, 0 without a near one, continuous in between,
  /// so that nothing jumps in a film.
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
  var ink: SceneColor {
    switch self {
    case .gravity: SceneColor(0x0B6E4F)
    case .push: SceneColor(0xB3500A)
    case .velocity: SceneColor(0x1D4ED8)
    }
  }

  /// The legend's text.
  @MainActor var meaning: String {
    switch self {
    case .gravity: DynamicsLegend.gravity
    case .push: DynamicsLegend.push
    case .velocity: DynamicsLegend.velocity
    }
  }

  /// The length in points of an arrow of the value 1.
  @MainActor fileprivate var scale: CGFloat {
    switch self {
    case .gravity, .push: DynamicsArrow.magnitudeScale
    case .velocity: DynamicsArrow.velocitySeconds
    }
  }
}

extension DynamicsPainter {
  /// Whether an arrow covers a text of the screen.
  fileprivate func crossesWords(_ ends: (start: CGPoint, end: CGPoint)) -> Bool {
    let along = CGVector(dx: ends.end.x - ends.start.x, dy: ends.end.y - ends.start.y)
    // Includes the width of the wings; an arrow that begins at an edge doesn't extend behind it.
    let wing = CGVector(dx: -along.dy, dy: along.dx)
      .scaled(by: DynamicsArrow.width * 2 * site.scale / max(along.length, DynamicsArrow.shortest))
    let box = CGRect(
      enclosing: [ends.start, ends.end].flatMap { [$0.moved(by: wing), $0.moved(by: wing.scaled(by: -1))] }
    )
    return site.texts.contains { $0.touches(box) }
  }

  /// Returns an arrow from a point of the screen, moved back along its line as far as its head is off screen.
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

  /// The distance from a point of an item to the item's edge in a direction, in points; nil for a point
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
      let projection = (point.x - center.x) * axis.dx + (point.y - center.y) * axis.dy
      let speed = direction.dx * axis.dx + direction.dy * axis.dy
      guard abs(projection) <= half else { return nil }
      if abs(speed) > 1e-6 { way = min(way, (half - projection * (speed > 0 ? 1 : -1)) / abs(speed)) }
    }
    return way.isFinite ? way : nil
  }
}
