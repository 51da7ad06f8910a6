/// The effect of a gesture in a state of a playground.
package struct PlayMoveRecord: Codable, Equatable, Sendable {
  /// The number of the state before the gesture.
  package var from: Int
  /// The number of the gesture.
  package var key: Int
  /// The number of the state after the gesture.
  package var to: Int
  /// A film of the transition, which plays once; nil if nothing moves or the motion takes too long.
  package var svg: String?
}
