import UIKit

/// What is drawn over the screen of a picture, or of the frames of a film, and explained below the device.
@MainActor
package protocol Overlay: AnyObject {
  /// Returns what is drawn over the screen as it is now, in the coordinates around the interface, and its
  /// description in sentences.
  ///
  /// - Parameter texts: returns the frames of the screen's texts, in interface coordinates.
  func layer(over device: SimulatedDevice, _ pose: DevicePose, _ texts: @escaping () -> [CGRect])
    -> (nodes: [SceneNode], words: [String])

  /// Returns the explanation of the layers so far, `width` points wide, below a point.
  func footer(of device: SimulatedDevice, below corner: CGPoint, width: CGFloat) -> Footer
}

/// What explains the layers of an overlay, below the device.
package struct Footer: Sendable {
  /// Returns the explanation of some layers, numbered from 0; nil for all.
  private let contents: @Sendable (Set<Int>?) -> (nodes: [SceneNode], height: CGFloat)

  package init(_ contents: @escaping @Sendable (Set<Int>?) -> (nodes: [SceneNode], height: CGFloat)) {
    self.contents = contents
  }

  package static let none = Footer { _ in ([], 0) }

  /// The height of the explanation of all layers, with the gap above it.
  var height: CGFloat { contents(nil).height }

  /// The explanation of all layers.
  var nodes: [SceneNode] { contents(nil).nodes }

  /// Returns the explanation of some layers.
  func contents(of layers: some Sequence<Int>) -> (nodes: [SceneNode], height: CGFloat) {
    contents(Set(layers))
  }
}
