/// A scene of moving items that a page can simulate, and a hash of UIKit's results.
package struct MotionRecord: Codable, Equatable, Sendable {
  /// The scene: little-endian numbers of 64 bits, in Base64.
  package var numbers: String
  /// The effect of a finger: drag, push, anchor or carry.
  package var hand: String
  /// The screen without the moving items, as SVG.
  package var backdrop: String
  /// The six numbers of the transform from scene coordinates to picture coordinates.
  package var space: [Double]
  /// The frame of the screen in the picture: x, y, width, height, and the radius of its corners.
  package var screen: [Double]
  /// The moving items, in the order of the scene.
  package var items: [Item]
  package var boundaries: [Boundary]
  package var controls: [Control]
  /// Whether readers can add copies of the first item.
  package var addsItems: Bool
  /// The number of recorded frames of UIKit.
  package var frames: Int
  /// The hash of every bit of every position in these frames, in decimal digits.
  package var hash: String

  package struct Item: Codable, Equatable, Sendable {
    package var name: String
    package var width: Double
    package var height: Double
    package var svg: String
  }

  /// A boundary of a collision behaviour.
  package struct Boundary: Codable, Equatable, Sendable {
    package var behavior: Int
    /// x and y of each corner.
    package var points: [Double]
    package var isClosed: Bool
  }

  package struct Control: Codable, Equatable, Sendable {
    package var name: String
    /// The property's number.
    package var property: Int
    package var index: Int
    package var least: Double
    package var greatest: Double
    package var step: Double
    /// The unit that follows the value; `factor` is the displayed value divided by the property's value.
    package var unit: String
    package var factor: Double
    /// The code of the example that sets the property, with `#` for the value; nil if there is none.
    package var code: String?
  }
}
