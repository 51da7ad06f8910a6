/// The handle of a boundary in its simulation; it is never given again.
public struct BoundaryID: Hashable, Sendable {
  let number: UInt64
}
