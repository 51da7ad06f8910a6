import UIKit

extension Sequence<SceneNode> {
  /// Returns the frames of texts, including hidden ones, in the coordinates around the nodes.
  func texts(on canvas: CGRect) -> [CGRect] {
    var texts: [CGRect] = []
    var open: [(transform: CGAffineTransform, visible: CGRect)] = [(.identity, canvas)]
    for node in self {
      let (transform, visible) = open[open.count - 1]
      switch node.content {
      case .begin(let group):
        let inner = group.transform.concatenating(transform)
        let clip = group.visibleBounds?.applying(inner)
        open.append((inner, clip.map { visible.intersection($0) } ?? visible))
      case .end: if open.count > 1 { open.removeLast() }
      case .text(let text):
        let box = text.ink.applying(transform).intersection(visible)
        if box.isDrawable, box.width > 0, box.height > 0 { texts.append(box) }
      case .shape, .image: break
      }
    }
    return texts
  }
}
