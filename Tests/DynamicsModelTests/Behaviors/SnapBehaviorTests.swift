import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UISnapBehavior: damping 0.5 in a range of 0 to 1; the item comes to rest at the point, upright.
struct SnapBehaviorTests {
  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func theItemComesToRestUprightAtThePoint(_ damping: Double) {
    let scene = Scene()
    let photo = scene.addSquare(80, at: Vector2(40, 100), angle: 1)
    var snap = SnapBehavior(to: Vector2(240, 300))
    snap.damping = damping
    scene.add(.snap(snap), [photo])
    #expect(scene.comeToRest())
    #expect(scene.center(photo).isNear(Vector2(240, 300), within: 0.5))
    #expect(abs(scene.angle(photo)) < 0.01)
  }

  @Test func dampingIsKeptBetweenZeroAndOne() {
    var snap = SnapBehavior(to: .zero)
    #expect(snap.damping == 0.5)
    for (given, kept) in [(-1, 0), (2, 1), (.infinity, 1), (0.25, 0.25)] as [(Double, Double)] {
      snap.damping = given
      #expect(snap.damping == kept)
    }
    snap.damping = .nan
    #expect(snap.damping == 0.25)
  }

  @Test func aPointThatIsNoNumberIsIgnored() {
    let scene = Scene()
    let photo = scene.addSquare(80, at: Vector2(40, 100))
    var snap = SnapBehavior(to: Vector2(.nan, 1))
    let behavior = scene.add(.snap(snap), [photo])
    scene.step(30)
    #expect(scene.center(photo) == Vector2(40, 100))
    snap.point = Vector2(100, 100)
    snap.point = Vector2(.infinity, 0)
    #expect(snap.point == Vector2(100, 100))
    scene.simulation.setBehavior(.snap(snap), items: [photo], of: behavior)
    #expect(scene.comeToRest())
    #expect(scene.center(photo).isNear(Vector2(100, 100), within: 0.5))
  }
}
