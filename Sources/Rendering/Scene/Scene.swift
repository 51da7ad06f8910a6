import UIKit

/// What a picture shows, free of views and of any file format: a flat list of nodes, painted in order.
///
/// Groups are pairs of nodes rather than nested values, so that no depth is too great for anyone who reads them.
package struct Scene: Sendable {
  /// The size of the canvas in points; its top left corner is the origin.
  package var size: CGSize
  /// What the picture is called.
  package var title: String
  /// What it shows, in a sentence or two.
  package var summary: String
  /// What is painted, back to front.
  package var nodes: [SceneNode]
  /// The rectangle of the screen on the canvas, without the device around it.
  package var screen: CGRect
  /// The family of the system's fonts.
  package var typeface: SystemTypeface

  package init(
    size: CGSize,
    title: String,
    summary: String,
    screen: CGRect,
    nodes: [SceneNode],
    typeface: SystemTypeface
  ) {
    self.size = size
    self.title = title
    self.summary = summary
    self.screen = screen
    self.typeface = typeface
    self.nodes = nodes
  }

  /// Whether both surely look the same; what they are called may differ.
  package func paintsSame(as other: Scene) -> Bool {
    size == other.size && screen == other.screen && typeface == other.typeface
      && (nodes.sharesStorage(with: other.nodes)
        || nodes.elementsEqual(other.nodes) { $0.content == $1.content })
  }
}
