/// The handle of a joint in its world.
///
/// The place of a removed joint is used again with another generation, so that an old handle is recognised as stale.
public struct JointID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  init(index: Int, generation: UInt32) {
    self.index = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }

  /// The handle of nothing.
  public static let none = JointID(index: -1, generation: 0)
}
