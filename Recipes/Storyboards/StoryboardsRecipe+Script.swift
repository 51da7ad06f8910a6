import RecipeKit

extension StoryboardsRecipe {
  /// Loads the storyboard, looks at what it makes, and performs every segue.
  func check(_ example: Example, on stage: Stage) throws {
    checkLoading(example, on: stage)
    try checkLaunch(example, on: stage)
    try checkOutlets(example, on: stage)
    try checkPush(example, on: stage)
    try checkRepeating(example, on: stage)
    try checkSender(example, on: stage)
    try checkCode(example, on: stage)
    try checkModal(example, on: stage)
    try checkPopover(example, on: stage)
    try checkCustom(example, on: stage)
    try film(example, on: stage)
  }

  // MARK: Making

  private func checkLoading(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    example().register()
    stage.expectNoException("loaded-from-bundle", "a storyboard called Main can be loaded") {
      _ = UIStoryboard(name: "Main", bundle: nil)
    }
    stage.expectException(
      "loaded-from-bundle",
      named: "missing",
      "a storyboard called Other cannot be loaded",
      name: "NSInvalidArgumentException",
      reason: "Could not find a storyboard named 'Other' in the application's bundle"
    ) {
      _ = UIStoryboard(name: "Other", bundle: nil)
    }
  }

  private func checkLaunch(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPad, iOS: 7)
    let storyboard = example()
    storyboard.register()
    var first: UIViewController?
    let calls = device.callsReachingUIKit {
      first = UIStoryboard(name: storyboard.name, bundle: nil).instantiateInitialViewController()
    }
    let stack = (first as? UINavigationController)?.viewControllers ?? []
    stage.check(
      "containment-instantiates-children",
      "the navigation controller comes with one child",
      expected: 1,
      actual: first?.children.count ?? 0
    )
    stage.check(
      "view-auto-loaded",
      named: "child",
      "of the controllers that come on the stack, none has its view loaded yet",
      expected: [],
      actual: stack.filter(\.isViewLoaded).map(StoryboardApp.name)
    )
    stage.check(
      "first-connection-is-root",
      "the first connection of a navigation controller leads to what is first on its stack",
      expected: ["contacts"],
      actual: stack.map(StoryboardApp.name)
    )
    stage.check(
      "auto-instantiated",
      "of the six controllers in the storyboard two are made at first",
      expected: 2,
      actual: calls.filter { $0 == "init(coder:)" }.count
    )

    let app = try StoryboardApp(example, on: stage)
    stage.output("on the screen", app.contacts.title ?? "")
    stage.picture("launch", caption: "The first scene, after launch")
    let view = try stage.require(app.contacts.view, "the view")
    stage.check(
      "configured-attributes-kept",
      "the controller has the title of the drawing",
      expected: "Contacts",
      actual: app.contacts.title ?? "none"
    )
    stage.check(
      "configured-attributes-kept",
      named: "color",
      "the view has the color of the drawing",
      expected: "grouped grey",
      actual: view.backgroundColor == .groupTableViewBackground ? "grouped grey" : "another"
    )
    stage.check(
      "configured-attributes-kept",
      named: "frame",
      "the button has the frame of the drawing",
      expected: CGRect(x: 134, y: 100, width: 500, height: 44),
      actual: app.button("Open")?.frame ?? .null
    )
    stage.check(
      "configured-attributes-kept",
      named: "mask",
      "the button has the autoresizing mask of the drawing, which lets its right margin change",
      expected: .flexibleRightMargin,
      actual: app.button("Open")?.autoresizingMask ?? []
    )
    stage.check(
      "configured-attributes-kept",
      named: "tag",
      "the view has the tag of the drawing",
      expected: 7,
      actual: view.tag
    )
    stage.check(
      "scene",
      "the view comes with the six parts that were drawn",
      expected: 6,
      actual: view.subviews.count
    )
    stage.check(
      "scene",
      named: "controller",
      "the view belongs to the controller of its scene",
      expected: "contacts",
      actual: StoryboardApp.name(of: view.next as? UIViewController)
    )
  }

  private func checkOutlets(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    let contacts = app.contacts
    let outlets: [(UIView?, String)] = [
      (contacts.openButton, "Open"), (contacts.addButton, "Add"), (contacts.helpButton, "Help"),
      (contacts.fadeButton, "Card"), (contacts.countButton, "Count"),
    ]
    stage.check(
      "outlets-and-actions-in-scene",
      "each outlet refers to a button in the view",
      expected: outlets.map(\.1),
      actual: outlets.map { $0.0?.superview === contacts.view && $0.0 === app.button($0.1) ? $0.1 : "none" }
    )
    app.tap(app.button("Count"))
    let labels = contacts.view.subviews.compactMap { $0 as? UILabel }
    stage.check(
      "outlets-and-actions-in-scene",
      named: "action",
      "a tap on Count performs the action, which changes the label",
      expected: "Counted: 1",
      actual: labels.first?.text ?? "no label"
    )
    stage.check(
      "segue-programmatic",
      named: "no-tap",
      "a tap on Count leads nowhere, as the segue that starts at the controller is not performed",
      expected: 1,
      actual: app.navigation.viewControllers.count
    )
  }

  // MARK: Pushing

  private func checkPush(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    let course = app.course { app.tap(app.button("Open")) }
    let stack = app.navigation.viewControllers
    let contact = stack.last as? ContactController
    stage.output("in the course of the tap", course)
    stage.picture("contact", caption: "The contact that the segue has pushed")
    stage.check(
      "segue-triggered-by-button",
      "one tap has one segue prepared",
      expected: 1,
      actual: course.filter { $0 == "prepared" }.count
    )
    stage.check(
      "segue-from-to-controller",
      "the segue leads from the contacts to a contact",
      expected: "contacts, contact",
      actual: stack.map(StoryboardApp.name).joined(separator: ", ")
    )
    stage.check(
      "push-segue",
      "the contact lies on the stack, above the contacts",
      expected: 2,
      actual: stack.count
    )
    stage.check(
      "prepare-before-display",
      named: "push",
      "a push segue makes the contact, has the source prepare, then loads and shows the view",
      expected: ["made", "prepared", "loaded", "shown"],
      actual: course
    )
    stage.check(
      "prepare-before-display",
      named: "data",
      "the contact shows the name that it was given",
      expected: "Ada",
      actual: contact?.nameLabel?.text ?? "no contact"
    )
    stage.check(
      "view-auto-loaded",
      "when the source prepares no view has been loaded yet",
      expected: 0,
      actual: course.prefix { $0 != "prepared" }.filter { $0 == "loaded" }.count
    )
  }

  private func checkRepeating(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    var shown: [UIViewController] = []
    for _ in 0..<2 {
      app.tap(app.button("Open"))
      if let top = app.navigation.topViewController, app.isShown(top) { shown.append(top) }
      _ = app.navigation.popToRootViewController(animated: false)
      if app.contacts.presentedViewController != nil { app.contacts.dismiss(animated: false) }
      app.device.advanceUntilIdle()
    }
    stage.check(
      "segue-instantiates-and-transitions",
      "two taps bring two different controllers on the screen",
      expected: 2,
      actual: Set(shown.filter { $0 is ContactController }).count
    )
  }

  /// Looks which buttons the source has marked as senders after each of three taps.
  private func checkSender(_ example: Example, on stage: Stage) throws {
    let titles = ["Open", "Add", "Card"]
    let marked = try titles.map { title in
      let app = try StoryboardApp(example, on: stage)
      app.tap(app.button(title))
      let visited = titles.filter { app.button($0)?.titleColor(for: .normal) == .purple }
      return visited.isEmpty ? "none" : visited.joined(separator: ", ")
    }
    stage.check(
      "segue-triggered-by-third-object",
      "the sender of a segue is the button that was tapped",
      expected: titles,
      actual: marked
    )
  }

  private func checkCode(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    app.contacts.openFavorite()
    app.device.advanceUntilIdle()
    let contact =
      (app.navigation.topViewController ?? app.contacts.presentedViewController) as? ContactController
    stage.check(
      "segue-programmatic",
      "performed from code, the segue shows the favorite",
      expected: "Grace",
      actual: contact?.nameLabel?.text ?? "nobody"
    )
    stage.expectException(
      "segue-programmatic",
      named: "unknown",
      "a segue that isn't there raises an exception",
      name: "NSInvalidArgumentException",
      reason: "Receiver (\(app.contacts)) has no segue with identifier 'nobody'"
    ) {
      app.contacts.performSegue(withIdentifier: "nobody", sender: nil)
    }
  }

  // MARK: The other kinds

  private func checkModal(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    let course = app.course { app.tap(app.button("Add")) }
    let editor = app.contacts.presentedViewController as? EditorController
    stage.picture("editor", caption: "The editor that the segue has presented", showing: [.presentations])
    stage.check(
      "modal-segue",
      "the contacts present the editor",
      expected: "editor",
      actual: StoryboardApp.name(of: app.contacts.presentedViewController)
    )
    stage.check(
      "prepare-before-display",
      named: "modal",
      "a modal segue makes, prepares, loads and shows in this order",
      expected: ["made", "prepared", "loaded", "shown"],
      actual: course
    )
    app.tap(editor?.doneButton)
    stage.check(
      "modal-segue",
      named: "unwound",
      "after Done the contacts present nothing any more",
      expected: "nothing",
      actual: StoryboardApp.name(of: app.contacts.presentedViewController)
    )
    stage.check(
      "modal-segue",
      named: "action",
      "on the way back the action of the unwind segue is run once",
      expected: "Counted: 1",
      actual: app.contacts.view.subviews.lazy.compactMap { $0 as? UILabel }.first?.text ?? "no label"
    )
  }

  private func checkPopover(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    let course = app.course { app.tap(app.button("Help")) }
    stage.picture("help", caption: "Help in a popover")
    let popover = app.contacts.popover
    stage.check(
      "popover-segue",
      "a popover shows the help",
      expected: "help",
      actual: popover.map {
        $0.isPopoverVisible ? StoryboardApp.name(of: $0.contentViewController) : "nothing"
      }
        ?? "no popover"
    )
    stage.check(
      "prepare-before-display",
      named: "popover",
      "a popover segue makes, prepares, loads and shows in this order",
      expected: ["made", "prepared", "loaded", "shown"],
      actual: course
    )
    popover?.dismiss(animated: false)
  }

  private func checkCustom(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    let button = app.button("Card")
    var card: CardController?
    var halfway: Float = 0
    var isSourceShown = false
    let course = app.course {
      if let button { app.device.tap(button) }
      app.device.advance(by: 0.15)
      card = app.contacts.presentedViewController as? CardController
      halfway = card?.viewIfLoaded?.layer.presentation()?.opacity ?? 0
      isSourceShown = card != nil && app.isShown(app.contacts)
      app.device.advanceUntilIdle()
    }
    stage.check(
      "custom-segue",
      "after half of the time the card is half there",
      expected: 0.5,
      actual: Double(halfway),
      within: 0.05
    )
    stage.check(
      "custom-segue",
      named: "source",
      "while the card fades in the contacts stay in the window",
      expected: "in the window",
      actual: isSourceShown ? "in the window" : "taken away"
    )
    stage.check(
      "custom-segue",
      named: "end",
      "in the end the card is all there",
      expected: 1,
      actual: card?.viewIfLoaded?.window == nil ? 0 : card?.view.alpha ?? 0
    )
    stage.check(
      "prepare-before-display",
      named: "custom",
      "a custom segue makes, prepares, loads and shows in this order",
      expected: ["made", "prepared", "loaded", "shown"],
      actual: course
    )
  }

  // MARK: A film

  private func film(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    stage.film("segues", caption: "A push, a modal and an unwind segue", seconds: 5, showing: [.touches]) {
      app.tap(app.button("Open"))
      app.device.advance(by: 0.4)
      _ = app.navigation.popViewController(animated: true)
      app.device.advanceUntilIdle()
      app.tap(app.button("Add"))
      app.device.advance(by: 0.4)
      app.tap((app.contacts.presentedViewController as? EditorController)?.doneButton)
    }
  }
}
