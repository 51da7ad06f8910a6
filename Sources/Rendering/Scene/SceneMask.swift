import UIKit

/// What multiplies the opacity of a group: the opacity of some nodes.
package struct SceneMask: Hashable, Sendable {
  /// The nodes in white, in the group's own coordinates.
  package let nodes: [SceneNode]
  /// The bounding box of everything painted; null if there is nothing.
  package let extent: CGRect

  /// Creates a mask from nodes of any colours, of which only the opacity counts.
  package init(_ nodes: [SceneNode]) {
    // White has a luminance of 1, so that viewers which multiply it by the opacity get the opacity.
    self.nodes = nodes.map { node in
      var node = node
      node.content = node.content.recolored { SceneColor.white.faded(by: $0.alpha) }
      if case .image(var image) = node.content, image.tint == nil {
        image.tint = .white
        node.content = .image(image)
      }
      return node
    }
    var extent = CGRect.null
    nodes.visitLeaves { _, leaf in extent = extent.union(leaf) }
    self.extent = extent
  }

  /// Creates a mask that leaves what is within an outline.
  init(_ clip: SceneGroup.Clip) {
    let shape = SceneShape(clip.geometry, fill: .color(.white))
    self.init([SceneNode(key: .device(1), content: .shape(shape))])
  }

  /// Creates a mask from nodes on black, of which the lightness counts.
  init(lightness nodes: [SceneNode]) {
    self.nodes = nodes
    var extent = CGRect.null
    nodes.visitLeaves { _, leaf in extent = extent.union(leaf) }
    self.extent = extent
  }

  /// Creates a mask that leaves of a rectangle what nodes of any colours don't cover.
  init(leavingOut nodes: [SceneNode], of rect: CGRect) {
    let paper = SceneShape(.rect(rect, radius: 0), fill: .color(.white))
    let holes = SceneMask(nodes).nodes.map { node in
      var node = node
      node.content = node.content.recolored { SceneColor.black.faded(by: $0.alpha) }
      return node
    }
    self.nodes = [SceneNode(key: .device(0), content: .shape(paper))] + holes
    extent = rect
  }

  /// A mask that hides nothing.
  static let none = SceneMask([
    SceneNode(
      key: .device(0),
      content: .shape(SceneShape(.rect(unlimited, radius: 0), fill: .color(.white)))
    )
  ])

  private static let unlimited = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
}

extension SceneGroup {
  /// The group with its clip as a part of its mask.
  var maskedByItsClip: SceneGroup {
    guard let clip else { return self }
    var group = self
    group.clip = nil
    let outline = SceneMask(clip)
    let begin = SceneNode(key: .device(2), content: .begin(SceneGroup(mask: mask)))
    group.mask =
      mask == nil
      ? outline : SceneMask([begin] + outline.nodes + [SceneNode(key: .device(3), content: .end)])
    return group
  }

  /// The bounding box of what the clip and the mask leave, in the group's own coordinates; nil without both.
  package var visibleBounds: CGRect? {
    let cut = clip?.geometry.bounds
    guard let mask else { return cut }
    return cut?.intersection(mask.extent) ?? mask.extent
  }
}
