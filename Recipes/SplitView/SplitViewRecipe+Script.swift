import RecipeKit

extension SplitViewRecipe {
  /// Launches on both devices, turns the pad, and opens the list from its button.
  func check(_ example: Example, on stage: Stage) throws {
    checkPhone(example, on: stage)
    checkLandscape(example, on: stage)
    checkMaster(example, on: stage)
    checkPortrait(example, on: stage)
    checkHiding(example, on: stage)
    checkButton(example, on: stage)
    checkSettings(example, on: stage)
    checkParts(example, on: stage)
  }

  // MARK: The phone

  private func checkPhone(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone5, iOS: 7)
    stage.expectNoException("ipad-only-exception", "the application can be launched on a phone") {
      let device = stage.boot(.iPhone5, iOS: 7)
      device.launch(delegate: example.probed())
    }
    stage.expectNoException("ipad-only-guide", "the structure for phones can be made on a phone") {
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
      "on the phone the root is a navigation controller, and the master alone is in it",
      expected: ["MasterViewController"],
      actual: (stack?.viewControllers ?? []).map(SplitScene.name)
    )
    stage.check(
      "master-first-on-iphone",
      "the master is seen first",
      expected: "MasterViewController",
      actual: SplitScene.name(stack?.topViewController)
    )
    device.tap(at: CGPoint(x: 298, y: 42))
    device.advanceUntilIdle()
    if let cell = master?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) { device.tap(cell) }
    device.advanceUntilIdle()
    stage.picture("phone", caption: "On the phone, after a row was picked")
    stage.check(
      "detail-pushed-on-iphone",
      "after a pick the detail lies on the master",
      expected: ["MasterViewController", "DetailViewController"],
      actual: (stack?.viewControllers ?? []).map(SplitScene.name)
    )
  }

  // MARK: On its side

  private func checkLandscape(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    stage.check(
      "detail-is-delegate",
      "the split view's delegate is the controller on the right",
      expected: "the detail",
      actual: scene.split?.delegate.map { $0 === scene.detail ? "the detail" : "another" } ?? "none"
    )
    let left = scene.frame(scene.masterColumn)
    let right = scene.frame(scene.detailColumn)
    stage.picture(
      "landscape",
      caption: "Master and detail beside each other",
      showing: [.controllers { scene.split }]
    )
    stage.output("master", left)
    stage.output("detail", right)
    stage.check(
      "ipad-structure-split",
      "on the pad the root is a split view with two controllers",
      expected: 2,
      actual: scene.split?.viewControllers.count ?? 0
    )
    stage.check(
      "two-controllers-side-by-side",
      "master, divider and detail are together 1024 points wide",
      expected: [320, 1, 703],
      actual: [left.width, right.minX - left.maxX, right.width].map { $0.isFinite ? Int($0) : -1 }
    )
    stage.check(
      "left-master-right-detail",
      "the master begins at the left edge, and the detail after the divider",
      expected: [0, 321],
      actual: [left.minX, right.minX].map { $0.isFinite ? Int($0) : -1 }
    )
    stage.check(
      "landscape-side-by-side",
      "on its side master and detail lie next to each other over the whole height",
      expected: [
        CGRect(x: 0, y: 0, width: 320, height: 768), CGRect(x: 321, y: 0, width: 703, height: 768),
      ],
      actual: [left, right]
    )
    stage.check(
      "landscape-shows-both",
      "master and detail are in the window",
      expected: ["MasterViewController", "DetailViewController"],
      actual: scene.visible
    )
    stage.check(
      "detail-right-on-ipad",
      "what is seen on the right is the detail's",
      expected: "DetailViewController",
      actual: scene.controller(at: 700, 400)
    )
    stage.check(
      "universal-same-code",
      "both columns hold controllers of the classes that serve on the phone",
      expected: ["MasterViewController", "DetailViewController"],
      actual: [scene.masterColumn, scene.detailColumn].map(SplitScene.name)
    )
    stage.check(
      "two-children-content",
      "the split view has two children",
      expected: 2,
      actual: scene.split?.children.count ?? 0
    )
  }

  // MARK: The master

  private func checkMaster(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    stage.check("starts-empty", "the list has no rows yet", expected: 0, actual: scene.rowTexts.count)
    stage.check(
      "starts-empty",
      named: "detail",
      "the detail shows nothing yet",
      expected: "Nothing selected",
      actual: scene.detailText
    )
    stage.check(
      "master-is-table-controller",
      "the list is run by a table view controller",
      expected: "UITableViewController",
      actual: scene.list is UITableViewController ? "UITableViewController" : "UIViewController"
    )
    var moments: [String] = []
    for _ in 1...3 { moments.insert(scene.tapPlus(), at: 0) }
    stage.check(
      "plus-adds-date",
      "after three taps on + the list has three rows",
      expected: 3,
      actual: scene.rowTexts.count
    )
    stage.check(
      "plus-adds-date",
      named: "moments",
      "the rows show the moments of the taps, the latest one first",
      expected: moments,
      actual: scene.rowTexts
    )
    scene.pick(1)
    stage.picture("picked", caption: "The second row is picked", showing: [.touches])
    stage.check(
      "selecting-opens-detail",
      "the second row, once picked, is seen on the right",
      expected: moments[1],
      actual: scene.detailText
    )
    stage.check(
      "selecting-opens-detail",
      named: "list",
      "the list stays on the left after a pick",
      expected: "MasterViewController",
      actual: scene.controller(at: 100, 400)
    )
    stage.check(
      "master-holds-detail",
      "the controller that the master keeps is the one on the right",
      expected: CGRect(x: 321, y: 0, width: 703, height: 768),
      actual: scene.frame(of: scene.master?.detailViewController?.viewIfLoaded)
    )
    scene.pick(0)
    stage.check(
      "master-passes-values",
      "the first row, once picked, changes what the detail shows",
      expected: moments[0],
      actual: scene.detailText
    )
  }

  // MARK: Upright

  private func checkPortrait(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    for _ in 1...12 { _ = scene.tapPlus() }
    let before = scene.visible.count
    stage.film("turn", caption: "The pad is turned upright, and the master goes", seconds: 0.6) {
      scene.device.rotate(to: .portrait, animating: true)
      scene.device.advance(by: 0.6)
    }
    scene.device.advanceUntilIdle()
    stage.picture("portrait", caption: "Upright only the detail is shown, with a button for the list")
    stage.check(
      "portrait-hides-master",
      "upright the master has no width, and the detail has all of it",
      expected: [0, 768],
      actual: scene.widths
    )
    stage.check(
      "appearance-by-orientation",
      "two controllers are seen with the pad on its side, and one upright",
      expected: [2, 1],
      actual: [before, scene.visible.count]
    )
    stage.check(
      "portrait-master-button",
      "upright there is a button called Master at the top left",
      expected: "Master",
      actual: scene.button(at: 40, 42)
    )
    scene.device.tap(at: CGPoint(x: 40, y: 42))
    scene.device.advanceUntilIdle()
    stage.picture("popover", caption: "The button opens the list in a popover")
    stage.check(
      "portrait-detail-only-list-in-popover",
      "a tap on the button opens the list beneath it",
      expected: "MasterViewController",
      actual: scene.controller(at: 100, 300)
    )
    stage.check(
      "portrait-detail-only-list-in-popover",
      named: "detail",
      "the detail keeps its width behind the list",
      expected: 768,
      actual: scene.widths[1]
    )
  }

  // MARK: Callbacks

  private func checkHiding(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let witness = scene.observe()
    scene.turn(.portrait)
    stage.check(
      "will-hide-callback",
      "a turn upright makes the split view tell its delegate that something hides",
      expected: ["willHide"],
      actual: witness?.calls ?? []
    )
    stage.check(
      "will-hide-callback",
      named: "controller",
      "the controller that hides is the master",
      expected: "MasterViewController",
      actual: SplitScene.name(witness?.hiddenController)
    )
    stage.check(
      "will-hide-callback",
      named: "item",
      "the call that something hides brings an item without a title",
      expected: "no title",
      actual: witness?.titleBrought ?? "no item"
    )
    stage.check(
      "will-hide-callback",
      named: "popover",
      "the call that something hides brings a popover with the master in it",
      expected: "MasterViewController",
      actual: SplitScene.name(witness?.popover?.contentViewController)
    )
    let items = scene.detail?.navigationItem.leftBarButtonItems ?? []
    stage.check(
      "will-hide-installs-left-item",
      "the item on the left of the bar is the one that the call brought",
      expected: ["the one brought"],
      actual: items.map { $0 === witness?.item ? "the one brought" : "another one" }
    )
    stage.check(
      "will-hide-sets-title",
      "the item on the left of the bar is called Master",
      expected: ["Master"],
      actual: scene.leftItems
    )
    stage.check(
      "will-hide-keeps-popover",
      "the detail keeps the popover that the call brought",
      expected: "the one brought",
      actual: scene.detail?.masterPopoverController.map {
        $0 === witness?.popover ? "the one brought" : "another one"
      } ?? "none"
    )
    scene.turn(.landscapeLeft)
    stage.check(
      "will-show-callback",
      "the controller that comes back with the pad on its side is the master",
      expected: "MasterViewController",
      actual: SplitScene.name(witness?.shownController)
    )
    stage.check(
      "will-show-callback",
      named: "item",
      "the item that is void when the master comes back is the one that was brought",
      expected: "the one brought",
      actual: witness?.invalidatedItem.map { $0 === witness?.item ? "the one brought" : "another one" }
        ?? "none"
    )
    stage.check(
      "will-show-removes-item",
      "when the master has come back there is no item on the left of the detail's bar",
      expected: [],
      actual: scene.split == nil ? ["no split view"] : scene.leftItems
    )
    stage.check(
      "will-show-removes-item",
      named: "popover",
      "when the master has come back the detail keeps no popover",
      expected: "none",
      actual: scene.split == nil
        ? "no split view" : scene.detail?.masterPopoverController.map { "\(type(of: $0))" } ?? "none"
    )
    stage.check(
      "hide-show-alternate",
      "a turn upright and back makes two calls, first willHide and then willShow",
      expected: ["willHide", "willShow"],
      actual: witness?.calls ?? []
    )
  }

  private func checkButton(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, strings: ["Master": "Liste"], on: stage)
    scene.device.rotate(to: .portrait, animating: true)
    scene.device.advance(by: 0.1)
    let comes = scene.itemsShown
    scene.device.advanceUntilIdle()
    stage.check(
      "title-localized",
      "where the text for Master is Liste, the button is called Liste",
      expected: ["Liste"],
      actual: scene.leftItems
    )
    scene.device.rotate(to: .landscapeLeft, animating: true)
    scene.device.advance(by: 0.1)
    let goes = scene.itemsShown
    scene.device.advanceUntilIdle()
    stage.check(
      "bar-item-animated",
      named: "comes",
      "a tenth of a second after the button came it is half there",
      expected: 0.5,
      actual: comes ?? -1,
      within: 0.1
    )
    stage.check(
      "bar-item-animated",
      named: "goes",
      "a tenth of a second after the button went the bar without it is half there",
      expected: 0.5,
      actual: goes ?? -1,
      within: 0.1
    )
  }

  // MARK: Like the settings

  private func checkSettings(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.settings, on: stage)
    let witness = scene.observe()
    var widths: [[Int]] = []
    for orientation in [UIDeviceOrientation.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft] {
      scene.turn(orientation)
      widths.append(scene.widths)
    }
    stage.check(
      "should-hide-no-keeps-both",
      "a master that never hides is 320 wide upright, on either side and upside down",
      expected: [320, 320, 320, 320],
      actual: widths.map { $0[0] }
    )
    stage.check(
      "should-hide-no-suppresses-button",
      "neither willHide nor willShow is called in all turns of a pad whose master never hides",
      expected: [],
      actual: witness?.calls ?? ["no delegate"]
    )
    scene.turn(.portrait)
    for _ in 1...12 { _ = scene.tapPlus() }
    scene.pick(3)
    stage.picture("settings", caption: "A pad like its settings, held upright")
    stage.check(
      "should-hide-no-suppresses-button",
      named: "items",
      "upright there is no item on the left beside a master that never hides",
      expected: [],
      actual: scene.leftItems
    )
    stage.check(
      "should-hide-no-like-settings",
      "upright the detail shares the width with a master that never hides",
      expected: [320, 447],
      actual: scene.widths
    )
    stage.check(
      "should-hide-arguments",
      "the controller that the delegate is asked about is the master",
      expected: "MasterViewController",
      actual: SplitScene.name(witness?.askedAbout)
    )
    stage.check(
      "should-hide-arguments",
      named: "split-view",
      "what asks the delegate is the split view on screen",
      expected: "the one on screen",
      actual: witness?.asking.map { $0 === scene.split ? "the one on screen" : "another" } ?? "none"
    )
    stage.check(
      "should-hide-arguments",
      named: "orientation",
      "the orientation that the delegate is asked about is the new one",
      expected: UIInterfaceOrientation.portrait,
      actual: witness?.questions.last
    )
  }

  // MARK: Parts

  private func checkParts(_ example: Example, on stage: Stage) {
    let scene = SplitScene(example.pad, on: stage)
    let master = scene.masterColumn
    let view = master?.viewIfLoaded
    if let split = scene.split, let master { split.viewControllers = [master, UIViewController()] }
    scene.device.advanceUntilIdle()
    stage.check(
      "parts-updated-separately",
      "another detail that is put in is seen on the right",
      expected: "UIViewController",
      actual: scene.controller(at: 700, 400)
    )
    stage.check(
      "parts-updated-separately",
      named: "master",
      "the master's view stays where it is when another detail is put in",
      expected: CGRect(x: 0, y: 0, width: 320, height: 768),
      actual: scene.frame(of: view)
    )
  }
}
