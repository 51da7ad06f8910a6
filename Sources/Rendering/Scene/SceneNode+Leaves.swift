import UIKit

extension RandomAccessCollection<SceneNode> where Index == Int {
  /// Visits the painted leaves, with the bounding box of the visible part, in the coordinates around the nodes.
  func visitLeaves(_ visit: (_ place: Int, _ extent: CGRect) -> Void) {
    var open: [(transform: CGAffineTransform, clip: CGRect?)] = [(.identity, nil)]
    for place in indices {
      let node = self[place]
      let (transform, clip) = open[open.count - 1]
      switch node.content {
      case .begin(let group):
        let inner = group.transform.concatenating(transform)
        let cut = group.visibleBounds?.applying(inner)
        open.append((inner, cut.map { clip?.intersection($0) ?? $0 } ?? clip))
      case .end: if open.count > 1 { open.removeLast() }
      case .shape, .text, .image:
        guard let own = node.content.extent else { continue }
        let placed = own.applying(transform)
        visit(place, clip.map { $0.intersection(placed) } ?? placed)
      }
    }
  }
}

extension SceneNode.Content {
  /// The bounding box of a leaf's paint; nil for a group.
  var extent: CGRect? {
    switch self {
    case .begin, .end: nil
    case .shape(let shape): shape.extent
    case .text(let text): text.extent
    case .image(let image): image.extent
    }
  }
}
