/// A state of a playground: what is seen at rest, and what can be done then.
package struct PlayStateRecord: Codable, Equatable, Sendable {
  /// Where a finger goes, in points of the picture.
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

  /// A gesture that does nothing here, and why.
  package struct Barred: Codable, Equatable, Hashable, Sendable {
    /// The number of the gesture.
    package var key: Int
    package var reason: String

    package init(key: Int, reason: String) {
      self.key = key
      self.reason = reason
    }
  }

  /// A thing that a gesture goes for.
  package struct Spot: Codable, Equatable, Hashable, Sendable {
    /// The number of the gesture.
    package var key: Int
    package var frame: Frame

    package init(key: Int, frame: Frame) {
      self.key = key
      self.frame = frame
    }
  }

  /// Its number, from 0; each is one more than that of the state before.
  package var number: Int
  /// The device and what is on its screen, in words.
  package var words: String
  /// The picture.
  package var svg: String
  /// What can be tapped, and where.
  package var spots: [Spot]
  /// What can't be done.
  package var barred: [Barred]

  package init(number: Int, words: String, svg: String, spots: [Spot] = [], barred: [Barred] = []) {
    self.number = number
    self.words = words
    self.svg = svg
    self.spots = spots
    self.barred = barred
  }
}
