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
    outline = SceneShape.Geometry(bounds, corners: gradient.maskedCorners, radius: gradient.cornerRadius)
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

  // MARK: Sectors

  /// The maximum number of sectors of a conic gradient.
  private static let mostSectors = 720
  /// The maximum angle of a triangle in radians; a larger sector has several.
  private static let largestAngle = CGFloat.pi / 8

  /// SVG has no conic gradients, so each colour of a screen is a sector; their edges aren't smoothed, so no gap shows.
  private func addSectors(to leaves: inout LeafPlacer, _ transform: CGAffineTransform) {
    let path = outline.outline
    leaves.beginClip(SceneGroup.Clip(.init(recognizing: path.path.applying(transform), path.rule)))
    let (width, height) = (bounds.width, bounds.height)
    // Beyond the farthest corner, in fractions of the bounds, also with the middle of a triangle's base.
    let reach =
      hypot(
        max(abs(bounds.minX - start.x), abs(bounds.maxX - start.x)) / width,
        max(abs(bounds.minY - start.y), abs(bounds.maxY - start.y)) / height
      ) * 1.05
    let zero = atan2((end.y - start.y) / height, (end.x - start.x) / width)
    func rim(_ share: CGFloat) -> CGPoint {
      let angle = zero + 2 * .pi * share
      return CGPoint(x: start.x + reach * width * cos(angle), y: start.y + reach * height * sin(angle))
    }
    for sector in sectors {
      var outline = PathOutline([.move(start), .line(rim(sector.from))])
      let count = max(1, ((sector.to - sector.from) * 2 * .pi / Self.largestAngle).rounded(.up))
      for index in 1...Int(count) {
        outline.add(.line(rim(sector.from + (sector.to - sector.from) * CGFloat(index) / count)))
      }
      outline.add(.close)
      var shape = SceneShape(.path(outline, .winding), fill: .color(sector.color))
      shape.isCrisp = true
      leaves.add(shape, transform)
    }
    leaves.endGroup()
  }

  /// The sectors in fractions of the circle, each with one colour.
  private var sectors: [(from: CGFloat, to: CGFloat, color: SceneColor)] {
    let (first, last) = (stops[0], stops[stops.count - 1])
    var sectors: [(from: CGFloat, to: CGFloat, color: SceneColor)] = []
    if first.place > 0 { sectors.append((0, first.place, first.color)) }
    for (stop, next) in zip(stops, stops.dropFirst()) where next.place > stop.place {
      let limit = (CGFloat(Self.mostSectors) * (next.place - stop.place)).rounded(.up)
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
