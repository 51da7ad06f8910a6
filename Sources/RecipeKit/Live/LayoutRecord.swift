/// Views that follow the size of their superview by their masks, and where they are in UIKit when the device is turned.
package struct LayoutRecord: Codable, Equatable, Sendable {
  /// A view.
  package struct Item: Codable, Equatable, Sendable {
    package var name: String
    /// x, y, width and height at first.
    package var frame: [Double]
    /// The bits of its autoresizing mask.
    package var mask: Int
    /// x, y, width and height once the device was turned.
    package var turned: [Double]
  }

  /// Width and height of the superview at first.
  package var size: [Double]
  /// The same once the device was turned.
  package var turnedSize: [Double]
  /// The views.
  package var items: [Item]
}
