import RecipeKit

/// Beyond the texts: items tied by a rod and by a spring, and a finger that drags them.
@MainActor public let recipe: any Recipe = AttachmentRecipe()

struct AttachmentRecipe: Recipe {
  typealias Example = ControllerFactory<AttachmentViewController>

  let lesson = Lesson.embedded
  let rightWay: Example = { AttachmentViewController() }
  let wrongWays: WrongWays<Example> = [
    "never added": { NeverAddedController() },
    "attached after moving": { AttachedAfterMovingController() },
    "offset from the corner": { OffsetFromTheCornerController() },
    "no damping": { NoDampingController() },
    "item moved by hand": { ItemMovedByHandController() },
    "a new rod each time": { NewRodEachTimeController() },
    "held at its center": { HeldAtItsCenterController() },
  ]

  func scene(_ make: Example, on stage: Stage) throws -> Tied { try Tied(make, on: stage) }

  /// The spring alone, stretched by 40 points.
  private let springAlone = SceneSetup<Example, Tied> { make, stage in
    let tied = try Tied(make, on: stage)
    tied.stretchSpring()
    return tied
  }

  var claims: Claims<Example> {
    rod
    finger
    spring
  }

  @ClaimBuilder<Example> private var rod: Claims<Example> {
    core(
      "length-at-creation",
      "The length of an attachment is the distance of its two points when it is created."
    ) { expect($0.rod.length, is: 128.8255, within: 0.001) }
    .fails(in: "offset from the corner", seeing: 197.474)
    .fails(when: "the rod holds the square's center", seeing: 156.8949) { $0.holdCenter() }
    core("rigid-as-created", "With frequency 0 and damping 0, as created, it is a rigid rod.") {
      expect([$0.rod.frequency, $0.rod.damping], is: [0, 0])
    }
    .fails(when: "the rod is a spring") { $0.softenRod() }
    detail("two-types", "An attachment ties an item to an anchor point or to another item.") {
      expect(
        [$0.rod, $0.spring].map { "\($0.attachedBehaviorType) \($0.items.count)" },
        is: ["anchor 1", "items 2"]
      )
    }
    .fails(when: "the square is tied to the knob") {
      $0.tie(UIAttachmentBehavior(item: $0.square, attachedTo: $0.controller.knob), for: \.rod)
    }
    .fails(when: "the ball is tied to a point") { $0.tieBallToPoint() }
    detail("everything-rests", "With air resistance the items come to rest, and the animator pauses.") {
      $0.rest()
      expect($0.animator.isRunning, is: false)
    }
    .fails(when: "there is no air") { $0.air.map($0.animator.removeBehavior) }
    .fails(in: "never added")
    core("offset-turns-item", "An item that is held off its center turns until the center hangs below.") {
      $0.rest()
      expect($0.square.center, is: CGPoint(x: 130, y: 308.8), within: 1)
    }
    .fails(when: "the rod holds the square's center") { $0.holdCenter() }
    .fails(when: "the rod is a spring") { $0.softenRod() }
    detail("offset-from-center", "The offset is measured from the item's center, in the unturned item.") {
      $0.rest()
      expect($0.degrees, is: -36.87, within: 1)
    }
    .fails(in: "offset from the corner")
  }

  @ClaimBuilder<Example> private var finger: Claims<Example> {
    core("anchor-follows-finger", "Setting `anchorPoint` in every event of a pan drags the item along.") {
      tied in
      var slips: [CGFloat] = []
      tied.rest()
      let start = tied.square.center
      tied.drag { slips.append((distance(tied.rod.anchorPoint, $0) * 1000).rounded() / 1000) }
      tied.rest()
      let way = CGPoint(x: tied.square.center.x - start.x, y: tied.square.center.y - start.y)
      expect(way, is: CGPoint(x: 90, y: -40), within: 2, "the square has come as far as the finger")
      expect(slips.dropFirst(4).max(), is: 0, "in each frame the anchor is where the finger is")
    }
    .fails(in: "item moved by hand").fails(when: "the pan is disabled") { $0.pan?.isEnabled = false }
    .fails(when: "the rod is taken from the animator") { $0.animator.removeBehavior($0.rod) }
    core("rod-keeps-length", "A rod keeps its length however the anchor is moved.") { tied in
      var errors: [CGFloat] = []
      tied.rest()
      tied.drag { _ in errors.append(abs(distance(tied.hole, tied.rod.anchorPoint) - 128.8255)) }
      expect(
        errors.max(),
        is: 0,
        within: 3.3,
        "the rod is never off by more than the finger moves in a frame"
      )
      expect(
        errors.dropFirst(36).max(),
        is: 0,
        within: 0.5,
        "the spring has its length 0.1 s after the finger was lifted"
      )
    }
    .fails(in: "a new rod each time").fails(when: "the rod is a spring") { $0.softenRod() }
    core("length-stays", "Moving the anchor point leaves `length` alone.") {
      $0.rest()
      $0.drag()
      expect($0.rod.length, is: 128.8255, within: 0.001)
    }
    .fails(in: "attached after moving", seeing: 184.0543).fails(in: "a new rod each time")
    core("follower-follows", "The item at the other end of the spring follows the dragged one.") {
      $0.rest()
      $0.drag()
      $0.rest()
      expect([$0.square.center.x, $0.ball.center.x], is: [220, 220], within: 5)
    }
    .fails(when: "the ball is tied to a point") { $0.tieBallToPoint() }
    .fails(when: "the pan is disabled") { $0.pan?.isEnabled = false }
    core(
      "held-where-touched",
      "An attachment of length 0, made where a finger touches an item, drags the item by that point."
    ) { tied in
      let start = CGPoint(x: tied.ball.center.x + 14, y: tied.ball.center.y + 6)
      guard let finger = tied.device.touchDown(at: start) else { throw StageError.missing("the ball") }
      var touched: CGPoint?
      for frame in 1...30 {
        finger.move(to: CGPoint(x: start.x - 2 * CGFloat(frame), y: start.y - CGFloat(frame)))
        if touched == nil, tied.controller.grip != nil {
          touched = tied.ball.convert(finger.location, from: tied.controller.view)
        }
        tied.device.pass(frames: 1)
      }
      tied.device.advance(by: 2)
      expect(touched.map { tied.ball.convert($0, to: tied.controller.view) }, is: finger.location, within: 1)
      finger.lift()
    }
    .fails(in: "held at its center")
    detail(
      "no-moving-by-hand",
      "The animator sets an item's center: a center that the application sets is ignored."
    ) {
      $0.square.center = CGPoint(x: 300, y: 60)
      $0.device.pass(frames: 1)
      expect($0.square.center, is: CGPoint(x: 160, y: 284), within: 3)
    }
    .fails(when: "the square belongs to no behaviour", seeing: CGPoint(x: 300, y: 60)) {
      $0.animator.removeAllBehaviors()
    }
  }

  @ClaimBuilder<Example> private var spring: Claims<Example> {
    springAlone.core(
      "spring-frequency",
      "`frequency` is the number of oscillations of a spring per second, in hertz."
    ) {
      let times = $0.crossings(90)
      expect(times.count > 2 ? times[2] - times[0] : 0, is: 1 / (2 * (1 - 0.04).squareRoot()), within: 0.005)
    }
    .fails(when: "the frequency is in radians a second") { $0.spring.frequency = 2 * 2 * .pi }
    .fails(when: "there is no frequency", seeing: 0) { $0.spring.frequency = 0 }
    springAlone.core(
      "spring-damping",
      "The higher the `damping`, the sooner a spring is at rest; with 1 it does not swing."
    ) {
      expect($0.error(frames: 90, damping: 0.2), is: 0, within: 0.5)
    }
    .fails(in: "no damping").fails(when: "there is no frequency") { $0.spring.frequency = 0 }
    springAlone.detail("spring-damping#critical", "with damping 1 the stretch is 40·e^(-ωt)·(1 + ωt)") {
      $0.spring.damping = 1
      expect($0.error(frames: 60, damping: 1), is: 0, within: 0.5)
    }
    .fails(when: "the frequency is in radians a second") { $0.spring.frequency = 2 * 2 * .pi }
    springAlone.core("spring-rests", "A damped spring comes to rest at its length, and the animator pauses.")
    {
      $0.device.advance(by: 5.5)
      expect($0.animator.isRunning, is: false)
      expect($0.stretch, is: 0, within: 0.5, "after 5.5 s the spring is as long as ever")
    }
    .fails(in: "no damping", seeing: true)
    springAlone.detail(
      "spring-pulls-both",
      "A spring moves both items, each by the other's share of the mass."
    ) {
      $0.device.advance(by: 5.5)
      expect([$0.square.center.y, $0.ball.center.y], is: [158, 298], within: 0.5)
    }
    .fails(when: "the ball is tied to a point") { $0.tieBallToPoint() }
  }

  func illustrate(_ make: Example, on stage: Stage) throws {
    stage.live("tie", caption: "Drag the knob about: the square hangs on it by a rod, the ball by a spring") {
      let tied = try Tied(make, on: stage, waiting: 0)
      return LiveMotion(
        tied.animator,
        on: tied.device,
        hand: .anchor(tied.rod),
        controls: [
          LiveControl(.frequency, of: tied.spring).writing("spring.frequency = #"),
          LiveControl(.damping, of: tied.spring).writing("spring.damping = #"),
          LiveControl(.length, of: tied.rod, in: 20...250),
          LiveControl(.resistance, of: tied.air).writing("air.resistance = #"),
        ],
        hiding: [tied.controller.rodLine, tied.controller.springLine, tied.controller.knob]
      )
    }
    let hanging = try Tied(make, on: stage)
    stage.output("length of the rod", hanging.rod.length)
    stage.output("length of the spring", hanging.spring.length)
    let picture = { (name: String, caption: String, tied: Tied) in
      stage.picture(
        name,
        caption: caption,
        showing: [.dynamics([.attachments, .centers], of: { tied.animator })]
      )
    }
    picture("start", "Before anything moves", hanging)
    hanging.rest()
    stage.output("center of the square at rest", hanging.square.center)
    stage.output("degrees that the square is turned", hanging.degrees)
    picture("hanging", "At rest, the square's center is below its hole", hanging)
    let dragged = try Tied(make, on: stage)
    dragged.rest()
    stage.film(
      "drag",
      caption: "A finger drags the knob",
      seconds: 2.5,
      showing: [.touches, .dynamics([.attachments], of: { dragged.animator })]
    ) { dragged.drag() }
    dragged.rest()
    picture("dragged", "After the drag all hang below the finger", dragged)
  }
}
