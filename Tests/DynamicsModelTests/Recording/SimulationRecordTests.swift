import Physics
import Testing

@testable import DynamicsModel

/// Truth: a record's own promise: what is made of it moves to the same bits; and numbers of strangers do no harm.
struct SimulationRecordTests {
  /// Items of each form and behaviours of each kind, as they begin.
  private func playground() -> DynamicsSimulation {
    let scene = Scene()
    let simulation = scene.simulation
    let box = scene.addSquare(60, at: Vector2(80, 60), angle: 0.3)
    let other = scene.addSquare(40, at: Vector2(200, 90))
    let ball = simulation.addItem(
      ItemState(
        pose: ItemPose(center: Vector2(150, 200)),
        form: ItemForm(size: Vector2(50, 50), outline: .ellipse)
      )
    )
    let kite = simulation.addItem(
      ItemState(
        pose: ItemPose(center: Vector2(250, 250)),
        form: ItemForm(
          size: Vector2(60, 60),
          outline: .polygons([[Vector2(0, -30), Vector2(30, 30), Vector2(-30, 30)]])
        )
      )
    )
    let away = simulation.addItem()
    let all = [box, other, ball, kite, away]
    scene.add(.gravity(GravityBehavior()), all)
    let walls = scene.addWalls(all)
    _ = simulation.addBoundary([BoundaryLine([Vector2(0, 400), Vector2(200, 420)])], to: walls)
    scene.addProperties([box, kite]) {
      $0.elasticity = 0.7
      $0.allowsRotation = true
      $0.resistance = 0.1
    }
    simulation.addLinearVelocity(Vector2(123.4, -56.7), to: ball)
    simulation.addAngularVelocity(2.5, to: kite)
    var push = PushBehavior(isContinuous: false)
    push.push.vector = Vector2(0.3, 0.1)
    push.targets = [PushBehavior.Target(item: other, offset: Vector2(10, -5))]
    scene.add(.push(push), [other])
    scene.add(.snap(SnapBehavior(to: Vector2(260, 300))), [kite])
    var spring = AttachmentBehavior(
      .rod,
      from: ItemPose(center: Vector2(150, 200)),
      offset: Vector2(5, 5),
      to: nil,
      at: Vector2(160, 100)
    )
    spring.frequency = 2
    spring.damping = 0.2
    scene.add(.attachment(spring), [ball])
    return simulation
  }

  private func centers(_ simulation: DynamicsSimulation, _ items: [ItemID], frames: Int) -> [[UInt64]] {
    (0..<frames).map { _ in
      simulation.step()
      return items.flatMap { item in
        let pose = simulation.pose(of: item) ?? ItemPose(center: .zero)
        return [pose.center.x.bitPattern, pose.center.y.bitPattern, pose.angle.bitPattern]
      }
    }
  }

  @Test func whatIsMadeOfARecordMovesToTheSameBits() throws {
    let simulation = playground()
    let record = try #require(simulation.record())
    let made = DynamicsSimulation.made(of: record)
    let items = simulation.items.values.map(\.id)
    #expect(made.items.count == 5 && made.behaviors.count == 6)
    #expect(centers(made.simulation, made.items, frames: 300) == centers(simulation, items, frames: 300))
  }

  @Test func numbersKeepEveryBit() throws {
    let record = try #require(playground().record())
    var writer = NumberWriter()
    record.write(to: &writer)
    var reader = NumberReader(writer.numbers)
    let read = SimulationRecord(from: &reader)
    #expect(!reader.hasFailed && reader.isAtEnd)
    let one = DynamicsSimulation.made(of: record)
    let other = DynamicsSimulation.made(of: read)
    #expect(
      centers(other.simulation, other.items, frames: 200) == centers(one.simulation, one.items, frames: 200)
    )
  }

  @Test func aSimulationThatHasSteppedHasNoRecord() {
    let simulation = playground()
    simulation.step()
    #expect(simulation.record() == nil)
  }

  @Test func aFieldHasNoRecord() {
    let scene = Scene()
    scene.add(.field(FieldBehavior(.vortex)), [scene.addSquare(at: Vector2(100, 100))])
    #expect(scene.simulation.record() == nil)
  }

  @Test func numbersThatEndTooEarlyTellOfNothing() throws {
    var writer = NumberWriter()
    try #require(playground().record()).write(to: &writer)
    for count in 0..<writer.numbers.count {
      var reader = NumberReader(Array(writer.numbers.prefix(count)))
      _ = SimulationRecord(from: &reader)
      #expect(reader.hasFailed, "\(count) numbers")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, 1e9])
  func aNumberOfAStrangerDoesNoHarm(_ stranger: Double) throws {
    var writer = NumberWriter()
    try #require(playground().record()).write(to: &writer)
    for place in writer.numbers.indices {
      var numbers = writer.numbers
      numbers[place] = stranger
      var reader = NumberReader(numbers)
      let made = DynamicsSimulation.made(of: SimulationRecord(from: &reader))
      made.simulation.step()
      #expect(made.simulation.inconsistencies() == [])
    }
  }
}
