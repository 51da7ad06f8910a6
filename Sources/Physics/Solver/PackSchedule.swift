/// Which contact goes into which pack.
struct PackSchedule {
  /// The prepared contacts from the highest to the lowest.
  private(set) var order: ContiguousArray<Int32> = []
  private var keys: ContiguousArray<Int32> = []
  private var counts: ContiguousArray<Int32> = []

  /// How many lanes of each pack are taken, and where to look for room if it is full.
  private var taken: ContiguousArray<Int32> = []
  private var next: ContiguousArray<Int32> = []

  private static let bucketCount = 1024

  /// Up to how many contacts are sorted by insertion: clearing the buckets would take longer.
  private static let fewContacts = 32

  init() {}

  /// Sorts contacts by their depth, as finely as a thousand layers: those of a layer stay in the order in which they
  /// came.
  mutating func sort(_ contacts: ContiguousArray<PreparedContact>) {
    order.clear()
    if contacts.count <= Self.fewContacts {
      insert(contacts)
      return
    }
    keys.clear()
    counts.clear()
    var least = Float.greatestFiniteMagnitude
    var greatest = -Float.greatestFiniteMagnitude
    for contact in contacts {
      least = min(least, contact.depth)
      greatest = max(greatest, contact.depth)
    }
    let extent = greatest - least
    let scale = extent > 0 && extent.isFinite ? Float(Self.bucketCount - 1) / extent : 0
    for _ in 0...Self.bucketCount { counts.append(0) }
    for contact in contacts {
      let key = Int32((contact.depth - least) * scale)
      keys.append(key)
      order.append(0)
      counts[Int(key) + 1] += 1
    }
    for bucket in 1...Self.bucketCount { counts[bucket] += counts[bucket - 1] }
    for (number, key) in keys.enumerated() {
      order[Int(counts[Int(key)])] = Int32(number)
      counts[Int(key)] += 1
    }
  }

  private mutating func insert(_ contacts: ContiguousArray<PreparedContact>) {
    for number in contacts.indices {
      let depth = contacts[number].depth
      var place = order.count
      order.append(Int32(number))
      while place > 0 && contacts[Int(order[place - 1])].depth > depth {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = Int32(number)
    }
  }

  mutating func start() {
    taken.clear()
    next.clear()
  }

  /// The first pack from a number on that has room, and its free lane, which is taken.
  mutating func place(notBefore earliest: Int32) -> (pack: Int32, lane: Int32) {
    var pack = earliest
    while Int(pack) < taken.count && taken[Int(pack)] == 4 {
      // Halving the way for the next search.
      let further = next[Int(pack)]
      if Int(further) < taken.count { next[Int(pack)] = next[Int(further)] }
      pack = further
    }
    while Int(pack) >= taken.count {
      next.append(Int32(taken.count) + 1)
      taken.append(0)
    }
    let lane = taken[Int(pack)]
    taken[Int(pack)] = lane + 1
    return (pack, lane)
  }
}
