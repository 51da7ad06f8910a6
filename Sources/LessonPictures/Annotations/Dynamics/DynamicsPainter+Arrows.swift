import Rendering
import UIKit

extension DynamicsPainter {
  /// The arrows of gravity, pushes and velocities, by kind; nil for an item without one.
  var arrows: [[AnnotationMark?]] {
    let behaviors = animator.allBehaviors
    var groups: [[AnnotationMark?]] = []
    if signs.contains(.gravity) {
      groups.append(behaviors.compactMap { $0 as? UIGravityBehavior }.flatMap(gravity))
    }
    if signs.contains(.pushes) { groups.append(behaviors.compactMap { $0 as? UIPushBehavior }.flatMap(push)) }
    if signs.contains(.velocities) { groups.append(velocities(among: behaviors)) }
    return groups
  }

  private func gravity(_ behavior: UIGravityBehavior) -> [AnnotationMark?] {
    let vector = behavior.gravityDirection
    return behavior.items.map { item in
      guard let center = animator.center(of: item) else { return nil }
      var arrow = DynamicsArrow(.gravity, from: center, vector)
      arrow.words = words("Gravity at \(center.words).")
      return mark(of: arrow, at: item)
    }
  }

  private func push(_ behavior: UIPushBehavior) -> [AnnotationMark?] {
    guard behavior.active else { return [] }
    let vector = behavior.pushDirection
    return behavior.items.map { item in
      guard let point = animator.point(behavior.targetOffsetFromCenter(for: item), of: item) else {
        return nil
      }
      var arrow = DynamicsArrow(.push, from: point, vector)
      arrow.words = words("A push at \(point.words).")
      // Arrows of gravity start at the centre.
      if signs.contains(.gravity) {
        arrow.neighbors = behaviors(of: UIGravityBehavior.self, \.items, with: item).map(\.gravityDirection)
        arrow.side = -1
      }
      return mark(of: arrow, at: item)
    }
  }

  private func velocities(among behaviors: [UIDynamicBehavior]) -> [AnnotationMark?] {
    animator.allItems.map { item in
      guard let center = animator.center(of: item) else { return nil }
      let velocity = animator.linearVelocity(of: item)
      var arrow = DynamicsArrow(.velocity, from: center, CGVector(dx: velocity.x, dy: velocity.y))
      arrow.words = words(
        "What is at \(center.words) moves with \(DumpText.number(hypot(velocity.x, velocity.y).rounded())) points/s."
      )
      if signs.contains(.gravity) {
        arrow.neighbors += self.behaviors(of: UIGravityBehavior.self, \.items, with: item).map(
          \.gravityDirection
        )
      }
      if signs.contains(.pushes) {
        arrow.neighbors += self.behaviors(of: UIPushBehavior.self, \.items, with: item)
          .filter(\.active).map(\.pushDirection)
      }
      return mark(of: arrow, at: item)
    }
  }

  /// The description of an arrow; nil in films, whose frames are not described.
  private func words(_ text: @autoclosure () -> String) -> String? { site.isFilm ? nil : text() }

  private func behaviors<Behavior: UIDynamicBehavior>(
    of type: Behavior.Type,
    _ items: KeyPath<Behavior, [any UIDynamicItem]>,
    with item: any UIDynamicItem
  ) -> [Behavior] {
    animator.allBehaviors.compactMap { $0 as? Behavior }.filter {
      $0[keyPath: items].contains { $0 === item }
    }
  }

  private func mark(of arrow: DynamicsArrow, at item: any UIDynamicItem) -> AnnotationMark? {
    let length = arrow.length
    guard length >= DynamicsArrow.shortest, length.isFinite else { return nil }
    let width = DynamicsArrow.width * site.scale
    let (from, to) = arrow.ends(at: item, in: self)
    let isShort = hypot(to.x - from.x, to.y - from.y) < Symbols.headLength(ofWidth: width)
    guard isShort else {
      return AnnotationMark(
        id: 0,
        shapes: Symbols.arrow(from: from, to: to, arrow.kind.ink, width: width),
        meaning: arrow.kind.meaning,
        words: arrow.words
      )
    }
    let shapes = Symbols.arrowhead(from: from, towards: to, arrow.kind.ink, width: width)
    // In a film a number would change in each frame.
    let box = shapes.reduce(CGRect.null) { $0.union($1.geometry.bounds) }
    return AnnotationMark(
      id: 0,
      shapes: shapes,
      meaning: arrow.kind.meaning,
      entry: DynamicsLegend.short(arrow.kind),
      callout: site.isFilm ? nil : Callout(arrow.value, at: box),
      words: arrow.words
    )
  }
}
