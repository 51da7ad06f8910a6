import RecipeKit

/// Beyond the texts: what items are made of, how they bounce, slide and glide.
@MainActor public let recipe: any Recipe = ElasticityRecipe()

struct ElasticityRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay: ControllerFactory<ElasticityViewController> = { ElasticityViewController() }
  let wrongWays: WrongWays<ControllerFactory<ElasticityViewController>> = [
    "rule added last": { RuleAddedLastController() },
    "never added": { NeverAddedController() },
    "density for elasticity": { DensityForElasticityController() },
    "friction for resistance": { FrictionForResistanceController() },
    "points a frame": { PointsAFrameController() },
  ]

  /// Items in motion, half a frame after the start: every sixtieth of a second ends between two frames.
  @MainActor
  struct Scene {
    let device: Simulator
    let controller: ElasticityViewController

    /// What is seen at the start, and in each of the frames that pass.
    func track<Value>(_ frames: Int, _ look: (ElasticityViewController) -> Value) -> [Value] {
      var seen = [look(controller)]
      device.pass(frames: frames) { seen.append(look(controller)) }
      return seen
    }

    /// How high each square is over where it lies on the floor, 25 points above the edge at 568.
    func heights(_ frames: Int) -> [[CGFloat]] {
      let seen = track(frames) { $0.squares.map { 543 - $0.center.y } }
      return (0..<4).map { square in seen.map { $0[square] } }
    }

    /// How high the first three bounces of each square go; 0 for less than a point.
    func apexes(_ frames: Int) -> [[CGFloat]] {
      heights(frames).map { heights in
        let apexes = (1..<frames).filter { frame in
          heights[frame] > 1 && heights[frame - 1] < heights[frame] && heights[frame] >= heights[frame + 1]
        }
        return Array((apexes.map { heights[$0] } + [0, 0, 0]).prefix(3))
      }
    }

    /// How far 120 frames are off a law of time at most, in thousandths: what is smaller is noise.
    func farthest(from law: (Double) -> Double, _ look: (ElasticityViewController) -> CGFloat) -> Double {
      let seen = track(120, look)
      let most = seen.indices.map { abs(seen[$0].native - law(Double($0) / 60)) }.max() ?? .infinity
      return (most * 1000).rounded() / 1000
    }

    /// Adds one more behaviour, which decides, as it is the last one.
    func add(
      to items: (ElasticityViewController) -> [UIView],
      _ change: (UIDynamicItemBehavior) -> Void
    ) {
      let behavior = UIDynamicItemBehavior(items: items(controller))
      change(behavior)
      controller.animator.addBehavior(behavior)
    }
  }

  func scene(_ make: ControllerFactory<ElasticityViewController>, on stage: Stage) throws -> Scene {
    let device = stage.boot(.iPhone5, iOS: 9)
    let controller = make()
    device.launch(controller)
    device.advance(by: 1.0 / 120)
    _ = try stage.require(controller.glider, "the behaviour of the gliding square")
    return Scene(device: device, controller: controller)
  }

  var claims: Claims<ControllerFactory<ElasticityViewController>> {
    core("bounce-height", "What falls from a height h rises again to e²·h, where e is its elasticity.") {
      let apexes = $0.apexes(90)
      expect(apexes[1][0], is: 62.5, within: 62.5 * 0.02)
      expect(
        apexes[2][0],
        is: 160,
        within: 160 * 0.02,
        "with elasticity 0.8 what drops from 250 points rises to 160"
      )
    }
    .fails(when: "the second square has elasticity 0", seeing: 0) {
      $0.add(to: { [$0.squares[1]] }) { $0.elasticity = 0 }
    }
    .fails(in: "density for elasticity")
    core("no-bounce", "With elasticity 0 an item stays where it landed.") {
      expect($0.heights(90)[0].dropFirst(44).max()?.native ?? 250, is: 0, within: 1)
    }
    .fails(in: "rule added last")
    core("endless-bounce", "With elasticity 1 an item comes up again to where it was let go, every time.") {
      expect($0.apexes(258)[3], is: [250, 250, 250], within: 5)
    }
    .fails(in: "never added")
    .fails(when: "the air brakes") { $0.add(to: \.squares) { $0.resistance = 0.5 } }
    detail("second-bounce", "Each bounce takes the same part of the height: the second one leaves e⁴·h.") {
      let apexes = $0.apexes(180).dropFirst()
      let parts = apexes.map { ($0[0] / 250, $0[1] / max($0[0], 1)) }
      expect(
        parts.map { $0.1 - $0.0 },
        is: [0, 0, 0],
        within: 0.03,
        "with elasticity 0.5, 0.8 and 1 the second bounce takes the same part of the height as the first"
      )
      expect(
        apexes.map { $0[1] },
        is: [15.625, 102.4, 250],
        within: 5,
        "with elasticity 0.5, 0.8 and 1 the second bounces rise to e⁴·250 points"
      )
    }
    .fails(when: "the air brakes, which takes more of a long fall") {
      $0.add(to: \.squares) { $0.resistance = 2 }
    }
    detail("density-keeps-bounce", "Density does not change how high an item bounces.") {
      $0.add(to: { [$0.squares[1]] }) { $0.density = 8 }
      expect($0.apexes(90)[1][0], is: 62.5, within: 62.5 * 0.02)
    }
    .fails(when: "the second square has elasticity 0", seeing: 0) {
      $0.add(to: { [$0.squares[1]] }) { $0.elasticity = 0 }
    }
    core("last-wins", "If several behaviours set a property of an item, the one that was added last decides.")
    {
      let apexes = $0.apexes(90)
      let names = ["e 0", "e 0.5", "e 0.8", "e 1"]
      expect(
        [0, 2, 3].filter { abs(apexes[$0][0] - 62.5) > 5 }.map { names[$0] },
        is: ["e 0", "e 0.8", "e 1"]
      )
    }
    .fails(in: "rule added last", seeing: [String]())
    detail("no-rotation", "An item that may not turn stays upright.") {
      let angles = $0.track(90) { $0.squares.map { abs(angle(of: $0)) } }
      expect(angles.last?.max() ?? .infinity, is: 0, within: 1e-3)
    }
    .fails(when: "the second square may turn") { scene in
      scene.add(to: { [$0.squares[1]] }) {
        $0.allowsRotation = true
        $0.addAngularVelocity(0.5, for: scene.controller.squares[1])
      }
    }

    core("friction-stops", "Sliding with friction µ an item stops after v²/(2·µ·g).") {
      let ways = $0.track(120) { $0.sliders.map(\.center.x) }
      expect(ways[120][1] - ways[0][1], is: 225, within: 2.25)
      expect(
        ways[120][2] - ways[0][2],
        is: 112.5,
        within: 1.125,
        "with friction 0.4 a square stops after 300²/(2·0.4·1000) points"
      )
    }
    .fails(when: "the shelves are smooth") { $0.add(to: \.shelves) { $0.friction = 0 } }
    detail("friction-brakes", "Friction slows an item down at a constant rate of µ·g, until it stops.") {
      let ways = $0.track(37) { $0.sliders.map(\.center.x) }
      func braking(of slider: Int) -> CGFloat {
        let speeds = [12, 36].map { (ways[$0 + 1][slider] - ways[$0][slider]) * 60 }
        return (speeds[0] - speeds[1]) / 0.4
      }
      expect(braking(of: 1), is: 200, within: 2)
      expect(
        braking(of: 2),
        is: 400,
        within: 4,
        "from 0.2 s to 0.6 s a square gets slower by 0.4·1000 points/s each second"
      )
    }
    .fails(when: "resistance takes the place of friction") { scene in
      for (row, resistance) in [0, 0.2, 0.4].enumerated() {
        scene.add(to: { [$0.sliders[row], $0.shelves[row]] }) {
          ($0.friction, $0.resistance) = (0, resistance)
        }
      }
    }
    core("no-friction", "Without friction an item slides on at the same speed.") {
      let ways = $0.track(180) { $0.sliders[0].center.x }
      expect([60, 120, 180].map { ways[$0] }, is: [330, 630, 930], within: 1)
    }
    .fails(when: "all are equally rough") { $0.add(to: { $0.sliders + $0.shelves }) { $0.friction = 0.2 } }
    detail("anchored", "An anchored item holds others and stays where it is.") {
      expect($0.track(120) { $0.shelves.map(\.center.y) }[120], is: [137, 187, 237])
    }
    .fails(when: "the shelves are not anchored") { $0.add(to: \.shelves) { $0.isAnchored = false } }

    core("resistance-decay", "Resistance r reduces the speed to v·e^(-r·t), wherever the item is.") {
      let off = $0.farthest(from: { 300 * exp(-2 * $0) }) { $0.glider.linearVelocity(for: $0.puck).x }
      expect(off, is: 0, within: 1)
    }
    .fails(in: "friction for resistance")
    detail(
      "resistance-decay#way",
      "in each of 120 frames the puck has moved 300/2·(1 - e^(-2·t)), in points off"
    ) {
      expect($0.farthest(from: { 150 * (1 - exp(-2 * $0)) }) { $0.puck.center.x - 30 }, is: 0, within: 1)
    }
    .fails(in: "friction for resistance")
    detail("angular-decay", "Angular resistance reduces the angular velocity in the same way.") {
      let off = $0.farthest(from: { .pi / 2 * (1 - exp(-2 * $0)) }) { angle(of: $0.puck) }
      expect(off, is: 0, within: 0.01)
    }
    .fails(in: "friction for resistance")
    detail("velocity-units", "Velocities are in points and radians a second.") {
      expect($0.controller.glider.linearVelocity(for: $0.controller.puck).x, is: 300)
    }
    .fails(in: "points a frame", seeing: 5)
    detail("two-surfaces", "Friction acts between two surfaces: the item and the item that it slides on.")
    detail(
      "created-plain",
      "A new behaviour has density 1 and lets items rotate; all its other values are 0.",
      isFact: true
    ) { _ in
      let new = UIDynamicItemBehavior()
      let values = [new.elasticity, new.friction, new.resistance, new.angularResistance, new.density]
      expect(values, is: [0, 0, 0, 0, 1], "elasticity, friction, resistances are 0, density is 1")
      expect(new.allowsRotation, is: true, "items of a new behaviour may rotate")
    }
  }

  /// How far an item is turned, in radians.
  private func angle(of item: UIView) -> CGFloat { atan2(item.transform.b, item.transform.a) }

  func illustrate(_ make: ControllerFactory<ElasticityViewController>, on stage: Stage) throws {
    offerScene(make, on: stage)
    let scene = try scene(make, on: stage)
    let controller = scene.controller
    stage.picture(
      "start",
      caption: "Squares that differ in elasticity, friction and resistance",
      showing: [.dynamics([.boundaries, .gravity, .velocities], of: { controller.animator })]
    )
    var apexes: [[CGFloat]] = []
    stage.film(
      "motion",
      caption: "They fall, slide and glide",
      seconds: 2.4,
      showing: [.dynamics([.velocities], of: { controller.animator })]
    ) {
      apexes = scene.apexes(144)
    }
    stage.picture("later", caption: "After 2.4 s")
    stage.output("heights of the first bounce", apexes.map { $0[0].rounded() })
    scene.device.pass(frames: 168)
    stage.output("points that the purple square glides", controller.puck.center.x - 30)
  }

  /// Where the example sets the elasticity of each square.
  private static let elasticities = [
    "in [(0, #), (2, 0.8), (3, 1)]", "rule.elasticity = #", "in [(0, 0), (2, #), (3, 1)]",
    "in [(0, 0), (2, 0.8), (3, #)]",
  ]

  private func offerScene(_ make: ControllerFactory<ElasticityViewController>, on stage: Stage) {
    stage.live("motion", caption: "Throw the squares about, and change what they are made of") {
      let device = stage.boot(.iPhone5, iOS: 9)
      let controller = make()
      device.launch(controller)
      let animator = try stage.require(controller.animator, "the animator")
      // Readers change the values with which the example labels its squares.
      let changeable = controller.squares + [controller.sliders[2], controller.puck]
      for (item, name) in zip(changeable, ["1", "2", "3", "4", "µ", "r"]) { (item as? UILabel)?.text = name }
      let behaviors = animator.behaviors.compactMap { $0 as? UIDynamicItemBehavior }
      @MainActor func behavior(of item: UIView) -> UIDynamicItemBehavior? {
        behaviors.last { $0.items.contains { $0 === item } }
      }
      return LiveMotion(
        animator,
        on: device,
        controls: zip(controller.squares, Self.elasticities).enumerated().map { number, square in
          LiveControl(.elasticity, of: behavior(of: square.0), named: "Elasticity, square \(number + 1)")
            .writing(square.1)
        } + [
          LiveControl(.friction, of: behavior(of: controller.sliders[2]), named: "Friction, third shelf")
            .writing("in [0, 0.2, #].enumerated()"),
          LiveControl(.resistance, of: controller.glider, named: "Resistance, turning square").writing(
            "glider.resistance = #"
          ),
          LiveControl(.angularResistance, of: controller.glider, named: "Angular resistance, turning square")
            .writing("glider.angularResistance = #"),
        ]
      )
    }
  }
}
