import RecipeKit

/// What the popover itself does: it opens, closes, turns with the device, and springs from a place.
extension PopoverRecipe {
  @ClaimBuilder<PopoverExamples> var opening: Claims<PopoverExamples> {
    core("add-button-right", "The + is at the right end of the bar.") { scene in
      let items = scene.root.navigationItem.rightBarButtonItems ?? []
      expect(items.map { $0 === scene.root.barButtonAdd ? "the + item" : "another" }, is: ["the + item"])
      let button = scene.device.view(at: scene.plus) as? UIButton
      expect(button?.nameOnScreen ?? "nothing", is: "+", "people see a plus at the right end of the bar")
    }
    .fails(when: "it is at the left end", seeing: [String]()) {
      $0.root.navigationItem.rightBarButtonItem = nil
      $0.root.navigationItem.leftBarButtonItem = $0.root.barButtonAdd
    }
    .fails(when: "the button says Edit") {
      $0.root.barButtonAdd = UIBarButtonItem(systemItem: .edit)
      $0.root.navigationItem.rightBarButtonItem = $0.root.barButtonAdd
    }
    arriving.detail("right-item-not-animated", "The + is put on the bar without animation.") { scene in
      scene.root.loadViewIfNeeded()
      scene.device.advance(by: 0.05)
      expect(scene.bar.subtree().count(where: \.isFading), is: 0)
    }
    .fails(when: "it is put there with animation") {
      $0.root.loadViewIfNeeded()
      $0.root.navigationItem.setRightBarButton(UIBarButtonItem(systemItem: .add), animated: true)
    }
    core("ipad-plus-action", "On the pad + opens the popover, and no alert.") {
      $0.open()
      expect([$0.popovers, $0.alerts], is: [1, 0])
    }
    .fails(when: "+ shows an alert", seeing: [0, 1]) { $0.changeToAlert() }
    core("ipad-two-buttons", "On the pad + opens a popover with Photo and Audio.") {
      let buttons = $0.open().popovers == 1 ? $0.buttons : []
      expect(buttons.map { $0.title(for: .normal) }, is: ["Photo", "Audio"])
    }
    .fails(when: "+ shows an alert", seeing: [String]()) { $0.changeToAlert() }
    .fails(when: "the buttons have no titles") { $0.buttons.forEach { $0.setTitle(nil, for: .normal) } }
    detail("buttons-rounded-rect", "The content has two rounded buttons.", covers: "buttons-are-subviews") {
      expect($0.buttons.map(\.buttonType), is: [.roundedRect, .roundedRect])
    }
    .fails(when: "they are plain", seeing: [UIButton.ButtonType.custom, .custom]) {
      $0.content?.view.subviews.forEach { $0.removeFromSuperview() }
      for _ in 1...2 { $0.content?.view.addSubview(UIButton(type: .custom)) }
    }
    .fails(when: "they are in a box", seeing: [UIButton.ButtonType]()) {
      let box = UIView()
      $0.buttons.forEach(box.addSubview)
      $0.content?.view.addSubview(box)
    }
    core(
      "photo-frame",
      "Photo has the frame (20, 20, 160, 37), and Audio lies 50 points further down.",
      covers: "audio-frame",
      "buttons-fit-content"
    ) {
      let upper = CGRect(x: 20, y: 20, width: 160, height: 37)
      expect($0.buttons.map(\.frame), is: [upper, upper.offsetBy(dx: 0, dy: 50)])
      let (size, lower) = ($0.content?.preferredContentSize ?? .zero, $0.buttons[1].frame)
      expect(
        [size.width - lower.maxX, size.height - lower.maxY],
        is: [20, 18],
        "right of the buttons 20 points are left, and 18 below"
      )
    }
    .fails(
      when: "the code puts the buttons at the edge",
      with: PopoverExamples(root: { ButtonsAtTheEdgeController() }),
      seeing: frames((40, 20), (40, 70))
    )
    .fails(
      when: "the code puts the buttons 20 points apart",
      with: PopoverExamples(root: { NearButtonsController() }),
      seeing: frames((20, 20), (20, 40))
    )
    core(
      "arrow-up-from-navbar",
      "From a bar at the top the popover opens below its button, and its arrow points up.",
      covers: "anchored-at-button",
      "not-full-screen"
    ) {
      expect($0.open().popover?.arrowDirection.name, is: "up")
      expect(
        $0.frame,
        is: CGRect(x: 558, y: 77, width: 200, height: 125),
        "the popover's content covers a small part of the screen, right below the button"
      )
    }
    .fails(when: "the button is in a toolbar at the bottom", seeing: "down") { $0.moveToToolbar() }
    core(
      "preferred-size-read",
      "The popover takes over the size that its content prefers, 200 × 125, and follows its changes.",
      covers: "content-size-200x125",
      "preferred-size-drives-size"
    ) {
      let size = $0.open().popover?.contentSize ?? .zero
      $0.content?.preferredContentSize = CGSize(width: 320, height: 200)
      $0.device.advanceUntilIdle()
      expect([size, $0.frame.size], is: [CGSize(width: 200, height: 125), CGSize(width: 320, height: 200)])
    }
    .fails(when: "the content prefers no size") {
      $0.content?.loadViewIfNeeded()
      $0.content?.preferredContentSize = .zero
    }
    .fails(when: "the popover was given another size") {
      $0.popover?.contentSize = CGSize(width: 240, height: 150)
    }
    detail(
      "content-replaceable-later",
      "The content may be replaced later, also by a navigation controller.",
      covers: "navigation-controller-inside"
    ) {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.preferredContentSize = CGSize(width: 240, height: 90)
      $0.open().popover?.contentViewController = stack
      $0.device.advanceUntilIdle()
      let view = stack.viewIfLoaded
      expect(view?.window == nil ? nil : view?.bounds.size, is: CGSize(width: 240, height: 90))
    }
    .fails(when: "+ shows an alert") { $0.changeToAlert() }
    detail("present-from-bar-button", "The popover is presented from the + item, in any direction.") {
      $0.touchPlus()
      $0.device.advance(by: 0.1)
      let fading = $0.fadingViews
      $0.device.advanceUntilIdle()
      expect($0.open().popovers, is: 1, "the bar stays usable: another tap on + leaves the popover open")
      expect(fading, is: 1, "a tenth of a second after the tap on + the popover is fading in")
    }
    .fails(when: "it is presented from a rectangle", seeing: 0) { $0.changeToRectangle() }
    .fails(when: "it opens without animation") {
      $0.change {
        $0.popover?.present(from: $0.barButtonAdd, permittedArrowDirections: .any, animated: false)
      }
    }

    core(
      "photo-dismisses",
      "A tap on Photo or on Audio closes the popover when the finger goes up.",
      covers: "audio-dismisses",
      "buttons-touch-up-inside"
    ) { scene in
      let seen = [0, 1].map { scene.open().press(scene.buttons[$0]) }
      expect(seen.map(\.open), is: [[1, 1, 0], [1, 1, 0]])
      expect(seen.map(\.fading), is: [1, 1], "shortly after a tap in the popover it is fading out")
    }
    .fails(in: "a content that does not know its popover", seeing: [[1, 1, 1], [1, 1, 1]])
    .fails(when: "+ shows an alert") { $0.changeToAlert() }
    .fails(when: "it closes without animation", with: PopoverExamples(root: { AbruptClosingController() }))
    .fails(when: "it closes when the finger goes down") { scene in
      let close = UIAction { _ in scene.content?.close() }
      scene.buttons.forEach { $0.addAction(close, for: .touchDown) }
    }
    detail("any-button-only-dismisses#popover", "after a tap on Photo or on Audio nothing is open") {
      scene in
      expect([0, 1].map { scene.open().press(scene.buttons[$0]).open[2] }, is: [0, 0])
    }
    .fails(in: "a content that does not know its popover", seeing: [1, 1])
    place.core(
      "outside-tap-dismisses",
      "A tap outside closes the popover, and a tap inside does not.",
      covers: "inside-tap-keeps"
    ) { scene in
      let content: UIView = scene.map.content.view
      let inside = content.convert(CGPoint(x: 6, y: 119), to: nil)
      expect([inside, CGPoint(x: 60, y: 100)].map(scene.popovers(after:)), is: [1, 0])
    }
    .fails(when: "touches pass through to the whole view", seeing: [1, 1]) {
      $0.map.popover?.passthroughViews = [$0.map.view]
    }
    .fails(when: "the content's background is a button that closes it", seeing: [0, 0]) { scene in
      let background = UIButton(frame: scene.map.content.view.bounds)
      background.addAction(UIAction { _ in scene.map.popover?.dismiss(animated: false) }, for: .touchUpInside)
      scene.map.content.view.insertSubview(background, at: 0)
    }
    place.core("passthrough-area", "A tap on a passthrough view does not close the popover.") {
      expect($0.popovers(after: $0.device.middle(of: $0.map.toolbox)), is: 1)
      expect(
        $0.map.toolbox.title(for: .normal),
        is: "Zoom 2×",
        "a button that touches pass through to gets them"
      )
    }
    .fails(when: "touches pass through to nothing", seeing: 0) { $0.map.popover?.passthroughViews = nil }
  }

  private func frames(_ origins: (CGFloat, CGFloat)...) -> [CGRect] {
    origins.map { CGRect(x: $0.0, y: $0.1, width: 160, height: 37) }
  }

  /// A bar that is on screen before the root is loaded: only there the + could be seen coming.
  private var arriving:
    SceneSetup<PopoverExamples, (device: Simulator, bar: UINavigationBar, root: RootViewController)>
  {
    SceneSetup { ways, stage in
      let (device, host, root) = (stage.boot(.iPad, iOS: 7), UIViewController(), ways.root())
      device.launch(host)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
      bar.items = [root.navigationItem]
      host.view.addSubview(bar)
      return (device, bar, root)
    }
  }

  // MARK: Turning

  @ClaimBuilder<PopoverExamples> var turning: Claims<PopoverExamples> {
    core(
      "rotation-dismisses-or-hides",
      "While the device turns, the popover is hidden, and afterwards it is shown again.",
      covers: "rotation-redisplay"
    ) {
      let before = $0.open().popovers
      $0.device.rotate(to: .landscapeLeft, animating: true)
      $0.device.advance(by: 0.1)
      expect([before, $0.popovers], is: [1, 0])
      $0.device.advanceUntilIdle()
      expect(
        $0.popovers == 1 ? $0.frame : .zero,
        is: CGRect(x: 814, y: 77, width: 200, height: 125),
        within: 0.001,
        "after the turn the popover is again under the button, where that is now"
      )
    }
    .fails(
      when: "it is presented again during the turn",
      with: PopoverExamples(root: { EarlyPopoverController() }),
      seeing: [1, 1]
    )
    .fails(when: "it was presented from a rectangle") { $0.changeToRectangle() }
    .fails(when: "+ shows an alert") { $0.changeToAlert() }
    core("rotation-anchor-gone", "If its button is gone after the turn, so is the popover.") {
      let before = $0.open().popovers
      $0.device.rotate(to: .landscapeLeft, animating: true)
      $0.root.navigationItem.rightBarButtonItem = nil
      $0.device.advanceUntilIdle()
      expect([before, $0.popovers], is: [1, 0])
    }
    .fails(in: "button removed from the bar", seeing: [1, 1])
    .fails(when: "+ shows an alert") { $0.changeToAlert() }
    // A later system asks for the place itself.
    SceneSetup { PlaceScene($0, iOS: 6, on: $1) }.core(
      "rect-redisplay-is-the-apps",
      "A popover from a rectangle follows the pin only if the application presents it again."
    ) {
      $0.device.rotate(to: .landscapeLeft)
      $0.device.advanceUntilIdle()
      let view: UIView = $0.map.content.view
      expect(view.convert(view.bounds, to: $0.map.view).midX, is: 512)
      expect($0.popovers, is: 1, "a popover from a rectangle is visible again after a turn")
    }
    .fails(in: "the old rectangle")
    .fails(when: "it is closed before the turn") { $0.map.popover?.dismiss(animated: false) }
  }

  // MARK: Places

  private var place: SceneSetup<PopoverExamples, PlaceScene> { SceneSetup { PlaceScene($0, on: $1) } }

  /// Opens the popover from the button or from the place, and says where it is.
  private var bothWays: SceneSetup<PopoverExamples, (bar: () -> String, place: () -> String)> {
    SceneSetup { ways, stage in
      (
        bar: {
          let scene = PopoverScene(ways.root, .iPad, on: stage).open()
          // The arrow of 13 points is between the bar, which ends at 64, and the content.
          return scene.popovers == 0 ? "none" : scene.frame.minY < 90 ? "visible below +" : "elsewhere"
        },
        place: {
          let scene = PlaceScene(ways, on: stage)
          guard scene.popovers == 1 else { return "none" }
          let content: UIView = scene.map.content.view
          let frame = content.convert(content.bounds, to: scene.map.view)
          let isNear = frame.insetBy(dx: -30, dy: -30).intersects(scene.map.pin.frame)
          return isNear ? "visible beside the pin" : "elsewhere"
        }
      )
    }
  }

  @ClaimBuilder<PopoverExamples> var places: Claims<PopoverExamples> {
    let byHand = PopoverExamples(map: { HandmadeMapController() })
    let counted = PopoverExamples(map: { CountedMapController() })
    bothWays.detail(
      "two-ways-to-open",
      "A popover opens from a rectangle as it does from a bar button item.",
      covers: "content-is-view-controller"
    ) {
      expect([$0.bar(), $0.place()], is: ["visible below +", "visible beside the pin"])
    }
    .fails(
      when: "+ doesn't present the popover",
      with: PopoverExamples(root: { NeverPoppingController() }),
      seeing: ["none", "visible beside the pin"]
    )
    .fails(when: "the map adds the content's view", with: byHand, seeing: ["visible below +", "none"])
    place.detail("two-ways-to-open#content", "the popover's content is a view controller of our own") {
      let kind = $0.map.popover.map { "\(type(of: $0.contentViewController))" }
      expect(kind, is: "PopoverContentViewController")
      let view: UIView = $0.map.content.view
      expect(
        [view.window != nil, view.isDescendant(of: $0.map.view)],
        is: [true, false],
        "the content's view is in the window, but not in the view that the popover came from"
      )
    }
    .fails(when: "the map adds the content's view", with: byHand)
    .fails(when: "the popover is closed") { $0.map.popover?.dismiss(animated: false) }
    place.core(
      "not-a-view-controller",
      "A popover controller is no view controller, yet it treats its content as a container does.",
      covers: "container-like"
    ) {
      let content = $0.map.content
      $0.device.advanceUntilIdle()
      expect(
        content.view.bounds.size,
        is: CGSize(width: 200, height: 125),
        "the content has its preferred size"
      )
      let shower = $0.map.popover as AnyObject? ?? content.parent
      expect([shower, content.parent].map { $0 is UIViewController }, is: [false, false])
      $0.map.popover?.dismiss(animated: false)
      $0.device.advanceUntilIdle()
      expect(content.view.window == nil, is: true, "the content's view leaves the window with the popover")
    }
    .fails(when: "the map adds the content as a child", with: byHand)
    .fails(when: "the popover was given another size", seeing: CGSize(width: 240, height: 150)) {
      $0.map.popover?.contentSize = CGSize(width: 240, height: 150)
    }
    place.detail(
      "permitted-directions-limit",
      "The permitted directions limit where the popover opens; they can be combined.",
      covers: "arrow-option-set"
    ) { scene in
      let arrows = [.up, .down, .left, .right].map(scene.arrow)
      expect(arrows.map(\.name), is: ["up", "down", "left", "right"])
      expect(arrows.map(\.rawValue), is: [1, 2, 4, 8], "the arrows on screen are 1, 2, 4 and 8")
      let combined = [[.up, .down], [.left, .right]].map { scene.arrow($0).name }
      expect(combined, is: ["up", "left"], "of two permitted directions the popover takes one")
    }
    // Breaks the scene: all three checks are about directions, and each gets another one.
    .fails(when: "directions are counted", with: counted, seeing: ["none", "up", "down", "up"])
    core("arrow-enum-values", "Up, down, left, right are 1, 2, 4, 8; any is all of them.", isFact: true) {
      _ in
      let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any, .unknown]
      expect(all.map(\.rawValue), is: [1, 2, 4, 8, 15, .max])
    }
    SceneSetup { (_: PopoverExamples, stage) in MasterPopoverWitness(on: stage) }.detail(
      "shows-split-master",
      "A split view held upright shows its master in a popover.",
      isFact: true
    ) {
      expect($0.popover?.contentViewController.title, is: "Master")
    }
  }
}

/// Keeps the popover that a split view, held upright, hands out.
private final class MasterPopoverWitness: UISplitViewControllerDelegate {
  private(set) var popover: UIPopoverController?

  init(on stage: Stage) {
    let (split, master) = (UISplitViewController(), UIViewController())
    master.title = "Master"
    split.viewControllers = [master, UIViewController()]
    split.delegate = self
    _ = stage.launch(split, on: .iPad, iOS: 7)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    popover = pc
  }
}

extension PopoverScene {
  /// What is open before, during and after a tap on a button, and what is fading shortly after it.
  fileprivate func press(_ button: UIButton) -> (open: [Int], fading: Int) {
    guard button.window != nil else { return ([0, 0, 0], 0) }
    let before = popovers
    let finger = device.touchDown(on: button)
    device.advance(by: 0.2)
    let during = popovers
    finger?.lift()
    device.advance(by: 0.05)
    let fading = fadingViews
    device.advanceUntilIdle()
    return ([before, during, popovers + alerts], fading)
  }
}

extension PlaceScene {
  /// How many popovers are visible after a tap.
  fileprivate func popovers(after point: CGPoint) -> Int {
    device.tap(at: point)
    device.advanceUntilIdle()
    return popovers
  }
}

extension UIPopoverArrowDirection {
  fileprivate var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    default: "none"
    }
  }
}
