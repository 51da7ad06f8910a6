/// That an item moved or turned in the last step.
public struct ItemMove: Equatable, Sendable {
  /// Where the item is now.
  public let place: ItemPlace

  /// Whether its middle is elsewhere.
  public let isMoved: Bool

  /// Whether it is turned otherwise.
  public let isTurned: Bool
}
