import RecipeKit

/// Chapter 5, second part: controls that a controller moves by code when the interface turns.
@MainActor public let recipe: any Recipe = RearrangeRecipe()

struct RearrangeRecipe: Recipe {
  typealias Way = ControllerFactory<RearrangeViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { RearrangeViewController() }
  let wrongWays: WrongWays<Way> = [
    "masks only": { MasksOnlyController() },
    "flexible heights": { FlexibleHeightsController() },
    "landscape only": { LandscapeOnlyController() },
    "after the turn": { AfterTheTurnController() },
    "placed by turning only": { PlacedByTurningController() },
    "one of each": { OneOfEachController() },
    "corner as center": { CornerAsCenterController() },
    "far corner for the size": { FarCornerController() },
    "strong self": { KeptButtonsController() },
    "ignored warning": { IgnoredWarningController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> Phone { Phone(make, on: stage) }

  /// A phone on its side.
  private let onItsSide = SceneSetup { (make: Way, stage) in Phone(make, on: stage).turned }

  /// The buttons of a controller that is gone.
  private let dropped = SceneSetup { (make: Way, stage) in
    _ = stage.boot(.iPhone4, iOS: 4)
    let controller = make()
    controller.loadViewIfNeeded()
    return controller.buttons.compactMap(\.self).map { WeakProbe($0) }
  }

  var claims: Claims<Way> {
    problem
    method
    portraitFrames
    landscapeFrames
    arrangement
    branches
    memory
    today
  }

  // MARK: The problem

  @ClaimBuilder<Way> private var problem: Claims<Way> {
    onItsSide.core("buttons-125", "Every button is 125 points wide and 125 points high.") {
      expect($0.controller.sizes, is: [CGSize(width: 125, height: 125)])
    }
    .fails(
      in: "flexible heights",
      seeing: [CGSize(width: 125, height: 79.5), CGSize(width: 125, height: 81.5)]
    )
    .fails(in: "far corner for the size")
    detail("buttons-125#loaded", "as loaded, all buttons have 125 × 125 points") {
      expect($0.controller.sizes, is: [CGSize(width: 125, height: 125)])
    }
    .fails(in: "placed by turning only", seeing: [CGSize.zero])
    onItsSide.core(
      "overlap-with-masks",
      "With masks alone such buttons overlap in landscape: the rows share 57.2 and 57.8 points."
    ) {
      let frames = $0.controller.frames
      let shared = [(0, 2), (2, 4)].map { frames[$0].intersection(frames[$1]) }
      expect(shared.map { $0.isNull ? 0 : ($0.height * 10).rounded() / 10 }, is: [0, 0])
    }
    .fails(in: "masks only", seeing: [57.2, 57.8])
    onItsSide.detail(
      "three-rows-do-not-fit",
      "Landscape is not high enough for three rows of 125 points, but for two."
    ) { scene in
      let room = scene.controller.view.bounds.height
      let height = scene.controller.button1?.frame.height ?? 0
      expect([2, 3].map { ((room - $0 * height) * 10).rounded() / 10 }, is: [50, -75])
    }
    .fails(in: "flexible heights", seeing: [140.9, 61.4])
    .fails(when: "there are 460 points, as in portrait", seeing: [210, 85]) {
      $0.device.rotate(to: .portrait)
    }
    detail("status-bar-contents", "The status bar shows signal, time and battery.") {
      expect($0.device.statusBarSigns.joined(separator: ", "), is: "signal, time, battery")
    }
    .fails(when: "the status bar is hidden", seeing: "") { _ in
      UIApplication.shared.isStatusBarHidden = true
    }
    detail("portrait-fits", "In portrait six such buttons do fit.") {
      expect($0.controller.area, is: CGRect(x: 20, y: 20, width: 280, height: 420))
      expect($0.controller.freeSquares, is: 6, "as loaded, six squares lie free within the view")
    }
    .fails(in: "placed by turning only")
    .fails(when: "two buttons lie on each other") { $0.controller.button3?.frame.origin.y = 100 }
    onItsSide.detail(
      "flexible-height-wastes-space",
      "Heights that shrink avoid the overlap, but leave a gap of 190 points in the middle."
    ) { expect($0.controller.widestGap, is: 32) }
    .fails(in: "flexible heights", seeing: 190)
    onItsSide.detail(
      "square-buttons-fit-by-moving",
      "Six square buttons that fit in portrait also fit in landscape once they are moved."
    ) { expect($0.controller.freeSquares, is: 6) }
    .fails(in: "masks only", seeing: 0)
  }

  // MARK: Outlets and the method

  @ClaimBuilder<Way> private var method: Claims<Way> {
    detail("six-outlets", "The controller has six properties, button1 to button6, one for each button.") {
      expect($0.controller.buttons.map { $0?.title(for: .normal) }, is: ["1", "2", "3", "4", "5", "6"])
    }
    .fails(when: "each property has the next button", seeing: ["2", "3", "4", "5", "6", "1"]) {
      let all = $0.controller.buttons
      for (property, button) in zip($0.controller.properties, all.dropFirst() + all.prefix(1)) {
        $0.controller[keyPath: property] = button
      }
    }
    detail(
      "outlet-needed-to-change",
      "Code needs a reference to change a control: a button without one stays where its mask put it."
    ) {
      let button = $0.controller.button3
      $0.controller.button3 = nil
      expect($0.turned.controller.frame(of: button), is: CGRect(x: 20, y: 87.8, width: 125, height: 125))
    }
    .fails(when: "code finds the button among the subviews", with: { FoundAmongSubviewsController() })
    .fails(in: "placed by turning only")
    detail(
      "overrides-controller-methods",
      "Changes beyond autosizing override methods of UIViewController in the view's controller."
    )
    core(
      "will-animate-called",
      "A turn calls willAnimateRotation once, after willRotate and before the animation has ended."
    ) { phone in
      let witness = RotationRecorder(beside: phone.controller) {
        ValueText.describe(phone.controller.frames[1].minX)
      }
      phone.device.rotate(to: .landscapeLeft, animating: true)
      phone.device.advanceUntilIdle()
      expect(witness.seen, is: ["175", "20", "20"])
    }
    .fails(in: "after the turn", seeing: ["175", "335", "20"])
    .fails(in: "masks only", seeing: ["175", "335", "335"])
    .fails(when: "the buttons stand as on the side before") {
      $0.controller.placeButtons(for: .landscapeLeft)
    }
    detail(
      "duration-argument",
      "The method gets the new orientation and the duration of the rotation in seconds."
    ) {
      let witness = RotationRecorder(beside: $0.controller) { "" }
      $0.device.rotate(to: .landscapeLeft, animating: true)
      $0.device.advanceUntilIdle()
      expect(witness.argument, is: "landscapeRight, 0.3 s")
    }
    .fails(when: "no turn is supported", with: { PortraitOnlyController() }, seeing: "none")
  }

  // MARK: The frames

  /// A claim of where a button lies after a turn to its side, and, for portrait, back.
  private func frame(_ branch: String, _ number: Int, _ x: CGFloat, _ y: CGFloat) -> Claim<Way, Phone> {
    let place = "(\(Int(x)), \(Int(y)), 125, 125)"
    return onItsSide.core("\(branch)-\(number)", "In \(branch) button \(number) has the frame \(place).") {
      if branch == "portrait" { $0.device.rotate(to: .portrait) }
      expect($0.controller.frames[number - 1], is: CGRect(x: x, y: y, width: 125, height: 125))
    }
    .fails(in: "corner as center", seeing: CGRect(x: x - 62.5, y: y - 62.5, width: 125, height: 125))
    .fails(in: "far corner for the size", seeing: CGRect(x: x, y: y, width: x + 125, height: y + 125))
  }

  @ClaimBuilder<Way> private var portraitFrames: Claims<Way> {
    frame("portrait", 1, 20, 20)
    frame("portrait", 2, 175, 20)
      .fails(in: "landscape only", seeing: CGRect(x: -140, y: 155, width: 125, height: 125))
    frame("portrait", 3, 20, 168).fails(in: "landscape only")
    frame("portrait", 4, 175, 168).fails(in: "landscape only")
    frame("portrait", 5, 20, 315)
      .fails(in: "landscape only", seeing: CGRect(x: 328, y: 180, width: 125, height: 125))
    frame("portrait", 6, 175, 315).fails(in: "landscape only")
  }

  @ClaimBuilder<Way> private var landscapeFrames: Claims<Way> {
    frame("landscape", 1, 20, 20).fails(in: "flexible heights")
    frame("landscape", 2, 20, 155).fails(in: "masks only")
    frame("landscape", 3, 177, 20).fails(in: "masks only")
    frame("landscape", 4, 177, 155).fails(in: "masks only")
    frame("landscape", 5, 328, 20).fails(in: "masks only")
    frame("landscape", 6, 328, 155).fails(in: "masks only")
  }

  // MARK: The arrangement

  @ClaimBuilder<Way> private var arrangement: Claims<Way> {
    onItsSide.core("portrait-fits-460", "Two columns of three lie within 320 × 460 without overlap.") {
      $0.device.rotate(to: .portrait)
      expect($0.controller.freeSquares, is: 6)
      expect(
        $0.controller.area,
        is: CGRect(x: 20, y: 20, width: 280, height: 420),
        "turned back, all six fit into 320 × 460 points"
      )
    }
    .fails(in: "landscape only", seeing: 4)
    .fails(in: "corner as center").fails(in: "far corner for the size")
    onItsSide.core("landscape-fits-300", "Three columns of two lie within 480 × 300 without overlap.") {
      expect($0.controller.overlaps, is: [])
      expect(
        $0.controller.area,
        is: CGRect(x: 20, y: 20, width: 433, height: 260),
        "on the side all six fit into 480 × 300 points"
      )
    }
    .fails(in: "masks only", seeing: ["1+3", "2+4", "3+5", "4+6"])
    .fails(in: "corner as center").fails(in: "far corner for the size")
    onItsSide.detail(
      "column-order",
      "A row in portrait becomes a column in landscape: 1 over 2, 3 over 4, 5 over 6."
    ) { expect($0.controller.columns, is: ["1 2", "3 4", "5 6"]) }
    .fails(in: "masks only", seeing: ["1 3 5", "2 4 6"])
    core(
      "round-trip",
      "Turning to landscape and back gives the portrait frames, wherever the buttons were at first."
    ) {
      for button in $0.controller.buttons { button?.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      $0.device.rotateLeft()
      $0.device.rotateRight()
      let corners: [(x: CGFloat, y: CGFloat)] = [
        (20, 20), (175, 20), (20, 168), (175, 168), (20, 315), (175, 315),
      ]
      expect(
        $0.controller.frames,
        is: corners.map { CGRect(x: $0.x, y: $0.y, width: 125, height: 125) }
      )
    }
    .fails(in: "landscape only").fails(in: "corner as center").fails(in: "far corner for the size")
    onItsSide.detail(
      "frame-is-position-and-size",
      "A view's frame stands for both its place and its size: setting it sets center and bounds."
    ) {
      expect($0.controller.button1?.center, is: CGPoint(x: 82.5, y: 82.5))
      expect(
        $0.controller.button1?.bounds.size,
        is: CGSize(width: 125, height: 125),
        "the frame of button 1 sets the size of its bounds"
      )
    }
    .fails(in: "corner as center", seeing: CGPoint(x: 20, y: 20))
    .fails(in: "far corner for the size")
    detail("cgrectmake", "A CGRect is made from x, y, width and height, in this order.") {
      $0.controller.place($0.controller.button4, x: 30, y: 60, width: 90, height: 40)
      let frame = $0.controller.frames[3]
      expect([frame.minX, frame.minY, frame.width, frame.height], is: [30, 60, 90, 40])
    }
    .fails(when: "the row comes first", with: { RowBeforeColumnController() }, seeing: [60, 30, 40, 90])
    .fails(in: "far corner for the size", seeing: [30, 60, 120, 100])
  }

  // MARK: Four orientations, two branches

  @ClaimBuilder<Way> private var branches: Claims<Way> {
    onItsSide.detail("both-portraits-same-branch", "Portrait and upside down use the same six frames.") {
      $0.controller.willAnimateRotation(to: .portraitUpsideDown, duration: 0.3)
      let upsideDown = $0.controller.frames
      $0.controller.willAnimateRotation(to: .portrait, duration: 0.3)
      expect($0.controller.numbers(differingFrom: upsideDown), is: [])
    }
    .fails(in: "one of each", seeing: [2, 3, 4, 5, 6])
    onItsSide.detail(
      "both-landscapes-same-branch",
      "Landscape left and landscape right use the same six frames."
    ) {
      let right = $0.controller.frames
      $0.device.rotate(to: .portrait)
      $0.device.rotate(to: .landscapeRight)
      expect($0.controller.numbers(differingFrom: right), is: [])
    }
    .fails(in: "one of each", seeing: [2, 3, 4, 5, 6])
    detail(
      "no-upside-down-rotation",
      "The controller refuses to turn upside down, so that branch is never reached by turning."
    ) {
      let witness = RotationRecorder(beside: $0.controller) { "" }
      $0.device.rotate(to: .portraitUpsideDown)
      expect(witness.observedCalls.count, is: 0)
    }
    .fails(when: "all orientations are supported", with: { EveryOrientationController() }, seeing: 3)
  }

  // MARK: Memory

  @ClaimBuilder<Way> private var memory: Claims<Way> {
    detail(
      "memory-warning-calls-super",
      "didReceiveMemoryWarning calls super, which releases the view if it is in no superview."
    ) {
      $0.leaveScreen()
      $0.device.sendMemoryWarning()
      expect($0.controller.isViewLoaded ? "loaded" : "released", is: "released")
    }
    .fails(in: "ignored warning", seeing: "loaded")
    detail("memory-warning-calls-super#on-screen", "a view on screen outlives a warning") {
      $0.device.sendMemoryWarning()
      expect($0.controller.isViewLoaded ? "loaded" : "released", is: "loaded")
    }
    .fails(when: "the view has left the screen", seeing: "released") { $0.leaveScreen() }
    detail("view-did-unload-clears", "Once the view is gone all six properties are nil.") {
      $0.leaveScreen()
      $0.device.sendMemoryWarning()
      expect($0.controller.buttons.count { $0 != nil }, is: 0)
    }
    .fails(in: "ignored warning", seeing: 6)
    dropped.detail("dealloc-releases", "A controller that goes away releases its six buttons.") { buttons in
      expect("\(buttons.count { $0.state == "there" }) of \(buttons.count)", is: "0 of 6")
    }
    .fails(in: "strong self", seeing: "6 of 6")
  }

  // MARK: What is shown

  func illustrate(_ make: Way, on stage: Stage) {
    stage.liveLayout("turn", caption: "Turn the phone: by their masks alone, and as the code places them") {
      let phone = scene(make, on: stage)
      return (phone.device, phone.controller)
    }
    let phone = scene(make, on: stage)
    let controller = phone.controller
    stage.output("size of the view, upright", controller.view.bounds.size)
    stage.output("frame of button 2, upright", controller.frames[1])
    stage.picture(
      "portrait",
      caption: "Six buttons of 125 points, upright",
      showing: [.frames { controller.view.subviews }]
    )
    var halfway: CGPoint?
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      phone.device.rotate(to: .landscapeLeft, animating: true)
      phone.device.advance(by: 0.15)
      halfway = controller.button2?.layer.presentation()?.position
      phone.device.advanceUntilIdle()
    }
    stage.output("center of button 2, halfway", halfway)
    stage.picture(
      "landscape",
      caption: "The same six on the side",
      showing: [.frames { controller.view.subviews }]
    )
    stage.output("frame of button 2, on its side", controller.frames[1])
    stage.output("size of the view, on its side", controller.view.bounds.size)
  }
}
