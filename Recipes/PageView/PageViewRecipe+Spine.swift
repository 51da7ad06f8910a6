import RecipeKit

/// The part of the script that turns the device.
extension PageViewRecipe {
  func checkSpine(_ examples: PageViewExamples, on stage: Stage) {
    checkQuestions(examples, on: stage)
    checkSpread(examples, on: stage)
    checkCentre(examples, on: stage)
    checkSinglePage(examples, on: stage)
    checkOneForTwo(examples, on: stage)
  }

  private func checkQuestions(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    var locations: [UIPageViewController.SpineLocation] = []
    var counts: [Int] = []
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      scene.device.rotate(to: orientation)
      locations.append(scene.book.spineLocation)
      counts.append(scene.pages.count)
    }
    stage.output("pages on the side, upright, on the other side", counts)
    stage.check(
      "spine-called-on-rotation",
      "in three turns of the device the delegate is asked about each new orientation",
      expected: ["landscapeRight", "portrait", "landscapeLeft"],
      actual: scene.witness.orientations
    )
    stage.check(
      "spine-return-applied",
      "after each turn of the device the spine is where the delegate wants it",
      expected: [.mid, .min, .mid],
      actual: locations
    )
    let all: [UIPageViewController.SpineLocation] = [.none, .min, .mid, .max]
    stage.check(
      "spine-enum-values",
      "the locations none, min, mid and max have the numbers 0, 1, 2 and 3",
      expected: [0, 1, 2, 3],
      actual: all.map(\.rawValue)
    )
    stage.check(
      "spine-enum-values",
      named: "shown",
      "the spine's number is 2 with the device on its side, and 1 upright",
      expected: [2, 1],
      actual: locations.prefix(2).map(\.rawValue)
    )
    stage.check(
      "min-one-controller",
      "upright, with the spine at `.min`, one page shows",
      expected: 1,
      actual: counts[1]
    )
  }

  private func checkSpread(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    scene.turnForward()
    scene.device.rotate(to: .landscapeLeft)
    stage.picture("landscape", caption: "The book in landscape")
    stage.check(
      "mid-two-controllers",
      "on its side the book shows two pages, the even one and the one after it",
      expected: ["January", "February"],
      actual: scene.titles
    )
    stage.check(
      "mid-two-controllers",
      named: "beside",
      "of two pages the first fills the left half, the second the right half",
      expected: [CGRect(x: 0, y: 0, width: 512, height: 768), CGRect(x: 512, y: 0, width: 512, height: 768)],
      actual: scene.frames
    )
    stage.check(
      "container-for-pages",
      "the pages, from left to right, are the book's children",
      expected: ["January", "February"],
      actual: scene.book.children.sorted { $0.view.frame.minX < $1.view.frame.minX }
        .map { ($0 as? DataViewController)?.dataObject ?? "none" }
    )
    let finger = scene.device.touchDown(at: scene.place(0.9))
    stage.film("turn", caption: "A finger turns a leaf from right to left", seconds: 2, showing: [.touches]) {
      finger?.move(to: scene.place(0.3), duration: 1)
      stage.picture("leaf", caption: "The leaf on its way: March is on its back", showing: [.touches])
      finger?.move(to: scene.place(0.15), duration: 0.3)
      finger?.lift()
      scene.device.advanceUntilIdle()
    }
    stage.check(
      "mid-turn-right-to-left",
      "after a turn from right to left the pages are number 2 on the left and 3 on the right",
      expected: [2, 3],
      actual: scene.titles.compactMap { months.firstIndex(of: $0) }
    )
  }

  private func checkCentre(_ examples: PageViewExamples, on stage: Stage) {
    for (model, name, centre) in [(DeviceModel.iPhone4, "phone", 240.0), (.iPad, "pad", 512)] {
      let scene = BookScene(examples.root, model, on: stage)
      scene.device.rotate(to: .landscapeLeft)
      stage.check(
        "mid-spine-centre",
        named: name,
        "on a \(name) the left page ends, and the right one begins, in the middle of the screen",
        expected: [centre, centre],
        actual: [scene.frames.first?.maxX ?? 0, scene.frames.last?.minX ?? 0].map { Double($0) }
      )
      if name == "pad" { checkException(scene, on: stage) }
    }
  }

  private func checkException(_ scene: BookScene, on stage: Stage) {
    stage.expectException(
      "mid-needs-two",
      "a book with two pages cannot be given a single one",
      name: "NSInvalidArgumentException",
      reason: "The number of view controllers provided (1) doesn't match the number required (2) for the "
        + "requested transition"
    ) {
      scene.book.setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
  }

  /// Answers `.min` for the delegate.
  private func checkSinglePage(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    scene.witness.spine = { [root = scene.root] in
      root.show(pagesFrom: 0, count: 1)
      return .min
    }
    scene.device.rotate(to: .landscapeLeft)
    stage.check(
      "min-landscape-single-page",
      "with the spine at `.min` one page is as wide as the whole book on its side",
      expected: [1024],
      actual: scene.frames.map { Double($0.width) }
    )
  }

  private func checkOneForTwo(_ examples: PageViewExamples, on stage: Stage) {
    stage.expectNoException(
      "mid-needs-two",
      named: "rotation",
      "a device with a book can be turned on its side"
    ) {
      let scene = BookScene(examples.turned, .iPad, on: stage)
      scene.device.rotate(to: .landscapeLeft)
    }
  }
}
