import UIKit

/// Collects the nodes of a view, in the coordinates of the enclosing group.
@MainActor
struct LeafPlacer {
  private let owner: Int32
  private let clip: CGRect?
  private let opacity: CGFloat
  private var nodes: [SceneNode] = []
  private var nextPart: Int32 = 1
  private var partCount = 0
  private var commandCount = 0

  /// The maximum number of parts of a view; the rest is omitted, because such a picture would be useless.
  static let limit = 20_000
  /// The maximum number of commands of a drawing, with those of images as often as they are drawn.
  private static let commandLimit = 200_000

  init(owner: Int32, clip: CGRect?, opacity: CGFloat) {
    self.owner = owner
    self.clip = clip
    self.opacity = opacity
  }

  /// Returns the collected nodes, and starts a new collection.
  mutating func take() -> [SceneNode] {
    let taken = nodes
    nodes.removeAll(keepingCapacity: false)
    return taken
  }

  var isFull: Bool { partCount >= Self.limit || commandCount >= Self.commandLimit }

  /// Notes that a command is drawn, even if nothing of it is seen.
  mutating func countCommand() { commandCount += 1 }

  /// Continues with a fixed part number, whatever was collected before.
  mutating func skip(to part: Int32) {
    nextPart = max(nextPart, part)
  }

  mutating func add(_ shape: SceneShape, _ transform: CGAffineTransform) {
    let shape = shape.faded(by: opacity)
    guard !isFull, shape.isVisible else { return }
    if let placed = shape.placed(by: transform) {
      if isHidden(placed.extent) { return }
      if !mergeStroke(of: placed) { append(.shape(placed)) }
    } else {
      if isHidden(shape.extent.applying(transform)) { return }
      wrap(.shape(shape), transform)
    }
  }

  mutating func add(_ text: SceneText, _ transform: CGAffineTransform) {
    let text = text.faded(by: opacity)
    guard !isFull, text.isVisible else { return }
    if let placed = text.placed(by: transform) {
      if isHidden(placed.extent) { return }
      append(.text(placed))
    } else {
      if isHidden(text.extent.applying(transform)) { return }
      wrap(.text(text), transform)
    }
  }

  mutating func add(_ image: SceneImage, _ transform: CGAffineTransform) {
    let image = image.faded(by: opacity)
    guard !isFull, image.isVisible else { return }
    if let placed = image.placed(by: transform) {
      if isHidden(placed.extent) { return }
      append(.image(placed))
    } else {
      if isHidden(image.extent.applying(transform)) { return }
      wrap(.image(image), transform)
    }
  }

  /// Merges a stroke with the preceding fill of the same outline.
  private mutating func mergeStroke(of shape: SceneShape) -> Bool {
    guard shape.fill == nil, shape.blur == 0, case .shape(var last) = nodes.last?.content,
      last.stroke == nil, last.blur == 0, last.geometry == shape.geometry
    else { return false }
    last.stroke = shape.stroke
    nodes[nodes.count - 1].content = .shape(last)
    return true
  }

  /// Begins a group without a transform: its coordinates are those of the enclosing group.
  mutating func begin(_ group: SceneGroup) {
    append(.begin(group))
  }

  /// Begins a group for clipping; its coordinates are those of the enclosing group.
  mutating func beginClip(_ clip: SceneGroup.Clip) {
    append(.begin(SceneGroup(clip: clip)))
  }

  /// Ends the innermost group; a clip without effect is removed.
  mutating func endGroup() {
    let start = nodes.lastIndex { if case .begin = $0.content { true } else { false } }
    guard let start, case .begin(let group) = nodes[start].content, case .rect(let rect) = group.clip,
      nodes[(start + 1)...].allSatisfy({ $0.content.fits(in: rect) })
    else {
      append(.end)
      return
    }
    nodes.remove(at: start)
  }

  private func isHidden(_ extent: CGRect) -> Bool {
    guard let clip else { return false }
    return clip.isNull || !clip.touches(extent)
  }

  private mutating func append(_ content: SceneNode.Content) {
    nodes.append(SceneNode(key: SceneKey(owner: owner, part: nextPart), content: content))
    nextPart += 1
    partCount += 1
  }

  private mutating func wrap(_ content: SceneNode.Content, _ transform: CGAffineTransform) {
    append(.begin(SceneGroup(transform: transform)))
    append(content)
    append(.end)
  }
}

extension SceneNode.Content {
  /// Whether everything painted is within a rectangle, except for rounding errors.
  fileprivate func fits(in rect: CGRect) -> Bool {
    let room = rect.insetBy(dx: -0.5, dy: -0.5)
    return switch self {
    case .shape(let shape): room.contains(shape.extent)
    case .text(let text): room.contains(text.extent)
    case .image(let image): room.contains(image.extent)
    case .begin, .end: false
    }
  }
}
