import UIKit

/// What a group shows of what is behind it: the nodes behind, filtered.
package struct SceneBackdrop: Hashable, Sendable {
  /// The nodes behind the group, in its own coordinates.
  let nodes: [SceneNode]
  /// The area of the nodes that matters, in the group's own coordinates.
  let region: CGRect
  /// The filter.
  let filter: BackdropFilter
  /// Whether the nodes cover the group, so that the edges of the region don't become transparent.
  let isOpaque: Bool

  /// Creates the backdrop of a group among nodes whose last groups are open.
  ///
  /// Backdrops among the nodes are left out, as a blur of a blur looks nearly the same.
  ///
  /// - Parameters:
  ///   - nodes: all nodes so far; those of the device around its screen are left out.
  ///   - group: the group, which is about to begin.
  ///   - bounds: the area that the group shows, in its own coordinates.
  ///   - cullsNodes: whether nodes are left out that are outside of the region.
  ///   - key: returns the key of a copy.
  /// - Returns: nil if nothing is behind the group, or if it has no area.
  init?(
    behind group: SceneGroup,
    _ bounds: CGRect,
    _ filter: BackdropFilter,
    among nodes: some Sequence<SceneNode>,
    cullsNodes: Bool,
    key: (SceneKey) -> SceneKey
  ) {
    region = bounds.insetBy(dx: -3 * filter.blur, dy: -3 * filter.blur)
    self.filter = filter
    var list = OpenNodes()
    for node in nodes { list.add(node) }
    // The device's own body isn't behind its contents.
    let start = list.screen
    let toCanvas = group.transform.concatenating(list.transform)
    let fromCanvas = toCanvas.inverted()
    guard toCanvas.isFinite, fromCanvas.isFinite, toCanvas.a * toCanvas.d != toCanvas.b * toCanvas.c
    else { return nil }

    let toGroup = start.outer.concatenating(fromCanvas)
    var copies: [SceneNode] = []
    var open: [CGAffineTransform] = [toGroup]
    var isCovered = false
    func endGroup(_ end: SceneNode) {
      if case .begin = copies.last?.content { copies.removeLast() } else { copies.append(end) }
      if open.count > 1 { open.removeLast() }
    }
    for var node in list.nodes[start.index...] {
      node.key = key(node.key)
      let transform = open[open.count - 1]
      switch node.content {
      case .begin(var group):
        open.append(group.transform.concatenating(transform))
        group.backdrop = nil
        node.content = .begin(group)
        copies.append(node)
      case .end: endGroup(node)
      case .shape, .text, .image:
        let extent = node.content.extent?.applying(transform) ?? .null
        if cullsNodes, !region.touches(extent) { continue }
        if node.content.isOpaqueRect, extent.insetBy(dx: -0.5, dy: -0.5).contains(bounds) { isCovered = true }
        copies.append(node)
      }
    }
    for owner in list.openKeys.suffix(open.count - 1).reversed() {
      endGroup(
        SceneNode(key: key(SceneKey(owner: owner.owner, part: owner.part ^ SceneKey.end)), content: .end)
      )
    }
    guard !copies.isEmpty else { return nil }
    isOpaque = isCovered
    let outer = key(SceneKey(owner: SceneKey.device, part: SceneKey.end))
    self.nodes =
      [
        SceneNode(
          key: SceneKey(owner: outer.owner, part: -1),
          content: .begin(SceneGroup(transform: toGroup))
        )
      ]
      + copies + [SceneNode(key: SceneKey(owner: outer.owner, part: -2), content: .end)]
  }

  /// The nodes so far, with the groups that are open at their end.
  private struct OpenNodes {
    var nodes: [SceneNode] = []
    var openKeys: [SceneKey] = []
    /// The transforms of the open groups, from their contents to the canvas.
    private var transforms: [CGAffineTransform] = [.identity]
    /// The beginning of the screen, and the transform around it.
    private(set) var screen = (index: 0, outer: CGAffineTransform.identity)

    var transform: CGAffineTransform { transforms[transforms.count - 1] }

    mutating func add(_ node: SceneNode) {
      if case .begin(let group) = node.content {
        if node.key == .screen { screen = (nodes.count, transform) }
        openKeys.append(node.key)
        transforms.append(group.transform.concatenating(transform))
      } else if case .end = node.content, !openKeys.isEmpty {
        openKeys.removeLast()
        transforms.removeLast()
      }
      nodes.append(node)
    }
  }
}

extension SceneNode.Content {
  /// Whether it is an opaque rectangle.
  fileprivate var isOpaqueRect: Bool {
    guard case .shape(let shape) = self, case .rect = shape.geometry, shape.blur == 0,
      case .color(let color) = shape.fill
    else { return false }
    return color.alpha > 0.99
  }
}
