import RecipeKit

/// Recipe 2.1: a square that falls as real things do, 500·t² points in t seconds.
@MainActor public let recipe: any Recipe = GravityRecipe()

struct GravityRecipe: Recipe {
  typealias Example = ControllerFactory<GravityViewController>

  let lesson = Lesson.embedded
  let rightWay: Example = { GravityViewController() }
  let wrongWays: WrongWays<Example> = [
    "no animator": { NoAnimatorController() },
    "behaviour never added": { NeverAddedController() },
    "local animator": { LocalAnimatorController() },
    "set up in viewDidLoad": { SetUpInViewDidLoadController() },
    "angle in degrees": { AngleInDegreesController() },
    "an animator for each": { AnAnimatorForEachController() },
  ]
  private let viewsOnly: Example = { ViewsOnlyController() }

  func scene(_ make: Example, on stage: Stage) throws -> GravityScene { try GravityScene(make, on: stage) }

  /// The view is loaded half a second before it appears.
  private let waiting = SceneSetup { (make: Example, stage) in try GravityScene(make, on: stage, waiting: 0.5)
  }

  /// A witness notes how many animators there are as the square is added to the controller's view.
  private let adding = SceneSetup { (make: Example, stage) in
    let (device, controller) = (stage.boot(.iPhone4, iOS: 7), make())
    let witness = SubviewRecorder { [unowned controller] _ in controller.animator == nil ? 0 : 1 }
    controller.view = witness
    return (device: device, controller: controller, witness: witness)
  }

  var claims: Claims<Example> {
    settingUp
    items
    fall
  }

  @ClaimBuilder<Example> private var settingUp: Claims<Example> {
    core("square-100", "The item is a square view of 100 × 100 points.") {
      expect($0.square.bounds.size, is: CGSize(width: 100, height: 100))
    }
    .fails(when: "the view has no frame", seeing: CGSize.zero) { $0.square.frame = .zero }
    detail("square-green", "The square is green.") { expect($0.drawnColors, is: [.green, .white]) }
      .fails(when: "the code makes it red", with: { RedSquareController() })
      .fails(when: "it is never shown") { $0.square.isHidden = true }
      .fails(when: "another view covers it") { scene in
        let cover = UIView(frame: scene.square.frame)
        cover.backgroundColor = .gray
        scene.controller.view.addSubview(cover)
      }
      .fails(when: "all of the view is green") { $0.controller.view.backgroundColor = .green }
    core("square-centred", "The square starts in the centre of the controller's view.") {
      expect($0.square.center, is: CGPoint(x: 160, y: 240))
    }
    .fails(when: "its corner is there", seeing: CGPoint(x: 210, y: 290)) { $0.square.frame.origin = $0.start }
    detail("square-added", "The square is added to the controller's view before there is an animator.") {
      expect($0.names.of($0.square.superview), is: "the controller's view")
    }
    .fails(when: "the square lies in the window", seeing: "another") { $0.window.addSubview($0.square) }
    adding.detail("square-added#first", "when the square is added there is no animator") {
      $0.device.launch($0.controller)
      expect($0.witness.notes, is: [0])
    }
    .fails(when: "an animator is made first", seeing: [1]) { $0.controller.animator = UIDynamicAnimator() }
    waiting.core("set-up-in-view-did-appear", "All is set up in `viewDidAppear`, after the `super` call.") {
      expect([$0.animatorsWhenLoaded, $0.animator == nil ? 0 : 1], is: [0, 1])
      let added = $0.calls.drop { $0 != "viewDidAppear" }.dropFirst().first
      expect(added, is: "addSubview", "the first call after `super.viewDidAppear` adds the square")
    }
    .fails(in: "no animator", seeing: [0, 0]).fails(in: "set up in viewDidLoad", seeing: [1, 1])
    .fails(when: "`super.viewDidAppear` comes last", with: { SuperAtTheEndController() })
    waiting.detail("falls-when-appeared", "The square begins to fall as soon as the view is on the screen.") {
      expect($0.start.y - 240, is: 0)
      expect(
        $0.fallen(at: 1, 2),
        is: [0.139, 0.556],
        within: 0.1,
        "the square falls from the first frame on"
      )
    }
    .fails(in: "set up in viewDidLoad", seeing: 125).fails(in: "no animator")
    detail("strong-animator", "The animator is kept in a strong property.") {
      $0.device.advance(by: 1)
      expect($0.animator?.elapsedTime ?? 0, is: 1, within: 1 / 60)
    }
    // Breaks the scene: the sentence is that nothing else keeps the animator, on which all the rest depends.
    .fails(in: "local animator", seeing: 0)
    detail("reference-is-view", "The reference view is the controller's view.", covers: "reference-view") {
      expect($0.names.of($0.animator?.referenceView), is: "the controller's view")
    }
    .fails(when: "the reference view is the window", seeing: "another") { $0.referToWindow() }.fails(
      in: "no animator"
    )
    detail("reference-coordinates", "The animator works in the coordinates of its reference view.") {
      $0.device.advance(by: 0.25)
      $0.controller.view.frame.origin = CGPoint(x: 100, y: 50)
      $0.device.advance(by: 0.25)
      expect($0.way, is: CGPoint(x: 0, y: 125), within: 2.5)
    }
    .fails(when: "that is the window", seeing: CGPoint(x: -100, y: 75)) { $0.referToWindow() }
    core("animator-required", "Every dynamic behaviour needs an animator, a `UIDynamicAnimator`.") {
      expect($0.fallen(at: 60), is: [500], within: 10)
    }
    .fails(in: "no animator", seeing: [0]).fails(in: "behaviour never added", seeing: [0])
    .fails(in: "angle in degrees", seeing: [446.9983])
    core("add-behavior-starts", "Adding the gravity to the animator is all that is needed.") {
      expect($0.animator?.behaviors.map { "\(type(of: $0))" }, is: ["UIGravityBehavior"])
      expect($0.fallen(at: 30), is: [125], within: 2.5, "after 0.5 s the square has fallen by 125 points")
    }
    // Breaks the scene: the sentence is that adding starts everything.
    .fails(in: "behaviour never added")
    detail(
      "class-list",
      "iOS 7 comes with behaviours for collisions, gravity, pushes and snaps.",
      isFact: true
    ) {
      let behaviors = [
        UICollisionBehavior(items: [$0.square]), UIGravityBehavior(),
        UIPushBehavior(items: [$0.square], mode: .instantaneous),
        UISnapBehavior(item: $0.square, snapTo: CGPoint(x: 100, y: 100)),
      ]
      for behavior in behaviors { $0.animator?.addBehavior(behavior) }
      expect(
        behaviors.filter { $0.dynamicAnimator != nil }.map { "\(type(of: $0))" },
        is: ["UICollisionBehavior", "UIGravityBehavior", "UIPushBehavior", "UISnapBehavior"],
        "an animator takes a behaviour of each class"
      )
    }
  }

  @ClaimBuilder<Example> private var items: Claims<Example> {
    detail("init-with-items-array", "A gravity is made with an array of `UIDynamicItem` objects.") {
      expect($0.itemNames, is: ["the square"])
    }
    .fails(when: "the array is empty", seeing: [String]()) { $0.pull([]) }
    core("views-are-dynamic-items", "All views conform to `UIDynamicItem`.") { scene in
      let views = [UIView(), UILabel(), UIButton(type: .system), UIImageView()]
      for (x, view) in zip([40.0, 120, 200, 280], views) { scene.controller.drop(scene.add(view, x: x)) }
      scene.device.advance(by: 0.5)
      expect(views.map { $0.center.y - 50 }, is: [125, 125, 125, 125], within: 2.5)
    }
    .fails(when: "their gravity is in no animator") { $0.controller.gravity = UIGravityBehavior() }
    detail("custom-item-accepted", "Any object that conforms to `UIDynamicItem` will do, not only views.") {
      $0.controller.drop($0.object)
      $0.device.advance(by: 0.5)
      expect($0.object.center.y - 50, is: 125, within: 2.5)
    }
    .fails(when: "only views are let in", with: viewsOnly, seeing: 0)
    detail("add-item-takes-dynamic-item", "`addItem` takes objects that conform to the same protocol.") {
      $0.controller.drop($0.button)
      $0.controller.drop($0.object)
      expect($0.itemNames, is: ["the square", "the button", "the object"])
    }
    .fails(when: "only views are let in", with: viewsOnly, seeing: ["the square", "the button"])
    .fails(when: "another gravity gets them", seeing: ["the square"]) { $0.controller.gravity = .init() }
    core("add-item-later", "Views can be added later, by `addItem`.") {
      let button = $0.button
      $0.device.advance(by: 0.5)
      let before = button.center.y
      $0.controller.drop(button)
      $0.device.advance(by: 0.5)
      expect(button.center.y - before, is: 125, within: 2.5)
      expect(before, is: 50, "a button that is not added to the gravity does not fall")
    }
    .fails(when: "their gravity is in no animator", seeing: 0) { $0.controller.gravity = .init() }
    .fails(when: "the gravity has them from the beginning") { $0.controller.gravity.addItem($0.button) }
    detail("items-in-reference-view", "A view from outside of the reference view is an error.") { scene in
      expectException(
        "NSInvalidArgumentException",
        "The view item <UIView; frame = (0 0; 100 100)> must be a descendant of the reference view "
          + "<UIView; frame = (0 0; 320 480); autoresize = W+H> of its dynamic animator."
      ) { scene.controller.drop(scene.stray) }
    }
    .fails(in: "no animator", seeing: SeenException.none)
    .fails(when: "the view is added to it") { $0.controller.view.addSubview($0.stray) }
    detail("animator-coordinates-behaviours", "One animator makes several views and behaviours interact.") {
      $0.controller.drop($0.button)
      $0.addLine(at: 480)
      $0.device.advance(by: 2)
      expect([$0.square.frame.maxY, $0.button.frame.maxY], is: [480, 480], within: 1)
    }
    .fails(in: "an animator for each").fails(in: "behaviour never added")
    detail("animator-coordinates-behaviours#count", "the animator has a gravity and a collision") {
      $0.addLine(at: 480)
      expect($0.animator?.behaviors.count, is: 2)
    }
    .fails(in: "behaviour never added", seeing: 1)
    .fails(when: "there is another floor", seeing: 3) { $0.addLine(at: 480) }
  }

  @ClaimBuilder<Example> private var fall: Claims<Example> {
    core("default-vector-down", "Like real gravity it pulls down unless told otherwise.") {
      expect(
        $0.gravity.map { [$0.gravityDirection.dx, $0.gravityDirection.dy, $0.magnitude, $0.angle] },
        is: [0, 1, 1, .pi / 2],
        within: 1e-6
      )
    }
    .fails(in: "angle in degrees")
    .fails(when: "the magnitude is in metres per s²") { $0.gravity?.magnitude = 9.81 }
    core("falls-straight-down", "Gravity moves items downward only.") { scene in
      let places = scene.places(60)
      expect(places.map { abs($0.x - scene.start.x) }.max(), is: 0, within: 1e-6)
      expect(places.lowered, is: 60, "after each of 60 frames the square is lower")
    }
    .fails(in: "angle in degrees").fails(when: "gravity pulls up") { $0.gravity?.gravityDirection.dy = -1 }
    detail("accelerates", "The speed of the fall increases by 1000 points a second in every second.") {
      expect($0.fallen(at: 30, 60), is: [125, 500], within: 2.5)
    }
    .fails(in: "local animator", seeing: [0, 0])
    .fails(when: "magnitudes are metres per s²", seeing: [1226.25, 4905]) { $0.gravity?.magnitude = 9.81 }
    .fails(when: "gravity pulls up", seeing: [-125, -500]) { $0.gravity?.gravityDirection.dy = -1 }
    core("leaves-screen", "The square falls to the lower edge and vanishes beyond it.") { scene in
      expect(scene.device.seconds { scene.square.frame.minY > 480 }, is: 0.7616, within: 1 / 60)
    }
    .fails(when: "there is a floor") { $0.addLine(at: 480) }
    core("no-boundary-falls-forever", "Without a boundary an item falls without end.") {
      expect($0.places(600).lowered, is: 600)
      expect($0.way.y, is: 50_000, within: 500, "in ten seconds the square falls by 50 000 points")
      expect($0.animator?.elapsedTime, is: 10, within: 1 / 60, "the animator runs for ten seconds on end")
    }
    // Breaks the scene: the opposite of no boundary, which ends the way and the time together.
    .fails(when: "there is a floor") { $0.addLine(at: 480) }
    core(
      "falls-out-without-collision",
      "A button with gravity falls from the top of its view to the bottom, and on out of it."
    ) {
      let button = $0.button
      $0.controller.drop(button)
      let bottom = $0.device.seconds { button.frame.maxY >= 480 }
      let out = bottom + $0.device.seconds { button.frame.minY > 480 }
      expect([bottom, out], is: [(380 / 500.0).squareRoot(), (480 / 500.0).squareRoot()], within: 1 / 60)
    }
    .fails(when: "there is a floor") { $0.addLine(at: 480) }
    .fails(when: "gravity pulls up") { $0.gravity?.gravityDirection.dy = -1 }
    detail("falls-from-top", "A view that a finger drags to the top edge falls to the bottom edge.") {
      scene in
      scene.dragToTop()
      expect(scene.square.frame.minY, is: 0, "the finger lets go of the square at the top edge")
      let time = scene.device.seconds { scene.square.frame.maxY >= 480 }
      expect(time, is: (380 / 500.0).squareRoot(), within: 1 / 60, "the square falls by 380 points")
    }
    .fails(when: "there is a floor halfway") { $0.addLine(at: 300) }
    .fails(when: "gravity pulls up") { $0.gravity?.gravityDirection.dy = -1 }
    .fails(when: "the square can't be touched") { $0.square.isUserInteractionEnabled = false }
    detail("falls-until-line", "With a collision behaviour items fall until they meet a given line.") {
      $0.addLine(at: 300)
      $0.device.advance(by: 1.5)
      expect($0.square.frame.maxY, is: 300, within: 1)
    }
    .fails(when: "the line ends beside the square") { $0.lineEnd = 60 }
  }

  func illustrate(_ make: Example, on stage: Stage) throws {
    stage.live("fall", caption: "Drag the square about, and let it fall") {
      let scene = try GravityScene(make, on: stage)
      return LiveMotion(
        try stage.require(scene.animator, "the animator"),
        on: scene.device,
        controls: [LiveControl(.magnitude, of: scene.gravity), LiveControl(.angle, of: scene.gravity)],
        addsItems: true
      )
    }
    let scene = try GravityScene(make, on: stage)
    stage.output("center at first", scene.square.center)
    stage.picture(
      "centre",
      caption: "The square as the view appears",
      showing: [.dynamics([.gravity, .centers], of: { scene.animator })]
    )
    stage.film(
      "fall",
      caption: "The square, from the moment that the view appears",
      seconds: 0.9,
      showing: [.dynamics([.gravity, .velocities], of: { scene.animator })]
    ) {}
    stage.output("center after 0.9 s", scene.square.center)
    stage.output("the animator is running", scene.animator?.isRunning ?? false)
    let free = try GravityScene(make, on: stage)
    for (seconds, fallen) in zip(["0.5 s", "1 s"], free.fallen(at: 30, 60)) {
      stage.output("points fallen after \(seconds)", fallen)
    }
    free.device.pass(frames: 540)
    stage.output("center after 10 s", free.square.center)
  }
}

extension [CGPoint] {
  /// How many of the points are lower than the one before.
  fileprivate var lowered: Int { zip(self, dropFirst()).count { $0.y < $1.y } }
}
