import UIKit

extension DrawingConverter {
  /// The maximum number of groups around a mask; deeper ones hide nothing.
  private static let maskLimit = 8

  /// Adds a layer, in a group if it is more than its commands.
  func add(_ commands: [DrawingCommand], _ layer: DrawingLayer, _ leaves: inout LeafPlacer) {
    guard depth < Self.depthLimit, !leaves.isFull else { return }
    let opacity = min(1, max(0, layer.opacity.isNaN ? 1 : layer.opacity))
    let mask = layer.mask.flatMap { self.mask(of: $0) }
    if let shadow = layer.shadow.map(SceneShadow.init), !shadow.color.isClear, !drawsOnlyShadows {
      var group = SceneGroup(opacity: shadow.color.alpha * opacity * self.opacity)
      group.mask = mask
      leaves.begin(group)
      // The shadows of all commands are one, which is as opaque as its colour.
      var shadows = inner(groups: 1)
      shadows.shadow = shadow
      shadows.shadow?.color.alpha = 1
      (shadows.drawsOnlyShadows, shadows.opacity) = (true, 1)
      shadows.convert(commands, to: &leaves)
      leaves.endGroup()
    }
    if layer.drawsOnlyShadow { return }
    let isSingle = commands.count == 1 && !commands[0].isLayer
    let needsGroup =
      (opacity < 1 && !isSingle || mask != nil || layer.blendMode != .normal)
      && openClips + outerGroups < Self.clipLimit
    var inner = inner(groups: needsGroup ? 1 : 0)
    if needsGroup {
      var group = SceneGroup(opacity: opacity)
      group.blendMode = layer.blendMode == .normal ? nil : layer.blendMode
      group.mask = mask
      leaves.begin(group)
    } else {
      inner.opacity *= opacity
    }
    inner.convert(commands, to: &leaves)
    if needsGroup { leaves.endGroup() }
  }

  /// Returns a converter for a layer at this place, in a number of further groups.
  private func inner(groups: Int) -> DrawingConverter {
    var inner = self
    inner.beginLayer()
    inner.nest(in: self)
    inner.outerGroups += groups
    inner.isIsolated = false
    return inner
  }

  /// Returns what a mask shows, in the coordinates of the group; nil where it is too deep.
  private func mask(of mask: DrawingMask) -> SceneMask? {
    guard outerGroups + openClips < Self.maskLimit else { return nil }
    var leaves = LeafPlacer(owner: 0, clip: nil, opacity: 1)
    var painter = inner(groups: 1)
    (painter.shadow, painter.drawsOnlyShadows, painter.opacity) = (nil, false, 1)
    painter.convert(mask.commands, to: &leaves)
    let nodes = leaves.take()
    return switch mask.kind {
    case .opacity: SceneMask(nodes)
    case .inverseOpacity: SceneMask(leavingOut: nodes, of: bounds.applying(base).insetBy(dx: -1, dy: -1))
    case .lightness: SceneMask(lightness: nodes)
    }
  }
}

extension DrawingCommand {
  /// Whether it, or a layer in it, mixes with what is below.
  var blends: Bool {
    guard case .layer(let commands, let layer) = self else { return false }
    return layer.blendMode != .normal || commands.contains(where: \.blends)
  }

  fileprivate var isLayer: Bool { if case .layer = self { true } else { false } }
}
