import RecipeKit

/// Recipe 2.2: squares that stop at an edge, at a line, and at each other.
@MainActor public let recipe: any Recipe = CollisionRecipe()

struct CollisionRecipe: Recipe {
  /// The controllers of the lesson; a wrong way replaces the one that it gets wrong.
  @MainActor
  struct Way {
    var bounds: ControllerFactory<CollisionViewController> = { CollisionViewController() }
    /// The same, launched only where an exception ends nothing else.
    var reference: ControllerFactory<CollisionViewController> = { CollisionViewController() }
    var line: ControllerFactory<CollisionViewController> = { BottomBoundaryViewController() }
    var reaction: ControllerFactory<CollisionViewController> = { FadingSquaresViewController() }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "gravity only": Way(bounds: { GravityOnlyController() }),
    "flag instead of the line": Way(line: { FlagInsteadController() }),
    "another reference view": Way(reference: { AnotherReferenceController() }),
    "one square forgotten": Way(bounds: { OneForgottenController() }),
    "a behaviour for each": Way(bounds: { ABehaviourForEachController() }),
    "no boundary": Way(bounds: { NoBoundaryController() }),
    "local animator": Way(bounds: { LocalAnimatorController() }),
    "set up in viewDidLoad": Way(bounds: { SetUpInViewDidLoadController() }),
    "delegate not set": Way(reaction: { DelegateNotSetController() }),
    "delegate not retained": Way(reaction: { LostDelegateController() }),
    "any boundary": Way(reaction: { AnyBoundaryController() }),
    "every bounce": Way(reaction: { EveryBounceController() }),
    "never removed": Way(reaction: { NeverRemovedController() }),
  ]

  func scene(_ way: Way, on stage: Stage) throws -> CollisionScene {
    try CollisionScene(way.bounds, on: stage)
  }

  private let line = SceneSetup { (way: Way, stage) in try CollisionScene(way.line, on: stage) }

  private let reaction = SceneSetup { (way: Way, stage) in try CollisionScene(way.reaction, on: stage) }

  /// What launches a controller whose animator may raise an exception.
  private let launch = SceneSetup<Way, @MainActor () throws -> Void> { way, stage in
    { _ = try CollisionScene(way.reference, on: stage) }
  }

  var claims: Claims<Way> {
    squares
    bounds
    lines
    contacts
  }

  @ClaimBuilder<Way> private var squares: Claims<Way> {
    let (size, larger) = (CGSize(width: 50, height: 50), CGSize(width: 60, height: 60))
    detail("two-squares-50", "The example makes two views of 50 × 50 points.") {
      expect($0.squares.map(\.bounds.size), is: [size, size])
    }
    .fails(when: "both are larger", seeing: [larger, larger]) { $0.enlarge() }
    detail("square-colours", "The first square is red and the second one green.") {
      expect($0.squares.map(\.backgroundColor), is: [.red, .green])
    }
    .fails(
      when: "the code mixes the colours up",
      with: Way(bounds: { MixedColoursController() }),
      seeing: [UIColor.green, .red]
    )
    core("square-centres", "The first square stands in the centre, and each next one 60 points lower.") {
      expect($0.squares.map(\.center), is: [CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 300)])
    }
    .fails(when: "their corners are there", seeing: [CGPoint(x: 185, y: 265), CGPoint(x: 185, y: 325)]) {
      for square in $0.squares { square.frame.origin = square.center }
    }
    .fails(
      when: "the code puts both in one place",
      with: Way(bounds: { OnePlaceController() }),
      seeing: [CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 240)]
    )
    detail("ten-point-gap", "The squares start 10 points apart, the first one above the second.") {
      expect([$0.red.frame.maxY, $0.green.frame.minY], is: [265, 275])
    }
    .fails(when: "both are larger", seeing: [270, 270]) { $0.enlarge() }
    .fails(when: "both are in one place", seeing: [265, 215]) { $0.green.center = $0.red.center }
    detail("views-added-in-order", "Each square is added to the view, and to the list of squares.") {
      expect($0.names(of: $0.controller.view.subviews), is: ["red", "green"])
    }
    .fails(when: "green lies at the back", seeing: ["green", "red"]) {
      $0.controller.view.sendSubviewToBack($0.green)
    }
    detail("set-up-in-view-did-appear", "All is set up when the view appears on the screen.") {
      let calls = $0.calls.filter(["viewDidAppear", "addSubview"].contains).suffix(3)
      expect(calls.joined(separator: ", "), is: "viewDidAppear, addSubview, addSubview")
      let animators = [$0.animatorsWhenLoaded, $0.animator == nil ? 0 : 1]
      expect(animators, is: [0, 1], "before the view appears there is no animator, afterwards there is one")
    }
    .fails(in: "set up in viewDidLoad", seeing: "addSubview, addSubview, viewDidAppear")
    .fails(in: "local animator")
    detail("gravity-then-collision", "The animator gets a gravity, then a collision, each with both views.") {
      let kinds = ($0.animator?.behaviors ?? []).map { "\(type(of: $0))" }
      expect(kinds, is: ["UIGravityBehavior", "UICollisionBehavior"])
      let both = ["red", "green"]
      expect([$0.falling, $0.colliding], is: [both, both], "gravity pulls both squares, and both collide")
    }
    .fails(
      in: "a behaviour for each",
      seeing: ["UIGravityBehavior", "UICollisionBehavior", "UICollisionBehavior"]
    )
    .fails(when: "gravity comes second", seeing: ["UICollisionBehavior", "UIGravityBehavior"]) {
      $0.remove($0.gravity)
      $0.animator?.addBehavior(UIGravityBehavior(items: $0.squares))
    }
    .fails(in: "local animator", seeing: [String]())
    detail("views-conform", "Views are dynamic items already, and are added without further work.") {
      expect($0.colliding, is: ["red", "green"])
    }
    .fails(in: "gravity only", seeing: [String]()).fails(in: "one square forgotten", seeing: ["red"])
  }

  @ClaimBuilder<Way> private var bounds: Claims<Way> {
    detail("animator-on-superview", "The animator must be made with the superview of the items.")
    launch.detail("animator-on-superview#exception", "the animator takes both squares") { launch in
      expectException(nil) { try launch() }
    }
    .fails(
      in: "another reference view",
      seeing: SeenException(
        "NSInvalidArgumentException",
        "The view item <UIView; frame = (135 215; 50 50)> must be a descendant of the reference view "
          + "<UIView; frame = (0 0; 320 480)> of its dynamic animator."
      )
    )
    detail("animator-on-superview#reference", "the superview of both is the animator's reference view") {
      let superviews = $0.names(of: [$0.red.superview, $0.green.superview])
      expect(superviews, is: ["the reference view", "the reference view"])
    }
    .fails(when: "the animator has another view", seeing: ["another", "another"]) {
      $0.controller.animator = UIDynamicAnimator(referenceView: UIView())
    }
    core("keeps-items-in", "A collision behaviour stops falling items at the bottom of the view.") {
      let lowest = $0.track(90) { $0.lowerEdges.max() ?? .infinity }.max() ?? .infinity
      expect($0.lowerEdges + [lowest], is: [430, 480, 480], within: 1)
    }
    .fails(in: "gravity only", seeing: [1390, 1450, 1450])
    .fails(in: "no boundary", seeing: [1390, 1450, 1450])
    core("final-stack", "In the end green lies on the bottom edge, and red on top of it.") {
      $0.device.pass(frames: 90)
      expect($0.squares.map(\.center), is: [CGPoint(x: 160, y: 405), CGPoint(x: 160, y: 455)], within: 1)
    }
    .fails(when: "gravity pulls to the left") { $0.gravity?.gravityDirection = CGVector(dx: -1, dy: 0) }
    .fails(in: "local animator", seeing: [CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 300)])
    core("no-overlap", "The views never overlap each other.") {
      expect($0.track(90, \.overlap).max(), is: 0, within: 1)
    }
    .fails(in: "a behaviour for each")
    .fails(when: "only boundaries count") { $0.collision?.collisionMode = .boundaries }
    detail("stay-in-bounds", "The views never leave the bounds of the reference view.") {
      expect($0.track(90, \.strays).count { !$0.isEmpty }, is: 0)
    }
    .fails(in: "no boundary", seeing: 57)
    core("affects-only-its-items", "Only views that were added to the behaviour are stopped.") {
      $0.controller.view.addSubview($0.other)
      $0.gravity?.addItem($0.other)
      $0.device.pass(frames: 60)
      expect($0.strays, is: ["other"])
    }
    .fails(in: "one square forgotten", seeing: ["green", "other"])
    .fails(when: "the third view is an item as well", seeing: [String]()) {
      $0.controller.view.addSubview($0.other)
      $0.collision?.addItem($0.other)
    }
    core(
      "translates-bounds-yes",
      "`translatesReferenceBoundsIntoBoundary` makes the reference view's bounds a boundary."
    ) {
      let falls = [$0.fall(0, 1), $0.fall(0, -1), $0.fall(-1, 0), $0.fall(1, 0)]
      let ends = falls.map { $0.last ?? .zero }
      expect([ends[0].maxY, ends[1].minY, ends[2].minX, ends[3].maxX], is: [480, 0, 0, 320], within: 1)
      let reach = falls.joined().reduce(CGRect.null) { $0.union($1) }
      let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
      expect(reach, is: bounds, within: 1, "falling in four directions the squares never leave the bounds")
    }
    .fails(in: "no boundary")
    line.core("translates-bounds-default-no", "The flag is off by default, and then the bounds stop nothing.")
    {
      expect($0.collision?.translatesReferenceBoundsIntoBoundary, is: false)
      let start = $0.green.center.y
      $0.collision?.removeAllBoundaries()
      $0.device.pass(frames: 60)
      let fallen = $0.green.center.y - start
      expect(fallen, is: 500, within: 10, "without line and flag green falls by 500 points in a second")
    }
    .fails(in: "flag instead of the line", seeing: true)
    detail("detects-overlap", "Squares collide if they overlap in their superview's coordinates.") { scene in
      scene.remove(scene.gravity)
      expect([51, 49].map { scene.meetings(apart: $0) }, is: [0, 1])
    }
    .fails(in: "a behaviour for each", seeing: [0, 0])
    .fails(when: "only boundaries count", seeing: [0, 0]) { $0.collision?.collisionMode = .boundaries }
    .fails(when: "both are larger", seeing: [1, 1]) { $0.enlarge() }
  }

  @ClaimBuilder<Way> private var lines: Claims<Way> {
    line.detail("custom-line-api", "`addBoundary(withIdentifier:from:to:)` adds a boundary of your own.") {
      expect(($0.collision?.boundaryIdentifiers ?? []).map { "\($0)" }, is: ["bottomBoundary"])
    }
    .fails(in: "flag instead of the line", seeing: [String]())
    .fails(when: "the line has another name", seeing: ["nope"]) { $0.lay("nope") }
    line.core("boundary-with-identifier", "`boundary(withIdentifier:)` returns a name's `UIBezierPath`.") {
      expect($0.line?.bounds, is: CGRect(x: 0, y: 380, width: 320, height: 0))
    }
    .fails(when: "the line has another name", seeing: CGRect?.none) { $0.lay("nope") }
    line.detail("boundary-unknown-nil", "A name that was never added has no boundary.") { scene in
      let names = ["bottomBoundary", "nope"].map(NSString.init(string:))
      let known = names.filter { scene.collision?.boundary(withIdentifier: $0) != nil }
      expect(known.map { "\($0)" }, is: ["bottomBoundary"])
    }
    .fails(when: "the line has another name", seeing: ["nope"]) { $0.lay("nope") }
    line.core(
      "line-100-above-bottom",
      "The line runs 100 points above the bottom edge, across the whole width.",
      covers: "points-are-cgpoints"
    ) {
      let ends = $0.line.map { [$0.reversing().currentPoint, $0.currentPoint] } ?? []
      expect(ends, is: [CGPoint(x: 0, y: 380), CGPoint(x: 320, y: 380)])
    }
    .fails(in: "flag instead of the line", seeing: [CGPoint]())
    .fails(when: "the line is the bottom edge", seeing: [CGPoint(x: 0, y: 480), CGPoint(x: 320, y: 480)]) {
      $0.lay(at: 480)
    }
    line.core("stops-at-line", "The squares fall, but do not reach the bottom of the view.") {
      $0.device.pass(frames: 90)
      expect($0.lowerEdges, is: [330, 380], within: 1)
    }
    .fails(when: "the collision is not added", seeing: [1390, 1450]) { $0.remove($0.collision) }
    line.detail("bounds-flag-cannot-do-it", "The flag is no help for a boundary that is not the bounds.") {
      $0.device.pass(frames: 90)
      expect((480 - ($0.lowerEdges.max() ?? 0)).rounded(), is: 100)
    }
    .fails(in: "flag instead of the line", seeing: 0)
    line.core("line-along-bottom", "A line between the lower corners keeps falling views on the screen.") {
      $0.lay(at: 480)
      $0.device.pass(frames: 90)
      expect($0.lowerEdges, is: [430, 480], within: 1)
    }
    .fails(when: "only items count") { $0.collision?.collisionMode = .items }
    line.detail("boundaries-impassable", "Items cannot cross boundaries, however fast they are.") {
      let speed = UIDynamicItemBehavior(items: $0.squares)
      for square in $0.squares { speed.addLinearVelocity(CGPoint(x: 0, y: 6000), for: square) }
      $0.animator?.addBehavior(speed)
      expect($0.track(30) { max($0.red.center.y, $0.green.center.y) }.count { $0 >= 380 }, is: 0)
    }
    .fails(when: "only items count", seeing: 30) { $0.collision?.collisionMode = .items }
    line.detail("line-not-walls", "With the line alone the sides of the view stay open.") {
      // For 50 × 50 points this is a speed of 600 points/s to the right.
      let push = UIPushBehavior(items: [$0.red], mode: .instantaneous)
      push.setAngle(0, magnitude: 1.5)
      $0.animator?.addBehavior(push)
      let start = $0.red.center.x
      $0.device.pass(frames: 30)
      expect($0.red.center.x - start, is: 300, within: 10)
    }
    .fails(in: "flag instead of the line", seeing: 103)
    .fails(when: "the flag is on as well", seeing: 103.022) {
      $0.collision?.translatesReferenceBoundsIntoBoundary = true
    }
    line.detail("complex-paths", "A boundary can be a path with strong curves.") {
      let center = CGPoint(x: 160, y: 240)
      let bowl = UIBezierPath(arcCenter: center, radius: 150, startAngle: 0, endAngle: .pi, clockwise: true)
      $0.collision?.removeItem($0.green)
      $0.collision?.removeAllBoundaries()
      $0.collision?.addBoundary(withIdentifier: NSString(string: "bowl"), for: bowl)
      $0.device.pass(frames: 110)
      // The square rests on its lower corners, 25 points beside the middle.
      expect($0.red.frame.maxY, is: 240 + (150.0 * 150 - 25 * 25).squareRoot(), within: 1)
    }
    .fails(when: "only items count") { $0.collision?.collisionMode = .items }
  }

  @ClaimBuilder<Way> private var contacts: Claims<Way> {
    line.core(
      "identifier-is-name",
      "The identifier is a name that tells the delegate which boundary was hit."
    ) {
      $0.listen()
      expect(Set($0.boundaries), is: ["bottomBoundary"])
    }
    .fails(in: "flag instead of the line", seeing: Set(["nil"]))
    .fails(when: "the line has another name", seeing: Set(["nope"])) { $0.lay("nope") }
    detail("identifier-is-name#bounds", "for the bounds the delegate gets no name") {
      $0.listen()
      expect(Set($0.boundaries), is: ["nil"])
    }
    .fails(in: "no boundary", seeing: Set<String>())
    reaction.detail("identifier-is-name#ledge", "on a line of another name green does not fade") {
      $0.lay("ledge", at: 350)
      $0.device.pass(frames: 45)
      expect($0.green.alpha, is: 1)
    }
    .fails(in: "any boundary", seeing: 0)
    line.core("collision-delegate", "`collisionDelegate` is told when items of the behaviour collide.") {
      $0.listen()
      let first = [$0.boundaries.first ?? "nothing", $0.contacts.first ?? "nothing"]
      expect(first, is: ["bottomBoundary", "red meets green"])
    }
    .fails(when: "the collision is not added", seeing: ["nothing", "nothing"]) { $0.remove($0.collision) }
    reaction.detail("collision-delegate#red", "the green square is red as soon as it has hit the line") {
      $0.device.pass(frames: 22)
      expect($0.green.backgroundColor, is: .red)
    }
    .fails(in: "delegate not set", seeing: UIColor.green)
    reaction.detail("collision-delegate#halfway", "0.5 s after the hit alpha is 0.5 and the scale 1.5") {
      $0.device.pass(frames: 50)
      let shown = $0.green.layer.presentation()
      let looks = [Double(shown?.opacity ?? 0), Double(shown?.affineTransform().a ?? 0)]
      expect(looks, is: [0.5, 1.5], within: 0.1)
    }
    .fails(in: "delegate not set", seeing: [1, 1]).fails(in: "every bounce")
    reaction.detail("collision-delegate#gone", "0.9 s after the hit green is there, after 1.2 s it is gone") {
      $0.device.pass(frames: 72)
      let before = $0.place
      $0.device.pass(frames: 18)
      expect([before, $0.place], is: ["in the view and the behaviour", "gone"])
    }
    .fails(in: "every bounce", seeing: ["gone", "gone"]).fails(in: "never removed")
    reaction.detail("collision-delegate#both", "in the end no square is left, as red hits the line, too") {
      $0.device.pass(frames: 180)
      expect($0.controller.view.subviews.count, is: 0)
    }
    .fails(in: "never removed", seeing: 2).fails(in: "delegate not set", seeing: 2)
    line.detail("delegate-protocol", "The delegate must conform to `UICollisionBehaviorDelegate`.") {
      expect(
        $0.candidates.map($0.isTold),
        is: [true, false],
        "of two objects with the same method only the one that declares the protocol is told"
      )
    }
    .fails(when: "both declare the protocol", seeing: [true, true]) {
      $0.candidates = [DeclaredWitness(), DeclaredWitness()]
    }
    .fails(when: "neither declares the protocol", seeing: [false, false]) {
      $0.candidates = [UndeclaredWitness(), UndeclaredWitness()]
    }
    line.core("delegate-item-item", "Collisions of different items can be noticed as well.") {
      $0.listen()
      let turns = (0..<max(1, $0.contacts.count)).map { $0.isMultiple(of: 2) ? "meets" : "leaves" }
      expect($0.contacts, is: turns.map { "red \($0) green" })
    }
    .fails(when: "only boundaries count", seeing: [String]()) { $0.collision?.collisionMode = .boundaries }
  }

  func illustrate(_ way: Way, on stage: Stage) throws {
    for (name, make, caption) in [
      ("bounds", way.bounds, "Throw the squares against the edges"),
      ("line", way.line, "Throw the squares against the line, and past it"),
    ] {
      stage.live(name, caption: caption) {
        let scene = try CollisionScene(make, on: stage)
        let edges = LiveControl(.boundaries, of: scene.collision)
        return LiveMotion(
          try stage.require(scene.animator, "the animator"),
          on: scene.device,
          controls: [
            // The line has no value that could be written.
            name == "line" ? edges : edges.writing("collision.translatesReferenceBoundsIntoBoundary = #"),
            LiveControl(.meeting, of: scene.collision), LiveControl(.magnitude, of: scene.gravity),
            LiveControl(.angle, of: scene.gravity),
          ],
          addsItems: true
        )
      }
    }
    let bounds = try CollisionScene(way.bounds, on: stage)
    let moving: DynamicsSymbols = [.boundaries, .velocities, .contacts]
    let start = bounds.annotations([.boundaries, .gravity])
    stage.picture("start", caption: "The squares as the view appears", showing: start)
    let falling = bounds.annotations(moving)
    stage.film("bounds", caption: "Two squares, and the bounds of the view", seconds: 1.5, showing: falling) {
    }
    stage.output("centers of the squares at rest", [bounds.red.center, bounds.green.center])
    let line = try CollisionScene(way.line, on: stage)
    let onLine = line.annotations(moving)
    stage.film("line", caption: "Two squares, and a line that nobody sees", seconds: 1.5, showing: onLine) {}
    stage.output("lower edges at rest on the line", line.lowerEdges)
    let reaction = try CollisionScene(way.reaction, on: stage)
    let fading = reaction.annotations([.boundaries, .contacts])
    stage.film("reaction", caption: "What becomes of squares at the line", seconds: 3, showing: fading) {
      reaction.device.pass(frames: 50)
      let caption = "Half a second after the green square came to the line"
      stage.picture("fading", caption: caption, showing: fading)
    }
    stage.output("squares left after 3 s", reaction.controller.view.subviews.count)
  }
}
