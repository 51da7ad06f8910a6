import RecipeKit

extension AutosizeRecipe {
  /// Turns a phone and a pad, and resizes a view as the inspector's small animation does.
  func check(_ example: Example, on stage: Stage) throws {
    stage.liveLayout("turn", caption: "Turn the phone or pull at its corner, and click on springs and struts")
    {
      let controller = example.makeController()
      return (launch(example, controller, on: stage), controller)
    }
    let portrait = try checkPhoneInPortrait(example, on: stage)
    try checkPhoneInLandscape(example, portrait, on: stage)
    checkQuestions(example, on: stage)
    checkScreens(example, on: stage)
    checkPad(example, on: stage)
    checkControllersThatStay(example, on: stage)
    checkInspector(example, on: stage)
    checkGrowing(example, on: stage)
  }

  func launch(_ example: Example, _ controller: UIViewController, on stage: Stage) -> Simulator {
    let device = stage.boot(
      .iPhone4,
      iOS: example.iOS,
      statusBarHidden: example.hidesStatusBar
    )
    device.launch(controller)
    return device
  }

  // MARK: The six buttons

  /// Returns the buttons' frames in portrait.
  private func checkPhoneInPortrait(_ example: Example, on stage: Stage) throws -> [CGRect] {
    let controller = example.makeController()
    let device = launch(example, controller, on: stage)
    let buttons = controller.buttons
    stage.output("buttons in portrait", buttons.map(\.frame.origin))
    stage.picture(
      "portrait",
      caption: "The six buttons in portrait",
      showing: [.springsAndStruts { [0, 3, 4].map { controller.buttons[$0] } }]
    )

    stage.check(
      "status-bar-20",
      "the status bar lies across the top",
      expected: CGRect(x: 0, y: 0, width: 320, height: 20),
      actual: device.application.statusBarFrame
    )
    stage.check(
      "status-bar-reduces-portrait",
      named: "phone",
      "the status bar leaves a view of 320 × 460 points",
      expected: CGSize(width: 320, height: 460),
      actual: controller.view.bounds.size
    )
    stage.check(
      "retina-virtual-resolution",
      "320 × 480 points are 640 × 960 pixels",
      expected: CGSize(width: 640, height: 960),
      actual: device.screen.nativeBounds.size
    )
    stage.check(
      "six-buttons",
      "six rounded buttons have the titles 1 to 6",
      expected: ["1", "2", "3", "4", "5", "6"],
      actual: controller.view.subviews.compactMap { view in
        (view as? UIButton).flatMap { $0.buttonType == .roundedRect ? $0.currentTitle : nil }
      }
    )
    stage.check(
      "fig-5-8-masks",
      "each of the six may change what keeps it in its part of the screen",
      expected: [
        "right bottom", "left bottom", "right top bottom", "left top bottom", "right top", "left top",
      ],
      actual: buttons.map { flexibleParts(of: $0.autoresizingMask) }
    )
    return buttons.map(\.frame)
  }

  private func checkPhoneInLandscape(
    _ example: Example,
    _ portrait: [CGRect],
    on stage: Stage
  ) throws {
    let controller = example.makeController()
    let device = launch(example, controller, on: stage)
    var calls: [String] = []
    stage.film("rotate-left", caption: "The phone is turned left", seconds: 0.5) {
      calls = device.callsReachingUIKit { device.rotateLeft() }
    }
    let left = controller.buttons.map(\.frame)
    let screen = controller.view.bounds
    stage.output("buttons after Rotate Left", left.map(\.origin))
    stage.picture("landscape", caption: "After Rotate Left", showing: [.frames { controller.buttons }])

    checkTurn(device, controller, calls, on: stage)
    let lost = left.indices.filter { !screen.intersects(left[$0]) }.map { $0 + 1 }
    stage.check(
      "defaults-lose-5-and-6",
      "after a turn none of the six buttons is out of sight",
      expected: [],
      actual: lost
    )
    stage.check(
      "some-combinations-fail",
      "with the masks chosen no button is out of sight",
      expected: 0,
      actual: lost.count
    )
    stage.check(
      "all-on-screen-left",
      "after Rotate Left all six buttons lie within 480 × 300 points",
      expected: 6,
      actual: left.filter(CGRect(x: 0, y: 0, width: 480, height: 300).contains).count
    )
    stage.check(
      "button-1-fine-by-default",
      "after a turn button 1 is where it was",
      expected: portrait[0],
      actual: left[0]
    )
    stage.check(
      "same-sizes",
      "after a turn all six buttons are still 72 × 37",
      expected: 6,
      actual: left.filter { $0.size == CGSize(width: 72, height: 37) }.count
    )
    stage.check(
      "no-overlap-small",
      "after a turn no two buttons overlap",
      expected: [],
      actual: overlaps(left)
    )
    stage.check(
      "space-left-empty",
      "the six buttons cover about a ninth of the view",
      expected: 1.0 / 9,
      actual: Double(left.map { $0.width * $0.height }.reduce(0, +) / (screen.width * screen.height)),
      within: 0.01
    )
    checkOtherTurns(device, controller, portrait, left, on: stage)
  }

  private func checkTurn(
    _ device: Simulator,
    _ controller: UIViewController,
    _ calls: [String],
    on stage: Stage
  ) {
    stage.check(
      "controller-is-asked",
      "the controller is asked about the new orientation, and agrees",
      expected: ["landscapeRight: yes"],
      actual: device.orientationAnswers
    )
    stage.check(
      "yes-rotates-window-and-view",
      "the interface turns with the device",
      expected: UIInterfaceOrientation.landscapeRight,
      actual: controller.interfaceOrientation
    )
    stage.check(
      "yes-rotates-window-and-view",
      named: "calls",
      "the controller is told before and after a turn",
      expected: ["willRotate", "didRotate"],
      actual: calls.filter { ["willRotate", "didRotate"].contains($0) }
    )
    stage.check(
      "status-bar-reduces-landscape",
      named: "phone",
      "with the phone on its side the view has 480 × 300 points",
      expected: CGSize(width: 480, height: 300),
      actual: controller.view.bounds.size
    )
  }

  private func checkOtherTurns(
    _ device: Simulator,
    _ controller: AutosizeViewController,
    _ portrait: [CGRect],
    _ left: [CGRect],
    on stage: Stage
  ) {
    device.rotateRight()
    stage.check(
      "back-restores",
      "turned back, all six buttons are where they were",
      expected: 6,
      actual: zip(portrait, controller.buttons.map(\.frame)).filter { $0.isNear($1, within: 0.5) }.count
    )
    device.rotateRight()
    stage.check(
      "rotate-left-is-landscape",
      "after a Rotate Right the interface is in the other landscape",
      expected: UIInterfaceOrientation.landscapeLeft,
      actual: controller.interfaceOrientation
    )
    stage.check(
      "all-on-screen-right",
      "after Rotate Right all six are where they are after Rotate Left, within 480 × 300",
      expected: 6,
      actual: zip(left, controller.buttons.map(\.frame)).filter {
        $0 == $1 && CGRect(x: 0, y: 0, width: 480, height: 300).contains($1)
      }.count
    )
  }

  /// The parts that a mask makes flexible, in words.
  private func flexibleParts(of mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleRightMargin, "right"), (.flexibleTopMargin, "top"),
      (.flexibleBottomMargin, "bottom"), (.flexibleWidth, "width"), (.flexibleHeight, "height"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// The pairs of buttons that overlap, such as `1-3`.
  func overlaps(_ frames: [CGRect]) -> [String] {
    frames.indices.flatMap { first in
      frames.indices.filter { $0 > first && frames[first].intersects(frames[$0]) }
        .map { "\(first + 1)-\($0 + 1)" }
    }
  }
}

extension AutosizeViewController {
  /// The buttons in the view, in their order.
  var buttons: [UIButton] { view.subviews.compactMap { $0 as? UIButton } }
}
