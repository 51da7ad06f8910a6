import RecipeKit

extension RearrangeRecipe {
  /// Turns the device there and back, and looks where the buttons are.
  func check(_ example: Example, on stage: Stage) throws {
    stage.liveLayout("turn", caption: "Turn the phone: by their masks alone, and as the code places them") {
      launch(example, on: stage)
    }
    let (device, controller) = launch(example, on: stage)
    checkStart(controller, on: stage)
    stage.check(
      "status-bar-contents",
      "the status bar over the buttons shows the signal, the time and the battery",
      expected: "signal, time, battery",
      actual: device.statusBarSigns.joined(separator: ", ")
    )

    let witness = RotationWitness(beside: controller) {
      ValueText.describe(rounded(controller.button2).minX)
    }
    stage.output("button 2 upright", rounded(controller.button2))
    stage.picture(
      "portrait",
      caption: "Six buttons of 125 points, upright",
      showing: [.frames { controller.view.subviews }]
    )
    var halfway: CGPoint?
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advance(by: 0.15)
      halfway = controller.button2?.layer.presentation()?.position
      device.advanceUntilIdle()
    }
    stage.output("button 2 halfway, center", halfway.map(rounded))
    stage.picture(
      "landscape",
      caption: "The same six on the side",
      showing: [.frames { controller.view.subviews }]
    )
    stage.output("button 2 on the side", rounded(controller.button2))
    checkTurn(witness, on: stage)
    checkLandscape(controller, on: stage)
    checkRoom(controller, on: stage)

    device.rotate(to: .portrait)
    checkPortrait(controller, on: stage)
    checkRoundTrip(controller, on: device, stage)
    checkUpsideDown(controller, on: device, stage)
    checkBranches(example, on: stage)
    checkMissingOutlet(example, on: stage)
    checkFourNumbers(example, on: stage)
    checkMemoryWarning(example, on: stage)
    checkRelease(example, on: stage)
  }

  private func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, controller: RearrangeViewController) {
    let device = stage.boot(.iPhone4, iOS: 4)
    let controller = example()
    device.launch(controller)
    return (device, controller)
  }

  // MARK: Portrait and landscape

  private func checkStart(_ controller: RearrangeViewController, on stage: Stage) {
    stage.output("the view upright", controller.view.bounds.size)
    stage.check(
      "six-outlets",
      "the outlets hold the buttons 1 to 6",
      expected: ["1", "2", "3", "4", "5", "6"],
      actual: buttons(of: controller).map { $0?.title(for: .normal) }
    )
    stage.check(
      "buttons-125",
      named: "loaded",
      "as loaded, all buttons have 125 × 125 points",
      expected: [CGSize(width: 125, height: 125)],
      actual: sizes(of: controller)
    )
    stage.check(
      "portrait-fits",
      "as loaded, all six fit into the portrait view",
      expected: CGRect(x: 20, y: 20, width: 280, height: 420),
      actual: area(of: controller)
    )
  }

  private func checkTurn(_ witness: RotationWitness, on stage: Stage) {
    stage.check(
      "will-animate-called",
      "the x of button 2 is the new one from `willAnimateRotation` on, not in `willRotate`",
      expected: ["175", "20", "20"],
      actual: witness.seen
    )
    stage.check(
      "duration-argument",
      "`willAnimateRotation` is told the orientation and the duration",
      expected: "landscapeRight, 0.3 s",
      actual: witness.argument
    )
  }

  private func checkLandscape(_ controller: RearrangeViewController, on stage: Stage) {
    stage.output("the view on the side", controller.view.bounds.size)
    let places: [(x: CGFloat, y: CGFloat)] = [
      (20, 20), (20, 155), (177, 20), (177, 155), (328, 20), (328, 155),
    ]
    checkFrames("landscape", places, controller, on: stage)
    stage.check(
      "landscape-fits-300",
      "on the side all six fit into 480 × 300 points",
      expected: CGRect(x: 20, y: 20, width: 433, height: 260),
      actual: area(of: controller)
    )
    stage.check(
      "landscape-fits-300",
      named: "overlap",
      "on the side no two buttons overlap",
      expected: [],
      actual: overlaps(of: controller)
    )
    stage.check(
      "column-order",
      "on the side each column has what upright is a row",
      expected: ["1 2", "3 4", "5 6"],
      actual: columns(of: controller)
    )
  }

  private func checkPortrait(_ controller: RearrangeViewController, on stage: Stage) {
    let places: [(x: CGFloat, y: CGFloat)] = [
      (20, 20), (175, 20), (20, 168), (175, 168), (20, 315), (175, 315),
    ]
    checkFrames("portrait", places, controller, on: stage)
    stage.check(
      "portrait-fits-460",
      "turned back, all six fit into 320 × 460 points",
      expected: CGRect(x: 20, y: 20, width: 280, height: 420),
      actual: area(of: controller)
    )
    stage.check(
      "portrait-fits-460",
      named: "free",
      "turned back, six squares lie free within the view",
      expected: 6,
      actual: freeSquares(of: controller)
    )
  }

  private func checkFrames(
    _ branch: String,
    _ places: [(x: CGFloat, y: CGFloat)],
    _ controller: RearrangeViewController,
    on stage: Stage
  ) {
    for (index, (place, button)) in zip(places, buttons(of: controller)).enumerated() {
      stage.check(
        "\(branch)-\(index + 1)",
        "in \(branch) button \(index + 1) has this frame",
        expected: CGRect(x: place.x, y: place.y, width: 125, height: 125),
        actual: rounded(button)
      )
    }
  }

  /// Checks what landscape has room for.
  private func checkRoom(_ controller: RearrangeViewController, on stage: Stage) {
    let height = controller.button1?.frame.height ?? 0
    stage.check(
      "buttons-125",
      "on the side all buttons still have 125 × 125 points",
      expected: [CGSize(width: 125, height: 125)],
      actual: sizes(of: controller)
    )
    stage.check(
      "three-rows-do-not-fit",
      "on the side two rows leave 50 points to spare, and three lack 75",
      expected: [50, -75],
      actual: [2, 3].map { controller.view.bounds.height - $0 * height }.map(rounded)
    )
    stage.check(
      "overlap-with-masks",
      "on the side button 3 does not cover 1, nor 5 cover 3, in points",
      expected: [0, 0],
      actual: [
        overlap(controller.button1, controller.button3), overlap(controller.button3, controller.button5),
      ]
    )
    stage.check(
      "flexible-height-wastes-space",
      "on the side the widest gap between two columns is 32 points",
      expected: 32,
      actual: widestGap(of: controller)
    )
    stage.check(
      "square-buttons-fit-by-moving",
      "on the side six squares lie free within the view",
      expected: 6,
      actual: freeSquares(of: controller)
    )
    stage.check(
      "frame-is-position-and-size",
      "the frame of button 1 sets its center",
      expected: CGPoint(x: 82.5, y: 82.5),
      actual: rounded(controller.button1?.center ?? .zero)
    )
    stage.check(
      "frame-is-position-and-size",
      named: "bounds",
      "the frame of button 1 sets the size of its bounds",
      expected: CGSize(width: 125, height: 125),
      actual: controller.button1.map { rounded($0.bounds).size } ?? .zero
    )
  }

  // MARK: Other turns

  private func checkRoundTrip(
    _ controller: RearrangeViewController,
    on device: Simulator,
    _ stage: Stage
  ) {
    for button in buttons(of: controller) { button?.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    device.rotateLeft()
    device.rotateRight()
    stage.check(
      "round-trip",
      "piled up, then turned there and back, the buttons have their places again",
      expected: CGRect(x: 20, y: 20, width: 280, height: 420),
      actual: area(of: controller)
    )
    stage.check(
      "round-trip",
      named: "columns",
      "piled up, then turned there and back, the buttons have their order again",
      expected: ["1 3 5", "2 4 6"],
      actual: columns(of: controller)
    )
  }

  private func checkUpsideDown(
    _ controller: RearrangeViewController,
    on device: Simulator,
    _ stage: Stage
  ) {
    let witness = RotationWitness(beside: controller) { "" }
    device.rotate(to: .portraitUpsideDown)
    stage.check(
      "no-upside-down-rotation",
      "nobody hears of a turn when the device is upside down, in calls",
      expected: 0,
      actual: witness.sightings.count
    )
  }

  private func checkBranches(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    device.rotate(to: .landscapeLeft)
    let right = buttons(of: controller).map(rounded)
    device.rotate(to: .portrait)
    device.rotate(to: .landscapeRight)
    stage.check(
      "both-landscapes-same-branch",
      "no button moves from one landscape to the other",
      expected: [],
      actual: numbers(where: right, differFrom: buttons(of: controller).map(rounded))
    )
    controller.willAnimateRotation(to: .portraitUpsideDown, duration: 0.3)
    let upsideDown = buttons(of: controller).map(rounded)
    controller.willAnimateRotation(to: .portrait, duration: 0.3)
    stage.check(
      "both-portraits-same-branch",
      "no button moves from one portrait to the other",
      expected: [],
      actual: numbers(where: upsideDown, differFrom: buttons(of: controller).map(rounded))
    )
  }

  private func checkMissingOutlet(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let button = controller.button3
    controller.button3 = nil
    device.rotate(to: .landscapeLeft)
    stage.check(
      "outlet-needed-to-change",
      "without its outlet button 3 is where its mask put it",
      expected: CGRect(x: 20, y: 87.8, width: 125, height: 125),
      actual: rounded(button)
    )
  }

  private func checkFourNumbers(_ example: Example, on stage: Stage) {
    let (_, controller) = launch(example, on: stage)
    controller.place(controller.button4, x: 30, y: 60, width: 90, height: 40)
    let frame = controller.button4?.frame ?? .null
    stage.check(
      "cgrectmake",
      "a button that is placed with the numbers 30, 60, 90 and 40 has them as x, y, width and height",
      expected: [30, 60, 90, 40],
      actual: [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
    )
  }

  /// Drops a controller whose view was loaded.
  private func checkRelease(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone4, iOS: 4)
    func probes() -> [() -> UIButton?] {
      let controller = example()
      controller.loadViewIfNeeded()
      return buttons(of: controller).compactMap(\.self).map { button in { [weak button] in button } }
    }
    let left = probes()
    stage.check(
      "dealloc-releases",
      "of the six buttons none outlives the controller",
      expected: "0 of 6",
      actual: "\(left.count { $0() != nil }) of \(left.count)"
    )
  }

  private func checkMemoryWarning(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    device.sendMemoryWarning()
    stage.check(
      "memory-warning-calls-super",
      named: "on-screen",
      "a view on screen outlives a warning",
      expected: "loaded",
      actual: controller.isViewLoaded ? "loaded" : "released"
    )
    device.keyWindow?.rootViewController = UIViewController()
    device.sendMemoryWarning()
    stage.check(
      "memory-warning-calls-super",
      "a view off screen does not outlive a warning",
      expected: "released",
      actual: controller.isViewLoaded ? "loaded" : "released"
    )
    stage.check(
      "view-did-unload-clears",
      "after the view was released no outlet holds a button",
      expected: 0,
      actual: buttons(of: controller).count { $0 != nil }
    )
  }
}
