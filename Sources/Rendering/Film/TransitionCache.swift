import UIKit

/// The nodes of views before their running transitions.
///
/// UIKit changes a view's content at once and covers the change with a transition, so the old content must be
/// kept.
@MainActor
final class TransitionCache {
  private struct Content {
    var start: TimeInterval
    var nodes: [SceneNode]
  }

  private var contents: [Int32: Content] = [:]

  /// The nodes of the last frame, in runs.
  var lastFrame: [[SceneNode]] = []

  /// Returns the nodes of a view before its transition, with keys of their own; empty if it was not visible.
  func nodes(of owner: Int32, before transition: ViewTransition) -> [SceneNode] {
    if let content = contents[owner], content.start == transition.group.start { return content.nodes }
    let nodes = content(of: owner).map { node in
      var node = node
      // Owners are positive, so negative ones are unique.
      node.key.owner = -node.key.owner
      return node
    }
    contents[owner] = Content(start: transition.group.start, nodes: nodes)
    return nodes
  }

  /// Returns the nodes in a view's group in the last frame.
  private func content(of owner: Int32) -> ArraySlice<SceneNode> {
    let begin = SceneKey(owner: owner, part: 0)
    let end = SceneKey(owner: owner, part: SceneKey.end)
    let lastFrame = Array(lastFrame.joined())
    guard let first = lastFrame.firstIndex(where: { $0.key == begin }),
      let last = lastFrame.firstIndex(where: { $0.key == end }), first < last
    else { return [] }
    return lastFrame[(first + 1)..<last]
  }
}
