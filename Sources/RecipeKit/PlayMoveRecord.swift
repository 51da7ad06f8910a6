/// The effect of a gesture in a state of a playground.
package struct PlayMoveRecord: Codable, Equatable, Sendable {
  package var from: Int
  package var key: Int
  package var to: Int
  /// A film of the transition, which plays once; nil if nothing moves or the motion takes too long.
  package var svg: String?
}
