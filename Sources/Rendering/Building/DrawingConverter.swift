import UIKit

/// Converts recorded drawing commands to shapes and texts.
@MainActor
struct DrawingConverter {
  /// The maximum depth of images and layers; deeper ones are left out.
  static let depthLimit = 100
  /// The maximum depth of clips; deeper ones are ignored.
  static let clipLimit = 30
  /// The maximum number of glyphs in a run.
  private static let glyphLimit = 2_000

  /// The bounds of the drawing, in the coordinates of the commands.
  let bounds: CGRect
  /// The transform from these coordinates to those of the scene's group.
  let base: CGAffineTransform
  private let isCentered: Bool
  /// The shadow of every command without its own.
  var shadow: SceneShadow?
  /// Whether only the shadows of commands are drawn.
  var drawsOnlyShadows = false
  /// The number of images and layers around the commands.
  var depth = 0
  /// The number of groups around the drawing.
  var outerGroups = 0
  var opacity: CGFloat = 1
  /// Whether commands that blend mix with nothing outside of the drawing.
  var isIsolated = true

  private(set) var transform: CGAffineTransform
  private(set) var openClips = 0
  private var saved: [(transform: CGAffineTransform, openClips: Int)] = []

  /// - Parameters:
  ///   - bounds: the bounds of the drawing, in the coordinates of the commands.
  ///   - transform: the transform from these coordinates to those of the scene's group.
  ///   - shadow: the shadow of every command without its own.
  ///   - isCentered: whether text keeps its centre if a viewer's font has other widths.
  init(bounds: CGRect, transform: CGAffineTransform, shadow: SceneShadow?, isCentered: Bool) {
    self.bounds = bounds
    self.shadow = shadow
    self.isCentered = isCentered
    base = transform
    self.transform = transform
  }

  mutating func convert(_ commands: [DrawingCommand], to leaves: inout LeafPlacer) {
    let needsGroup = isIsolated && commands.contains(where: \.blends)
    if needsGroup {
      var group = SceneGroup()
      group.blendMode = .normal
      leaves.begin(group)
    }
    for command in commands {
      leaves.countCommand()
      if leaves.isFull { break }
      switch command {
      case .save: saved.append((transform, openClips))
      case .restore: restore(&leaves)
      case .concatenate(let more):
        let sum = more.concatenating(transform).snapped
        if sum.isFinite { transform = sum }
      case .clip(let path, let rule): clip(path, rule, &leaves)
      case .fill(let path, let rule, let color, let shadow):
        let paint = ScenePaint(color, depth: depth)
        let shape = SceneShape(.init(recognizing: path, rule), fill: paint)
        add(shape, shadow, &leaves)
      case .shade(let path, let rule, let shade):
        add(SceneShape(.init(recognizing: path, rule), fill: ScenePaint(shade)), nil, &leaves)
      case .stroke(let path, let stroke, let color, let shadow) where color.pattern != nil:
        let line = SceneShape.Geometry.path(path.outlineOfStroke(with: stroke), .winding)
        add(SceneShape(line, fill: ScenePaint(color, depth: depth)), shadow, &leaves)
      case .stroke(let path, let stroke, let color, let shadow):
        let shape = SceneShape(
          .init(recognizing: path),
          stroke: SceneStroke(stroke, SceneColor(color))
        )
        add(shape, shadow, &leaves)
      case .text(let text) where text.color.pattern != nil: addPattern(text, &leaves)
      case .text(let text): add(text, &leaves)
      case .image(let image, let rect, let alpha): add(image, rect, alpha, &leaves)
      case .bitmap(let image, let rect, let tint):
        add(SceneImage(image, in: rect, tint: tint.map { SceneColor($0) }), &leaves)
      case .gradient(let gradient, let shadow):
        guard let area = visibleArea else { break }
        for shape in GradientShapes(gradient, in: area).shapes { add(shape, shadow, &leaves) }
      case .layer(let commands, let layer): add(commands, layer, &leaves)
      }
    }
    while openClips > 0 {
      leaves.endGroup()
      openClips -= 1
    }
    if needsGroup { leaves.endGroup() }
  }

  private mutating func restore(_ leaves: inout LeafPlacer) {
    guard let state = saved.popLast() else { return }
    transform = state.transform
    while openClips > state.openClips {
      leaves.endGroup()
      openClips -= 1
    }
  }

  private mutating func clip(_ path: PathOutline, _ rule: CGPathFillRule, _ leaves: inout LeafPlacer) {
    guard openClips + outerGroups < Self.clipLimit, !leaves.isFull else { return }
    let geometry = SceneShape.Geometry(recognizing: path.applying(transform), rule)
    switch geometry {
    case .rect(let rect, let radius) where radius > 0: leaves.beginClip(.roundedRect(rect, radius: radius))
    case .rect(let rect, _): leaves.beginClip(.rect(rect))
    case .ellipse, .path: leaves.beginClip(.path(path.applying(transform), rule))
    }
    openClips += 1
  }

  // MARK: Shapes

  private func add(_ shape: SceneShape, _ shadow: DrawingShadow?, _ leaves: inout LeafPlacer) {
    let shape = shape.faded(by: opacity)
    if let shadow = shadow.map(SceneShadow.init) ?? self.shadow, !shadow.color.isClear {
      var cast = shape
      if cast.fill != nil { cast.fill = .color(shadow.color) }
      cast.stroke?.color = shadow.color
      cast.blur = shadow.blur
      leaves.add(cast, transform.concatenating(shadow.translation))
    }
    if !drawsOnlyShadows { leaves.add(shape, transform) }
  }

  /// The corners of the drawing in the current coordinates; nil if these have no size on screen.
  private var visibleArea: [CGPoint]? {
    let placement = base.concatenating(transform.inverted()).snapped
    guard placement.isFinite, bounds.isDrawable else { return nil }
    return bounds.corners.map { $0.applying(placement) }
  }

  // MARK: Text

  private func add(_ text: DrawingText, _ leaves: inout LeafPlacer) {
    let glyphs = TextPieces(text, within: visibleSpan, limit: Self.glyphLimit)
    guard !glyphs.pieces.isEmpty else { return }
    var converted = SceneText(
      glyphs.pieces,
      baseline: text.run.baseline + text.origin.y,
      font: SceneFont(text.run.font),
      fill: SceneColor(text.color).faded(by: opacity)
    )
    if converted.fill?.isClear == true { converted.fill = nil }
    if isCentered, glyphs.pieces.count == 1 { converted.anchor = .middle }
    if let color = text.strokeColor, text.strokeWidth > 0 {
      converted.stroke = SceneStroke(SceneColor(color).faded(by: opacity), width: text.strokeWidth)
    }
    if let shadow = text.shadow.map(SceneShadow.init) ?? shadow, !shadow.color.isClear {
      var cast = converted
      cast.fill = shadow.color
      cast.stroke = nil
      cast.blur = shadow.blur
      leaves.add(cast, transform.concatenating(shadow.translation))
    }
    if !drawsOnlyShadows { leaves.add(converted, transform) }
  }

  /// Adds a text in a pattern: its extent, masked by it.
  private func addPattern(_ text: DrawingText, _ leaves: inout LeafPlacer) {
    var stencil = text
    (stencil.color, stencil.shadow, stencil.strokeColor) = (.black, nil, nil)
    var shape = LeafPlacer(owner: 0, clip: nil, opacity: 1)
    add(stencil, &shape)
    var group = SceneGroup()
    group.mask = SceneMask(shape.take())
    guard let extent = group.visibleBounds, extent.isDrawable else { return }
    leaves.begin(group)
    let area = SceneShape(.rect(extent, radius: 0), fill: ScenePaint(text.color, depth: depth))
    leaves.add(
      area.faded(by: opacity).filled { $0.placed(by: transform) },
      .identity
    )
    leaves.endGroup()
  }

  /// The range of x in which glyphs are visible; unlimited if it isn't easy to determine.
  private var visibleSpan: ClosedRange<CGFloat> {
    let unlimited = -CGFloat.infinity...CGFloat.infinity
    guard depth == 0, saved.isEmpty || transform == base, bounds.minX <= bounds.maxX else { return unlimited }
    return transform == base ? bounds.minX...bounds.maxX : unlimited
  }

  // MARK: Images

  private func add(_ image: SceneImage, _ leaves: inout LeafPlacer) {
    let image = image.faded(by: opacity)
    if let shadow, !shadow.color.isClear {
      var cast = image
      cast.tint = shadow.color
      cast.blur = shadow.blur
      leaves.add(cast, transform.concatenating(shadow.translation))
    }
    if !drawsOnlyShadows { leaves.add(image, transform) }
  }

  private func add(_ image: CGImage, _ rect: CGRect, _ alpha: CGFloat, _ leaves: inout LeafPlacer) {
    guard depth < Self.depthLimit, !leaves.isFull, image.size.width > 0, image.size.height > 0 else { return }
    let source = CGRect(origin: .zero, size: image.size)
    let placed = CGAffineTransform(from: source, to: rect).concatenating(transform)
    guard placed.isFinite else { return }
    var inner = DrawingConverter(
      bounds: source,
      transform: placed,
      shadow: shadow,
      isCentered: isCentered
    )
    inner.nest(in: self)
    inner.opacity *= min(1, max(0, alpha.isNaN ? 1 : alpha))
    // An image shows what is inside of its size.
    inner.convert(image.commands.clipped(to: source), to: &leaves)
  }

  /// Starts anew at this place.
  mutating func beginLayer() {
    saved = []
    openClips = 0
  }

  /// Continues within another drawing.
  mutating func nest(in outer: DrawingConverter) {
    drawsOnlyShadows = outer.drawsOnlyShadows
    opacity = outer.opacity
    depth = outer.depth + 1
    outerGroups = outer.outerGroups + outer.openClips
  }
}

extension SceneShape {
  /// Returns the shape with its pattern replaced.
  fileprivate func filled(_ change: (ScenePattern) -> ScenePattern) -> SceneShape {
    var shape = self
    if case .pattern(let pattern) = fill { shape.fill = .pattern(change(pattern)) }
    return shape
  }
}

extension SceneStroke {
  fileprivate init(_ stroke: DrawingStroke, _ color: SceneColor) {
    self.init(color, width: stroke.width.isFinite ? max(0, stroke.width) : 0)
    cap = stroke.cap
    join = stroke.join
    miterLimit = stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10
    let areUsable = stroke.dashes.allSatisfy { $0.isFinite && $0 >= 0 } && stroke.dashes.contains { $0 > 0 }
    if areUsable {
      dashes = Array(stroke.dashes.prefix(16))
      dashPhase = stroke.dashPhase.isFinite ? stroke.dashPhase : 0
    }
  }
}
