import UIKit

/// A scene's nodes in two layers, so that outlines can lie between them: callouts are read, and nothing may cross their
/// words.
struct CalloutLayers {
  /// All but the callouts.
  private(set) var ground: [SceneNode] = []
  /// The callouts, in copies of the groups around them; empty if there are none.
  private(set) var callouts: [SceneNode] = []

  init(_ nodes: [SceneNode]) {
    // The groups that are open, and how many of them have been opened in the upper layer too.
    var open: [SceneNode] = []
    var copied = 0
    var calloutDepth = 0
    for node in nodes {
      switch node.content {
      case .begin(let group) where calloutDepth > 0 || group.isCallout:
        calloutDepth += 1
        callouts += open[copied...] + [node]
        copied = open.count
      case .end where calloutDepth > 0:
        calloutDepth -= 1
        callouts.append(node)
      case .begin:
        open.append(node)
        ground.append(node)
      case .end:
        if copied == open.count, copied > 0 {
          callouts.append(node)
          copied -= 1
        }
        _ = open.popLast()
        ground.append(node)
      case .shape, .text, .image:
        if calloutDepth > 0 { callouts.append(node) } else { ground.append(node) }
      }
    }
  }
}

extension SceneGroup {
  /// Whether the group holds a callout's words with their plate, or their line.
  var isCallout: Bool {
    if case .callout = role { true } else { false }
  }
}
