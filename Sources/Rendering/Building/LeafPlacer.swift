import UIKit

/// Collects the parts of one view, in the coordinates of the group around it.
@MainActor
struct LeafPlacer {
  private let owner: Int32
  private let clip: CGRect?
  private let opacity: CGFloat
  private var nodes: [SceneNode] = []
  private var nextPart: Int32 = 1
  private var partCount = 0

  /// A view that draws more than this is cut short: no picture is of use with so many parts.
  static let limit = 20_000

  init(owner: Int32, clip: CGRect?, opacity: CGFloat) {
    self.owner = owner
    self.clip = clip
    self.opacity = opacity
  }

  /// The nodes collected so far; the collection starts anew.
  mutating func take() -> [SceneNode] {
    let taken = nodes
    nodes.removeAll(keepingCapacity: false)
    return taken
  }

  /// Whether no more fits.
  var isFull: Bool { partCount >= Self.limit }

  /// Keeps a part's number fixed whatever came before it.
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

  /// Makes one part of a fill and the stroke of the same outline that follows it.
  private mutating func mergeStroke(of shape: SceneShape) -> Bool {
    guard shape.fill == nil, shape.blur == 0, case .shape(var last) = nodes.last?.content,
      last.stroke == nil, last.blur == 0, last.geometry == shape.geometry
    else { return false }
    last.stroke = shape.stroke
    nodes[nodes.count - 1].content = .shape(last)
    return true
  }

  /// Opens a group for clipping; its coordinates are those around it.
  mutating func beginClip(_ clip: SceneGroup.Clip) {
    append(.begin(SceneGroup(clip: clip)))
  }

  /// Closes the innermost group; a clip that cuts nothing off is taken back.
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
  /// Whether all that is painted lies within a rectangle, but for a hair.
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
