import UIKit

/// Collects the parts of one view, in the coordinates of the group around it.
@MainActor
struct LeafPlacer {
  private let owner: Int32
  private let clip: CGRect?
  private let opacity: CGFloat
  private var nodes: [SceneNode] = []
  private(set) var nextPart: Int32 = 1

  /// A view that draws more than this is cut short: no picture is of use with so many parts.
  static let limit: Int32 = 20_000

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
  var isFull: Bool { nextPart >= Self.limit }

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

  mutating func endGroup() {
    append(.end)
  }

  /// Puts a group around the nodes from `index` on.
  mutating func clip(from index: Int, to rect: CGRect, _ transform: CGAffineTransform) {
    guard index < nodes.count else { return }
    let part = nextPart
    nextPart += 1
    var group = SceneGroup(clip: .rect(rect))
    var inner = nodes[index...]
    nodes.removeSubrange(index...)
    if transform.keepsUpright {
      group.clip = .rect(rect.applying(transform))
    } else {
      var path = PathOutline()
      path.addRect(rect)
      group.clip = .path(path.applying(transform), .winding)
    }
    nodes.append(SceneNode(key: SceneKey(owner: owner, part: part), content: .begin(group)))
    nodes += inner
    inner = []
    append(.end)
  }

  var count: Int { nodes.count }

  /// A rectangle around what was added from `index` on.
  func extent(from index: Int) -> CGRect {
    nodes[index...].reduce(CGRect.null) { box, node in
      switch node.content {
      case .shape(let shape): box.union(shape.extent)
      case .begin, .end, .text: box
      }
    }
  }

  private func isHidden(_ extent: CGRect) -> Bool {
    guard let clip else { return false }
    return clip.isNull || !clip.touches(extent)
  }

  private mutating func append(_ content: SceneNode.Content) {
    nodes.append(SceneNode(key: SceneKey(owner: owner, part: nextPart), content: content))
    nextPart += 1
  }

  private mutating func wrap(_ content: SceneNode.Content, _ transform: CGAffineTransform) {
    append(.begin(SceneGroup(transform: transform)))
    append(content)
    append(.end)
  }
}
