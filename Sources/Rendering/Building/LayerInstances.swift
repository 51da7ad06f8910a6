import UIKit

/// A copy of the sublayers of a replicator.
@MainActor
struct LayerInstance {
  /// The number of the copy, from 0 for the original.
  let number: Int
  /// The transform in space of the copy in the replicator's own coordinates.
  let placement: CATransform3D
  /// The seconds by which its time is behind.
  let delay: CFTimeInterval
  /// The factors of red, green, blue and alpha, from 0 to 1.
  let color: SIMD4<Double>

  /// The copies from back to front: the original first, or in the order of their depth in a space.
  static func instances(
    of replicator: CAReplicatorLayer,
    in bounds: CGRect,
    orderedIn space: CATransform3D?
  ) -> [LayerInstance] {
    let copies = instances(of: replicator, in: bounds)
    guard let space else { return copies }
    let depths = copies.map { copy in
      let inCopy = CATransform3DConcat(copy.placement, space)
      return replicator.children.reduce(0) { $0 + $1.depth(in: inCopy) }
    }
    return copies.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { copies[$0] }
  }

  private static func instances(of replicator: CAReplicatorLayer, in bounds: CGRect) -> [LayerInstance] {
    let shown = replicator.isAnimated ? replicator.presentation() ?? replicator : replicator
    let white: (red: Double, green: Double, blue: Double, alpha: Double) = (1, 1, 1, 1)
    let first = shown.instanceColor.map { $0.rgba } ?? white
    let offset = SIMD4(
      Double(shown.instanceRedOffset),
      Double(shown.instanceGreenOffset),
      Double(shown.instanceBlueOffset),
      Double(shown.instanceAlphaOffset)
    )
    return shown.copyTransforms(in: bounds).enumerated().map { number, transform in
      let color = SIMD4(first.red, first.green, first.blue, first.alpha) + Double(number) * offset
      return LayerInstance(
        number: number,
        placement: transform,
        delay: Double(number) * shown.instanceDelay,
        color: color.clamped(lowerBound: .zero, upperBound: .one)
      )
    }
  }

  /// Whether the nodes of the copy differ from those of the original, apart from their place.
  var changesNodes: Bool { number > 0 || !color.isWhite || color.w < 1 }

  /// Returns the nodes of the original as those of the copy: with keys of their own, multiplied by the colour.
  func nodes(_ originals: [SceneNode], owner: Int32, _ numbers: ViewNumbers) -> [SceneNode] {
    func key(_ key: SceneKey) -> SceneKey {
      number == 0 ? key : SceneKey(owner: numbers.number(ofCopy: number, of: key.owner), part: key.part)
    }
    var nodes = originals.map { node in
      let content = color.isWhite ? node.content : node.content.multiplied(by: color)
      return SceneNode(key: key(node.key), content: content)
    }
    if color.w < 1 {
      let group = numbers.number(ofCopy: number, of: -owner)
      nodes.insert(
        SceneNode(key: SceneKey(owner: group, part: 0), content: .begin(SceneGroup(opacity: color.w))),
        at: 0
      )
      nodes.append(SceneNode(key: SceneKey(owner: group, part: SceneKey.end), content: .end))
    }
    return nodes
  }
}

extension SIMD4<Double> {
  fileprivate var isWhite: Bool { x == 1 && y == 1 && z == 1 }
}

extension SceneNode.Content {
  /// Returns the content with its red, green and blue multiplied.
  fileprivate func multiplied(by factors: SIMD4<Double>) -> SceneNode.Content {
    if case .image(var image) = self, image.tint == nil {
      image.factor = (image.factor ?? .white).multiplied(by: factors)
      return .image(image)
    }
    return recolored { $0.multiplied(by: factors) }
  }
}

extension SceneColor {
  /// Returns the colour with its red, green and blue multiplied.
  fileprivate func multiplied(by factors: SIMD4<Double>) -> SceneColor {
    func part(_ own: UInt8, _ factor: Double) -> UInt8 { UInt8((Double(own) * factor).rounded()) }
    return SceneColor(
      red: part(red, factors.x),
      green: part(green, factors.y),
      blue: part(blue, factors.z),
      alpha: alpha
    )
  }
}

extension CALayer {
  /// Whether the layer shows nothing of its own and doesn't flatten its sublayers.
  var keepsDepth: Bool { self is CATransformLayer || (self as? CAReplicatorLayer)?.preservesDepth == true }

  /// The sublayers from back to front in space, by the middle of each.
  ///
  /// - Parameter space: the transform in space of the layer's own coordinates.
  func sublayers(orderedIn space: CATransform3D) -> [CALayer] {
    let depths = children.map { $0.depth(in: space) }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }

  /// The z of the middle of the layer, in millionths, because rounding errors don't count.
  ///
  /// - Parameter space: the transform in space of the superlayer's coordinates.
  fileprivate func depth(in space: CATransform3D) -> Double {
    let bounds = presentedBounds.standardized
    let placement = CATransform3DConcat(spacePlacement(of: bounds, isWhole: false), space)
    let middle = placement.applied(to: SIMD4(Double(bounds.midX), Double(bounds.midY), 0, 1))
    return (middle.z * 1e6).rounded()
  }
}
