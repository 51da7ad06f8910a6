/// Views that follow the size of their superview by their masks, before and after a rotation.
package struct LayoutRecord: Codable, Equatable, Sendable {
  package struct Item: Codable, Equatable, Sendable {
    package var name: String
    /// x, y, width and height before the rotation.
    package var frame: [Double]
    /// The bits of its autoresizing mask.
    package var mask: Int
    /// x, y, width and height after the rotation, as in UIKit.
    package var turned: [Double]
  }

  /// Width and height of the superview before the rotation.
  package var size: [Double]
  /// Width and height of the superview after the rotation.
  package var turnedSize: [Double]
  package var items: [Item]
}
