import RecipeKit

/// The part of the script that opens popovers from places, and turns the device.
extension PopoverRecipe {
  private func open(
    _ example: Example,
    arrow: UIPopoverArrowDirection = .any,
    iOS version: Double = 7,
    on stage: Stage
  ) -> (device: Simulator, map: MapController) {
    let device = stage.boot(.iPad, iOS: version)
    let map = example.map()
    device.launch(map)
    device.advanceUntilIdle()
    map.showPlace(arrow: arrow)
    device.advanceUntilIdle()
    return (device, map)
  }

  /// How many popovers are visible.
  private func popovers(of map: MapController) -> Int {
    map.popover?.isPopoverVisible ?? false ? 1 : 0
  }

  func checkPlaces(_ example: Example, on stage: Stage) {
    let (device, map) = open(example, on: stage)
    stage.picture("place", caption: "A popover from a place in the view")
    stage.check(
      "two-ways-to-open",
      "a popover from a rectangle is visible, as one from a bar button item is",
      expected: 1,
      actual: popovers(of: map)
    )
    stage.check(
      "content-is-view-controller",
      "the popover's content is a view controller",
      expected: "PopoverContentViewController",
      actual: map.popover.map { "\(type(of: $0.contentViewController))" } ?? "none"
    )
    let view: UIView = map.content.view
    stage.check(
      "content-is-view-controller",
      named: "view",
      "the content's view is in the window, but not in the view that the popover came from",
      expected: "in the window",
      actual: view.isDescendant(of: map.view)
        ? "in the map's view" : view.window != nil ? "in the window" : "nowhere"
    )
    device.tap(map.toolbox)
    device.advanceUntilIdle()
    stage.check(
      "passthrough-area",
      "a button that touches pass through to gets them",
      expected: "Zoom 2×",
      actual: map.toolbox.title(for: .normal) ?? ""
    )
    stage.check(
      "passthrough-area",
      named: "open",
      "one popover is visible while touches pass through to a button",
      expected: 1,
      actual: popovers(of: map)
    )
    let (second, other) = open(example, on: stage)
    let before = popovers(of: other)
    second.tap(at: CGPoint(x: 60, y: 100))
    second.advanceUntilIdle()
    stage.check(
      "outside-tap-dismisses",
      "a tap anywhere else takes the one popover away",
      expected: 1,
      actual: before - popovers(of: other)
    )
    checkDirections(example, on: stage)
  }

  private func checkDirections(_ example: Example, on stage: Stage) {
    func arrows(_ permitted: [UIPopoverArrowDirection]) -> [UIPopoverArrowDirection] {
      permitted.map { open(example, arrow: $0, on: stage).map.popover?.arrowDirection ?? .unknown }
    }
    let single: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let shown = arrows(single)
    stage.check(
      "permitted-directions-limit",
      "with one direction permitted the arrow points in that one",
      expected: ["up", "down", "left", "right"],
      actual: shown.map(name)
    )
    stage.check(
      "arrow-enum-values",
      "up, down, left, right, any and unknown are 1, 2, 4, 8, 15, and all bits",
      expected: [1, 2, 4, 8, 15, .max],
      actual: (single + [.any, .unknown]).map(\.rawValue)
    )
    stage.check(
      "arrow-enum-values",
      named: "shown",
      "the arrows of popovers with one direction permitted are 1, 2, 4 and 8",
      expected: [1, 2, 4, 8],
      actual: shown.map(\.rawValue)
    )
    stage.check(
      "arrow-option-set",
      "with two directions permitted the arrow points in one of them",
      expected: ["up", "left"],
      actual: arrows([[.up, .down], [.left, .right]]).map(name)
    )
  }

  // MARK: Turning

  func checkTurning(_ example: Example, on stage: Stage) {
    let scene = PopoverScene(example.root, .iPad, on: stage)
    scene.tapPlus()
    let before = scene.popovers
    scene.device.rotate(to: .landscapeLeft, animating: true)
    scene.device.advance(by: 0.1)
    let during = scene.popovers
    scene.device.advanceUntilIdle()
    stage.picture("turned", caption: "A popover from a button, after the turn")
    stage.check(
      "rotation-dismisses-or-hides",
      "before the turn one popover is visible, and during it none",
      expected: [1, 0],
      actual: [before, during]
    )
    stage.check(
      "rotation-redisplay",
      "after the turn the popover is again under the button, where that is now",
      expected: CGRect(x: 814, y: 77, width: 200, height: 125),
      actual: scene.popovers == 1 ? scene.frame : .zero,
      within: 0.001
    )
    let other = PopoverScene(example.root, .iPad, on: stage)
    other.tapPlus()
    let open = other.popovers
    other.device.rotate(to: .landscapeLeft, animating: true)
    other.root.navigationItem.rightBarButtonItem = nil
    other.device.advanceUntilIdle()
    stage.check(
      "rotation-anchor-gone",
      "before a turn in which its button goes one popover is visible, and after it none",
      expected: [1, 0],
      actual: [open, other.popovers]
    )
    checkMovedPlace(example, on: stage)
  }

  /// The system of that time does not ask where the place has gone.
  private func checkMovedPlace(_ example: Example, on stage: Stage) {
    let (device, map) = open(example, iOS: 6, on: stage)
    device.rotate(to: .landscapeLeft, animating: true)
    device.advanceUntilIdle()
    stage.picture("place-turned", caption: "A popover from a place, after the turn")
    let view: UIView = map.content.view
    stage.check(
      "rect-redisplay-is-the-apps",
      "a popover from a rectangle is visible again after a turn",
      expected: 1,
      actual: popovers(of: map)
    )
    stage.check(
      "rect-redisplay-is-the-apps",
      named: "place",
      "the popover from the pin is in the middle above or below it, where the pin is now",
      expected: 512,
      actual: view.convert(view.bounds, to: map.view).midX
    )
  }

  // MARK: Kinds

  func checkKinds(_ example: Example, on stage: Stage) {
    let (device, map) = open(example, on: stage)
    let content = map.content
    stage.check(
      "container-like",
      named: "size",
      "the content's view has the size that the content prefers",
      expected: CGSize(width: 200, height: 125),
      actual: content.view.window == nil ? .zero : content.view.bounds.size
    )
    let shower = map.popover as AnyObject? ?? content.parent
    stage.check(
      "not-a-view-controller",
      "what shows the content is an object, but no view controller",
      expected: "no view controller",
      actual: shower is UIViewController ? "a view controller" : "no view controller"
    )
    stage.check(
      "not-a-view-controller",
      named: "parent",
      "the content of a popover has no parent",
      expected: "none",
      actual: content.parent.map { _ in "a view controller" } ?? "none"
    )
    map.popover?.dismiss(animated: false)
    device.advanceUntilIdle()
    stage.check(
      "container-like",
      "when the popover closes, the content's view leaves the window",
      expected: "gone",
      actual: content.view.window == nil ? "gone" : "in the window"
    )
    let stack = UINavigationController(rootViewController: UIViewController())
    map.showPlace()
    map.popover?.contentViewController = stack
    device.advanceUntilIdle()
    stage.check(
      "navigation-controller-inside",
      "a navigation controller that is put in as content shows in the window",
      expected: "in the window",
      actual: stack.viewIfLoaded?.window == nil ? "nowhere" : "in the window"
    )
    checkSplitView(on: stage)
  }

  private func checkSplitView(on stage: Stage) {
    let device = stage.boot(.iPad, iOS: 7)
    let split = UISplitViewController()
    let master = UIViewController()
    master.title = "Master"
    let witness = MasterPopoverWitness()
    split.viewControllers = [master, UIViewController()]
    split.delegate = witness
    device.launch(split)
    device.advanceUntilIdle()
    stage.check(
      "shows-split-master",
      "held upright, a split view hands out a popover with its master",
      expected: "Master",
      actual: witness.popover?.contentViewController.title ?? "none"
    )
  }
}
