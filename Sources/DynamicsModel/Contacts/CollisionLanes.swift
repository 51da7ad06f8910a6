import Physics

/// Deals out the 64 bits by which the solver decides what collides.
///
/// Each collision behaviour gets a number, and with it one bit in each of three lanes:
///
/// - lane 0: the items that meet each other by the behaviour;
/// - lane 1: the items that its boundaries stop;
/// - lane 2: its boundaries.
///
/// Three lanes share 64 bits, so that there are 21 numbers.
struct CollisionLanes {
  /// How many collision behaviours there can be.
  static let limit = 21

  private var used: UInt64 = 0

  /// A free number, or nil if all are taken.
  mutating func take() -> Int? {
    let number = (~used).trailingZeroBitCount
    guard number < CollisionLanes.limit else { return nil }
    used |= 1 << UInt64(number)
    return number
  }

  /// Gives a number back.
  mutating func giveBack(_ number: Int) {
    used &= ~(1 << UInt64(number))
  }

  /// Lets an item take part in the behaviour with the number.
  static func join(_ filter: inout CollisionFilter, _ number: Int, _ mode: CollisionBehavior.Mode) {
    if mode.contains(.items) {
      filter.category |= bit(number, lane: 0)
      filter.mask |= bit(number, lane: 0)
    }
    if mode.contains(.boundaries) {
      filter.category |= bit(number, lane: 1)
      filter.mask |= bit(number, lane: 2)
    }
  }

  /// Whether the behaviour with the number lets two items meet.
  static func joins(_ one: CollisionFilter, _ other: CollisionFilter, _ number: Int) -> Bool {
    one.category & other.category & bit(number, lane: 0) != 0
  }

  /// The filter of a boundary of the behaviour with the number.
  static func boundary(_ number: Int) -> CollisionFilter {
    var filter = CollisionFilter.nothing
    filter.category = bit(number, lane: 2)
    filter.mask = bit(number, lane: 1)
    return filter
  }

  private static func bit(_ number: Int, lane: Int) -> UInt64 {
    1 << UInt64(lane * limit + number)
  }
}
