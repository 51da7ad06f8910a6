import Rendering
import UIKit

/// Draws the current state of an animator.
@MainActor
struct DynamicsPainter {
  let animator: UIDynamicAnimator
  let signs: DynamicsSymbols
  let site: AnnotationCanvas
  /// The transform from reference coordinates to interface coordinates.
  let transform: CGAffineTransform
  private let ink = AnnotationKind.dynamics.ink

  /// Nil if the reference view is not on screen.
  init?(_ animator: UIDynamicAnimator, _ signs: DynamicsSymbols, _ site: AnnotationCanvas) {
    guard let view = animator.referenceView, let transform = site.transform(from: view) else { return nil }
    self.animator = animator
    self.signs = signs
    self.site = site
    self.transform = transform
  }

  func marks() -> [AnnotationMark] {
    var groups: [[AnnotationMark?]] = []
    let behaviors = animator.allBehaviors
    if signs.contains(.fields) {
      groups.append(behaviors.compactMap { $0 as? UIFieldBehavior }.compactMap(field))
    }
    if signs.contains(.boundaries) {
      groups.append(behaviors.compactMap { $0 as? UICollisionBehavior }.flatMap(boundaries))
    }
    if signs.contains(.attachments) {
      groups.append(behaviors.compactMap { $0 as? UIAttachmentBehavior }.compactMap(attachment))
      groups.append(behaviors.compactMap { $0 as? UISnapBehavior }.map(snap))
    }
    groups += arrows
    if signs.contains(.centers) {
      groups.append(animator.allItems.compactMap { animator.center(of: $0) }.map(center))
    }
    if signs.contains(.contacts) {
      groups.append(animator.contactPoints.map { contact(at: $0) })
    }
    // Each kind has its own range of numbers, and each item a fixed number in it. Marks that appear or
    // disappear leave the others unchanged, so that a number identifies one moving mark in a film.
    return groups.enumerated().flatMap { kind, marks in
      marks.prefix(AnnotationLayer.markLimit).enumerated().compactMap { index, mark in
        guard var mark else { return nil }
        mark.id = kind * AnnotationLayer.markLimit + index
        return mark
      }
    }
  }

  func toPicture(_ point: CGPoint) -> CGPoint { point.applying(transform) }

  // MARK: Boundaries and regions

  private func boundaries(of behavior: UICollisionBehavior) -> [AnnotationMark] {
    guard behavior.collisionMode.contains(.boundaries) else { return [] }
    var outlines = behavior.boundaryOutlines
    if let view = animator.referenceView, let insets = behavior.referenceBoundsInsets {
      outlines.insert(Symbols.outline(of: view.bounds.inset(by: insets), .identity), at: 0)
    }
    return outlines.map { outline in
      let shapes = Symbols.line(
        outline.applying(transform),
        ink,
        width: 2.5 * site.scale,
        dashes: [8 * site.scale, 4 * site.scale]
      )
      return AnnotationMark(
        id: 0,
        shapes: shapes,
        meaning: DynamicsLegend.boundary,
        words: "A boundary \(outline.boundingBox.sides)."
      )
    }
  }

  private func field(_ field: UIFieldBehavior) -> AnnotationMark? {
    guard let bounds = animator.referenceView?.bounds, bounds.isDrawable else { return nil }
    let distance = max(bounds.width, bounds.height) / CGFloat(Self.fieldDots)
    guard distance > 0 else { return nil }
    var dots: [PathElement] = []
    for row in 0..<Self.fieldDots {
      for column in 0..<Self.fieldDots {
        let point = CGPoint(
          x: bounds.minX + distance * (CGFloat(column) + 0.5),
          y: bounds.minY + distance * (CGFloat(row) + 0.5)
        )
        let offset = CGPoint(x: point.x - field.position.x, y: point.y - field.position.y)
        guard bounds.contains(point), field.region.contains(offset) else { continue }
        dots += [.move(toPicture(point)), .line(toPicture(point))]
      }
    }
    guard !dots.isEmpty else { return nil }
    return AnnotationMark(
      id: 0,
      shapes: Self.region(PathOutline(dots), ink, width: 3 * site.scale),
      meaning: DynamicsLegend.field,
      words: "A field around \(field.position.words)."
    )
  }

  /// The number of dots along the longer side of the reference view for a field without a region.
  private static let fieldDots = 20

  /// Draws dots where a field acts, as lines of zero length.
  static func region(_ dots: PathOutline, _ ink: SceneColor, width: CGFloat) -> [SceneShape] {
    var stroke = SceneStroke(ink.faded(by: 0.55), width: width)
    stroke.cap = .round
    return [SceneShape(.path(dots, .winding), stroke: stroke)]
  }

  // MARK: Attachments

  private func attachment(_ behavior: UIAttachmentBehavior) -> AnnotationMark? {
    guard let (first, second) = behavior.ends else { return nil }
    let (start, end) = (toPicture(first), toPicture(second))
    let isSpring = behavior.frequency > 0
    let line =
      isSpring
      ? Symbols.spring(from: start, to: end, ink, width: 1.5 * site.scale)
      : Symbols.line(from: start, to: end, ink, width: 1.5 * site.scale)
    let dots = [start, end].flatMap { Symbols.dot(at: $0, radius: 3.5 * site.scale, ink) }
    return AnnotationMark(
      id: 0,
      shapes: line + dots,
      meaning: isSpring ? DynamicsLegend.spring : DynamicsLegend.rod,
      words: "\(isSpring ? "A spring" : "A rod") from \(first.words) to \(second.words)."
    )
  }

  private func snap(_ behavior: UISnapBehavior) -> AnnotationMark {
    let point = behavior.snapPoint
    return AnnotationMark(
      id: 0,
      shapes: Self.cross(at: toPicture(point), ink, size: 6 * site.scale),
      meaning: DynamicsLegend.snap,
      words: "What snaps, snaps to \(point.words)."
    )
  }

  static func cross(at point: CGPoint, _ ink: SceneColor, size: CGFloat) -> [SceneShape] {
    Symbols.line(
      PathOutline([
        .move(CGPoint(x: point.x - size, y: point.y - size)),
        .line(CGPoint(x: point.x + size, y: point.y + size)),
        .move(CGPoint(x: point.x - size, y: point.y + size)),
        .line(CGPoint(x: point.x + size, y: point.y - size)),
      ]),
      ink,
      width: size / 2.5
    )
  }

  /// Draws a ring around a contact point.
  static func ring(at point: CGPoint, _ ink: SceneColor, size: CGFloat) -> [SceneShape] {
    let geometry = SceneShape.Geometry.ellipse(.disc(at: point, radius: size))
    return [
      SceneShape(geometry, stroke: SceneStroke(SceneColor.white.faded(by: 0.85), width: size * 0.8)),
      SceneShape(geometry, stroke: SceneStroke(ink, width: size * 0.36)),
    ]
  }

  // MARK: Points

  private func center(at point: CGPoint) -> AnnotationMark {
    AnnotationMark(
      id: 0,
      shapes: Symbols.dot(at: toPicture(point), radius: 3 * site.scale, ink),
      meaning: DynamicsLegend.center
    )
  }

  private func contact(at point: CGPoint) -> AnnotationMark {
    AnnotationMark(
      id: 0,
      shapes: Self.ring(at: toPicture(point), ink, size: 5 * site.scale),
      meaning: DynamicsLegend.contact,
      words: "A contact at \(point.words)."
    )
  }
}

extension CGRect {
  /// The four edges in whole points.
  fileprivate var sides: String {
    "from (\(DumpText.number(minX.rounded())), \(DumpText.number(minY.rounded()))) to "
      + "(\(DumpText.number(maxX.rounded())), \(DumpText.number(maxY.rounded())))"
  }
}
