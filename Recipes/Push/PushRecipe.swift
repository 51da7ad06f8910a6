import RecipeKit

/// Recipe 2.0, pushes: a button that a finger pushes about as if it lay on a table.
@MainActor public let recipe: any Recipe = PushRecipe()

struct PushRecipe: Recipe {
  typealias Example = ControllerFactory<PushViewController>

  let lesson = Lesson.embedded
  let rightWay: Example = { PushViewController() }
  let wrongWays: WrongWays<Example> = [
    "without an animator": { WithoutAnimatorController() },
    "animator not kept": { AnimatorNotKeptController() },
    "not switched on again": { NotSwitchedOnController() },
    "translation not reset": { TranslationNotResetController() },
    "continuous push": { ContinuousPushController() },
    "moved by hand": { MovedByHandController() },
  ]

  private let upwardAxis: Example = { UpwardAxisController() }

  func scene(_ make: Example, on stage: Stage) -> PushScene { PushScene(make, on: stage) }

  var claims: Claims<Example> {
    core("simulates-push", "UIPushBehavior simulates pushes on views.") { scene in
      var places: [Double] = []
      scene.pushRight { places.append(scene.way.x) }
      scene.device.pass(frames: 50) { places.append(scene.way.x) }
      let law = (1...60).map { scene.slide(after: $0) }
      expect([10, 30, 60].map { places[$0 - 1] }, is: [law[9], law[29], law[59]], within: 0.01)
      let errors = zip(law, places).map { abs($0 - $1) }
      expect(errors.max(), is: 0, within: 0.01, "in 60 frames the button is never off the law, in points")
    }
    // Breaks the scene: the sentence is about the push itself, on which all the rest depends.
    .fails(in: "without an animator", seeing: [0, 0, 0]).fails(in: "animator not kept", seeing: [0, 0, 0])
    .fails(in: "not switched on again", seeing: [0, 0, 0])
    .fails(in: "moved by hand", seeing: [100, 100, 100])
    core("needs-animator", "A push has no effect until it is added to an animator.") {
      $0.pushRight()
      $0.device.pass(frames: 30)
      expect($0.way.x, is: $0.slide(after: 40), within: 0.01)
    }
    // Breaks the scene: the sentence is that nothing moves without it.
    .fails(in: "without an animator", seeing: 0)
    detail("needs-animator#without", "removed from the animator, the push does not move the button") {
      $0.controller.animator.removeBehavior($0.controller.push)
      $0.pushRight()
      $0.device.pass(frames: 30)
      expect($0.way.x, is: 0)
    }
    .fails(in: "moved by hand", seeing: 100)

    core(
      "follows-finger-direction",
      "A finger that moves towards the top edge pushes the button that way, as if it lay on a table."
    ) { scene in
      var ways = [scene.way]
      scene.pushUp { ways.append(scene.way) }
      scene.device.pass(frames: 60) { ways.append(scene.way) }
      expect(zip(ways, ways.dropFirst()).count { $1.y < $0.y }, is: 70)
      expect(ways.map { abs($0.x) }.max(), is: 0, within: 1e-6, "the button stays in its column")
    }
    .fails(in: "moved by hand", seeing: 10)
    .fails(when: "the y axis points up", with: upwardAxis, seeing: 0)
    .fails(when: "the table slopes to the right") { $0.slope(CGVector(dx: 1, dy: 0)) }
    detail("follows-finger-direction#vector", "while the finger moves up, the push points up") { scene in
      var directions: [CGPoint] = []
      scene.pushUp { directions.append(scene.controller.push.pushDirection.direction) }
      let up = CGPoint(x: 0, y: -1)
      expect([directions.first, directions.last], is: [up, up], within: 1e-9)
    }
    .fails(
      when: "the y axis points up",
      with: upwardAxis,
      seeing: [CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1)]
    )
    detail("push-direction-general", "The button is pushed in the direction of the finger.") { scene in
      let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGPoint(x: $0.0, y: $0.1) }
      let ways = directions.map { finger -> CGPoint in
        let start = scene.way
        let end = CGPoint(x: 160 + 80 * finger.x, y: 430 + 80 * finger.y)
        scene.device.drag(from: CGPoint(x: 160, y: 430), to: end, frames: 8)
        scene.device.advanceUntilIdle(limit: 8)
        return CGVector(dx: scene.way.x - start.x, dy: scene.way.y - start.y).direction
      }
      expect(ways, is: directions, within: 1e-6)
    }
    .fails(
      when: "the y axis points up",
      with: upwardAxis,
      seeing: [(1, 0), (0, -1), (-1, 0), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) }
    )

    detail("as-on-table", "A pushed button behaves as on a table: gravity has no part in it.") { scene in
      var heights: [CGFloat] = []
      scene.pushRight { heights.append(scene.way.y) }
      scene.device.pass(frames: 300) { heights.append(scene.way.y) }
      let last = scene.way
      expect(
        scene.button.center,
        is: CGPoint(x: 260, y: 284),
        within: 1,
        "the button slides as far as the finger"
      )
      expect(heights.map { abs($0) }.max(), is: 0, within: 1e-6)
      scene.device.pass(frames: 1)
      let speed = 60 * hypot(scene.way.x - last.x, scene.way.y - last.y)
      expect(speed, is: 0, within: 0.1, "five seconds after a push the button is at rest, in points/s")
    }
    .fails(in: "without an animator", seeing: CGPoint(x: 160, y: 284)).fails(in: "continuous push")
    .fails(when: "the table slopes down") { $0.slope(CGVector(dx: 0, dy: 1)) }
    .fails(when: "the table has no resistance") { $0.table?.resistance = 0 }
    detail("stops-at-collision", "With a collision, a pushed item does not leave the reference view.") {
      scene in
      let ways = [(260, 0), (0, 400), (-260, 0), (0, -400)].map { CGVector(dx: $0.0, dy: $0.1) }
      let reaches = ways.map { scene.reach(pushed: $0) }
      expect(reaches[0].maxX, is: 320, within: 1, "pushed to the right, the button gets to the right edge")
      let reach = reaches.reduce(CGRect.null) { $0.union($1) }
      expect(reach, is: CGRect(x: 0, y: 0, width: 320, height: 568), within: 1)
    }
    .fails(in: "moved by hand", seeing: 470)
    .fails(when: "there is no collision") { $0.controller.animator.removeBehavior($0.edges ?? .init()) }
  }

  func illustrate(_ make: Example, on stage: Stage) {
    stage.live("push", caption: "Drag a finger anywhere: each piece of its way is a push") {
      let scene = PushScene(make, on: stage, waiting: 0)
      // As if a finger had moved by 100 points to the right and 60 up.
      scene.controller.push.pushDirection = CGVector(dx: 2, dy: -1.2)
      scene.controller.push.active = true
      return LiveMotion(
        scene.controller.animator,
        on: scene.device,
        hand: .push(scene.controller.push, pointsPerUnit: 50),
        controls: [
          LiveControl(.resistance, of: scene.table).writing("table.resistance = #"),
          LiveControl(.elasticity, of: scene.table), LiveControl(.density, of: scene.table),
          LiveControl(.boundaries, of: scene.edges).writing(
            "edges.translatesReferenceBoundsIntoBoundary = #"
          ),
        ]
      )
    }
    let pushed = PushScene(make, on: stage)
    pushed.pushRight()
    stage.output("points moved while the finger moves 100", pushed.way.x)
    pushed.device.pass(frames: 50)
    stage.output("points moved a second later", pushed.way.x)
    let scene = PushScene(make, on: stage)
    stage.picture(
      "table",
      caption: "The button on its table",
      showing: [.dynamics([.boundaries], of: { scene.controller.animator })]
    )
    stage.film(
      "push",
      caption: "A finger moves up and to the right",
      seconds: 3,
      showing: [.touches, .dynamics([.velocities], of: { scene.controller.animator })]
    ) {
      scene.device.drag(from: CGPoint(x: 60, y: 540), to: CGPoint(x: 240, y: 252), frames: 18)
    }
    stage.output("center after a push up and to the right", scene.button.center)
  }
}

/// A controller on a phone of 320 × 568 points, launched a second ago; the scene keeps the device.
@MainActor
struct PushScene {
  let device: Simulator
  let controller: PushViewController

  init(_ make: ControllerFactory<PushViewController>, on stage: Stage, waiting seconds: Double = 1) {
    (device, controller) = (stage.boot(.iPhone5, iOS: 7), make())
    device.launch(controller)
    device.advance(by: seconds)
  }

  var button: UIButton { controller.button }
  var table: UIDynamicItemBehavior? { behavior() }
  var edges: UICollisionBehavior? { behavior() }

  private func behavior<Behavior>() -> Behavior? {
    controller.animator.behaviors.lazy.compactMap { $0 as? Behavior }.first
  }

  /// How far the button has come.
  var way: CGPoint { CGPoint(x: button.center.x - 160, y: button.center.y - 284) }

  /// Moves a finger 100 points to the right in 10 frames.
  func pushRight(_ look: () -> Void = {}) {
    device.drag(from: CGPoint(x: 60, y: 450), to: CGPoint(x: 160, y: 450), frames: 10) { _ in look() }
  }

  /// Moves a finger 100 points up in 10 frames.
  func pushUp(_ look: () -> Void) {
    device.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 400), frames: 10) { _ in look() }
  }

  /// How far the button must be after some frames, if each of the first ten began with a push by 10 points of way.
  ///
  /// Each point of way gives a speed of 2 points/s. A speed v decays with the resistance r: after t seconds it has made
  /// v/r · (1 - e^-rt) points of way. Speeds add up, and so do the ways.
  func slide(after frames: Int) -> Double {
    let (speed, resistance) = (20.0, 2.0)
    return (0..<min(10, frames)).reduce(0) { way, push in
      way + speed / resistance * (1 - exp(-resistance * Double(frames - push) / 60))
    }
  }

  /// All places that the button covers on its way from the middle, while and after a finger moves.
  func reach(pushed way: CGVector) -> CGRect {
    let start = CGPoint(x: 160 - way.dx / 2, y: 284 - way.dy / 2)
    let end = CGPoint(x: 160 + way.dx / 2, y: 284 + way.dy / 2)
    button.center = CGPoint(x: 160, y: 284)
    controller.animator.updateItem(usingCurrentState: button)
    var reach = CGRect.null
    device.drag(from: start, to: end, frames: 10) { _ in reach = reach.union(button.frame) }
    device.pass(frames: 120) { reach = reach.union(button.frame) }
    return reach
  }

  /// Lets gravity pull at the button.
  func slope(_ direction: CGVector) {
    let gravity = UIGravityBehavior(items: [button])
    gravity.gravityDirection = direction
    controller.animator.addBehavior(gravity)
  }
}

extension CGVector {
  /// The point in this direction that is 1 off the origin; the origin for zero.
  fileprivate var direction: CGPoint {
    let length = hypot(dx, dy)
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
  }
}
