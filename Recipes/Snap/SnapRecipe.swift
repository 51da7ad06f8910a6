import RecipeKit

/// Recipe 2.0, snaps: photos that are thrown at a bin and stick there.
@MainActor public let recipe: any Recipe = SnapRecipe()

struct SnapRecipe: Recipe {
  typealias Example = ControllerFactory<PhotoBinController>

  let lesson = Lesson.embedded
  let rightWay: Example = { PhotoBinController() }
  let wrongWays: WrongWays<Example> = [
    "never added": { NeverAddedController() },
    "window coordinates": { WindowCoordinatesController() },
    "the bin's own coordinates": { OwnCoordinatesController() },
    "moved behind the animator's back": { BehindTheBackController() },
    "caught on release only": { CaughtOnReleaseController() },
    "snap not removed": { SnapNotRemovedController() },
    "a snap in every frame": { SnapInEveryFrameController() },
  ]

  func scene(_ make: Example, on stage: Stage) throws -> Desk { try Desk(make, on: stage) }

  /// Sets up a desk afresh as often as a claim wants.
  private let anew = SceneSetup<Example, @MainActor () throws -> Desk> { make, stage in
    { try Desk(make, on: stage) }
  }

  var claims: Claims<Example> {
    core("snaps-to-point", "UISnapBehavior attaches a view to a given place on the screen.") {
      $0.carry(to: Desk.besideCenter)
      $0.device.advance(by: 2)
      expect($0.photo.center, is: Desk.binCenter, within: 0.5)
    }
    .fails(in: "never added", seeing: Desk.besideCenter)
    detail("snaps-to-point#rest", "two seconds after the photo was let go the animator does not run") {
      $0.carry(to: Desk.besideCenter)
      $0.device.advance(by: 2)
      expect($0.controller.animator.isRunning, is: false)
    }
    .fails(in: "a snap in every frame", seeing: true)
    core("needs-animator", "A snap has no effect until it is added to an animator.") {
      $0.carry(to: Desk.besideCenter)
      $0.device.advance(by: 2)
      expect($0.distance(from: Desk.besideCenter), is: hypot(60, 50), within: 0.5)
    }
    .fails(in: "never added", seeing: 0)
    detail("needs-animator#without", "with the snap taken out of the animator the photo does not move") {
      $0.carry(to: Desk.besideCenter)
      $0.removeSnaps()
      $0.device.advance(by: 1 / 60)
      $0.removeSnaps()
      $0.device.advance(by: 2)
      expect($0.distance(from: Desk.besideCenter), is: 0)
    }
    .fails(when: "the photo is placed by hand", with: { PlacedByHandController() }, seeing: 78.1025)
    anew.detail("any-start", "The item reaches the place whatever position it starts from.") { setUp in
      let corners = [(70, 55), (650, 55), (650, 825), (70, 825)].map { CGPoint(x: $0.0, y: $0.1) }
      let ends = try corners.map { corner in
        let desk = try setUp()
        desk.carry(to: corner)
        desk.device.advance(by: 1)
        desk.toss(towards: Desk.binCenter, points: 240)
        desk.device.advance(by: 2)
        return desk.roundedCenter
      }
      expect(ends, is: corners.map { _ in Desk.binCenter })
    }
    .fails(in: "caught on release only").fails(in: "moved behind the animator's back")
    anew.detail("reference-coordinates", "The place is given in the reference view's coordinates.") { setUp in
      let ends = try [(24, 120), (0, 0), (48, 144)].map { x, y in
        let desk = try setUp()
        desk.controller.desk.frame.origin = CGPoint(x: x, y: y)
        desk.carry(to: Desk.besideCenter)
        desk.device.advance(by: 2)
        return desk.roundedCenter
      }
      expect(ends, is: [Desk.binCenter, Desk.binCenter, Desk.binCenter])
    }
    .fails(
      in: "window coordinates",
      seeing: [(594, 560), (570, 440), (618, 584)].map { CGPoint(x: $0.0, y: $0.1) }
    )
    .fails(in: "the bin's own coordinates", seeing: (0..<3).map { _ in CGPoint(x: 100, y: 100) })
    detail("photo-bin", "A photo that is thrown at a bin stays there.") {
      $0.toss(towards: Desk.binCenter, points: 200)
      $0.device.advance(by: 4)
      expect($0.distance(from: Desk.binCenter), is: 0, within: 0.5)
    }
    .fails(in: "caught on release only")
    detail("photo-bin#hand", "while a finger drags the photo it is where the finger is, in points off") {
      desk in
      var lag: [Double] = []
      desk.toss(towards: CGPoint(x: 110, y: 800), points: 120) { lag.append(desk.distance(from: $0)) }
      expect(lag.max(), is: 0, within: 1e-9)
    }
    .fails(when: "the image view gets no touches", seeing: 120) { $0.photo.isUserInteractionEnabled = false }
    // The photo goes on with the finger's speed of 600 points/s, of which resistance 2 makes 600 / 2 points of way.
    detail("photo-bin#missed", "thrown past the bin at 600 points/s, the photo slides 300 points on") {
      $0.toss(towards: CGPoint(x: 110, y: 800), points: 120)
      $0.device.advance(by: 5)
      expect($0.photo.center, is: CGPoint(x: 110, y: 140 + 120 + 300), within: 1)
    }
    .fails(in: "moved behind the animator's back")
    detail("photo-bin#out", "dragged out of the bin, the photo stays where the finger leaves it") {
      $0.carry(to: Desk.besideCenter)
      $0.device.advance(by: 2)
      $0.carry(to: CGPoint(x: 300, y: 700))
      $0.device.advance(by: 2)
      expect($0.roundedCenter, is: CGPoint(x: 300, y: 700))
    }
    .fails(in: "snap not removed", seeing: Desk.binCenter)
    .fails(when: "the image view gets no touches", seeing: CGPoint(x: 110, y: 140)) {
      $0.photo.isUserInteractionEnabled = false
    }
  }

  func illustrate(_ make: Example, on stage: Stage) throws {
    stage.live("desk", caption: "Throw the photos into the bin, and take them out again") {
      // What the code does that a behaviour calls in each frame, no scene can tell: so a photo is let go, and is caught.
      let trial = try Desk(make, on: stage)
      trial.carry(to: Desk.besideCenter)
      trial.device.advance(by: 1 / 60)
      let catches = trial.snaps.map { (area: trial.controller.bin.frame, point: $0.snapPoint) }
      let desk = try Desk(make, on: stage, waiting: 0)
      // A throw that ends in the bin.
      desk.controller.letGo(of: desk.photo, velocity: CGPoint(x: 900, y: 520))
      return LiveMotion(
        desk.controller.animator,
        on: desk.device,
        hand: .carry,
        controls: catches.indices.map { LiveControl(.damping, ofCatch: $0) } + [
          LiveControl(.resistance, of: desk.controller.sliding).writing("sliding.resistance = #"),
          LiveControl(.boundaries, of: desk.controller.edges).writing(
            "edges.translatesReferenceBoundsIntoBoundary = #"
          ),
        ],
        catching: catches
      )
    }
    let laid = try Desk(make, on: stage)
    laid.carry(to: Desk.besideCenter)
    laid.device.advance(by: 2)
    stage.output("center, after it was let go in the bin", laid.photo.center)
    let desk = try Desk(make, on: stage)
    stage.picture("desk", caption: "Photos on the left, the bin on the right")
    stage.film(
      "throw",
      caption: "A photo is thrown at the bin",
      seconds: 2,
      showing: [.touches, .dynamics([.attachments, .velocities], of: { desk.controller.animator })]
    ) {
      desk.device.advance(by: 0.2)
      desk.toss(towards: Desk.binCenter, points: 200)
    }
    desk.device.advance(by: 2)
    stage.output("center, after it was thrown at the bin", desk.photo.center)
  }
}

/// An example on an iPad that was launched a second ago, with the photo that is moved; places are on the desk.
@MainActor
struct Desk {
  static let binCenter = CGPoint(x: 570, y: 440)
  /// A place over the bin, beside its middle.
  static let besideCenter = CGPoint(x: 510, y: 490)

  let device: Simulator
  let controller: PhotoBinController
  let photo: UIView

  init(_ make: ControllerFactory<PhotoBinController>, on stage: Stage, waiting seconds: Double = 1) throws {
    (device, controller) = (stage.boot(.iPad, iOS: 7), make())
    device.launch(controller)
    device.advance(by: seconds)
    photo = try stage.require(controller.photos.first, "the first photo")
  }

  /// Where the photo is, in whole points.
  var roundedCenter: CGPoint { CGPoint(x: photo.center.x.rounded(), y: photo.center.y.rounded()) }

  func distance(from place: CGPoint) -> Double { hypot(photo.center.x - place.x, photo.center.y - place.y) }

  var snaps: [UISnapBehavior] { controller.animator.behaviors.compactMap { $0 as? UISnapBehavior } }

  func removeSnaps() {
    for snap in snaps { controller.animator.removeBehavior(snap) }
  }

  /// Drags the photo to a place and holds it still there before the finger is lifted.
  func carry(to place: CGPoint) {
    guard let finger = device.touchDown(at: onScreen(photo.center)) else { return }
    finger.move(to: onScreen(place), duration: 0.3)
    device.advance(by: 0.2)
    finger.lift()
  }

  /// Throws the photo: in 0.2 seconds a finger moves it some points towards a place and leaves it there.
  ///
  /// - Parameter look: is called with the finger's place whenever it has moved.
  func toss(towards place: CGPoint, points: CGFloat, look: (CGPoint) -> Void = { _ in }) {
    let start = photo.center
    let part = points / hypot(place.x - start.x, place.y - start.y)
    guard let finger = device.touchDown(at: onScreen(start)) else { return }
    for frame in 1...12 {
      let way = part * CGFloat(frame) / 12
      let next = CGPoint(x: start.x + (place.x - start.x) * way, y: start.y + (place.y - start.y) * way)
      device.advance(by: 1 / 60)
      finger.move(to: onScreen(next))
      look(next)
    }
    finger.lift()
  }

  private func onScreen(_ place: CGPoint) -> CGPoint { controller.desk.convert(place, to: nil) }
}
