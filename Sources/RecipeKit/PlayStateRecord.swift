/// A state of a playground: the screen at rest, and the possible gestures.
package struct PlayStateRecord: Codable, Equatable, Sendable {
  /// A rectangle in points of the picture.
  package struct Frame: Codable, Equatable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// An impossible gesture, and the reason.
  package struct Barred: Codable, Equatable, Hashable, Sendable {
    /// The number of the gesture.
    package var key: Int
    package var reason: String

    package init(key: Int, reason: String) {
      self.key = key
      self.reason = reason
    }
  }

  /// The target of a gesture.
  package struct Spot: Codable, Equatable, Hashable, Sendable {
    /// The number of the gesture.
    package var key: Int
    package var frame: Frame

    package init(key: Int, frame: Frame) {
      self.key = key
      self.frame = frame
    }
  }

  /// The number of the state, counted from 0 in the order of the records.
  package var number: Int
  /// A description of the device and its screen.
  package var words: String
  /// The picture.
  package var svg: String
  /// The tappable areas.
  package var spots: [Spot]
  /// The impossible gestures.
  package var barred: [Barred]

  package init(number: Int, words: String, svg: String, spots: [Spot] = [], barred: [Barred] = []) {
    self.number = number
    self.words = words
    self.svg = svg
    self.spots = spots
    self.barred = barred
  }
}
