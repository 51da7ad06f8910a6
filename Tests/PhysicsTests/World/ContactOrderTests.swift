import Testing

@testable import Physics

// Independent truth: moving contacts in memory changes nothing but where they lie. Boxes side by side touch their
// neighbours, and nothing else, before and after; lists that were linked stay linked.
struct ContactOrderTests {
  @Test func contactsLieInTheOrderOfTheirBodiesOnceThereAreMany() {
    var grid = Grid(columns: 40, rows: 40)
    grid.world.step()
    #expect(grid.world.contacts.count >= Constants.manyContacts)
    #expect(grid.laterBodies == grid.laterBodies.sorted())
    grid.world.expectSound()
  }

  @Test func fewContactsStayWhereTheyCame() {
    var grid = Grid(columns: 8, rows: 8)
    for _ in 0..<2 { grid.world.step() }
    #expect(grid.world.contactOrder.contacts.isEmpty)
    grid.world.expectSound()
  }

  @Test func contactsThatReplaceOthersAreGatheredToo() {
    var grid = Grid(columns: 40, rows: 40)
    for _ in 0..<2 { grid.world.step() }
    // Every third box goes and comes back under another number: its contacts take the places of others.
    for index in stride(from: 0, to: grid.bodies.count, by: 3) { grid.replace(index) }
    for _ in 0..<2 { grid.world.step() }
    #expect(grid.laterBodies == grid.laterBodies.sorted())
    #expect(grid.world.freeContacts.isEmpty)
    grid.world.expectSound()
    for index in grid.bodies.indices {
      let touching = grid.world.contacts(of: grid.bodies[index]).flatMap { [$0.bodyA, $0.bodyB] }
      #expect(grid.neighbours(of: index).isSubset(of: Set(touching)))
    }
  }

  @Test func sleepersKeepTheirContactsAndWakeWithThem() {
    var grid = Grid(columns: 40, rows: 40)
    grid.world.isSleepingEnabled = true
    grid.world.run(seconds: 1)
    #expect(grid.world.isAsleep)
    let touching = grid.world.contactCount
    // As many again, far away: their contacts are gathered with those of the sleepers.
    let count = grid.bodies.count
    grid.fill(rows: 40, from: 1000)
    grid.world.step()
    #expect(grid.world.contactOrder.newContactCount == 0)
    #expect(grid.laterBodies == grid.laterBodies.sorted())
    #expect(grid.world.contactCount >= touching)
    #expect(grid.world.awakeBodyCount == count)
    grid.world.expectSound()
    grid.world.wake(grid.bodies[0])
    #expect(grid.world.awakeBodyCount == 2 * count)
    grid.world.expectSound()
  }

  /// Boxes that stand close enough to be told to touch, and rest.
  private struct Grid {
    var world = World()
    var bodies: [BodyID] = []
    let columns: Int

    init(columns: Int, rows: Int) {
      self.columns = columns
      world.isSleepingEnabled = false
      fill(rows: rows, from: 0)
    }

    mutating func fill(rows: Int, from firstRow: Int) {
      for row in firstRow..<firstRow + rows {
        for column in 0..<columns { bodies.append(add(Vector2(Double(column), Double(row)) * 0.1)) }
      }
    }

    private mutating func add(_ position: Vector2) -> BodyID {
      world.addBox(position, width: 0.0999, height: 0.0999)
    }

    mutating func replace(_ index: Int) {
      let position = world.pose(of: bodies[index]).position
      world.removeBody(bodies[index])
      bodies[index] = add(position)
    }

    /// The boxes on the left, on the right, below and above.
    func neighbours(of index: Int) -> Set<BodyID> {
      let column = index % columns
      var places: [Int] = []
      if column > 0 { places.append(index - 1) }
      if column < columns - 1 { places.append(index + 1) }
      places += [index - columns, index + columns].filter(bodies.indices.contains)
      return Set(places.map { bodies[$0] })
    }

    var laterBodies: [Int32] { world.contacts.map { max($0.bodyA, $0.bodyB) } }
  }
}
