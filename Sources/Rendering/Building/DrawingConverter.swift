import UIKit

/// Converts recorded drawing commands to shapes and texts.
@MainActor
struct DrawingConverter {
  private static let imageLimit = 8
  /// The maximum depth of clips; deeper ones are ignored.
  private static let clipLimit = 30
  /// The maximum number of glyphs in a run.
  private static let glyphLimit = 2_000

  private let bounds: CGRect
  private let base: CGAffineTransform
  private let shadow: SceneShadow?
  private let isCentered: Bool
  private let depth: Int
  private let opacity: CGFloat

  private var transform: CGAffineTransform
  private var openClips = 0
  private var saved: [(transform: CGAffineTransform, openClips: Int)] = []

  /// - Parameters:
  ///   - bounds: the bounds of the drawing, in the coordinates of the commands.
  ///   - transform: the transform from these coordinates to those of the scene's group.
  ///   - shadow: the shadow of every command without its own.
  ///   - isCentered: whether text keeps its centre if a viewer's font has other widths.
  init(
    bounds: CGRect,
    transform: CGAffineTransform,
    shadow: SceneShadow?,
    isCentered: Bool,
    depth: Int = 0,
    opacity: CGFloat = 1
  ) {
    self.bounds = bounds
    self.shadow = shadow
    self.isCentered = isCentered
    self.depth = depth
    self.opacity = opacity
    base = transform
    self.transform = transform
  }

  mutating func convert(_ commands: [DrawingCommand], to leaves: inout LeafPlacer) {
    for command in commands {
      if leaves.isFull { break }
      switch command {
      case .save: saved.append((transform, openClips))
      case .restore: restore(&leaves)
      case .concatenate(let more):
        let sum = more.concatenating(transform).snapped
        if sum.isFinite { transform = sum }
      case .clip(let path, let rule): clip(path, rule, &leaves)
      case .fill(let path, let rule, let color, let shadow):
        let shape = SceneShape(.init(recognizing: path, rule), fill: .color(SceneColor(color)))
        add(shape, shadow, &leaves)
      case .shade(let path, let rule, let shade):
        add(SceneShape(.init(recognizing: path, rule), fill: ScenePaint(shade)), nil, &leaves)
      case .stroke(let path, let stroke, let color, let shadow):
        let shape = SceneShape(
          .init(recognizing: path),
          stroke: SceneStroke(stroke, SceneColor(color))
        )
        add(shape, shadow, &leaves)
      case .text(let text): add(text, &leaves)
      case .image(let image, let rect, let alpha): add(image, rect, alpha, &leaves)
      case .bitmap(let image, let rect, let tint):
        add(SceneImage(image, in: rect, tint: tint.map { SceneColor($0) }), &leaves)
      }
    }
    while openClips > 0 {
      leaves.endGroup()
      openClips -= 1
    }
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
    guard openClips + depth < Self.clipLimit, !leaves.isFull else { return }
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
    leaves.add(shape, transform)
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
    leaves.add(converted, transform)
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
    leaves.add(image, transform)
  }

  private func add(_ image: CGImage, _ rect: CGRect, _ alpha: CGFloat, _ leaves: inout LeafPlacer) {
    guard depth < Self.imageLimit, !leaves.isFull, image.size.width > 0, image.size.height > 0 else { return }
    let source = CGRect(origin: .zero, size: image.size)
    let placed = CGAffineTransform(from: source, to: rect).concatenating(transform)
    guard placed.isFinite else { return }
    var inner = DrawingConverter(
      bounds: source,
      transform: placed,
      shadow: shadow,
      isCentered: isCentered,
      depth: depth + 1,
      opacity: opacity * min(1, max(0, alpha.isNaN ? 1 : alpha))
    )
    inner.convert(image.commands, to: &leaves)
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
