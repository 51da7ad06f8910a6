import UIKit

extension SceneShape.Geometry {
  /// The outline as a path, and its fill rule.
  package var outline: (path: PathOutline, rule: CGPathFillRule) {
    var path = PathOutline()
    switch self {
    case .rect(let rect, let radius):
      path.addRoundedRect(
        rect,
        corners: .all,
        radii: CGSize(width: radius, height: radius)
      )
    case .ellipse(let rect): path.addOval(in: rect)
    case .path(let path, let rule): return (path, rule)
    }
    return (path, .winding)
  }
}
