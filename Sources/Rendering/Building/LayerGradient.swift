import UIKit

/// What a gradient layer shows at a time.
@MainActor
struct LayerGradient: Equatable {
  private let type: CAGradientLayerType
  private let stops: [ScenePaint.Stop]
  private let start: CGPoint
  private let end: CGPoint
  private let bounds: CGRect
  private let outline: SceneShape.Geometry

  /// Nil for a layer that shows no gradient.
  init?(of layer: CALayer, in bounds: CGRect) {
    guard layer is CAGradientLayer, bounds.width > 0, bounds.height > 0 else { return nil }
    let shown = layer.isAnimated ? layer.presentation() ?? layer : layer
    guard let gradient = shown as? CAGradientLayer else { return nil }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    }
    type = gradient.type
    stops = gradient.stops.map { ScenePaint.Stop(CGFloat($0.location), SceneColor($0.color)) }
    (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    self.bounds = bounds
    outline = SceneShape.Geometry(
      bounds,
      corners: gradient.maskedCorners,
      radius: gradient.cornerRadius,
      curve: gradient.cornerCurve
    )
    if stops.isEmpty { return nil }
  }

  /// Whether it is opaque within its outline.
  var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

  /// Whether it is one element.
  var isSingle: Bool { type != .conic }

  func add(to leaves: inout LeafPlacer, _ transform: CGAffineTransform, _ shadow: SceneShadow?) {
    if let shadow, !shadow.color.isClear {
      let cast = SceneShape(outline, fill: .color(shadow.color), blur: shadow.blur)
      leaves.add(cast, transform.concatenating(shadow.translation))
    }
    if type == .conic { return addSectors(to: &leaves, transform) }
    let gradient =
      type == .radial
      ? SceneGradient(
        center: start,
        radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
        stops
      )
      : SceneGradient(from: start, to: end, stops)
    let last = stops[stops.count - 1].color
    leaves.add(SceneShape(outline, fill: gradient.map { .gradient($0) } ?? .color(last)), transform)
  }

  /// Each colour of a screen is a sector, as SVG has no conic gradients.
  private func addSectors(to leaves: inout LeafPlacer, _ transform: CGAffineTransform) {
    let path = outline.outline
    leaves.beginClip(SceneGroup.Clip(.init(recognizing: path.path.applying(transform), path.rule)))
    // Fractions of the bounds from the centre.
    let unit = CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: start.x, ty: start.y)
    let (inverse, direction) = (unit.inverted(), end.applying(unit.inverted()))
    let sectors = GradientShapes.sectors(
      around: .zero,
      from: atan2(direction.y, direction.x),
      stops,
      in: bounds.corners.map { $0.applying(inverse) }
    )
    for sector in sectors { leaves.add(sector, unit.concatenating(transform)) }
    leaves.endGroup()
  }
}
