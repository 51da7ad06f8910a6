/// The handle of a body in its world.
///
/// The place of a removed body is used again with another generation, so that an old handle is recognised as stale.
public struct BodyID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  init(index: Int, generation: UInt32) {
    self.index = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }

  /// The handle of nothing.
  public static let none = BodyID(index: -1, generation: 0)
}
