import Rendering
import UIKit

/// The leaves of a scene in the order of painting, each with its place on the canvas.
struct PaintedLeaves {
  private(set) var leaves: [PaintedLeaf] = []

  /// The state of the open groups.
  private struct State {
    /// The transform from the innermost group's coordinates to those of the canvas.
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
    /// The area within all clips.
    var visible: CGRect
    /// The area within the outermost clip: the screen, or the area of annotations.
    var screen: CGRect?
    /// Whether the open groups belong to annotations.
    var isAnnotation = false
    /// Whether the open groups belong to the screen of a device.
    var isOnScreen = false
    /// The owner of the node that is added.
    var owner = SceneKey.device
    /// The clips other than upright rectangles, with their transforms to the canvas.
    var outlines: [(clip: SceneGroup.Clip, transform: CGAffineTransform)] = []
    /// The masks, with their transforms to the canvas.
    var masks: [(mask: SceneMask, transform: CGAffineTransform)] = []
  }

  /// Omits invisible leaves, and the texts of annotations: legend and callouts explain the picture and are
  /// not part of it.
  init(_ nodes: [SceneNode], on canvas: CGRect) {
    var state = State(visible: canvas)
    var outer: [State] = []
    var wordDepth = 0
    for node in nodes {
      if case .begin(let group) = node.content,
        wordDepth > 0 || group.role == .legend || group.role?.isCallout == true
      {
        wordDepth += 1
      }
      if wordDepth > 0 {
        if case .end = node.content { wordDepth -= 1 }
        continue
      }
      state.owner = node.key.owner
      switch node.content {
      case .begin(let group):
        outer.append(state)
        if node.key == .screen { state.isOnScreen = true }
        Self.begin(group, &state)
      case .end: state = outer.popLast() ?? State(visible: canvas)
      case .shape(let shape): add(shape, state)
      case .text(let text): add(text, state)
      case .image(let image): add(image, state)
      }
    }
  }

  private static func begin(_ group: SceneGroup, _ state: inout State) {
    state.transform = group.transform.concatenating(state.transform)
    state.opacity *= group.opacity
    if group.role == .annotations { state.isAnnotation = true }
    if let mask = group.mask { state.masks.append((mask, state.transform)) }
    guard let bounds = group.visibleBounds else { return }
    state.visible = state.visible.intersection(bounds.applying(state.transform))
    if state.screen == nil { state.screen = state.visible }
    guard let clip = group.clip else { return }
    if case .rect = clip, state.transform.keepsUpright { return }
    state.outlines.append((clip, state.transform))
  }

  // MARK: Leaves

  private mutating func add(_ shape: SceneShape, _ state: State) {
    guard var leaf = Self.leaf(.shape(shape), shape.extent, state) else { return }
    let share = Self.share(of: leaf.box, state)
    leaf.figure = shape.figure
    let scale = hypot(state.transform.a, state.transform.b)
    let own = shape.geometry.bounds.size
    leaf.size = CGSize(width: own.width * scale, height: own.height * scale)
    leaf.color = shape.fill?.mainColor ?? shape.stroke?.color
    leaf.isSoft = shape.blur > 0
    if case .rect = shape.geometry, let fill = shape.fill, share > Self.veilShare, !state.isAnnotation {
      leaf.isVeil = !fill.isOpaque || state.opacity < 1
    }
    if let solid = shape.placed(by: state.transform), solid.blur == 0, state.opacity == 1,
      case .rect(let rect, let radius) = solid.geometry, solid.fill?.isOpaque == true
    {
      // A rounded corner is within 0.3 radii of the ends of its sides.
      let inner = rect.insetBy(dx: radius * 0.3, dy: radius * 0.3).intersection(leaf.box)
      if state.masks.isEmpty, state.outlines.allSatisfy({ Self.cutsNothing($0, from: inner) }) {
        leaf.cover = inner
      }
      if radius == 0, solid.stroke == nil, case .color(let color) = solid.fill { leaf.plain = color }
    }
    leaves.append(leaf)
  }

  private mutating func add(_ text: SceneText, _ state: State) {
    guard var leaf = Self.leaf(.text(text), text.extent, state) else { return }
    leaf.string = text.string
    leaf.figure = .text(text.font)
    leaf.color = text.fill ?? text.stroke?.color
    leaf.isSoft = text.blur > 0
    leaves.append(leaf)
  }

  private mutating func add(_ image: SceneImage, _ state: State) {
    if let leaf = Self.leaf(.image(image), image.extent, state) { leaves.append(leaf) }
  }

  /// The minimum share of the screen of an element that dims the whole screen.
  private static let veilShare: CGFloat = 0.95

  /// The share of the screen within a rectangle.
  private static func share(of box: CGRect, _ state: State) -> CGFloat {
    guard let screen = state.screen, screen.isDrawable, !screen.isEmpty else { return 0 }
    return box.width * box.height / (screen.width * screen.height)
  }

  private static func leaf(_ content: SceneNode.Content, _ extent: CGRect, _ state: State) -> PaintedLeaf? {
    let whole = extent.applying(state.transform)
    let box = whole.intersection(state.visible)
    guard whole.isDrawable, box.isDrawable, box.width > 0, box.height > 0,
      state.opacity >= SceneColor.leastAlpha
    else { return nil }
    let opacity = state.opacity
    @Sendable func form(_ transform: CGAffineTransform) -> SVGText {
      var words = SVGText()
      write(content, transform, to: &words)
      words.number("opacity", opacity, unless: 1)
      return words
    }
    var words = form(state.transform)
    var hasOutline = false
    if whole.isFar(from: box, by: 0.01) {
      words.numbers("box", [box.minX, box.minY, box.width, box.height])
    }
    for outline in state.outlines where !cutsNothing(outline, from: box) {
      hasOutline = true
      SVGDescription.describe(outline.clip, to: &words)
      words.transform("clip", outline.transform)
    }
    for (mask, transform) in state.masks {
      hasOutline = true
      words.word("mask", SVGDefinition.maskID(mask))
      words.transform("placed", transform)
    }
    let toCorner = state.transform.concatenating(
      CGAffineTransform(translationX: -whole.minX, y: -whole.minY)
    )
    var leaf = PaintedLeaf(words: words.string, whole: whole, box: box)
    if !hasOutline { leaf.form = { form(toCorner).string } }
    leaf.owner = state.owner
    leaf.isOnScreen = state.isOnScreen
    leaf.isSymbol = state.isAnnotation
    leaf.angle = atan2(state.transform.b, state.transform.a)
    return leaf
  }

  /// Writes a leaf in canvas coordinates if possible, so that the enclosing group doesn't matter.
  private static func write(
    _ content: SceneNode.Content,
    _ transform: CGAffineTransform,
    to words: inout SVGText
  ) {
    var rest = transform
    func place<Leaf>(_ leaf: Leaf, _ placed: Leaf?) -> Leaf {
      if placed != nil { rest = .identity }
      return placed ?? leaf
    }
    switch content {
    case .shape(let shape):
      let placed = place(shape, shape.placed(by: transform))
      words.markup(SVGElement(placed.geometry).rawValue)
      SVGDescription.describe(placed, to: &words)
    case .text(let text):
      let placed = place(text, text.placed(by: transform))
      words.markup(SVGElement.text.rawValue)
      SVGDescription.describe(placed, to: &words)
      SVGDescription.writePieces(of: placed, to: &words)
    case .image(let image):
      let placed = place(image, image.placed(by: transform))
      words.markup(SVGElement.use.rawValue)
      SVGDescription.describe(placed, to: &words)
    case .begin, .end: break
    }
    if !rest.isIdentity { words.transform("transform", rest) }
  }

  /// Whether an outline certainly contains a part of the canvas.
  private static func cutsNothing(
    _ outline: (clip: SceneGroup.Clip, transform: CGAffineTransform),
    from box: CGRect
  ) -> Bool {
    guard outline.transform.keepsUpright, case .roundedRect(let rect, let radius) = outline.clip else {
      return false
    }
    let inner = rect.insetBy(dx: radius * 0.3, dy: radius * 0.3).applying(outline.transform)
    return inner.contains(box)
  }
}

extension SceneShape {
  /// What readers see in the outline.
  fileprivate var figure: PaintedLeaf.Figure {
    switch geometry {
    case .rect(let rect, let radius):
      .rectangle(rounding: radius / max(1, min(rect.width, rect.height)))
    case .ellipse: .ellipse
    case .path: .outline
    }
  }
}

extension ScenePaint {
  /// The colour, or that in the middle of a gradient.
  fileprivate var mainColor: SceneColor? {
    switch self {
    case .color(let color): color
    case .pattern: nil
    case .shade, .gradient: stops.isEmpty ? nil : stops[stops.count / 2].color
    }
  }

  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .pattern: false
    case .shade, .gradient: stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
