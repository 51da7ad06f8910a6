import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UIAttachmentBehavior; the attachment recipe (anchor 130, 130; offset 30, -40 from 160, 284: length
/// 128.8); geometry.
struct AttachmentBehaviorTests {
  private let anchor = Vector2(130, 130)

  /// Where a point of an item, given from its middle, lies.
  private func point(_ offset: Vector2, of item: ItemID, in scene: Scene) -> Vector2 {
    scene.center(item) + Rotation(angle: scene.angle(item)).applied(to: offset)
  }

  @Test func isARigidRodAsLongAsTheDistance() {
    let rod = AttachmentBehavior(
      .rod,
      from: ItemPose(center: Vector2(160, 284)),
      offset: Vector2(30, -40),
      to: nil,
      at: anchor
    )
    #expect(abs(rod.length - 128.8) < 0.05)
    #expect(rod.hasAnchor && rod.anchorPoint == anchor)
    #expect(rod.damping == 0 && rod.frequency == 0 && rod.frictionTorque == 0)
    #expect(rod.range == .infinite)
  }

  @Test func theOffsetTurnsWithTheItem() {
    let pose = ItemPose(center: .zero, angle: .pi / 2)
    let rod = AttachmentBehavior(.rod, from: pose, offset: Vector2(10, 0), to: nil, at: Vector2(0, 14))
    #expect(abs(rod.length - 4) < 1e-12)
  }

  @Test func aRodKeepsItsLength() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(160, 284))
    let offset = Vector2(30, -40)
    let rod = AttachmentBehavior(
      .rod,
      from: ItemPose(center: Vector2(160, 284)),
      offset: offset,
      to: nil,
      at: anchor
    )
    scene.add(.attachment(rod), [square])
    scene.add(.gravity(GravityBehavior()), [square])
    scene.step(300) {
      #expect(abs((point(offset, of: square, in: scene) - anchor).length - rod.length) < 1.5)
    }
  }

  @Test func aRopeIsNoLongerThanItsLength() {
    let scene = Scene()
    let places = [Vector2(100, 100), Vector2(100, 200)]
    let squares = places.map { scene.addSquare(40, at: $0) }
    let rope = AttachmentBehavior(
      .rope,
      from: ItemPose(center: places[1]),
      to: ItemPose(center: places[0])
    )
    #expect(rope.length == 100 && !rope.hasAnchor)
    scene.add(.attachment(rope), [squares[1], squares[0]])
    scene.addProperties([squares[0]]) { $0.isAnchored = true }
    scene.simulation.addLinearVelocity(Vector2(0, -300), to: squares[1])
    scene.add(.gravity(GravityBehavior()), [squares[1]])
    var shortest = 100.0
    scene.step(120) {
      let distance = (scene.center(squares[1]) - scene.center(squares[0])).length
      #expect(distance < 101.5)
      shortest = min(shortest, distance)
    }
    #expect(shortest < 70)
  }

  @Test func aRailLetsAnItemSlideAlongItsAxisAsFarAsItsRange() {
    let scene = Scene()
    let square = scene.addSquare(at: Vector2(100, 100))
    var rail = AttachmentBehavior(
      .rail(axis: Vector2(1, 1)),
      from: ItemPose(center: Vector2(100, 100)),
      to: nil,
      at: Vector2(100, 100)
    )
    rail.range = AttachmentRange(minimum: 80, maximum: -50)
    scene.add(.attachment(rail), [square])
    scene.add(.gravity(GravityBehavior()), [square])
    scene.step(240) {
      let way = scene.center(square) - Vector2(100, 100)
      #expect(abs(way.x - way.y) < 1)
      #expect(way.length < 82)
      #expect(abs(scene.angle(square)) < 0.01)
    }
    #expect((scene.center(square) - Vector2(100, 100)).length > 78)
  }

  @Test func anItemThatIsTiedToItselfIsFree() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    let pose = ItemPose(center: .zero)
    let rod = AttachmentBehavior(.rod, from: pose, to: pose)
    scene.add(.attachment(rod), [square, square])
    scene.add(.gravity(GravityBehavior()), [square])
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(0, 500), within: 1e-6))
  }

  @Test func numbersThatMakeNoSenseAreIgnored() {
    var rod = AttachmentBehavior(.rod, from: ItemPose(center: Vector2(3, 4)), to: nil)
    #expect(rod.length == 5)
    for number in [Double.nan, .infinity] {
      rod.length = number
      rod.damping = number
      rod.frequency = number
      rod.anchorPoint = Vector2(0, number)
    }
    rod.frictionTorque = .nan
    #expect(rod.length == 5 && rod.damping == 0 && rod.frequency == 0 && rod.anchorPoint == .zero)
    #expect(rod.frictionTorque == 0)
    rod.length = -1
    rod.frictionTorque = .infinity
    #expect(rod.length == 0 && rod.frictionTorque == .infinity)
    var tie = AttachmentBehavior(.rod, from: ItemPose(center: .zero), to: ItemPose(center: .zero))
    tie.anchorPoint = Vector2(1, 1)
    #expect(tie.anchorPoint == .zero)
  }
}
