import UIKit

extension SceneShape.Geometry {
  /// Creates the simplest outline that equals a path, so that files are readable.
  package init(recognizing path: PathOutline, _ rule: CGPathFillRule = .winding) {
    self = Self.recognized(path) ?? .path(path, rule)
  }

  /// Recognizes a path by comparing it with the path of each simpler outline.
  private static func recognized(_ path: PathOutline) -> Self? {
    let elements = path.elements
    guard let first = elements.first, case .move(let start) = first, elements.last == .close,
      elements.count <= 10
    else { return nil }
    let box = path.boundingBox
    let curves = elements.count { if case .curve = $0 { true } else { false } }
    var model = PathOutline()
    if elements.count == 5, curves == 0 {
      model.addRect(box)
      return path.isNear(model) ? .rect(box, radius: 0) : nil
    }
    guard curves == 4 else { return nil }
    if elements.count == 6 {
      model.addOval(in: box)
      if path.isNear(model) { return .ellipse(box) }
    }
    let radius = start.x - box.minX
    guard radius > 0 else { return nil }
    model = PathOutline()
    model.addRoundedRect(box, corners: .all, radii: CGSize(width: radius, height: radius))
    return path.isNear(model) ? .rect(box, radius: radius) : nil
  }
}

extension PathOutline {
  /// Whether both have the same kinds of steps through points that are equal except for rounding.
  fileprivate func isNear(_ other: PathOutline) -> Bool {
    guard elements.count == other.elements.count else { return false }
    let tolerance: CGFloat = 1e-6
    return zip(elements, other.elements).allSatisfy { one, two in
      let (points, others) = (one.points, two.points)
      guard points.count == others.count, (one == .close) == (two == .close) else { return false }
      if case .move = one { guard case .move = two else { return false } }
      return zip(points, others).allSatisfy {
        abs($0.x - $1.x) < tolerance && abs($0.y - $1.y) < tolerance
      }
    }
  }
}
