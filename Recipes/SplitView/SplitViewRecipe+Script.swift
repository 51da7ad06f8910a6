import RecipeKit

extension SplitViewRecipe {
  /// Launches on both devices, turns the pad, and opens the list from its button.
  func check(_ example: Example, on stage: Stage) throws {
    checkPhone(example, on: stage)
    checkLandscape(example, on: stage)
    checkMaster(example, on: stage)
    checkPortrait(example, on: stage)
    checkCallbacks(example, on: stage)
    checkSettings(example, on: stage)
    checkParts(example, on: stage)
  }

  // MARK: The phone

  private func checkPhone(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone5, iOS: 7)
    stage.expectNoException("ipad-only-exception", "the application is launched on a phone") {
      let device = stage.boot(.iPhone5, iOS: 7)
      device.launch(delegate: example.probed())
    }
    stage.expectNoException("ipad-only-guide", "on a phone, the structure for phones is made") {
      _ = example.probed().makeStack()
    }
    let device = stage.boot(.iPhone5, iOS: 7)
    let app = example.phone()
    device.launch(delegate: app)
    device.advanceUntilIdle()
    let stack = app.window?.rootViewController as? UINavigationController
    let master = stack?.viewControllers.first as? MasterViewController
    stage.check(
      "iphone-structure-navigation",
      "on the phone: a navigation controller, and the master in it",
      expected: [true, true],
      actual: [stack?.viewControllers.count == 1, master != nil]
    )
    stage.check(
      "master-first-on-iphone",
      "what is seen first",
      expected: "MasterViewController",
      actual: stack?.topViewController.map { "\(type(of: $0))" } ?? "none"
    )
    master?.insertNewObject()
    device.settle()
    if let cell = master?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) { device.tap(cell) }
    device.advanceUntilIdle()
    stage.picture("phone", caption: "On the phone the detail is pushed")
    stage.check(
      "detail-pushed-on-iphone",
      "after a pick: controllers on the stack, and the one on top",
      expected: "2, DetailViewController",
      actual: "\(stack?.viewControllers.count ?? 0), "
        + (stack?.topViewController.map { "\(type(of: $0))" } ?? "none")
    )
  }

  // MARK: On its side

  private func checkLandscape(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let left = scene.frame(scene.masterColumn)
    let right = scene.frame(scene.detailColumn)
    stage.picture("landscape", caption: "Master and detail beside each other")
    stage.output("master", left)
    stage.output("detail", right)
    stage.check(
      "ipad-structure-split",
      "on the pad: a split view with two controllers",
      expected: 2,
      actual: scene.split?.viewControllers.count ?? 0
    )
    stage.check(
      "two-controllers-side-by-side",
      "widths of master, divider and detail: together 1024",
      expected: [320, 1, 703],
      actual: [left.width, right.minX - left.maxX, right.width].map { $0.isFinite ? Int($0) : -1 }
    )
    stage.check(
      "left-master-right-detail",
      "the master begins at the left edge, the detail after it",
      expected: [true, true],
      actual: [left.minX == 0, right.minX > left.minX]
    )
    stage.check(
      "landscape-side-by-side",
      "the two do not overlap, and both are 768 high",
      expected: [true, true],
      actual: [!left.intersects(right), left.height == 768 && right.height == 768]
    )
    stage.check(
      "landscape-shows-both",
      "both are in the window",
      expected: [true, true],
      actual: [scene.isVisible(scene.masterColumn), scene.isVisible(scene.detailColumn)]
    )
    stage.check(
      "detail-right-on-ipad",
      "the detail's column holds a DetailViewController, right of the middle of the master",
      expected: [true, true],
      actual: [scene.detail != nil, right.minX > left.midX]
    )
    stage.check(
      "universal-same-code",
      "master and detail are of the classes that serve on the phone",
      expected: [true, true],
      actual: [scene.master != nil, scene.detail != nil]
    )
    stage.check(
      "two-children-content",
      "children of the split view",
      expected: 2,
      actual: scene.split?.children.count ?? 0
    )
  }

  // MARK: The master

  private func checkMaster(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let table = scene.master?.tableView
    stage.check(
      "starts-empty",
      "rows in the list, and items in the detail",
      expected: [0, 0],
      actual: [table?.numberOfRows(inSection: 0) ?? -1, scene.detail?.detailItem == nil ? 0 : 1]
    )
    stage.check(
      "master-is-table-controller",
      "the master is a table view controller",
      expected: true,
      actual: scene.master.map { $0 as UIViewController is UITableViewController } ?? false
    )
    for _ in 1...3 { scene.tapPlus() }
    stage.check(
      "plus-adds-date",
      "after three taps on +: dates and rows",
      expected: [3, 3],
      actual: [scene.master?.objects.count ?? 0, table?.numberOfRows(inSection: 0) ?? 0]
    )
    scene.pick(1)
    stage.picture("picked", caption: "The second row is picked")
    stage.check(
      "selecting-opens-detail",
      "the second row is picked: the detail shows it, and the list is still there",
      expected: "Minute 1, list shown",
      actual: "\(scene.detail?.detailItem ?? "none"), list \(shown(scene.master, in: scene))"
    )
    stage.check(
      "master-holds-detail",
      "the master keeps the detail on the right",
      expected: true,
      actual: scene.detail != nil && scene.master?.detailViewController === scene.detail
    )
    stage.check(
      "master-passes-values",
      "the label of the detail",
      expected: "Minute 1",
      actual: scene.detail?.label.text ?? "none"
    )
  }

  // MARK: Upright

  private func checkPortrait(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let before = [scene.masterColumn, scene.detailColumn].filter(scene.isVisible).count
    stage.film("turn", caption: "The pad is turned upright, and the master goes", seconds: 0.6) {
      scene.device.rotate(to: .portrait, animating: true)
      scene.device.advance(by: 0.6)
    }
    scene.device.advanceUntilIdle()
    let after = [scene.masterColumn, scene.detailColumn].filter(scene.isVisible).count
    stage.picture("portrait", caption: "Upright only the detail is shown, with a button for the list")
    stage.check(
      "portrait-hides-master",
      "the master, and the width of the detail",
      expected: "hidden, 768",
      actual: "\(shown(scene.masterColumn, in: scene)), \(width(scene.frame(scene.detailColumn)))"
    )
    stage.check(
      "appearance-by-orientation",
      "children seen on its side and upright",
      expected: [2, 1],
      actual: [before, after]
    )
    stage.check(
      "portrait-master-button",
      "the button at the top left of the detail",
      expected: "Master",
      actual: scene.detail?.navigationItem.leftBarButtonItem?.title ?? "none"
    )
    scene.device.tap(at: CGPoint(x: 40, y: 42))
    scene.device.advanceUntilIdle()
    stage.picture("popover", caption: "The button opens the list in a popover")
    stage.check(
      "portrait-detail-only-list-in-popover",
      "a tap on it: the popover, the master in it, and the width of the detail",
      expected: "open, shown, 768",
      actual: (scene.detail?.masterPopoverController?.isPopoverVisible ?? false ? "open" : "closed")
        + ", \(shown(scene.master, in: scene)), \(width(scene.frame(scene.detailColumn)))"
    )
  }

  private func shown(_ controller: UIViewController?, in scene: SplitScene) -> String {
    scene.isVisible(controller) ? "shown" : "hidden"
  }

  private func width(_ frame: CGRect) -> Int { frame.isNull ? 0 : Int(frame.width) }

  // MARK: Callbacks

  private func checkCallbacks(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let witness = scene.observe()
    scene.turn(.portrait)
    stage.check(
      "will-hide-callback",
      "upright: the calls so far, and what they bring",
      expected: ["willHide", "the master", "an item", "a popover"],
      actual: (witness?.calls ?? [])
        + [
          witness?.hiddenController === scene.masterColumn && scene.split != nil ? "the master" : nil,
          witness?.item.map { _ in "an item" }, witness?.popover.map { _ in "a popover" },
        ].compactMap { $0 }
    )
    let item = scene.detail?.navigationItem.leftBarButtonItem
    stage.check(
      "will-hide-installs-left-item",
      "the item on the left is the one that was brought",
      expected: true,
      actual: item != nil && item === witness?.item
    )
    stage.check("will-hide-sets-title", "its title", expected: "Master", actual: item?.title ?? "none")
    stage.check(
      "will-hide-keeps-popover",
      "the detail keeps the popover that was brought",
      expected: true,
      actual: witness?.popover != nil && scene.detail?.masterPopoverController === witness?.popover
    )
    scene.turn(.landscapeLeft)
    stage.check(
      "will-show-callback",
      "on its side: the last call, and what it brings",
      expected: ["willShow", "the master", "the same item"],
      actual: [
        witness?.calls.last,
        witness?.shownController === scene.masterColumn && scene.split != nil ? "the master" : nil,
        witness?.invalidatedItem != nil && witness?.invalidatedItem === witness?.item
          ? "the same item" : nil,
      ].compactMap { $0 }
    )
    stage.check(
      "will-show-removes-item",
      "after the turn the detail has an item on the left, and a popover",
      expected: [false, false],
      actual: [
        scene.detail?.navigationItem.leftBarButtonItem != nil || witness == nil,
        scene.detail?.masterPopoverController != nil,
      ]
    )
    stage.check(
      "hide-show-alternate",
      "calls of a turn upright and back",
      expected: ["willHide", "willShow"],
      actual: witness?.calls ?? []
    )
  }

  // MARK: Like the settings

  private func checkSettings(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.settings, on: stage)
    let witness = scene.observe()
    var visible: [Bool] = []
    for orientation in [UIDeviceOrientation.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft] {
      scene.turn(orientation)
      visible.append(scene.isVisible(scene.masterColumn) && scene.isVisible(scene.detailColumn))
    }
    stage.check(
      "should-hide-no-keeps-both",
      "both are in the window upright, on either side and upside down",
      expected: [true, true, true, true],
      actual: visible
    )
    stage.check(
      "should-hide-no-suppresses-button",
      "calls of willHide and willShow, and items on the left",
      expected: "0 calls, none",
      actual: "\(witness?.calls.count ?? -1) calls, "
        + (scene.detail?.navigationItem.leftBarButtonItem?.title ?? "none")
    )
    scene.turn(.portrait)
    stage.picture("settings", caption: "Upright, with the master kept")
    stage.check(
      "should-hide-no-like-settings",
      "upright the widths of master and detail",
      expected: [320, 447],
      actual: [scene.frame(scene.masterColumn), scene.frame(scene.detailColumn)].map(width)
    )
    stage.check(
      "should-hide-arguments",
      "the delegate is asked about the master, and in the new orientation",
      expected: [true, true],
      actual: [
        witness?.askedAbout === scene.masterColumn && witness?.askedAbout != nil,
        witness?.questions.last == .portrait,
      ]
    )
  }

  // MARK: Parts

  private func checkParts(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let master = scene.masterColumn
    let view = master?.viewIfLoaded
    let other = UIViewController()
    if let split = scene.split, let master { split.viewControllers = [master, other] }
    scene.device.advanceUntilIdle()
    stage.check(
      "parts-updated-separately",
      "another detail is put in: it is seen, and the master and its view are the same",
      expected: [true, true, true],
      actual: [
        scene.isVisible(other), scene.masterColumn === master && master != nil,
        master?.viewIfLoaded === view && scene.isVisible(master),
      ]
    )
  }
}
