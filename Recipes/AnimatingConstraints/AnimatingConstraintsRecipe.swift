import RecipeKit

/// A panel that slides open, because the constant of its height changes.
@MainActor public let recipe: any Recipe = AnimatingConstraintsRecipe()

struct AnimatingConstraintsRecipe: Recipe {
  typealias Way = ControllerFactory<PanelViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { PanelViewController() }
  let wrongWays: WrongWays<Way> = [
    "the constant alone": { ConstantAloneController() },
    "a layout for later": { SetNeedsLayoutController() },
    "layout of the panel itself": { PanelItselfController() },
    "the frame instead": { FrameInsteadController() },
    "no layout before": { NoLayoutBeforeController() },
    "a second constraint": { SecondConstraintController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: PanelViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The panel in the middle of the animation.
  private let halfway = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.toggle()
    device.settle()
    device.advance(by: 0.25)
    return screen
  }

  /// The panel after a tap, when nothing moves any more.
  private let opened = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.tap(screen.view)
    device.advanceUntilIdle()
    return (device: device, screen: screen)
  }

  var claims: Claims<Way> {
    halfway.core("halfway", "After half of the time the panel is halfway open.") {
      expect($0.shownHeight, is: 200, within: 2)
    }
    .fails(in: "the constant alone", seeing: 300)
    .fails(in: "a layout for later", seeing: 300)
    .fails(in: "layout of the panel itself", seeing: 300)
    halfway.core("follows", "By then the hint has moved up by 100 points, like the panel's edge.") {
      expect($0.shownMove, is: 100, within: 1)
    }
    .fails(when: "the hint is tied to the screen", with: { HintOfTheScreenController() }, seeing: 0)
    halfway.core("old-changes", "The hint has the width of its new text at once.") {
      expect($0.shownHintWidth - $0.hint.bounds.width, is: 0, within: 0.5)
    }
    .fails(in: "no layout before")
    opened.core("open", "In the end the panel is 300 points high.") {
      expect($0.screen.panel.frame.height, is: 300)
    }
    .fails(when: "the constant stays the same", with: { SameConstantController() }, seeing: 100)
    opened.core("stays", "The panel is still open after the phone was turned.") { scene in
      scene.device.rotateLeft()
      expect(scene.screen.panel.frame.height, is: 300)
    }
    .fails(in: "the frame instead", seeing: 100)
    .fails(when: "the turn sets the constant back", with: { ClosedByTheTurnController() }, seeing: 100)
    opened.core("closes", "A second tap closes the panel.") { scene in
      scene.device.tap(scene.screen.view)
      scene.device.advanceUntilIdle()
      expect(scene.screen.panel.frame.height, is: 100)
    }
    .fails(when: "the constant is always 300", with: { OpensOnlyController() }, seeing: 300)
    opened.core("no-conflict", "The constraints don't contradict each other.") {
      expect($0.device.conflicts.count, is: 0)
    }
    .fails(in: "a second constraint", seeing: 1)
    .fails(when: "the panel gets a width as well", seeing: 1) {
      $0.screen.panel.widthAnchor.constraint(equalToConstant: 200).isActive = true
      $0.screen.view.layoutIfNeeded()
    }
    opened.core("one-constraint", "One constraint decides how high the panel is.") {
      expect($0.screen.heightConstraints, is: 1)
    }
    .fails(in: "a second constraint", seeing: 2)
    .fails(when: "another one says the same", seeing: 2) {
      $0.screen.panel.heightAnchor.constraint(equalToConstant: 300).isActive = true
    }
    core("at-once", "Right after the call the frame has its new value.") {
      $0.screen.toggle()
      expect($0.screen.panel.frame.height, is: 300)
    }
    .fails(in: "the constant alone", seeing: 100)
    detail("waits", "A new constant changes no frame before the next layout.", isFact: true) {
      $0.screen.height.constant = 300
      expect($0.screen.panel.frame.height, is: 100)
    }
    detail("own-frame", "A view's `layoutIfNeeded` leaves its own frame as it is.", isFact: true) {
      $0.screen.height.constant = 300
      $0.screen.panel.layoutIfNeeded()
      expect($0.screen.panel.frame.height, is: 100)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("closed", caption: "The panel is closed")
    stage.film("open", caption: "The screen is tapped", seconds: 0.8, showing: [.touches]) {
      device.tap(at: CGPoint(x: 196, y: 300))
    }
    stage.output("height of the panel at the end", screen.panel.frame.height)
    stage.picture(
      "frames",
      caption: "The panel, and the hint above it",
      showing: [.frames { [screen.panel, screen.hint] }]
    )
    screen.toggle()
    device.advanceUntilIdle()
    screen.toggle()
    device.settle()
    device.advance(by: 0.25)
    stage.picture("halfway", caption: "The panel after half of the time")
    stage.output("height on the screen, halfway", screen.shownHeight)
    device.advanceUntilIdle()
    stage.output("conflicts on the console", device.conflicts.count)
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([
      .tap(at: CGPoint(x: 0.5, y: 0.2), called: "the screen"), .turnLeft, .turnRight,
    ]) { self.scene(make, on: $0).device }
  }
}

extension PanelViewController {
  /// The height of the panel on the screen, where its animation may go on, rounded to points.
  fileprivate var shownHeight: CGFloat { (panel.layer.presentation()?.bounds.height ?? 0).rounded() }

  /// The points by which the hint is higher on the screen than above a closed panel, rounded.
  fileprivate var shownMove: CGFloat {
    (view.bounds.height - 116 - (hint.layer.presentation()?.frame.maxY ?? 0)).rounded()
  }

  /// The width of the hint on the screen.
  fileprivate var shownHintWidth: CGFloat { hint.layer.presentation()?.bounds.width ?? 0 }

  /// The number of active constraints for the panel's height alone.
  fileprivate var heightConstraints: Int {
    panel.constraints.count { $0.firstAttribute == .height && $0.isActive }
  }
}
