import DynamicsModel
import Physics
import Testing

/// Truth: Apple, UIGravityBehavior: magnitude 1 is 1000 points/s², whatever the mass; free fall is ½·g·t².
struct GravityBehaviorTests {
  @Test(arguments: [10, 100, 300] as [Double])
  func everyItemFalls500PointsInASecond(_ side: Double) {
    let scene = Scene()
    let square = scene.addSquare(side, at: Vector2(160, 100))
    scene.add(.gravity(GravityBehavior()), [square])
    scene.step(60) {
      #expect(scene.center(square).isNear(Vector2(160, 100 + 500 * scene.time * scene.time), within: 1e-6))
    }
  }

  @Test func theAngleIsClockwiseFromTheRight() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    var gravity = GravityBehavior()
    gravity.pull.set(angle: .pi / 6, magnitude: 2)
    scene.add(.gravity(gravity), [square])
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(1000 * 0.75.squareRoot(), 500), within: 1e-6))
  }

  @Test func severalAddUp() {
    let scene = Scene()
    let square = scene.addSquare(at: .zero)
    var across = GravityBehavior()
    across.pull.vector = Vector2(0.5, 0)
    scene.add(.gravity(GravityBehavior()), [square])
    scene.add(.gravity(across), [square])
    scene.step(60)
    #expect(scene.center(square).isNear(Vector2(250, 500), within: 1e-6))
  }
}
