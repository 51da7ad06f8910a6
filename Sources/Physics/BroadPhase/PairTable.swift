/// The set of shape pairs with a contact: an open-addressing hash table whose order affects no result.
struct PairTable {
  private var slots: ContiguousArray<UInt64> = []
  private(set) var count = 0
  private static let vacant = UInt64.max

  init() {}

  static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    let low = UInt64(UInt32(bitPattern: min(a, b)))
    return UInt64(UInt32(bitPattern: max(a, b))) << 32 | low
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    // Fibonacci hashing: the high bits of the product with 2⁶⁴ over the golden ratio.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  func contains(_ key: UInt64) -> Bool {
    guard !slots.isEmpty else { return false }
    let mask = slots.count - 1
    var index = Self.hash(key) & mask
    while slots[index] != Self.vacant {
      if slots[index] == key { return true }
      index = (index + 1) & mask
    }
    return false
  }

  /// Inserts a pair; returns false if it is already present.
  mutating func insert(_ key: UInt64) -> Bool {
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var index = Self.hash(key) & mask
    while slots[index] != Self.vacant {
      if slots[index] == key { return false }
      index = (index + 1) & mask
    }
    slots[index] = key
    count += 1
    return true
  }

  mutating func remove(_ key: UInt64) {
    guard !slots.isEmpty else { return }
    let mask = slots.count - 1
    var index = Self.hash(key) & mask
    while slots[index] != key {
      if slots[index] == Self.vacant { return }
      index = (index + 1) & mask
    }
    count -= 1
    // Later entries of the same run move up, otherwise searches would stop at the gap.
    var gap = index
    var next = (index + 1) & mask
    while slots[next] != Self.vacant {
      let home = Self.hash(slots[next]) & mask
      if (next &- home) & mask >= (next &- gap) & mask {
        slots[gap] = slots[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    slots[gap] = Self.vacant
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Self.vacant, count: max(64, old.count * 2))
    let mask = slots.count - 1
    for key in old where key != Self.vacant {
      var index = Self.hash(key) & mask
      while slots[index] != Self.vacant { index = (index + 1) & mask }
      slots[index] = key
    }
  }
}
