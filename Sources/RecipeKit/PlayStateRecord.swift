/// A state of a playground: the screen at rest, and the possible gestures.
package struct PlayStateRecord: Codable, Equatable, Sendable {
  /// A rectangle in points of the picture.
  package struct Frame: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  /// An impossible gesture, and the reason.
  package struct Barred: Codable, Equatable, Sendable {
    package var key: Int
    package var reason: String
  }

  /// The target of a gesture.
  package struct Spot: Codable, Equatable, Sendable {
    package var key: Int
    package var frame: Frame
  }

  /// The number of the state, counted from 0 in the order of the records.
  package var number: Int
  /// A description of the device and its screen.
  package var words: String
  package var svg: String
  package var spots: [Spot] = []
  package var barred: [Barred] = []
}
