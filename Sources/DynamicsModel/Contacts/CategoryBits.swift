import Physics

/// Allocates the 64 category bits of the solver's collision filter.
///
/// Each active collision behaviour gets a number, and one bit in each of three groups:
///
/// - group 0: items that collide with each other by the behaviour;
/// - group 1: items that collide with its boundaries;
/// - group 2: its boundaries.
///
/// With three bits each, 64 bits are enough for 21 behaviours.
struct CategoryBits {
  /// The largest number of active collision behaviours.
  static let limit = 21

  private var used: UInt64 = 0

  /// Allocates a free number; nil if there is none.
  mutating func allocate() -> Int? {
    let number = (~used).trailingZeroBitCount
    guard number < CategoryBits.limit else { return nil }
    used |= 1 << UInt64(number)
    return number
  }

  /// Frees a number.
  mutating func release(_ number: Int) {
    used &= ~(1 << UInt64(number))
  }

  /// Adds an item to the behaviour with a number.
  static func join(_ filter: inout CollisionFilter, _ number: Int, _ mode: CollisionBehavior.Mode) {
    if mode.contains(.items) {
      filter.category |= bit(number, group: 0)
      filter.mask |= bit(number, group: 0)
    }
    if mode.contains(.boundaries) {
      filter.category |= bit(number, group: 1)
      filter.mask |= bit(number, group: 2)
    }
  }

  /// Whether the behaviour with a number lets two items collide.
  static func joins(_ one: CollisionFilter, _ other: CollisionFilter, _ number: Int) -> Bool {
    one.category & other.category & bit(number, group: 0) != 0
  }

  /// The filter of a boundary of the behaviour with a number.
  static func boundary(_ number: Int) -> CollisionFilter {
    var filter = CollisionFilter.nothing
    filter.category = bit(number, group: 2)
    filter.mask = bit(number, group: 1)
    return filter
  }

  private static func bit(_ number: Int, group: Int) -> UInt64 {
    1 << UInt64(group * limit + number)
  }
}
