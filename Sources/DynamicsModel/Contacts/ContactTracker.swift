import Physics

/// Derives contacts of items and boundaries from contacts of shapes.
///
/// An item can have several shapes, and a boundary many: a contact begins with the first pair of shapes and
/// ends with the last.
struct ContactTracker {
  /// The numbers of the two objects in contact, the smaller one first.
  struct Pair: Equatable {
    let first: UInt64
    let second: UInt64

    init(_ one: UInt64, _ other: UInt64) {
      first = min(one, other)
      second = max(one, other)
    }

    func comes(before other: Pair) -> Bool {
      first == other.first ? second < other.second : first < other.first
    }
  }

  private struct Entry {
    let pair: Pair
    /// The behaviours to which the beginning was reported.
    let behaviors: [BehaviorID]
    var shapePairs: Int
  }

  /// Sorted by pair.
  private var entries: [Entry] = []

  /// Adds a contact of two shapes; returns the behaviours to notify if it is the first one of the pair.
  ///
  /// The closure, which returns the behaviours that let the two collide, is only called in that case.
  mutating func begin(_ pair: Pair, _ behaviors: () -> [BehaviorID]) -> [BehaviorID] {
    let index = self.index(of: pair)
    if index < entries.count, entries[index].pair == pair {
      entries[index].shapePairs += 1
      return []
    }
    let behaviors = behaviors()
    if !behaviors.isEmpty {
      entries.insert(Entry(pair: pair, behaviors: behaviors, shapePairs: 1), at: index)
    }
    return behaviors
  }

  /// Removes a contact of two shapes; returns the behaviours to notify if it was the last one of the pair.
  mutating func end(_ pair: Pair) -> [BehaviorID] {
    let index = self.index(of: pair)
    guard index < entries.count, entries[index].pair == pair else { return [] }
    entries[index].shapePairs -= 1
    return entries[index].shapePairs > 0 ? [] : entries.remove(at: index).behaviors
  }

  private func index(of pair: Pair) -> Int {
    var lower = 0
    var upper = entries.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].pair.comes(before: pair) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
