import Physics

/// Turns the touching and parting of shapes into that of items and boundaries.
///
/// An item can touch with several shapes, and a boundary consists of many: a contact begins with the first
/// pair and ends with the last.
struct ContactBook {
  /// The numbers of two that touch, the smaller one first.
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
    /// The behaviours that were told of the beginning.
    let behaviors: [BehaviorID]
    var shapePairs: Int
  }

  /// In the order of the pairs.
  private var entries: [Entry] = []

  /// Notes that a pair of shapes touches; returns whom to tell if it is the first one, and nobody else.
  ///
  /// Only then it asks for the behaviours that let the two collide.
  mutating func begin(_ pair: Pair, _ behaviors: () -> [BehaviorID]) -> [BehaviorID] {
    let place = self.place(of: pair)
    if place < entries.count, entries[place].pair == pair {
      entries[place].shapePairs += 1
      return []
    }
    let behaviors = behaviors()
    if !behaviors.isEmpty {
      entries.insert(Entry(pair: pair, behaviors: behaviors, shapePairs: 1), at: place)
    }
    return behaviors
  }

  /// Notes that a pair of shapes has parted; returns whom to tell if it was the last one.
  mutating func end(_ pair: Pair) -> [BehaviorID] {
    let place = self.place(of: pair)
    guard place < entries.count, entries[place].pair == pair else { return [] }
    entries[place].shapePairs -= 1
    return entries[place].shapePairs > 0 ? [] : entries.remove(at: place).behaviors
  }

  private func place(of pair: Pair) -> Int {
    var lower = 0
    var upper = entries.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].pair.comes(before: pair) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
