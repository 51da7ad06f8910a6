/// The assignment of contacts to packs.
///
/// This is list scheduling of unit tasks on four machines, the lanes (R. L. Graham, "Bounds for Certain
/// Multiprocessing Anomalies", Bell System Technical Journal 45, 1966). Contacts are taken in the order of
/// their depth; each goes into the first pack with a free lane after all packs with an earlier contact of one
/// of its bodies. As in level scheduling of Gauss-Seidel sweeps (Y. Saad, "Iterative Methods for Sparse
/// Linear Systems", 2nd edition, section 11.6), the sweep over the packs gives the same result as the sweep
/// over the list.
///
/// Box2D 3 fills its lanes by graph colouring (E. Catto, "SIMD Matters", 2024). Colours mix contacts from all
/// parts of a stack in any order, so impulses would need more sweeps to propagate through it.
struct PackSchedule {
  /// The number of packs.
  private(set) var packCount = 0

  /// The contact numbers of the packs, four each; -1 for an empty lane.
  ///
  /// There may be more slots than packs use.
  private(set) var slots: ContiguousArray<Int32> = []

  /// The contacts from the highest to the lowest.
  private(set) var order: ContiguousArray<Int32> = []

  /// A compact copy of the scheduling keys: in the order of depth, the contacts themselves are scattered in
  /// memory.
  private var traits: ContiguousArray<Traits> = []
  private var keys: ContiguousArray<Int32> = []
  private var counts: ContiguousArray<Int32> = []

  /// The number of used lanes in each pack, and the next pack to try if it is full.
  private var taken: ContiguousArray<Int32> = []
  private var next: ContiguousArray<Int32> = []

  /// The first pack that may hold another contact of each body.
  private var openPacks: ContiguousArray<Int32> = []

  private static let bucketCount = 1024

  /// The largest number of contacts for insertion sort; clearing the buckets would take longer.
  private static let fewContacts = 32

  /// The properties of a contact that decide when it is solved.
  private struct Traits {
    var bodyA: Int32 = 0
    var bodyB: Int32 = 0
    var depth: Float = 0

    init() {}

    @inline(__always)
    init(_ contact: SolverContact) {
      bodyA = contact.bodyA
      bodyB = contact.bodyB
      depth = contact.depth
    }

    @inline(__always)
    func fits(_ contact: SolverContact) -> Bool {
      bodyA == contact.bodyA && bodyB == contact.bodyB
        && (depth - contact.depth).magnitude <= Constants.scheduleReuseDistance
    }
  }

  init() {}

  /// Assigns all contacts to packs in the order of their depth.
  ///
  /// While the same bodies touch in about the same places, as at rest, the assignment is kept.
  mutating func arrange(_ contacts: ContiguousArray<SolverContact>, bodyCount: Int) {
    if isStillGood(for: contacts) { return }
    order.resize(to: contacts.count, with: 0)
    traits.resize(to: contacts.count, with: Traits())
    openPacks.resize(to: bodyCount, with: 0)
    if contacts.count <= Self.fewContacts { insert(contacts) } else { sort(contacts) }
    while taken.count < contacts.count {
      taken.append(0)
      next.append(0)
      for _ in 0..<4 { slots.append(-1) }
    }
    openPacks.withUnsafeMutableBufferPointer { openPacks in
      openPacks.update(repeating: 0)
      taken.withUnsafeMutableBufferPointer { taken in
        next.withUnsafeMutableBufferPointer { next in
          slots.withUnsafeMutableBufferPointer { slots in
            var room = Room(taken: taken, next: next, slots: slots)
            for number in order {
              let a = Int(traits[Int(number)].bodyA)
              let b = Int(traits[Int(number)].bodyB)
              // Body 0 stands for all fixed bodies, which contacts may share.
              let earliest = max(a > 0 ? openPacks[a] : 0, b > 0 ? openPacks[b] : 0)
              let following = room.take(number, notBefore: earliest) + 1
              openPacks[a] = following
              openPacks[b] = following
            }
            packCount = room.packCount
          }
        }
      }
    }
  }

  private func isStillGood(for contacts: ContiguousArray<SolverContact>) -> Bool {
    guard contacts.count == traits.count else { return false }
    for number in contacts.indices where !traits[number].fits(contacts[number]) { return false }
    return true
  }

  /// Sorts contacts into at most a thousand layers, stably.
  private mutating func sort(_ contacts: ContiguousArray<SolverContact>) {
    keys.resize(to: contacts.count, with: 0)
    counts.resize(to: Self.bucketCount + 1, with: 0)
    var least = Float.greatestFiniteMagnitude
    var greatest = -Float.greatestFiniteMagnitude
    for contact in contacts {
      least = min(least, contact.depth)
      greatest = max(greatest, contact.depth)
    }
    let extent = greatest - least
    let scale = extent > 0 && extent.isFinite ? Float(Self.bucketCount - 1) / extent : 0
    order.withUnsafeMutableBufferPointer { order in
      keys.withUnsafeMutableBufferPointer { keys in
        counts.withUnsafeMutableBufferPointer { counts in
          counts.update(repeating: 0)
          for number in contacts.indices {
            let key = Int32((contacts[number].depth - least) * scale)
            keys[number] = key
            counts[Int(key) + 1] += 1
            traits[number] = Traits(contacts[number])
          }
          for bucket in 1...Self.bucketCount { counts[bucket] += counts[bucket - 1] }
          for number in keys.indices {
            let key = Int(keys[number])
            order[Int(counts[key])] = Int32(number)
            counts[key] += 1
          }
        }
      }
    }
  }

  private mutating func insert(_ contacts: ContiguousArray<SolverContact>) {
    for number in contacts.indices {
      traits[number] = Traits(contacts[number])
      let depth = contacts[number].depth
      var position = number
      while position > 0 && contacts[Int(order[position - 1])].depth > depth {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = Int32(number)
    }
  }
}

/// The packs while they are filled.
private struct Room {
  let taken: UnsafeMutableBufferPointer<Int32>
  let next: UnsafeMutableBufferPointer<Int32>
  let slots: UnsafeMutableBufferPointer<Int32>
  var packCount = 0

  /// Assigns a contact to the first pack with a free lane from a given one on, and returns that pack.
  @inline(__always)
  mutating func take(_ contact: Int32, notBefore earliest: Int32) -> Int32 {
    var pack = Int(earliest)
    while pack < packCount && taken[pack] == 4 {
      // Path splitting, as in a union-find: the next search skips half of the full packs.
      let further = Int(next[pack])
      if further < packCount && taken[further] == 4 { next[pack] = next[further] }
      pack = further
    }
    if pack == packCount {
      packCount += 1
      taken[pack] = 0
      next[pack] = Int32(packCount)
      for lane in 0..<4 { slots[pack * 4 + lane] = -1 }
    }
    slots[pack * 4 + Int(taken[pack])] = contact
    taken[pack] += 1
    return Int32(pack)
  }
}

/// Sorting and packing.
extension Solver {
  /// The parameters of restitution.
  struct BounceParameters {
    /// The approach speed below which nothing bounces, in metres per second.
    var threshold: Float

    /// The inverse of the sub-step's length, in 1/s.
    var inverseStep: Float

    /// The number of sub-steps per step.
    var subSteps: Float
  }

  /// Assigns the contacts of the step to packs.
  ///
  /// They are taken in the order of their depth, so impulses travel through a whole stack in one pass.
  mutating func pack(_ points: ContiguousArray<Contact>, _ parameters: BounceParameters) {
    schedule.arrange(contacts, bodyCount: bodies.count)
    PackedContact.withNothing { nothing in
      contacts.withUnsafeBufferPointer { contacts in
        points.withUnsafeBufferPointer { points in
          states.withUnsafeMutableBufferPointer { states in
            guard let contacts = contacts.baseAddress, let points = points.baseAddress,
              let states = UnsafeMutableRawPointer(states.baseAddress)
            else { return }
            for pack in 0..<schedule.packCount {
              func lane(_ lane: Int) -> PackedContact {
                let number = Int(schedule.slots[pack * 4 + lane])
                guard number >= 0 else { return nothing }
                let contact = contacts + number
                return PackedContact(contact: contact, points: points + Int(contact.pointee.contact))
              }
              let four = PackedContacts(first: lane(0), second: lane(1), third: lane(2), fourth: lane(3))
              packs.append(ContactPack(four, states))
              guard any(packs[pack].restitution .> SIMD4<Float>.zero) else { continue }
              let pull = bodies.withUnsafeBufferPointer { four.pull($0) }
              hasBounces = packs[pack].predictBounce(pull: pull, states, parameters) || hasBounces
            }
          }
        }
      }
    }
  }
}
