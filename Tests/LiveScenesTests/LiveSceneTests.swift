import DynamicsModel
import Testing

@testable import LiveScenes

/// Truth: the rules of UIKit Dynamics; what fingers do, by the doc comments of `LiveInteraction`.
struct LiveSceneTests {
  /// Squares of 50 points that fall within walls of 320 × 480.
  private func record(
    _ centers: [SIMD2<Double>] = [SIMD2(160, 240)],
    hand: LiveInteraction = .drag,
    falls: Bool = true,
    more: [(DynamicsSimulation, [ItemID]) -> Void] = []
  ) throws -> LiveSceneRecord {
    let simulation = DynamicsSimulation(referenceBounds: ReferenceBounds(size: SIMD2(320, 480)))
    let items = centers.map {
      simulation.addItem(ItemState(pose: ItemPose(center: $0), form: ItemForm(size: SIMD2(50, 50))))
    }
    if falls { _ = simulation.addBehavior(.gravity(GravityBehavior()), items: items) }
    var walls = CollisionBehavior()
    walls.referenceInsets = BoundaryInsets()
    _ = simulation.addBehavior(.collision(walls), items: items)
    for add in more { add(simulation, items) }
    return LiveSceneRecord(simulation: try #require(simulation.record()), hand: hand)
  }

  private func rest(_ scene: LiveScene) {
    for _ in 0..<600 where !scene.isAtRest { scene.step() }
  }

  @Test func untouchedItFallsToTheFloorAndRests() throws {
    let scene = LiveScene(try record())
    rest(scene)
    #expect(scene.isAtRest)
    #expect(abs(scene.pose(of: 0).center.y - 455) < 0.2)
  }

  @Test func whereItemsTouchIsToldOnce() throws {
    let scene = LiveScene(try record([SIMD2(160, 455), SIMD2(160, 405)]))
    rest(scene)
    let points = scene.contactPoints.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    // The corners of the upper square on the lower one, and those of the lower one on the floor.
    let corners = [SIMD2(135, 430), SIMD2(185, 430), SIMD2(135, 480), SIMD2(185, 480.0)]
    #expect(points.count == 4)
    for (point, corner) in zip(points, corners) {
      #expect(abs(point.x - corner.x) < 1 && abs(point.y - corner.y) < 1)
    }
  }

  @Test func numbersTellTheWholeScene() throws {
    var record = try record([SIMD2(60, 100), SIMD2(200, 90)], hand: .carry)
    record.catches = [SnapZone(origin: SIMD2(1, 2), size: SIMD2(3, 4), point: SIMD2(5, 6))]
    let read = try #require(LiveSceneRecord(numbers: record.numbers))
    #expect(read.hand == .carry && read.catches == record.catches)
    let (one, other) = (LiveScene(record), LiveScene(read))
    for _ in 0..<200 {
      one.step()
      other.step()
      for item in 0..<2 { #expect(one.pose(of: item) == other.pose(of: item)) }
    }
    #expect(LiveSceneRecord(numbers: record.numbers + [0]) == nil)
    #expect(LiveSceneRecord(numbers: Array(record.numbers.dropLast())) == nil)
    #expect(LiveSceneRecord(numbers: []) == nil)
  }

  // MARK: Fingers

  @Test func aDraggedItemFollowsAndIsThrown() throws {
    let scene = LiveScene(try record(falls: false))
    #expect(scene.press(at: SIMD2(160, 240), time: 0))
    #expect(!scene.isAtRest)
    for frame in 1...30 {
      scene.drag(to: SIMD2(160, 240 - 4 * Double(frame)), time: Double(frame) / 60)
      scene.step()
    }
    #expect(scene.velocity(of: 0).y < -150)
    scene.lift(time: 0.5)
    scene.step()
    #expect(scene.velocity(of: 0).y < -150)
  }

  @Test func aFingerBesideAnItemMeansTheNearestWithinItsWidth() throws {
    let scene = LiveScene(try record([SIMD2(60, 100), SIMD2(200, 100)]))
    #expect(scene.item(near: SIMD2(60, 100)) == 0)
    #expect(scene.item(near: SIMD2(160, 100)) == 1)
    #expect(scene.item(near: SIMD2(104, 100)) == 0)
    #expect(scene.item(near: SIMD2(120, 100)) == nil)
    #expect(!scene.press(at: SIMD2(120, 300), time: 0))
  }

  @Test func aTurnedItemIsTouchedWhereItIs() throws {
    var record = try record()
    record.simulation.items[0].state?.pose = ItemPose(center: SIMD2(160, 240), angle: .pi / 4)
    let scene = LiveScene(record)
    // The corner of the turned square, 35.4 points above its middle, and the corner that the upright one would have.
    #expect(scene.item(near: SIMD2(160, 240 - 35 - 21)) == 0)
    #expect(scene.item(near: SIMD2(160 + 25 + 14, 240 - 25 - 14)) == nil)
  }

  @Test func anAnchoredItemIsNotTaken() throws {
    let record = try record(more: [
      { simulation, items in
        var nails = ItemProperties()
        nails.isAnchored = true
        _ = simulation.addBehavior(.properties(nails), items: items)
      }
    ])
    let scene = LiveScene(record)
    scene.step()
    #expect(scene.item(near: SIMD2(160, 240)) == nil)
  }

  @Test func aCarriedItemIsTheHandsUntilItFlies() throws {
    let scene = LiveScene(try record(hand: .carry, falls: false))
    #expect(scene.press(at: SIMD2(170, 250), time: 0))
    for frame in 1...6 {
      scene.drag(to: SIMD2(170 - 5 * Double(frame), 250), time: Double(frame) / 60)
      scene.step()
      #expect(scene.pose(of: 0).center == SIMD2(170 - 5 * Double(frame), 250))
    }
    scene.lift(time: 0.1)
    // 5 points a frame are 300 points/s.
    #expect(abs(scene.velocity(of: 0).x + 300) < 1)
  }

  @Test func anItemThatIsPutSomewhereStartsThereAtRest() throws {
    let scene = LiveScene(try record())
    for _ in 0..<20 { scene.step() }
    scene.put(0, at: ItemPose(center: SIMD2(60, 100)))
    #expect(scene.pose(of: 0).center == SIMD2(60, 100) && scene.velocity(of: 0) == .zero)
    for _ in 0..<15 { scene.step() }
    // ½ · 1000 · 0.25².
    #expect(abs(scene.pose(of: 0).center.y - 131.25) < 0.01 && scene.pose(of: 0).center.x == 60)
    scene.put(1, at: ItemPose(center: .zero))
    scene.put(0, at: ItemPose(center: SIMD2(.nan, 0)))
    #expect(scene.pose(of: 0).center.x == 60)
  }

  @Test func whatFliesStaysInTheHandThatCatchesIt() throws {
    var record = try record(hand: .carry)
    record.simulation.items[0].state?.pose = ItemPose(center: SIMD2(160, 100))
    let scene = LiveScene(record)
    for _ in 0..<20 { scene.step() }
    let place = scene.pose(of: 0).center
    #expect(scene.press(at: place, time: 1))
    for _ in 0..<20 { scene.step() }
    #expect(scene.pose(of: 0).center == place && scene.velocity(of: 0) == .zero)
    scene.lift()
    #expect(scene.pose(of: 0).center == place && scene.velocity(of: 0) == .zero)
    scene.step()
    #expect(scene.pose(of: 0).center.y > place.y, "it falls again")
  }

  @Test func aFingerThatHasRestedThrowsNothing() throws {
    let scene = LiveScene(try record(hand: .carry, falls: false))
    _ = scene.press(at: SIMD2(160, 240), time: 0)
    scene.drag(to: SIMD2(100, 240), time: 0.05)
    scene.lift(time: 1)
    #expect(scene.velocity(of: 0) == .zero)
  }

  @Test func anItemThatComesIntoAPlaceThatCatchesSnapsToItsPoint() throws {
    var record = try record(hand: .carry, falls: false)
    record.catches = [SnapZone(origin: SIMD2(200, 300), size: SIMD2(80, 80), point: SIMD2(240, 340))]
    let scene = LiveScene(record)
    _ = scene.press(at: SIMD2(160, 240), time: 0)
    scene.drag(to: SIMD2(210, 310), time: 0.1)
    scene.step()
    #expect(scene.pose(of: 0).center == SIMD2(210, 310), "in the hand nothing snaps")
    scene.lift(time: 1)
    rest(scene)
    #expect(abs(scene.pose(of: 0).center.x - 240) < 0.5 && abs(scene.pose(of: 0).center.y - 340) < 0.5)
    scene.toggleSnap(of: 0)
    scene.toggleSnap(of: 0)
    #expect(scene.snaps[0] != nil)
  }

  @Test func aPushFollowsTheFingersWay() throws {
    let record = try record(
      hand: .push(behavior: 1, pointsPerUnit: 50),
      falls: false,
      more: [
        { simulation, items in
          var push = PushBehavior(isContinuous: false)
          push.isActive = false
          _ = simulation.addBehavior(.push(push), items: items)
        }
      ]
    )
    let scene = LiveScene(record)
    #expect(scene.press(at: SIMD2(10, 10), time: 0))
    scene.drag(to: SIMD2(60, 10), time: 0.1)
    scene.step()
    // Magnitude 1 gives 100 × 100 points of density 1 a speed of 100 points/s, a quarter of the area four times as much.
    #expect(abs(scene.velocity(of: 0).x - 400) < 1e-6)
    scene.step()
    #expect(abs(scene.velocity(of: 0).x - 400) < 1e-6, "it acts once")
  }

  // MARK: Properties

  @Test func everyPropertyReadsAsItWasSet() throws {
    let record = try record(more: [
      { simulation, items in
        _ = simulation.addBehavior(.properties(ItemProperties()), items: items)
        let rod = AttachmentBehavior(
          .rod,
          from: ItemPose(center: SIMD2(160, 240)),
          to: nil,
          at: SIMD2(160, 100)
        )
        _ = simulation.addBehavior(.attachment(rod), items: items)
        _ = simulation.addBehavior(.snap(SnapBehavior(to: SIMD2(1, 1))), items: items)
      }
    ])
    let scene = LiveScene(record)
    let table: [(Int, [LiveProperty])] = [
      (0, [.magnitude, .angle]), (1, [.boundaries, .meeting]),
      (2, [.elasticity, .friction, .density, .resistance, .angularResistance, .allowsRotation]),
      (3, [.damping, .frequency, .length]), (4, [.damping]),
    ]
    for (index, properties) in table {
      for property in LiveProperty.allCases {
        guard properties.contains(property) else {
          #expect(scene.value(of: property, in: index) == nil)
          continue
        }
        scene.set(property, in: index, to: 0)
        scene.set(property, in: index, to: 1)
        #expect(scene.value(of: property, in: index) == 1, "\(property)")
      }
    }
    scene.set(.damping, in: 99, to: 1)
    scene.set(.damping, in: -1, to: 1)
    #expect(scene.value(of: .damping, in: 99) == nil)
  }

  @Test func withoutBoundariesItemsFallOut() throws {
    let scene = LiveScene(try record())
    scene.set(.boundaries, in: 1, to: 0)
    for _ in 0..<120 { scene.step() }
    // Two seconds of free fall: ½ · 1000 · 2².
    #expect(abs(scene.pose(of: 0).center.y - 240 - 2000) < 1)
  }

  // MARK: Adding

  @Test func anAddedItemTakesPartInAllThatTheFirstOneDoes() throws {
    let scene = LiveScene(try record())
    #expect(scene.addItem(like: 0, at: SIMD2(60, 60)) == 1)
    rest(scene)
    #expect(abs(scene.pose(of: 1).center.y - 455) < 0.2)
    #expect(scene.addItem(like: 7, at: .zero) == nil)
    #expect(scene.addItem(like: 0, at: SIMD2(.nan, 0)) == nil)
  }

  @Test func thereAreNoMoreItemsThanTheLimit() throws {
    let scene = LiveScene(try record())
    var count = 1
    while scene.addItem(like: 0, at: SIMD2(160, 100)) != nil { count += 1 }
    #expect(count == LiveScene.itemLimit && scene.itemCount == count)
  }
}
