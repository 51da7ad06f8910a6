import RecipeKit

/// A car that drives along a path, and shakes.
@MainActor public let recipe: any Recipe = KeyframesAlongAPathRecipe()

struct KeyframesAlongAPathRecipe: Recipe {
  typealias Way = ControllerFactory<RaceViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { RaceViewController() }
  let wrongWays: WrongWays<Way> = [
    "no calculation mode": { NoCalculationModeController() },
    "no rotation mode": { NoRotationModeController() },
    "no duration": { NoDurationController() },
    "in another layer": { AnotherLayerController() },
    "too few key times": { TooFewKeyTimesController() },
    "not additive": { NotAdditiveController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: RaceViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The car after some seconds of its lap.
  private static func driven(for seconds: Double) -> SceneSetup<Way, RaceViewController> {
    SceneSetup { make, stage in
      let (device, screen) = (stage.boot(.iPhone16), make())
      device.launch(screen)
      screen.drive()
      device.advance(by: seconds)
      return screen
    }
  }

  private let eighth = driven(for: 0.1)
  private let half = driven(for: 0.4)
  private let nearlyRound = driven(for: 0.799)

  /// The car in the middle of its lap, and of the first swing of a shake.
  private let shaken = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.drive()
    device.advance(by: 0.35)
    screen.shake()
    device.advance(by: 0.05)
    return screen
  }

  /// The length of the track: two straights of 300 points, and a circle with the radius 70.
  private static let length = 2 * 300 + 2 * CGFloat.pi * 70

  var claims: Claims<Way> {
    // The first bend is a quarter of the circle. The rest of the way is straight down.
    eighth.core("paced", "After an eighth of the time, the car has gone an eighth of the way.") {
      let rest = Self.length / 8 - CGFloat.pi * 70 / 2
      expect($0.shown, is: CGPoint(x: 170, y: 100 + rest), within: 0.05)
    }
    .fails(in: "no calculation mode")
    .fails(in: "no duration")
    half.core("duration", "After 0.4 seconds, half of the lap's duration, the car is at the other end.") {
      expect($0.shown, is: CGPoint(x: 100, y: 470), within: 0.05)
    }
    .fails(in: "no duration", seeing: CGPoint(x: 100, y: 30))
    eighth.core("turns", "On the straight that leads down, the car points down.") {
      expect($0.angle, is: 90, within: 0.01)
    }
    .fails(in: "no rotation mode", seeing: CGFloat(0))
    half.core("drives-left", "At the other end, the car points to the left.") {
      expect(abs($0.angle), is: 180, within: 0.01)
    }
    .fails(in: "no rotation mode", seeing: CGFloat(0))
    half.core("on-the-road", "The car drives on the road.") {
      expect($0.shownOnScreen, is: CGPoint(x: 96 + 100, y: 120 + 470), within: 0.05)
    }
    .fails(in: "in another layer", seeing: CGPoint(x: 100, y: 470))
    nearlyRound.core("round", "The track ends where it begins, and where the car stands.") {
      expect($0.shown, is: $0.car.position, within: 2)
    }
    .fails(when: "the track ends halfway", with: { HalfTrackController() })
    core("swings", "A shake swings 10 points to each side, twice.") {
      expect($0.screen.swings(on: $0.device), is: [10, -10, 10, -10], within: 0.001)
    }
    .fails(in: "too few key times")
    .fails(in: "not additive")
    .fails(
      when: "the values are smaller",
      with: { SmallShakeController() },
      seeing: [CGFloat(5), -5, 5, -5]
    )
    shaken.core("both", "A car that drives can be shaken.") {
      expect($0.shown, is: CGPoint(x: 110, y: 470), within: 0.05)
    }
    .fails(in: "not additive", seeing: CGPoint(x: 10, y: 470))
    .fails(in: "no duration", seeing: CGPoint(x: 110, y: 30))
    detail("quarter", "An animation without a duration takes a quarter of a second.", isFact: true) { scene in
      let lap = CAKeyframeAnimation(keyPath: "position")
      lap.path = scene.screen.track.cgPath
      scene.screen.car.add(lap, forKey: "lap")
      scene.device.advance(by: 0.24)
      expect(scene.screen.car.animationKeys() ?? [], is: ["lap"])
      scene.device.advance(by: 0.02)
      expect(scene.screen.car.animationKeys() ?? [], is: [], "a quarter of a second later that has ended")
    }
    detail("evenly", "Without key times, each step from value to value takes the same time.", isFact: true) {
      scene in
      let jolt = CAKeyframeAnimation(keyPath: "position.x")
      (jolt.values, jolt.duration) = ([100, 110, 190], 1)
      scene.screen.car.add(jolt, forKey: nil)
      scene.device.advance(by: 0.5)
      expect(scene.screen.shown.x, is: 110, within: 0.001)
    }
    detail("paced-ignores", "At an even pace the key times are ignored.", isFact: true) { scene in
      let jolt = CAKeyframeAnimation(keyPath: "position.x")
      (jolt.values, jolt.keyTimes, jolt.duration) = ([100, 110, 190], [0, 0.1, 1], 1)
      jolt.calculationMode = .paced
      scene.screen.car.add(jolt, forKey: nil)
      scene.device.advance(by: 0.5)
      expect(scene.screen.shown.x, is: 145, within: 0.001)
    }
    half.detail("model-unturned", "Its own transform stays as it was.", isFact: true) {
      expect(CATransform3DIsIdentity($0.car.transform), is: true)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("start", caption: "The car at the start")
    stage.film("lap", caption: "Lap is tapped", seconds: 1.2, showing: [.touches]) {
      device.tap(at: CGPoint(x: 146, y: 682))
    }
    screen.drive()
    device.advance(by: 0.04)
    stage.picture("bend", caption: "The car in the first bend")
    stage.output("degrees in the bend", screen.angle.rounded())
    device.advance(by: 0.06)
    stage.picture("straight", caption: "The car after an eighth of the time")
    stage.output("points down the straight", screen.shown.y.rounded() - 100)
    device.advanceUntilIdle()
    stage.film("shake", caption: "Shake is tapped", seconds: 0.8, showing: [.touches]) {
      device.tap(at: CGPoint(x: 246, y: 682))
    }
    stage.output("swings of a shake", screen.swings(on: device).map { ($0 * 10).rounded() / 10 })
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap("Lap"), .tap("Shake")]) { self.scene(make, on: $0).device }
  }
}

extension RaceViewController {
  /// The position of the car on the screen, in the coordinates of its superlayer.
  fileprivate var shown: CGPoint { car.presentation()?.position ?? car.position }

  /// The position of the car on the screen, in the coordinates of the view.
  fileprivate var shownOnScreen: CGPoint {
    car.superlayer?.convert(shown, to: view.layer) ?? shown
  }

  /// The direction of the car on the screen in degrees, clockwise from pointing to the right.
  fileprivate var angle: CGFloat {
    let transform = car.presentation()?.affineTransform() ?? .identity
    return atan2(transform.b, transform.a) * 180 / .pi
  }

  /// Shakes the car, and returns how far it is to the right of its start at each of the four turning points.
  fileprivate func swings(on device: Simulator) -> [CGFloat] {
    shake()
    device.advance(by: 0.05)
    return (0..<4).map { turn in
      if turn > 0 { device.advance(by: 0.1) }
      return shown.x - 100
    }
  }
}
