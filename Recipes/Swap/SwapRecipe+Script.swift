import RecipeKit

extension SwapRecipe {
  /// Loads both views, turns the device all round, and taps.
  func check(_ example: Example, on stage: Stage) throws {
    checkLoading(example, on: stage)
    checkAngles(example, on: stage)
    checkTransforms(example, on: stage)
    checkFirstTurn(example, on: stage)
    checkVersions(example, on: stage)
    checkBranches(example, on: stage)
    checkTour(example, on: stage)
    checkReuse(example, on: stage)
    checkConnections(example, on: stage)
    checkTaps(example, on: stage)
    checkHiddenState(example, on: stage)
    checkMemoryWarning(example, on: stage)
    checkRelease(example, on: stage)
  }

  func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, controller: SwapViewController) {
    let device = stage.boot(.iPhone4, iOS: 4)
    let controller = example()
    device.launch(controller)
    return (device, controller)
  }

  // MARK: Loading

  private func checkLoading(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone4, iOS: 4)
    let controller = example()
    controller.loadViewIfNeeded()
    stage.check(
      "view-outlet-is-portrait",
      "`view` is the portrait view at first",
      expected: "portrait",
      actual: shown(by: controller)
    )
    stage.check(
      "portrait-320x460",
      "as loaded, the portrait view has 320 × 460 points",
      expected: CGSize(width: 320, height: 460),
      actual: controller.portrait?.bounds.size ?? .zero
    )
    stage.check(
      "landscape-480x300",
      "as loaded, the landscape view has 480 × 300 points",
      expected: CGSize(width: 480, height: 300),
      actual: controller.landscape?.bounds.size ?? .zero
    )
    stage.check(
      "two-view-outlets",
      "the two view outlets hold two views",
      expected: 2,
      actual: Set([controller.portrait, controller.landscape].compactMap(\.self)).count
    )
    let outlets = buttonOutlets(of: controller)
    stage.check(
      "four-button-outlets",
      "the four button outlets hold four buttons",
      expected: 4,
      actual: Set(outlets).count
    )
    stage.check(
      "same-titles-other-objects",
      "the outlets of both views hold buttons with the same titles",
      expected: ["Foo", "Bar", "Foo", "Bar"],
      actual: outlets.compactMap { $0.title(for: .normal) }
    )
    stage.check(
      "same-titles-other-objects",
      named: "objects",
      "no button of one view is in the other",
      expected: 4,
      actual: Set(buttons(in: controller.portrait) + buttons(in: controller.landscape)).count
    )
    checkPlaces(controller, on: stage)
    func words(_ view: UIView?) -> String? {
      let titles = buttons(in: view).compactMap { $0.title(for: .normal) }
      return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }
    func photo(_ view: UIView?) -> String? {
      DrawnPhotos.name(of: view?.subviews.lazy.compactMap { ($0 as? UIImageView)?.image }.first)
    }
    stage.check(
      "user-need-not-know",
      "the buttons of the landscape view say what those of the portrait view say",
      expected: words(controller.portrait) ?? "some words",
      actual: words(controller.landscape) ?? "no words"
    )
    stage.check(
      "user-need-not-know",
      named: "picture",
      "the landscape view shows the picture of the portrait view",
      expected: photo(controller.portrait) ?? "a picture",
      actual: photo(controller.landscape) ?? "no picture"
    )
  }

  private func checkPlaces(_ controller: SwapViewController, on stage: Stage) {
    func frame(_ button: UIButton?) -> CGRect { button?.frame ?? .null }
    stage.check(
      "portrait-foo-above",
      "upright Foo is 70 points above Bar",
      expected: 70,
      actual: frame(controller.portraitBarButton).minY - frame(controller.portraitFooButton).maxY
    )
    stage.check(
      "landscape-foo-left",
      "on the side Foo is 76 points to the left of Bar",
      expected: 76,
      actual: frame(controller.landscapeBarButton).minX - frame(controller.landscapeFooButton).maxX
    )
  }

  private func checkAngles(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone4, iOS: 4)
    let controller = example()
    stage.check(
      "degrees-to-radians",
      "90, -90 and 180 degrees are these parts of π",
      expected: [0.5, -0.5, 1],
      actual: [90, -90, 180].map { controller.degreesToRadians($0) / .pi }
    )
    let quarter = CGAffineTransform(rotationAngle: controller.degreesToRadians(90))
    stage.check(
      "radians-argument",
      "90 degrees take the point (1, 0) to (0, 1)",
      expected: CGPoint(x: 0, y: 1),
      actual: rounded(CGPoint(x: 1, y: 0).applying(quarter))
    )
  }

  private func checkTransforms(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone4, iOS: 4)
    let controller = example()
    controller.loadViewIfNeeded()
    func frame(_ transform: CGAffineTransform) -> CGRect {
      let view = controller.landscape ?? UIView()
      view.bounds = CGRect(x: 0, y: 0, width: 480, height: 300)
      view.center = CGPoint(x: 240, y: 150)
      view.transform = transform
      return rounded(view.frame)
    }
    stage.check(
      "transform-size-position-angle",
      "scaled by a half, moved by (30, 40), and turned by 90 degrees, the landscape view has these frames",
      expected: [
        CGRect(x: 120, y: 75, width: 240, height: 150), CGRect(x: 30, y: 40, width: 480, height: 300),
        CGRect(x: 90, y: -90, width: 300, height: 480),
      ],
      actual: [
        frame(CGAffineTransform(scaleX: 0.5, y: 0.5)), frame(CGAffineTransform(translationX: 30, y: 40)),
        frame(CGAffineTransform(rotationAngle: .pi / 2)),
      ]
    )
  }

  // MARK: Turning

  /// Turns the phone on systems whose window stays in portrait, and on the first one whose window turns.
  private func checkVersions(_ example: Example, on stage: Stage) {
    let fits = [4.0, 7, 8].map { version in
      let device = stage.boot(.iPhone4, iOS: version)
      let controller = example()
      device.launch(controller)
      device.rotate(to: .landscapeLeft)
      let window = controller.view.window?.bounds ?? .null
      let isWithin = window.contains(rounded(controller.view.frame))
      return "iOS \(Int(version)): \(isWithin ? "within" : "sticks out")"
    }
    stage.check(
      "turned-view-versions",
      "a view that the code turns lies within the window up to iOS 7, and sticks out of it on iOS 8",
      expected: ["iOS 4: within", "iOS 7: within", "iOS 8: sticks out"],
      actual: fits
    )
  }

  private func checkFirstTurn(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.output("after launch", scene(of: controller))
    stage.check(
      "starts-portrait-two-buttons",
      "at launch Foo is over Bar",
      expected: "portrait: Foo over Bar",
      actual: scene(of: controller)
    )
    let witness = RotationWitness(beside: controller) { [unowned controller] in shown(by: controller) }
    stage.picture("portrait", caption: "The portrait view at launch")
    var halfway = CGAffineTransform.identity
    stage.film("turn", caption: "The phone is turned on its side", seconds: 0.6) {
      device.rotate(to: .landscapeLeft, animating: true)
      device.advance(by: 0.15)
      halfway = controller.landscape?.layer.presentation()?.affineTransform() ?? .identity
      device.advanceUntilIdle()
    }
    stage.output("on the side", scene(of: controller))
    stage.picture("landscape", caption: "The landscape view after a turn")
    stage.check(
      "rotation-switches-view",
      "turned on its side, the controller shows the other view",
      expected: "landscape: Foo beside Bar",
      actual: scene(of: controller)
    )
    stage.check(
      "called-before-end",
      "the view is exchanged between `willRotate` and `didRotate`",
      expected: ["portrait", "landscape", "landscape"],
      actual: witness.seen
    )
    stage.check(
      "actions-animated",
      "halfway through a turn the landscape view is turned by half of 90 degrees",
      expected: 45,
      actual: degrees(of: halfway)
    )
    stage.check(
      "system-sets-transform-normally",
      "on the side the view takes 300 points of the window's width",
      expected: 300,
      actual: rounded(controller.view.frame.width)
    )
  }

  /// Turns once all round, a quarter at a time.
  private func checkBranches(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    var orientations: [UIInterfaceOrientation] = []
    var views: Set<ObjectIdentifier> = []
    for turn in quarters {
      device.rotate(to: turn.device)
      orientations.append(controller.interfaceOrientation)
      views.insert(ObjectIdentifier(controller.view))
      stage.check(
        "\(turn.id)-branch",
        "in \(turn.name) the view, its angle and its size fit",
        expected: turn.pose,
        actual: pose(of: controller)
      )
      stage.check(
        "fits-window",
        named: turn.id,
        "in \(turn.name) the view fills what the status bar leaves of the window",
        expected: turn.frame,
        actual: rounded(controller.view.frame)
      )
    }
    stage.check(
      "all-orientations",
      "in a full circle the interface takes four orientations",
      expected: 4,
      actual: Set(orientations).count
    )
    stage.check(
      "same-portrait-object",
      "in four orientations there are two views",
      expected: 2,
      actual: views.count
    )
  }

  /// Turns to and fro, past every pair of neighbours and opposites.
  private func checkTour(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let tour = [0, 2, 0, 1, 2, 3, 0, 3, 1, 0]
    let angles = tour.map { stop in
      device.rotate(to: quarters[stop].device)
      return degrees(of: controller.view.transform)
    }
    stage.check(
      "transform-reset-first",
      "none of ten more turns ends at a wrong angle",
      expected: [],
      actual: tour.indices.filter { angles[$0] != quarters[tour[$0]].degrees }.map { $0 + 1 }
    )
  }

  private func checkReuse(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    // Nothing in the script keeps them: only the controller can.
    weak let upright: UIView? = controller.view
    weak var wide: UIView?
    device.rotate(to: .landscapeLeft)
    wide = controller.view
    device.rotate(to: .portrait)
    stage.check(
      "both-views-kept-alive",
      "turned back, the controller shows the first view again",
      expected: "the first view",
      actual: upright.map { $0 === controller.view ? "the first view" : "another view" } ?? "a new view"
    )
    device.rotate(to: .landscapeLeft)
    stage.check(
      "both-views-kept-alive",
      named: "landscape",
      "turned once more, the controller shows the first landscape view again",
      expected: "the first view",
      actual: wide.map { $0 === controller.view ? "the first view" : "another view" } ?? "a new view"
    )
    stage.check(
      "bounds-needed",
      "at its second turn the view has the size for its orientation",
      expected: CGSize(width: 480, height: 300),
      actual: controller.view.bounds.size
    )
  }
}
