import RecipeKit

extension AutosizeRecipe {
  // MARK: Asking

  /// Turns the phone all the way round.
  func checkQuestions(_ example: Example, on stage: Stage) {
    let controller = example.makeController()
    let device = launch(example, controller, on: stage)
    let before = controller.view.bounds.size
    let calls = device.callsReachingUIKit { device.rotate(to: .portraitUpsideDown) }
    stage.check(
      "no-leaves-everything",
      "turned upside down the interface stays as it was",
      expected: "portrait 320 × 460, 0 calls",
      actual: "\(controller.interfaceOrientation) \(size(before)), "
        + "\(calls.filter { ["willRotate", "didRotate"].contains($0) }.count) calls"
    )
    for orientation: UIDeviceOrientation in [.landscapeLeft, .landscapeRight, .portrait] {
      device.rotate(to: orientation)
    }
    stage.check(
      "not-upside-down",
      "portrait and both landscapes are supported, upside down is not",
      expected: [
        "portraitUpsideDown: no", "landscapeRight: yes", "landscapeLeft: yes", "portrait: yes",
      ],
      actual: device.orientationAnswers
    )
    stage.check(
      "called-on-each-rotation",
      "four turns, four questions",
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

  private func size(_ size: CGSize) -> String {
    "\(Int(size.width)) × \(Int(size.height))"
  }

  // MARK: Screens

  /// A phone without a status bar, and one with fewer pixels.
  func checkScreens(_ example: Example, on stage: Stage) {
    let bare = stage.boot(example.phone, iOS: example.iOS, statusBarHidden: true)
    let controller = example.makeController()
    bare.launch(controller)
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
      "with one pixel a point the frames are those of two",
      expected: first.buttons.map(\.frame),
      actual: fine.buttons.map(\.frame)
    )
  }

  // MARK: Pad

  /// Turns a pad all the way round.
  func checkPad(_ example: Example, on stage: Stage) {
    let device = stage.boot(
      example.pad,
      iOS: example.iOS,
      statusBarHidden: example.hidesStatusBar
    )
    let controller = example.makeController()
    device.launch(controller)
    stage.picture("pad", caption: "The same buttons on a pad")
    stage.check(
      "ipad-portrait-768x1024",
      "the pad's screen starts in portrait",
      expected: CGSize(width: 768, height: 1024),
      actual: device.screen.bounds.size
    )
    stage.check(
      "status-bar-reduces-portrait",
      named: "pad",
      "the status bar leaves 768 × 1004",
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
      "and the view follows each time",
      expected: [748, 1004, 748, 1004],
      actual: sizes.map(\.height)
    )
    stage.check(
      "status-bar-reduces-landscape",
      named: "pad",
      "in landscape the status bar leaves 1024 × 748",
      expected: CGSize(width: 1024, height: 748),
      actual: sizes[0]
    )
    let bare = stage.boot(example.pad, iOS: example.iOS, statusBarHidden: true)
    let another = example.makeController()
    bare.launch(another)
    bare.rotateLeft()
    stage.check(
      "ipad-landscape-1024x768",
      "without a status bar it is 1024 × 768",
      expected: CGSize(width: 1024, height: 768),
      actual: another.view.bounds.size
    )
  }

  // MARK: Controllers that stay in portrait

  /// A controller that overrides nothing, alone and in place of the one that turns.
  func checkControllersThatStay(_ example: Example, on stage: Stage) {
    let plain = UIViewController()
    let device = launch(example, plain, on: stage)
    var sizes: Set<CGFloat> = []
    for orientation: UIDeviceOrientation in [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ] {
      device.rotate(to: orientation)
      sizes.insert(plain.view.bounds.height)
    }
    stage.check(
      "default-portrait-only",
      "a controller that overrides nothing says yes to portrait alone",
      expected: [
        "landscapeRight: no", "portraitUpsideDown: no", "landscapeLeft: no", "portrait: yes",
      ],
      actual: device.orientationAnswers
    )
    stage.check(
      "default-disables-rotation",
      "so its interface never turns",
      expected: [UIInterfaceOrientation.portrait],
      actual: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].filter {
        let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt($0.rawValue))
        return plain.supportedInterfaceOrientations.contains(mask)
      }
    )
    stage.check(
      "not-all-apps-rotate",
      "its view is 460 points high all the way round",
      expected: [460],
      actual: sizes.sorted()
    )

    let turning = example.makeController()
    let second = launch(example, turning, on: stage)
    second.rotateLeft()
    let turned = turning.interfaceOrientation
    second.keyWindow?.rootViewController = UIViewController()
    second.settle()
    stage.check(
      "per-controller-choice",
      "the next controller, which overrides nothing, brings portrait back",
      expected: "landscapeRight, then portrait",
      actual: "\(turned), then \(second.application.statusBarOrientation)"
    )
  }
}
