import RecipeKit

/// A door that a finger slides open.
@MainActor public let recipe: any Recipe = ScrubbedAnimationRecipe()

struct ScrubbedAnimationRecipe: Recipe {
  typealias Way = RaisingWay<DoorViewController>
  typealias Scene = (device: Simulator, screen: DoorViewController)

  let lesson = Lesson.embedded
  let rightWay = Way { DoorViewController() }
  let wrongWays: WrongWays<Way> = [
    "started, not paused": Way { StartedController() },
    "in no property": Way(substitute: { DoorViewController() }) { InNoPropertyController() },
    "a finished animator kept": Way { KeptAnimatorController() },
    "never continued": Way { NeverContinuedController() },
    "never reversed": Way { NeverReversedController() },
    "position ignored": Way { PositionIgnoredController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> Scene {
    let (device, screen) = (stage.boot(.iPhone16), way.makeSafe())
    device.launch(screen)
    return (device, screen)
  }

  /// The door with a finger that holds the thumb at a value.
  private static func held(at value: Float) -> SceneSetup<Way, Scene> {
    SceneSetup { way, stage in
      let (device, screen) = (stage.boot(.iPhone16), way.makeSafe())
      device.launch(screen)
      screen.drag(to: value)
      return (device, screen)
    }
  }

  /// The door after a finger let go of the thumb at a value, and some seconds have passed.
  private static func released(at value: Float, after seconds: Double) -> SceneSetup<Way, Scene> {
    SceneSetup { way, stage in
      let (device, screen) = (stage.boot(.iPhone16), way.makeSafe())
      device.launch(screen)
      screen.drag(to: value)
      screen.slider.sendActions(for: .touchUpInside)
      device.advance(by: seconds)
      return (device, screen)
    }
  }

  private let quarter = held(at: 0.25)
  private let slidBack = released(at: 0.25, after: 1)
  private let slidOn = released(at: 0.75, after: 1)
  private let slidingBack = released(at: 0.25, after: 0.1)
  private let slidingOn = released(at: 0.5, after: 0.2)
  private let launching = Way.launching(on: .iPhone16)

  var claims: Claims<Way> {
    quarter.core("follows", "With the thumb at a quarter, the door is a quarter of its way open.") {
      expect($0.screen.shown, is: 98 + 197 / 4, within: 0.01)
    }
    .fails(in: "started, not paused", seeing: CGFloat(98))
    .fails(when: "the door keeps its curve", with: Way { CurvedScrubbingController() })
    quarter.core("holds", "It stands still as long as the finger does.") {
      $0.device.advance(by: 0.3)
      expect($0.screen.shown, is: 98 + 197 / 4, within: 0.01)
    }
    .fails(in: "started, not paused")
    slidBack.core("back", "When the finger lets go there, the door slides back.") {
      expect($0.screen.shown, is: 98)
    }
    .fails(in: "never continued", seeing: CGFloat(147.25))
    .fails(in: "never reversed", seeing: CGFloat(295))
    slidOn.core("on", "Let go beyond the middle, the door slides open.") {
      expect($0.screen.shown, is: 295)
    }
    .fails(in: "never continued", seeing: CGFloat(245.75))
    // Half of the way is half of the time, 0.4 seconds. After 0.2 of them the curve with the control points (0.42, 0)
    // and (0.58, 1) is at x = 3/4, and there its y is 0.870838.
    slidingOn.core("rest", "Let go in the middle, it needs half of the duration for the other half.") {
      expect($0.screen.shown, is: 98 + 197 * 0.870838, within: 0.01)
    }
    .fails(when: "the rest has the whole duration", with: Way { WholeDurationController() })
    .fails(in: "never continued", seeing: CGFloat(196.5))
    slidingBack.core("caught", "A finger can catch the door on its way back.") {
      $0.screen.drag(to: 0.75)
      expect($0.screen.shown, is: 98 + 197 * 3 / 4, within: 0.01)
    }
    .fails(
      when: "the animator is still reversed",
      with: Way { StillReversedController() },
      seeing: CGFloat(147.25)
    )
    slidBack.core("called", "The door is called closed, and the thumb is on the left.") {
      expect($0.screen.door.text ?? "", is: "Closed")
      expect($0.screen.slider.value, is: 0, "when the door has slid back, the thumb is on the left")
    }
    .fails(in: "position ignored", seeing: "Open")
    slidBack.core("again", "A second drag moves the door, too.") {
      $0.screen.drag(to: 0.25)
      expect($0.screen.shown, is: 98 + 197 / 4, within: 0.01)
      // An animator must not be released while it is paused.
      $0.screen.slider.sendActions(for: .touchUpInside)
      $0.device.advance(by: 1)
    }
    .fails(in: "a finished animator kept", seeing: CGFloat(98))
    launching.core("kept", "The animator is kept until it has ended.") { launch in
      expectException(nil) { launch().drag(to: 0.25) }
    }
    .fails(
      in: "in no property",
      seeing: SeenException(
        "NSInternalInconsistencyException",
        "It is an error to release a paused or stopped property animator. Property animators must either finish "
          + "animating or be explicitly stopped and finished before they can be released."
      )
    )
    quarter.detail("active", "An animator that is paused is active.", isFact: true) {
      expect($0.screen.animator?.state.rawValue, is: UIViewAnimatingState.active.rawValue)
    }
    detail("inactive", "When it has ended, it is inactive and has no animations.", isFact: true) { scene in
      let slide = scene.screen.makeAnimator()
      slide.startAnimation()
      scene.device.advance(by: 1)
      expect(slide.state.rawValue, is: UIViewAnimatingState.inactive.rawValue)
      scene.screen.door.center.x = 98
      slide.fractionComplete = 0.5
      expect(scene.screen.shown, is: 98, "when its fraction is set again, the door stays")
      slide.stopAnimation(true)
    }
    quarter.detail("model", "The door's own position is that of the end.", isFact: true) {
      expect($0.screen.door.center.x, is: 295)
    }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    guard !way.raises else { return stage.note("The application ends with an exception.") }
    let (device, screen) = scene(way, on: stage)
    stage.picture("closed", caption: "The door is closed")
    stage.film("open", caption: "A finger drags the thumb, and lets go", seconds: 1.2, showing: [.touches]) {
      device.drag(from: screen.thumb(at: 0), to: screen.thumb(at: 0.7), duration: 0.4)
    }
    stage.output("let go at 0.7", screen.door.text ?? "")
    let (other, second) = scene(way, on: stage)
    let finger = other.touchDown(at: second.thumb(at: 0))
    finger?.move(to: second.thumb(at: 0.25), duration: 0.3)
    let moved = (second.shown - 98).rounded()
    stage.picture(
      "held",
      caption: "A finger holds the thumb at a quarter",
      showing: [.touches, .label("\(Int(moved)) points of 197", on: second.door)]
    )
    stage.output("points moved, held at 0.25", moved)
    stage.film("back", caption: "The finger lets go at a quarter", seconds: 0.8, showing: [.touches]) {
      finger?.lift()
    }
    stage.output("let go at 0.25", second.door.text ?? "")
  }

  func playground(_ way: Way) -> Playground? {
    if way.raises { return nil }
    let places = [0, 0.3, 0.7, 1].map { CGPoint(x: (98 + 197 * $0) / 393, y: 437.0 / 852) }
    return Playground([
      .drag(from: places[0], to: places[2], called: "the thumb to the right", while: "Closed"),
      .drag(from: places[0], to: places[1], called: "it a little to the right", while: "Closed"),
      .drag(from: places[3], to: places[1], called: "the thumb to the left", while: "Open"),
      .drag(from: places[3], to: places[2], called: "it a little to the left", while: "Open"),
    ]) { self.scene(way, on: $0).device }
  }
}

extension DoorViewController {
  /// The x of the door's middle on the screen.
  fileprivate var shown: CGFloat { door.layer.presentation()?.position.x ?? door.center.x }

  /// The middle of the thumb at a value.
  fileprivate func thumb(at value: CGFloat) -> CGPoint { CGPoint(x: 98 + 197 * value, y: 437) }

  /// Gives the slider a value, as a finger does.
  fileprivate func drag(to value: Float) {
    slider.value = value
    slider.sendActions(for: .valueChanged)
  }
}
