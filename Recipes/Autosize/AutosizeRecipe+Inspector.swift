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
      "top and bottom margin stay 100, the height shrinks by 160, the width stays",
      expected: [100, 100, 100, 80],
      actual: [tall.minY, tall.height, 300 - tall.maxY, tall.width]
    )
    stage.check(
      "fig-5-7-horizontal-floats",
      "80 points on the left and 160 on the right grow by a third and two thirds of 160",
      expected: [133.33, 266.67],
      actual: [tall.minX, 480 - tall.maxX],
      within: 0.01
    )
  }

  private func checkDefaults(_ controller: AutosizeViewController, on stage: Stage) {
    let place = CGRect(x: 20, y: 403, width: 72, height: 37)
    let moved = resized(place, Autosizing(), controller)
    stage.check(
      "default-masks-left-top",
      "the default box keeps the left and the top margin",
      expected: place.origin,
      actual: moved.origin
    )
    stage.check(
      "default-masks-left-top",
      named: "mask",
      "its mask is right and bottom margin: 4 + 32",
      expected: 36,
      actual: controller.mask(for: Autosizing()).rawValue
    )
    stage.check(
      "default-masks-fixed-size",
      "it keeps the size",
      expected: place.size,
      actual: moved.size
    )
  }

  private func checkArrows(_ controller: AutosizeViewController, on stage: Stage) {
    let place = CGRect(x: 60, y: 130, width: 200, height: 200)
    let both = Autosizing(left: true, right: true, top: true, bottom: true, width: true, height: true)
    let none = Autosizing()
    stage.check(
      "solid-horizontal-arrow-flexible-width",
      "a solid arrow between solid struts takes all of the 160 points",
      expected: 360,
      actual: resized(place, both, controller).width
    )
    stage.check(
      "dashed-horizontal-arrow-fixed-width",
      "a dashed arrow takes none",
      expected: 200,
      actual: resized(place, none, controller).width
    )
    stage.check(
      "vertical-arrow-height",
      "upright it is the same: 200 - 160, or 200",
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
      "the dashed strut on the left takes the 160 points",
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

  /// Lets the buttons of the example grow.
  func checkFlexibleWidths(_ example: Example, on stage: Stage) {
    let controller = example.makeController()
    let device = launch(example, controller, on: stage)
    for (index, button) in controller.buttons.enumerated() {
      var box = controller.autosizing(isLeft: index % 2 == 0, row: index / 2)
      box.width = true
      button.autoresizingMask = controller.mask(for: box)
    }
    device.rotateLeft()
    let frames = controller.buttons.map(\.frame)
    stage.check(
      "flexible-sizes-fill",
      "with flexible widths all six grow from 72 to 110.4 points and none overlap",
      expected: [110.4, 110.4, 110.4, 110.4, 110.4, 110.4],
      actual: overlaps(frames).isEmpty ? frames.map(\.width) : [],
      within: 0.01
    )
  }
}
