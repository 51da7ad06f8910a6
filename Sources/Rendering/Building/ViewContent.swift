import UIKit

/// The content of a layer without sublayers: background, drawing and border.
@MainActor
struct ViewContent {
  private let bounds: CGRect
  private let modelBounds: CGRect
  private let contentMode: UIView.ContentMode
  private let background: SceneColor?
  /// The pattern of the background; nil for a plain colour.
  private let backgroundPattern: CGColor?
  private let layer: LayerStyle?
  /// What the layer's view draws.
  private let drawing: [DrawingCommand]
  /// What the layer shows by itself.
  private let contents: [DrawingCommand]
  private let gradient: LayerGradient?
  private let isCentered: Bool

  init(of layer: CALayer, in bounds: CGRect) {
    self.bounds = bounds
    let view = layer.view
    modelBounds = layer.storedBounds.standardized
    contentMode = view?.contentMode ?? .scaleToFill
    let shown = layer.isAnimated ? layer.presentation() ?? layer : layer
    self.layer = shown.extras == nil ? nil : LayerStyle(shown)
    let color =
      view.map { $0.presentationBackgroundColor }
      ?? layer.presentedBackgroundColor.map { UIColor(cgColor: $0) }
    background = color.map { SceneColor($0) }.flatMap { $0.isClear ? nil : $0 }
    backgroundPattern = color.flatMap { $0.cgColor.pattern == nil ? nil : $0.cgColor }
    drawing = view?.drawing ?? []
    contents = shown.contentCommands(in: bounds)
    gradient = LayerGradient(of: layer, in: bounds)
    isCentered = view?.centersText ?? shown.extras?.attributes.centersText ?? false
  }

  /// Whether both certainly paint the same.
  ///
  /// A repeated drawing counts as different, even if it is equal.
  func isSame(as other: ViewContent) -> Bool {
    guard bounds == other.bounds, modelBounds == other.modelBounds, contentMode == other.contentMode,
      background == other.background, backgroundPattern == other.backgroundPattern,
      isCentered == other.isCentered,
      drawing.sharesStorage(with: other.drawing), contents.sharesStorage(with: other.contents),
      gradient == other.gradient
    else { return false }
    return switch (layer, other.layer) {
    case (let layer?, let other?): layer.isSame(as: other)
    case (nil, nil): true
    case (_?, nil), (nil, _?): false
    }
  }

  // MARK: Kinds

  var isEmpty: Bool { background == nil && isPlainRect }

  /// Whether the content is one rectangle.
  var isPlainRect: Bool { hasOnlyBackground && hasNoStyle }

  /// Whether nothing is drawn between the background and the border.
  private var hasOnlyBackground: Bool { drawing.isEmpty && contents.isEmpty && gradient == nil }

  /// Whether fading the parts separately looks like fading them together.
  var isSimple: Bool {
    let gradients = gradient.map { $0.isSingle ? 1 : 2 } ?? 0
    return (background == nil && drawing.count + contents.count + gradients <= 1 && hasNoStyle)
      || isPlainRect
  }

  /// Whether the layer has neither rounded corners nor a border or shadow.
  private var hasNoStyle: Bool { layer?.isPlain ?? true }

  /// Whether anything of the view or its subviews may extend beyond the bounds, or into rounded corners.
  ///
  /// Clipping cuts the view's own content and its shadow, too. Source: Apple, CALayer.masksToBounds.
  func overflows(_ layer: CALayer) -> Bool {
    let isRounded = (self.layer?.cornerRadius ?? 0) > 0 && !(layer.children.isEmpty && hasOnlyBackground)
    return isRounded || !fits || layer is CAReplicatorLayer
      || !layer.children.allSatisfy { child in
        !child.isInSpace && child.shownTransition == nil && bounds.contains(child.presentedFrame)
          && child.presentedTransform.isIdentity
          && (child.masksToBounds
            || child.children.isEmpty
              && ViewContent(of: child, in: child.presentedBounds.standardized).fits)
      }
  }

  /// Whether everything painted is within the bounds, except for rounding errors.
  private var fits: Bool {
    let room = bounds.insetBy(dx: -0.01, dy: -0.01)
    var leaves = LeafPlacer(owner: 0, clip: nil, opacity: 1)
    addBackground(to: &leaves, .identity)
    addDrawing(to: &leaves, .identity)
    var fits = true
    leaves.take().visitLeaves { _, extent in fits = fits && (extent.isNull || room.contains(extent)) }
    return fits
  }

  /// The outline of the background.
  private var outline: SceneShape.Geometry { outline(inset: 0) }

  private func outline(inset: CGFloat) -> SceneShape.Geometry {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard let layer, layer.cornerRadius > 0 else { return .rect(rect, radius: 0) }
    return SceneShape.Geometry(
      rect,
      corners: layer.maskedCorners,
      radius: max(0, layer.cornerRadius - inset),
      curve: layer.cornerCurve
    )
  }

  /// The clip of a layer that masks to its bounds.
  var clip: SceneGroup.Clip { SceneGroup.Clip(outline) }

  // MARK: Background and border

  func addBackground(to leaves: inout LeafPlacer, _ transform: CGAffineTransform) {
    if let shadow {
      var outline = outline
      if let path = layer?.shadowOutline { outline = .init(recognizing: path) }
      if background != nil || layer?.shadowOutline != nil {
        var shape = SceneShape(outline, fill: .color(shadow.color), blur: shadow.blur)
        shape = shape.placed(by: shadow.translation) ?? shape
        leaves.add(shape, transform)
      }
    }
    leaves.skip(to: 2)
    if let background {
      let paint = backgroundPattern.map { ScenePaint($0) } ?? .color(background)
      leaves.add(SceneShape(outline, fill: paint), transform)
    }
    leaves.skip(to: 3)
  }

  var hasBorder: Bool { layer.map { $0.borderWidth > 0 && $0.borderColor != nil } ?? false }

  /// Adds the border, which is inside the bounds.
  func addBorder(to leaves: inout LeafPlacer, _ transform: CGAffineTransform) {
    guard let layer, let color = layer.borderColor else { return }
    let width = min(layer.borderWidth, bounds.width, bounds.height)
    let stroke = SceneStroke(color, width: width)
    leaves.skip(to: SceneKey.border)
    leaves.add(SceneShape(outline(inset: width / 2), stroke: stroke), transform)
  }

  private var shadow: SceneShadow? { layer?.shadow }

  // MARK: Drawing

  func addDrawing(to leaves: inout LeafPlacer, _ transform: CGAffineTransform) {
    let shadow = background == nil && layer?.shadowOutline == nil ? shadow : nil
    gradient?.add(to: &leaves, transform, shadow)
    if !contents.isEmpty {
      var drawer = DrawingConverter(
        bounds: bounds,
        transform: transform,
        shadow: shadow,
        isCentered: isCentered
      )
      drawer.convert(contents, to: &leaves)
    }
    guard !drawing.isEmpty else { return }
    let stretch = contentMode.transform(from: modelBounds, to: bounds)
    var drawer = DrawingConverter(
      bounds: modelBounds,
      transform: stretch.concatenating(transform),
      shadow: shadow,
      isCentered: isCentered
    )
    drawer.convert(drawing, to: &leaves)
  }
}

extension CALayer {
  /// The presented frame, for layers without a transform.
  fileprivate var presentedFrame: CGRect {
    let (bounds, center, anchor) = (presentedBounds, presentedPosition, storedAnchorPoint)
    return CGRect(
      x: center.x - bounds.width * anchor.x,
      y: center.y - bounds.height * anchor.y,
      width: bounds.width,
      height: bounds.height
    )
  }
}

extension UIView.ContentMode {
  /// The transform of a drawing for `old` bounds that is shown in `new` ones, during an animation.
  fileprivate func transform(from old: CGRect, to new: CGRect) -> CGAffineTransform {
    if old == new { return .identity }
    let rest = CGSize(width: new.width - old.width, height: new.height - old.height)
    func moved(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(
        translationX: new.minX - old.minX + rest.width * x,
        y: new.minY - old.minY + rest.height * y
      )
    }
    switch self {
    case .scaleToFill, .redraw: return CGAffineTransform(from: old, to: new)
    case .scaleAspectFit, .scaleAspectFill:
      guard old.width > 0, old.height > 0 else { return .identity }
      let (x, y) = (new.width / old.width, new.height / old.height)
      let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
      return CGAffineTransform(
        scale: scale,
        from: CGPoint(x: old.midX, y: old.midY),
        to: CGPoint(x: new.midX, y: new.midY)
      )
    case .center: return moved(0.5, 0.5)
    case .top: return moved(0.5, 0)
    case .bottom: return moved(0.5, 1)
    case .left: return moved(0, 0.5)
    case .right: return moved(1, 0.5)
    case .topLeft: return moved(0, 0)
    case .topRight: return moved(1, 0)
    case .bottomLeft: return moved(0, 1)
    case .bottomRight: return moved(1, 1)
    }
  }
}
