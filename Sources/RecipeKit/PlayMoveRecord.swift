/// What a gesture does in a state of a playground.
package struct PlayMoveRecord: Codable, Equatable, Sendable {
  /// The number of the state in which it is done.
  package var from: Int
  /// The number of the gesture.
  package var key: Int
  /// The number of the state that comes of it.
  package var to: Int
  /// What lies between, as a film that plays once; nil if nothing moves, or for too long.
  package var svg: String?

  package init(from: Int, key: Int, to: Int, svg: String? = nil) {
    self.from = from
    self.key = key
    self.to = to
    self.svg = svg
  }
}
