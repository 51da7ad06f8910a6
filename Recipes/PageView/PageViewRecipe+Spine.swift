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
      "the orientations that the delegate is asked about in three turns",
      expected: ["landscapeRight", "portrait", "landscapeLeft"],
      actual: scene.witness.orientations
    )
    stage.check(
      "spine-return-applied",
      "the spine after each of them",
      expected: [.mid, .min, .mid],
      actual: locations
    )
    let all: [UIPageViewController.SpineLocation] = [.none, .min, .mid, .max]
    stage.check(
      "spine-enum-values",
      "the numbers of the four locations, and of that on the side and upright",
      expected: [0, 1, 2, 3, 2, 1],
      actual: (all + locations.prefix(2)).map(\.rawValue)
    )
    stage.check(
      "min-one-controller",
      "pages upright",
      expected: 1,
      actual: counts[1]
    )
  }

  private func checkSpread(_ examples: PageViewExamples, on stage: Stage) {
    let scene = BookScene(examples.root, .iPad, on: stage)
    scene.device.rotate(to: .landscapeLeft)
    stage.picture("landscape", caption: "Two pages in landscape, the spine between them")
    let frames = scene.frames
    stage.check(
      "mid-two-controllers",
      "the pages on the side, and whether the first is left of the second",
      expected: ["January", "February", "beside"],
      actual: scene.titles + (frames.count == 2 && frames[0].maxX <= frames[1].minX ? ["beside"] : [])
    )
    stage.check(
      "container-for-pages",
      "what the book's children are about",
      expected: ["January", "February"],
      actual: scene.book.children.map { ($0 as? DataViewController)?.dataObject ?? "none" }
    )
    let finger = scene.device.touchDown(at: scene.place(0.9))
    stage.film("turn", caption: "A finger turns a leaf from right to left", seconds: 2) {
      finger?.move(to: scene.place(0.3), duration: 1)
      stage.picture("leaf", caption: "The leaf on its way: March is on its back")
      finger?.move(to: scene.place(0.15), duration: 0.3)
      finger?.lift()
      scene.device.advanceUntilIdle()
    }
    stage.check(
      "mid-turn-right-to-left",
      "the numbers of the pages, counted from 0, after a turn from right to left",
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
        "on a \(name): the right edge of the left page, and the left edge of the right one",
        expected: [centre, centre],
        actual: [scene.frames.first?.maxX ?? 0, scene.frames.last?.minX ?? 0].map { Double($0) }
      )
      if name == "pad" { checkException(scene, on: stage) }
    }
  }

  private func checkException(_ scene: BookScene, on stage: Stage) {
    stage.expectException(
      "mid-needs-two",
      "one page set in landscape",
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
      "the width of the only page in landscape, with the spine at `.min`",
      expected: [1024],
      actual: scene.frames.map { Double($0.width) }
    )
  }

  private func checkOneForTwo(_ examples: PageViewExamples, on stage: Stage) {
    stage.expectNoException("mid-needs-two", named: "rotation", "the device turned on its side") {
      let scene = BookScene(examples.turned, .iPad, on: stage)
      scene.device.rotate(to: .landscapeLeft)
    }
  }
}
