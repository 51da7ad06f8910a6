import RecipeKit

extension AutosizeRecipe {
  // MARK: Asking

  /// Turns the phone all the way round.
  func checkQuestions(_ example: Example, on stage: Stage) {
    let controller = example.makeController()
    let device = launch(example, controller, on: stage)
    let calls = device.callsReachingUIKit { device.rotate(to: .portraitUpsideDown) }
    stage.check(
      "no-leaves-everything",
      "turned upside down, the interface stays upright",
      expected: UIInterfaceOrientation.portrait,
      actual: controller.interfaceOrientation
    )
    stage.check(
      "no-leaves-everything",
      named: "calls",
      "turned upside down, the controller is told of no turn",
      expected: 0,
      actual: calls.count { ["willRotate", "didRotate"].contains($0) }
    )
    for orientation: UIDeviceOrientation in [.landscapeLeft, .landscapeRight, .portrait] {
      device.rotate(to: orientation)
    }
    stage.check(
      "not-upside-down",
      "of four turns the controller agrees to all but upside down",
      expected: ["landscapeRight", "landscapeLeft", "portrait"],
      actual: agreed(device)
    )
    stage.check(
      "called-on-each-rotation",
      "in four turns the controller is asked four times",
      expected: 4,
      actual: device.orientationAnswers.count
    )
    stage.check(
      "four-orientations",
      "an interface can be turned four ways",
      expected: 4,
      actual: (0...9).compactMap(UIInterfaceOrientation.init(rawValue:))
        .filter { $0.isPortrait || $0.isLandscape }.count
    )
  }

  /// The orientations that the controller agreed to, in the order of the turns.
  private func agreed(_ device: Simulator) -> [String] {
    device.orientationAnswers.filter { $0.hasSuffix(": yes") }.map { String($0.dropLast(5)) }
  }

  // MARK: Screens

  /// A phone without a status bar, and one with fewer pixels.
  func checkScreens(_ example: Example, on stage: Stage) {
    let bare = stage.boot(.iPhone4, iOS: example.iOS, statusBarHidden: true)
    let controller = example.makeController()
    bare.launch(controller)
    stage.check(
      "iphone-portrait-320x480",
      "an iPhone starts in portrait",
      expected: UIInterfaceOrientation.portrait,
      actual: controller.interfaceOrientation
    )
    stage.check(
      "iphone-portrait-320x480",
      named: "size",
      "at the start, and without a status bar, the view of an iPhone has 320 × 480 points",
      expected: CGSize(width: 320, height: 480),
      actual: controller.view.bounds.size
    )
    bare.rotateLeft()
    stage.check(
      "iphone-landscape-480x320",
      "without a status bar the view fills the turned screen",
      expected: CGSize(width: 480, height: 320),
      actual: controller.view.bounds.size
    )
    let coarse = stage.boot(.iPhone3GS, iOS: example.iOS, statusBarHidden: example.hidesStatusBar)
    let first = example.makeController()
    coarse.launch(first)
    coarse.rotateLeft()
    let fine = example.makeController()
    launch(example, fine, on: stage).rotateLeft()
    stage.check(
      "retina-same-layout",
      "with one pixel a point the frames are the same as with two",
      expected: first.buttons.map(\.frame),
      actual: fine.buttons.map(\.frame)
    )
  }

  // MARK: Pad

  /// Turns a pad all the way round.
  func checkPad(_ example: Example, on stage: Stage) {
    let device = stage.boot(
      .iPad,
      iOS: example.iOS,
      statusBarHidden: example.hidesStatusBar
    )
    let controller = example.makeController()
    device.launch(controller)
    stage.picture(
      "pad",
      caption: "The same buttons on a pad",
      showing: [.springsAndStruts { [1, 2, 5].map { controller.buttons[$0] } }]
    )
    stage.check(
      "status-bar-reduces-portrait",
      named: "pad",
      "the status bar of a pad leaves a view of 768 × 1004 points",
      expected: CGSize(width: 768, height: 1004),
      actual: controller.view.bounds.size
    )
    var sizes: [CGSize] = []
    for orientation: UIDeviceOrientation in [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ] {
      device.rotate(to: orientation)
      sizes.append(controller.view.bounds.size)
    }
    stage.check(
      "ipad-template-yes",
      "the pad turns all four ways",
      expected: 4,
      actual: device.orientationAnswers.filter { $0.hasSuffix("yes") }.count
    )
    stage.check(
      "yes-for-all",
      "in four turns of a pad the view follows each time, by its height",
      expected: [748, 1004, 748, 1004],
      actual: sizes.map(\.height)
    )
    stage.check(
      "status-bar-reduces-landscape",
      named: "pad",
      "in landscape the status bar of a pad leaves 1024 × 748 points",
      expected: CGSize(width: 1024, height: 748),
      actual: sizes[0]
    )
    let bare = stage.boot(.iPad, iOS: example.iOS, statusBarHidden: true)
    let another = example.makeController()
    bare.launch(another)
    stage.check(
      "ipad-portrait-768x1024",
      "at the start, and without a status bar, the view of a pad has 768 × 1024 points",
      expected: CGSize(width: 768, height: 1024),
      actual: another.view.bounds.size
    )
    bare.rotateLeft()
    stage.check(
      "ipad-landscape-1024x768",
      "without a status bar a pad's view has 1024 × 768 points in landscape",
      expected: CGSize(width: 1024, height: 768),
      actual: another.view.bounds.size
    )
  }

  // MARK: Controllers that stay in portrait

  /// A controller that overrides nothing, alone and in place of the one that turns.
  func checkControllersThatStay(_ example: Example, on stage: Stage) {
    let plain = UIViewController()
    let device = launch(example, plain, on: stage)
    var sizes: [CGSize] = []
    var orientations: [UIInterfaceOrientation] = []
    for orientation: UIDeviceOrientation in [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ] {
      device.rotate(to: orientation)
      sizes.append(plain.view.bounds.size)
      orientations.append(plain.interfaceOrientation)
    }
    stage.check(
      "default-portrait-only",
      "a controller that overrides nothing agrees to portrait alone",
      expected: ["portrait"],
      actual: agreed(device)
    )
    stage.check(
      "default-disables-rotation",
      "where the controller overrides nothing the interface is upright after each of four turns",
      expected: 4,
      actual: orientations.count { $0 == .portrait }
    )
    stage.check(
      "no-leaves-everything",
      named: "size",
      "turned on its side, a controller that does not agree keeps the size of its view",
      expected: CGSize(width: 320, height: 460),
      actual: sizes[0]
    )
    stage.check(
      "not-all-apps-rotate",
      "where the controller overrides nothing the view has one size all the way round",
      expected: [CGSize(width: 320, height: 460)],
      actual: sizes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    )

    let turning = example.makeController()
    let second = launch(example, turning, on: stage)
    second.rotateLeft()
    let turned = turning.interfaceOrientation
    second.keyWindow?.rootViewController = UIViewController()
    second.settle()
    stage.check(
      "per-controller-choice",
      "the example turns, and the next controller, which overrides nothing, brings portrait back",
      expected: [.landscapeRight, .portrait],
      actual: [turned, second.application.statusBarOrientation]
    )
  }
}
