import RecipeKit

/// A circle that grows until it shows a whole photo.
@MainActor public let recipe: any Recipe = RevealMaskRecipe()

struct RevealMaskRecipe: Recipe {
  typealias Way = ControllerFactory<RevealViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { RevealViewController() }
  let wrongWays: WrongWays<Way> = [
    "a sublayer": { SublayerController() },
    "the middle on the screen": { MiddleOnTheScreenController() },
    "a clear mask": { ClearMaskController() },
    "an animation of views": { AnimationOfViewsController() },
    "two kinds of paths": { TwoKindsOfPathsController() },
    "only in the animation": { OnlyInTheAnimationController() },
  ]

  func scene(_ make: Way, on stage: Stage) -> (device: Simulator, screen: RevealViewController) {
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    return (device, screen)
  }

  /// The moment in the middle of the animation.
  private let halfway = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    screen.toggle()
    device.advance(by: 0.4)
    return screen
  }

  /// The photo after a tap, when nothing moves any more.
  private let opened = SceneSetup { (make: Way, stage) in
    let (device, screen) = (stage.boot(.iPhone16), make())
    device.launch(screen)
    device.tap(screen.view)
    device.advanceUntilIdle()
    return (device: device, screen: screen)
  }

  var claims: Claims<Way> {
    core("closed", "At first a circle with the radius 30 shows the middle of the photo.") {
      expect($0.screen.seen(0, 26, 34), is: ["photo", "photo", "page"])
    }
    .fails(in: "a clear mask", seeing: ["page", "page", "page"])
    .fails(
      when: "the photo has no mask",
      with: { WithoutMaskController() },
      seeing: ["photo", "photo", "photo"]
    )
    core("not-drawn", "The mask itself isn't drawn.") { expect($0.screen.seen(0), is: ["photo"]) }
      .fails(in: "a sublayer", seeing: ["black"])
    halfway.core("halfway", "After half of the time the circle has the radius 90.") {
      expect($0.shownRadius, is: 90, within: 0.1)
    }
    .fails(in: "an animation of views", seeing: 150)
    .fails(in: "two kinds of paths", seeing: 150)
    .fails(when: "the start is read too late", with: { LateStartController() }, seeing: 150)
    halfway.core("halfway-drawn", "By then the photo is seen up to 90 points from its middle.") {
      expect($0.seen(0, 86, 94), is: ["photo", "photo", "page"])
    }
    .fails(in: "an animation of views", seeing: ["photo", "photo", "photo"])
    .fails(in: "a clear mask", seeing: ["page", "page", "page"])
    opened.core("open", "In the end all four corners of the photo are seen.") {
      expect($0.screen.corners, is: ["photo", "photo", "photo", "photo"])
    }
    .fails(in: "only in the animation", seeing: ["page", "page", "page", "page"])
    .fails(when: "the circle stops at 120", with: { SmallOpeningController() })
    opened.core("own-coordinates", "Then the circle is still around the middle of the photo.") {
      expect($0.screen.shownMiddle, is: CGPoint(x: 120, y: 90), within: 0.1)
    }
    .fails(in: "the middle on the screen")
    opened.core("turned", "The whole photo is seen after the phone was turned.") { scene in
      scene.device.rotateLeft()
      expect(scene.screen.corners, is: ["photo", "photo", "photo", "photo"])
    }
    .fails(in: "the middle on the screen", seeing: ["page", "page", "page", "page"])
    opened.core("closes", "A second tap closes the circle.") { scene in
      scene.device.tap(scene.screen.view)
      scene.device.advanceUntilIdle()
      expect(scene.screen.seen(0, 26, 34), is: ["photo", "photo", "page"])
    }
    .fails(when: "each tap opens it", with: { OpensOnlyController() })
    detail("any-colour", "A red mask shows the photo as a black one does.", isFact: true) {
      $0.screen.spot.fillColor = UIColor.red.cgColor
      expect($0.screen.seen(0, 34), is: ["photo", "page"])
    }
    detail("no-superlayer", "The mask is no sublayer of the photo's layer.") {
      expect($0.screen.photo.layer.sublayers?.count ?? 0, is: 0)
    }
    .fails(in: "a sublayer", seeing: 1)
    detail("plain-mask", "A plain layer with a frame and a background is a mask, too.", isFact: true) {
      scene in
      let mask = CALayer()
      mask.backgroundColor = UIColor.black.cgColor
      mask.frame = CGRect(x: 100, y: 70, width: 40, height: 40)
      scene.screen.photo.layer.mask = mask
      expect(scene.screen.seen(0, 16, 24), is: ["photo", "photo", "page"])
      mask.frame = .zero
      expect(scene.screen.seen(0), is: ["page"], "without a frame a plain layer shows nothing")
    }
    detail("same-parts", "Both circles have the same parts.") {
      expect($0.screen.parts(radius: 30), is: $0.screen.parts(radius: 150))
    }
    .fails(in: "two kinds of paths")
    detail("never-by-itself", "A new path alone is shown at once.", isFact: true) { scene in
      scene.screen.spot.path = scene.screen.circle(radius: 100)
      expect(scene.screen.shownRadius, is: 100, within: 0.1)
    }
    detail("hole", "With `.evenOdd`, a circle in a rectangle is a hole.", isFact: true) { scene in
      let path = UIBezierPath(rect: scene.screen.photo.bounds)
      path.append(UIBezierPath(cgPath: scene.screen.circle(radius: 30)))
      scene.screen.spot.path = path.cgPath
      scene.screen.spot.fillRule = .evenOdd
      expect(scene.screen.seen(0, 26, 34), is: ["page", "page", "photo"])
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let (device, screen) = scene(make, on: stage)
    stage.picture("closed", caption: "The photo behind its mask")
    stage.film("open", caption: "The screen is tapped", seconds: 1, showing: [.touches]) {
      device.tap(at: CGPoint(x: 196, y: 640))
    }
    stage.picture("opened", caption: "The whole photo")
    screen.toggle()
    device.advanceUntilIdle()
    screen.toggle()
    device.settle()
    device.advance(by: 0.4)
    stage.picture("halfway", caption: "The photo after half of the time")
    stage.output("radius of the circle, halfway", screen.shownRadius)
    device.advanceUntilIdle()
    screen.toggle()
    device.advanceUntilIdle()
    stage.picture("frames", caption: "The frame of the photo", showing: [.frames { [screen.photo] }])
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap(at: CGPoint(x: 0.5, y: 0.75), called: "the screen"), .turnLeft, .turnRight]) {
      self.scene(make, on: $0).device
    }
  }
}

extension RevealViewController {
  /// The radius of the circle that is seen, where the animation may go on.
  fileprivate var shownRadius: CGFloat {
    (spot.presentation()?.path?.boundingBoxOfPath.width ?? 0) / 2
  }

  /// The numbers of straight and curved parts of a circle.
  fileprivate func parts(radius: CGFloat) -> String {
    var (lines, curves) = (0, 0)
    circle(radius: radius).applyWithBlock { element in
      switch element.pointee.type {
      case .addLineToPoint: lines += 1
      case .addCurveToPoint: curves += 1
      default: break
      }
    }
    return "\(lines) straight, \(curves) curved"
  }

  /// The middle of the circle that is seen, in the photo's coordinates.
  fileprivate var shownMiddle: CGPoint {
    let box = spot.presentation()?.path?.boundingBoxOfPath ?? .zero
    return CGPoint(x: box.midX, y: box.midY)
  }

  /// What is seen at a point of the photo, which is neither white nor black anywhere.
  private func seen(at point: CGPoint) -> String {
    let seen = view.drawnColor(at: photo.convert(point, to: view))
    return seen == .white ? "page" : seen == .black ? "black" : "photo"
  }

  /// What is seen at distances to the right of the photo's middle.
  fileprivate func seen(_ distances: CGFloat...) -> [String] {
    distances.map { seen(at: CGPoint(x: photo.bounds.midX + $0, y: photo.bounds.midY)) }
  }

  /// What is seen in the corners of the photo.
  fileprivate var corners: [String] {
    let box = photo.bounds.insetBy(dx: 2, dy: 2)
    return [box.minX, box.maxX].flatMap { x in
      [box.minY, box.maxY].map { seen(at: CGPoint(x: x, y: $0)) }
    }
  }
}
