/// The handle of a field in its world.
///
/// The place of a removed field is used again with another generation, so that an old handle is recognised as stale.
public struct FieldID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  init(index: Int, generation: UInt32) {
    self.index = Int32(truncatingIfNeeded: index)
    self.generation = generation
  }

  /// The handle of nothing.
  public static let none = FieldID(index: -1, generation: 0)
}
