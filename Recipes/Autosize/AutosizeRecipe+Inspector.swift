import RecipeKit

extension AutosizeRecipe {
  /// Tries the inspector's drawings on a view, as its small animation does.
  func checkInspector(_ example: Example, on stage: Stage) {
    let controller = example.makeController()
    _ = launch(example, controller, on: stage)
    checkDefaults(controller, on: stage)
    checkArrows(controller, on: stage)
    checkStruts(controller, on: stage)

    let floating = Autosizing(left: false, right: false, top: false, bottom: false)
    stage.check(
      "all-dashed-floats",
      "with everything dashed a control in the middle stays in the middle",
      expected: CGRect(x: 190, y: 125, width: 100, height: 50),
      actual: resized(
        CGRect(x: 110, y: 205, width: 100, height: 50),
        floating,
        controller
      )
    )
    let tall = resized(
      CGRect(x: 80, y: 100, width: 80, height: 260),
      Autosizing(left: false, right: false, top: true, bottom: true, height: true),
      controller
    )
    stage.check(
      "fig-5-7-height-only",
      "the margins above and below stay 100, the height shrinks by 160, the width stays",
      expected: [100, 100, 100, 80],
      actual: [tall.minY, tall.height, 300 - tall.maxY, tall.width]
    )
    stage.check(
      "fig-5-7-horizontal-floats",
      "margins of 80 and 160 points grow by a third and two thirds of 160",
      expected: [133.33, 266.67],
      actual: [tall.minX, 480 - tall.maxX],
      within: 0.01
    )
  }

  /// The box of a new control: struts on the left and the top are solid, all else is dashed.
  private var drawnAtFirst: Autosizing {
    Autosizing(left: true, right: false, top: true, bottom: false, width: false, height: false)
  }

  private func checkDefaults(_ controller: AutosizeViewController, on stage: Stage) {
    let place = CGRect(x: 20, y: 403, width: 72, height: 37)
    let moved = resized(place, drawnAtFirst, controller)
    stage.check(
      "default-masks-left-top",
      "the default box keeps the left and the top margin",
      expected: place.origin,
      actual: moved.origin
    )
    stage.check(
      "default-masks-left-top",
      named: "mask",
      "the mask of the default box is right and bottom margin, 4 + 32",
      expected: 36,
      actual: controller.mask(for: drawnAtFirst).rawValue
    )
    stage.check(
      "default-masks-fixed-size",
      "the default box keeps the size",
      expected: place.size,
      actual: moved.size
    )
  }

  private func checkArrows(_ controller: AutosizeViewController, on stage: Stage) {
    let place = CGRect(x: 60, y: 130, width: 200, height: 200)
    let both = Autosizing(left: true, right: true, top: true, bottom: true, width: true, height: true)
    let none = drawnAtFirst
    stage.check(
      "solid-horizontal-arrow-flexible-width",
      "a solid arrow between solid struts takes all of the 160 points",
      expected: 360,
      actual: resized(place, both, controller).width
    )
    stage.check(
      "dashed-horizontal-arrow-fixed-width",
      "a dashed arrow takes none of the 160 points",
      expected: 200,
      actual: resized(place, none, controller).width
    )
    stage.check(
      "vertical-arrow-height",
      "upright, a solid arrow takes all of -160 points, and a dashed one none",
      expected: [40, 200],
      actual: [resized(place, both, controller).height, resized(place, none, controller).height]
    )
  }

  private func checkStruts(_ controller: AutosizeViewController, on stage: Stage) {
    let place = CGRect(x: 60, y: 130, width: 200, height: 200)
    let right = Autosizing(left: false, right: true, top: false, bottom: true)
    let keptRight = resized(place, right, controller)
    stage.check(
      "solid-strut-fixed-margin",
      "solid struts on the right and below keep 60 and 130 points",
      expected: [60, 130],
      actual: [480 - keptRight.maxX, 300 - keptRight.maxY]
    )
    stage.check(
      "dashed-strut-flexible-margin",
      "a dashed strut on the left takes the 160 points",
      expected: 220,
      actual: keptRight.minX
    )
    let struts = [
      Autosizing(left: false, right: true, top: true, bottom: true),
      Autosizing(left: true, right: false, top: true, bottom: true),
      Autosizing(left: true, right: true, top: false, bottom: true),
      Autosizing(left: true, right: true, top: true, bottom: false),
    ]
    stage.check(
      "four-struts",
      "left, right, top and bottom dashed alone are the bits 1, 4, 8 and 32",
      expected: [1, 4, 8, 32],
      actual: struts.map { controller.mask(for: $0).rawValue }
    )
  }

  /// Where a view ends up when its superview goes from 320 × 460 to 480 × 300.
  private func resized(
    _ frame: CGRect,
    _ box: Autosizing,
    _ controller: AutosizeViewController
  ) -> CGRect {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let view = UIView(frame: frame)
    view.autoresizingMask = controller.mask(for: box)
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 480, height: 300)
    return view.frame
  }

  // MARK: Buttons that grow

  /// Turns the phone with buttons whose widths may change, and taps each of them.
  func checkGrowing(_ example: Example, on stage: Stage) {
    let controller = example.makeGrowing()
    let device = launch(example, controller, on: stage)
    var tapped: Set<String> = []
    for button in controller.buttons {
      let note = UIAction { _ in tapped.insert(button.currentTitle ?? "none") }
      button.addAction(note, for: .touchUpInside)
    }
    device.rotateLeft()
    let screen = controller.view.bounds
    let frames = controller.buttons.map(\.frame)
    stage.check(
      "flexible-sizes-fill",
      "with flexible sizes all six buttons grow from 72 to 110.4 points",
      expected: [110.4, 110.4, 110.4, 110.4, 110.4, 110.4],
      actual: frames.map(\.width),
      within: 0.01
    )
    stage.check(
      "buttons-may-grow",
      "buttons that grow cover a sixth of the view, where those of fixed sizes cover a ninth",
      expected: 0.17,
      actual: Double(frames.map { $0.width * $0.height }.reduce(0, +) / (screen.width * screen.height)),
      within: 0.005
    )
    stage.check(
      "buttons-may-grow",
      named: "overlap",
      "no two of the buttons that grow overlap",
      expected: [],
      actual: overlaps(frames)
    )
    for button in controller.buttons where screen.contains(button.center) { device.tap(button) }
    stage.check(
      "buttons-may-grow",
      named: "tapped",
      "all six buttons that grow can be tapped",
      expected: 6,
      actual: tapped.count
    )
  }
}
