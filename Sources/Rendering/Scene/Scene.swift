import UIKit

/// The contents of a picture, independent of views and file formats: a flat list of nodes, painted in order.
///
/// Groups are pairs of nodes instead of nested values, so that their depth is unlimited.
package struct Scene: Sendable {
  /// The size of the canvas in points; the origin is at the top left.
  package var size: CGSize
  /// The title of the picture.
  package var title: String
  /// A description in one or two sentences.
  package var summary: String
  /// The nodes, back to front.
  package var nodes: [SceneNode]
  /// The frame of the screen on the canvas.
  package var screen: CGRect
  /// The family of the system's fonts.
  package var typeface: SystemTypeface
  /// What readers call the views.
  package var nouns = ViewNouns()
  /// The transform from the canvas to the interface, as the reader holds the device.
  package var toInterface = CGAffineTransform.identity

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

  /// Whether both certainly look the same; titles are ignored, and so is what lies outside of the canvas or a clip.
  package func paintsSame(as other: Scene) -> Bool {
    size == other.size && screen == other.screen && typeface == other.typeface
      && (nodes.sharesStorage(with: other.nodes)
        || nodes.elementsEqual(other.nodes) { $0.content == $1.content }
        || visibleContents == other.visibleContents)
  }

  /// The steps of painting without leaves that can't be seen.
  private var visibleContents: [SceneNode.Content] {
    let canvas = CGRect(origin: .zero, size: size)
    var isHidden = Array(repeating: false, count: nodes.count)
    nodes.visitLeaves { place, extent in isHidden[place] = extent.intersection(canvas).isEmpty }
    return zip(nodes, isHidden).compactMap { node, isHidden in isHidden ? nil : node.content }
  }
}
