import Rendering
import UIKit

/// A scene's nodes in two layers, so that outlines between them don't cross the texts of callouts.
struct CalloutLayers {
  /// All nodes except callouts.
  private(set) var background: [SceneNode] = []
  /// The callouts, in copies of the enclosing groups; empty if there are none.
  private(set) var callouts: [SceneNode] = []

  init(_ nodes: [SceneNode]) {
    // The open groups, and the number of those already open in the upper layer.
    var open: [SceneNode] = []
    var copied = 0
    var calloutDepth = 0
    for node in nodes {
      switch node.content {
      case .begin(let group) where calloutDepth > 0 || group.role?.isCallout == true:
        calloutDepth += 1
        callouts += open[copied...] + [node]
        copied = open.count
      case .end where calloutDepth > 0:
        calloutDepth -= 1
        callouts.append(node)
      case .begin:
        open.append(node)
        background.append(node)
      case .end:
        if copied == open.count, copied > 0 {
          callouts.append(node)
          copied -= 1
        }
        _ = open.popLast()
        background.append(node)
      case .shape, .text, .image:
        if calloutDepth > 0 { callouts.append(node) } else { background.append(node) }
      }
    }
  }
}
