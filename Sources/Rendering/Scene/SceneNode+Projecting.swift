import UIKit

extension Sequence<SceneNode> {
  /// Returns the nodes after a projection.
  ///
  /// Texts and images have the affine transform that agrees with it in their middle.
  func projected(by projection: Projection) -> [SceneNode] {
    var result: [SceneNode] = []
    var open = [projection]
    for node in self {
      let projection = open[open.count - 1]
      switch node.content {
      case .begin(var group):
        let inner = projection.after(group.transform)
        open.append(inner)
        (group.transform, group.pivot) = (.identity, .zero)
        if let clip = group.clip {
          let (path, rule) = clip.geometry.outline
          group.clip = .path(inner.path(path), rule)
        }
        group.backdrop = nil
        group.mask = group.mask.map { SceneMask($0.nodes.projected(by: inner)) }
        result.append(SceneNode(key: node.key, content: .begin(group)))
      case .end:
        if open.count > 1 { open.removeLast() }
        result.append(node)
      case .shape(let shape): result += shape.projected(by: projection, node.key)
      case .text(let text): result += node.projected(by: projection, text.extent)
      case .image(let image): result += node.projected(by: projection, image.rect)
      }
    }
    return result
  }
}

extension SceneNode {
  /// Returns a leaf with a bounding box in a group that approximates a projection.
  fileprivate func projected(by projection: Projection, _ box: CGRect) -> [SceneNode] {
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard projection.shows(middle) else { return [] }
    let group = SceneGroup(transform: projection.affine(at: middle))
    return [
      SceneNode(key: key.derived(.begin), content: .begin(group)), self,
      SceneNode(key: key.derived(.end), content: .end),
    ]
  }
}

extension SceneShape {
  /// Returns the area and the line of the shape, each as an area.
  fileprivate func projected(by projection: Projection, _ key: SceneKey) -> [SceneNode] {
    let (path, rule) = geometry.outline
    let middle = CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY)
    var nodes: [SceneNode] = []
    func add(_ path: PathOutline, _ rule: CGPathFillRule, _ paint: ScenePaint, _ key: SceneKey) {
      var shape = SceneShape(.path(projection.path(path), rule), fill: paint, blur: blur)
      shape.isCrisp = isCrisp
      if shape.isVisible { nodes.append(SceneNode(key: key, content: .shape(shape))) }
    }
    if let fill { add(path, rule, fill.projected(by: projection, geometry.bounds, middle), key) }
    if let stroke {
      let (line, rule) = outline(of: stroke)
      add(line, rule, .color(stroke.color), key.derived(.line))
    }
    return nodes
  }

  /// The area of the line.
  private func outline(of stroke: SceneStroke) -> (path: PathOutline, rule: CGPathFillRule) {
    if case .rect(let rect, let radius) = geometry, stroke.dashes.isEmpty {
      let half = stroke.width / 2
      let outer = Geometry.rect(rect.insetBy(dx: -half, dy: -half), radius: radius > 0 ? radius + half : 0)
      var ring = outer.outline.path
      if rect.width > stroke.width, rect.height > stroke.width {
        let inner = Geometry.rect(rect.insetBy(dx: half, dy: half), radius: Swift.max(0, radius - half))
        ring.append(inner.outline.path)
      }
      return (ring, .evenOdd)
    }
    return (geometry.outline.path.outlineOfStroke(with: stroke.pen()), .winding)
  }
}

extension ScenePaint {
  /// Returns the paint after a projection, with a gradient approximated in the middle of the bounds.
  fileprivate func projected(by projection: Projection, _ bounds: CGRect, _ middle: CGPoint) -> ScenePaint {
    let affine = projection.affine(at: middle)
    switch self {
    case .color: return self
    case .gradient(let gradient): return .gradient(gradient.placed(by: affine))
    case .pattern(let pattern): return .pattern(pattern.placed(by: affine))
    case .shade(let stops):
      let (top, bottom) = (CGPoint(x: bounds.midX, y: bounds.minY), CGPoint(x: bounds.midX, y: bounds.maxY))
      return SceneGradient(from: top, to: bottom, stops).map { .gradient($0.placed(by: affine)) } ?? self
    }
  }
}

extension SceneKey {
  /// The nodes that a leaf becomes besides itself.
  fileprivate enum Derivation: Int32 {
    case line = 0x2000_0000
    case begin = 0x4000_0000
    case end = 0x6000_0000
  }

  /// Returns the key of another node of the same leaf; parts have other bits, except for the largest, which have all.
  fileprivate func derived(_ derivation: Derivation) -> SceneKey {
    SceneKey(owner: owner, part: part ^ derivation.rawValue)
  }
}
