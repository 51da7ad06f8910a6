import Testing

@testable import Physics

// Independent truth: what it means to solve contacts one after another. Each has its turn once, the contacts of a body
// have theirs in order, and contacts that have it at the same time share no body that moves.
struct PackScheduleTests {
  @Test(arguments: [1, 2, 5, 31, 32, 33, 500])
  func everyContactHasItsPlaceAndKeepsBehindThoseBeforeIt(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var schedule = PackSchedule()
    // Twice, for a schedule is used again and again, with more contacts or with fewer.
    for bodyCount in [60, 8] {
      let contacts = self.contacts(count, among: Int32(bodyCount), &random)
      schedule.arrange(contacts, bodyCount: bodyCount)

      let slots = schedule.slots.prefix(schedule.packCount * 4)
      #expect(slots.filter { $0 >= 0 }.sorted() == Array(0..<Int32(count)))
      var packs = [Int](repeating: -1, count: count)
      for (place, number) in slots.enumerated() where number >= 0 { packs[Int(number)] = place / 4 }

      var lastPack = [Int](repeating: -1, count: bodyCount)
      for number in schedule.order {
        let contact = contacts[Int(number)]
        let pack = packs[Int(number)]
        for body in [contact.bodyA, contact.bodyB] where body > 0 {
          #expect(lastPack[Int(body)] < pack)
          lastPack[Int(body)] = pack
        }
      }
    }
  }

  @Test func contactsWithNothingInCommonShareAPack() {
    let contacts = ContiguousArray((0..<8).map { contact(depth: 1, 0, Int32($0) + 1) })
    var schedule = PackSchedule()
    schedule.arrange(contacts, bodyCount: 9)
    #expect(schedule.packCount == 2)
  }

  @Test func whatIsHigherComesFirst() {
    let contacts = ContiguousArray([3, 1, 2].map { contact(depth: $0, 0, 1) })
    var schedule = PackSchedule()
    schedule.arrange(contacts, bodyCount: 2)
    #expect(Array(schedule.order) == [1, 2, 0])
  }

  @Test func contactsKeepTheirPlacesWhileTheyHardlyMove() {
    var schedule = PackSchedule()
    let depths: [Float] = [1, 1.002, 2]
    func arrange(_ depths: [Float], _ bodies: [Int32] = [1, 1, 1]) -> [Int32] {
      let contacts = ContiguousArray(zip(depths, bodies).map { contact(depth: $0, 0, $1) })
      schedule.arrange(contacts, bodyCount: 9)
      return Array(schedule.order)
    }
    #expect(arrange(depths) == [0, 1, 2])
    #expect(arrange([1.004, 1, 2]) == [0, 1, 2])
    // Farther than a contact may move unnoticed, other bodies, or another number of contacts.
    #expect(arrange([1.1, 1, 2]) == [1, 0, 2])
    #expect(arrange([1.1, 1, 2], [1, 2, 3]) == [1, 0, 2])
    #expect(schedule.packCount == 1)
    #expect(arrange([1.1, 1], [1, 2]) == [1, 0])
  }

  @Test func contactsThatDriftByLittleAgainAndAgainAreOrderedAnew() {
    var schedule = PackSchedule()
    for step in 0..<10 {
      let drift = Float(step) * 0.005
      schedule.arrange([contact(depth: 1 + drift, 0, 1), contact(depth: 1.02, 0, 2)], bodyCount: 3)
    }
    #expect(Array(schedule.order) == [1, 0])
  }

  private func contacts(
    _ count: Int,
    among bodyCount: Int32,
    _ random: inout SeededGenerator
  ) -> ContiguousArray<SolverContact> {
    ContiguousArray(
      (0..<count).map { _ in
        let one = Int32.random(in: 0..<bodyCount, using: &random)
        let other = (one + Int32.random(in: 1..<bodyCount, using: &random)) % bodyCount
        return contact(depth: Float.random(in: 0..<20, using: &random), one, other)
      }
    )
  }

  private func contact(depth: Float, _ one: Int32, _ other: Int32) -> SolverContact {
    SolverContact(
      contact: 0,
      bodyA: one,
      bodyB: other,
      depth: depth,
      normal: Float2(0, 1),
      normalB: Float2(0, 1),
      distance: 0,
      friction: 0,
      restitution: 0,
      count: 1
    )
  }
}
