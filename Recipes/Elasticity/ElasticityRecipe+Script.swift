import RecipeKit

extension ElasticityRecipe {
  /// Lets everything go, and looks at it in every frame for five seconds.
  func check(_ example: Example, on stage: Stage) throws {
    offerScene(example, on: stage)
    let device = stage.boot(.iPhone5, iOS: 9)
    let controller = example()
    device.launch(controller)
    // From here on every sixtieth of a second ends between two frames, where rounding decides nothing.
    device.advance(by: 1.0 / 120)
    _ = try stage.require(controller.glider, "the behaviour of the gliding square")
    stage.picture(
      "start",
      caption: "Squares that differ in elasticity, friction and resistance",
      showing: [.dynamics([.boundaries, .gravity, .velocities], of: { controller.animator })]
    )

    var log = MotionLog(controller)
    stage.film(
      "motion",
      caption: "They fall, slide and glide",
      seconds: 2.4,
      showing: [.dynamics([.velocities], of: { controller.animator })]
    ) {
      for _ in 0..<144 {
        device.advance(by: 1.0 / 60)
        log.add(controller)
      }
    }
    stage.picture("later", caption: "After 2.4 s")
    for _ in 144..<312 {
      device.advance(by: 1.0 / 60)
      log.add(controller)
    }
    checkBouncing(controller, log, on: stage)
    checkSliding(controller, log, on: stage)
    checkGliding(log, on: stage)
  }

  private func offerScene(_ example: Example, on stage: Stage) {
    stage.live("motion", caption: "Throw the squares about, and change what they are made of") {
      let device = stage.boot(.iPhone5, iOS: 9)
      let controller = example()
      device.launch(controller)
      let animator = try stage.require(controller.animator, "the animator")
      let behaviors = animator.behaviors.compactMap { $0 as? UIDynamicItemBehavior }
      @MainActor func behavior(of item: UIView) -> UIDynamicItemBehavior? {
        behaviors.last { $0.items.contains { $0 === item } }
      }
      return LiveMotion(
        animator,
        on: device,
        controls: controller.squares.enumerated().map { number, square in
          .elasticity(of: behavior(of: square), named: "Elasticity, square \(number + 1)")
        } + [
          .friction(of: behavior(of: controller.sliders[2]), named: "Friction, third shelf"),
          .resistance(of: controller.glider, named: "Resistance, turning square"),
          .angularResistance(of: controller.glider, named: "Angular resistance, turning square"),
        ]
      )
    }
  }

  private func checkBouncing(
    _ controller: ElasticityViewController,
    _ log: MotionLog,
    on stage: Stage
  ) {
    let apexes = (0..<4).map { log.apexes(ofSquare: $0) }
    func apex(_ square: Int, _ bounce: Int) -> CGFloat {
      apexes[square].count > bounce ? apexes[square][bounce] : 0
    }
    stage.output("apex after the first bounce, by e", (0..<4).map { apex($0, 0).rounded() })
    for (square, name, height) in [(1, "half", 62.5), (2, "four-fifths", 160)] {
      stage.check(
        "bounce-height",
        named: name,
        "with elasticity \(square == 1 ? 0.5 : 0.8) what drops from 250 points rises to e²·250",
        expected: height,
        actual: apex(square, 0).native,
        within: height * 0.02
      )
    }
    stage.check(
      "no-bounce",
      "with elasticity 0 the square does not rise after its landing, in points",
      expected: 0,
      actual: thousandths(log.heights(ofSquare: 0).dropFirst(44).max()?.native ?? 250),
      within: 1
    )
    stage.check(
      "endless-bounce",
      "with elasticity 1 the first three bounces go as high as the square was",
      expected: [250, 250, 250],
      actual: (0..<3).map { apex(3, $0) },
      within: 5
    )
    stage.check(
      "second-bounce",
      "with elasticity 0.8 the second bounce is 0.64 of the first",
      expected: 0.64,
      actual: apex(2, 1) / max(apex(2, 0), 1),
      within: 0.64 * 0.04
    )
    stage.check(
      "last-wins",
      "for three squares the exception decides, not the rule of 0.5 that was added before",
      expected: ["e 0", "e 0.8", "e 1"],
      actual: [0, 2, 3].filter { abs(apex($0, 0) - 62.5) > 5 }.map { ["e 0", "e 0.5", "e 0.8", "e 1"][$0] }
    )
    stage.check(
      "no-rotation",
      "all squares are upright, in radians off",
      expected: 0,
      actual: controller.squares.map { abs(atan2($0.transform.b, $0.transform.a)) }.max() ?? .infinity,
      within: 1e-3
    )
  }

  private func checkSliding(
    _ controller: ElasticityViewController,
    _ log: MotionLog,
    on stage: Stage
  ) {
    // A hundredth is allowed for: the last frame of a slide is rarely the moment at which it ends.
    for (slider, name, distance) in [(1, "two-tenths", 225.0), (2, "four-tenths", 112.5)] {
      stage.check(
        "friction-stops",
        named: name,
        "with friction 0.\(slider * 2) a square stops after 300²/(2·0.\(slider * 2)·1000) points",
        expected: distance,
        actual: log.way(ofSlider: slider).native,
        within: distance * 0.01
      )
      stage.check(
        "friction-brakes",
        named: name,
        "from 0.2 s to 0.6 s a square gets slower by 0.\(slider * 2)·1000 points/s each second",
        expected: Double(slider) * 200,
        actual: (log.speed(ofSlider: slider, frame: 12) - log.speed(ofSlider: slider, frame: 36)).native
          / 0.4,
        within: Double(slider) * 200 * 0.01
      )
    }
    stage.check(
      "no-friction",
      "without friction a square is 300 points farther each second",
      expected: [330, 630, 930],
      actual: [60, 120, 180].map { log.sliders[0][$0].x },
      within: 1
    )
    stage.check(
      "anchored",
      "the shelves stay where they are",
      expected: [137, 187, 237],
      actual: controller.shelves.map(\.center.y)
    )
  }

  private func checkGliding(_ log: MotionLog, on stage: Stage) {
    stage.output("the gliding square has come", log.puck[312].x - 30)
    stage.check(
      "resistance-decay",
      "in each of 120 frames the puck's speed is 300·e^(-2·t), in points a second off",
      expected: 0,
      actual: farthest(log.speeds) { time in 300 * exp(-2 * time) },
      within: 1
    )
    stage.check(
      "resistance-decay",
      named: "way",
      "in each of 120 frames the puck has come 300/2·(1 - e^(-2·t)), in points off",
      expected: 0,
      actual: farthest(log.puck.map { $0.x - 30 }) { time in 150 * (1 - exp(-2 * time)) },
      within: 1
    )
    stage.check(
      "angular-decay",
      "in each of 120 frames the puck has turned by π/2·(1 - e^(-2·t)), in radians off",
      expected: 0,
      actual: farthest(log.angles) { time in .pi / 2 * (1 - exp(-2 * time)) },
      within: 0.01
    )
    stage.check(
      "velocity-units",
      "at the start the puck moves by 300 points a second",
      expected: 300,
      actual: log.speeds[0]
    )
  }

  /// How far the first 120 frames are off a law of time at most, in thousandths.
  private func farthest(_ values: [CGFloat], from law: (Double) -> Double) -> Double {
    let most = (0...120).reduce(0) { most, frame in
      max(most, abs(values[frame].native - law(Double(frame) / 60)))
    }
    return thousandths(most)
  }

  /// What is smaller than a thousandth is noise.
  private func thousandths(_ number: Double) -> Double {
    (number * 1000).rounded() / 1000
  }
}
