/// A scene of things that move, which a page can run by itself, and what the same gave in UIKit.
package struct MotionRecord: Codable, Equatable, Sendable {
  /// The scene: numbers of 64 bits, the lowest byte first, in Base64.
  package var numbers: String
  /// What a finger does: drag, push, anchor or carry.
  package var hand: String
  /// The screen without what moves, as SVG.
  package var backdrop: String
  /// The six numbers of the transform from places of the scene to those of the picture.
  package var space: [Double]
  /// The screen in the picture: x, y, width and height.
  package var screen: [Double]
  /// What moves, in the order of the scene.
  package var items: [Item]
  /// The boundaries of collisions.
  package var boundaries: [Boundary]
  /// What a reader can change.
  package var controls: [Control]
  /// Whether a reader can add items like the first.
  package var addsItems: Bool
  /// How many frames UIKit was watched.
  package var frames: Int
  /// What hangs on every bit of every place in these frames, in decimal digits.
  package var hash: String

  /// A thing that moves.
  package struct Item: Codable, Equatable, Sendable {
    package var name: String
    package var width: Double
    package var height: Double
    package var svg: String
  }

  /// A boundary of a collision.
  package struct Boundary: Codable, Equatable, Sendable {
    /// The number of the collision.
    package var behavior: Int
    /// x and y of each corner.
    package var points: [Double]
    package var isClosed: Bool
  }

  /// A property that a reader can change.
  package struct Control: Codable, Equatable, Sendable {
    package var name: String
    /// The property's number.
    package var property: Int
    /// The number of the behaviour.
    package var index: Int
    package var least: Double
    package var greatest: Double
    package var step: Double
    /// What stands behind the value, and by what this is multiplied before it is shown.
    package var unit: String
    package var factor: Double
  }
}
