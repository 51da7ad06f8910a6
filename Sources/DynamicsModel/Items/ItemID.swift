/// The handle of an item in its simulation; it is never given again.
public struct ItemID: Hashable, Sendable {
  let number: UInt64
}
