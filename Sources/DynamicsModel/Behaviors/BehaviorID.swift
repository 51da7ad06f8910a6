/// The handle of a behaviour in its simulation; it is never given again.
public struct BehaviorID: Hashable, Sendable {
  let number: UInt64
}
