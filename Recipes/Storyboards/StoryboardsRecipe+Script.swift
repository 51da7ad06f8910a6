import RecipeKit

extension StoryboardsRecipe {
  /// Loads the storyboard, looks at what it makes, and performs every segue.
  func check(_ example: Example, on stage: Stage) throws {
    checkLoading(example, on: stage)
    try checkLaunch(example, on: stage)
    try checkOutlets(example, on: stage)
    try checkPush(example, on: stage)
    try checkRepeating(example, on: stage)
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
      "one called Other cannot",
      name: "NSInvalidArgumentException",
      reason: "Could not find a storyboard named 'Other' in the application's bundle"
    ) {
      _ = UIStoryboard(name: "Other", bundle: nil)
    }
  }

  private func checkLaunch(_ example: Example, on stage: Stage) throws {
    _ = stage.boot(.iPad, iOS: 7)
    Diary.lines = []
    let storyboard = example()
    storyboard.register()
    let made = UIStoryboard(name: storyboard.name, bundle: nil).instantiateInitialViewController()
    let stack = (made as? UINavigationController)?.viewControllers ?? []
    stage.check(
      "containment-instantiates-children",
      "the navigation controller comes with a child, whose view is not loaded",
      expected: "1, not loaded",
      actual: "\(made?.children.count ?? 0), \(stack.first?.isViewLoaded ?? false ? "loaded" : "not loaded")"
    )
    stage.check(
      "first-connection-is-root",
      "the stack as it comes",
      expected: ["ContactsController"],
      actual: stack.map { $0 is ContactsController ? "ContactsController" : "\(type(of: $0))" }
    )
    stage.check(
      "auto-instantiated",
      "what was made so far",
      expected: ["contacts made"],
      actual: Diary.lines
    )

    let app = try StoryboardApp(example, on: stage)
    stage.output("on the screen", app.contacts.title ?? "")
    stage.picture("launch", caption: "The first scene, after launch")
    let view = try stage.require(app.contacts.view, "the view")
    stage.check(
      "configured-attributes-kept",
      "title, tag, colour, frame and mask of a button, as drawn",
      expected: "Contacts, 7, grey, (134, 100, 500, 44), flexible right margin",
      actual: """
        \(app.contacts.title ?? "none"), \(view.tag), \
        \(view.backgroundColor == .groupTableViewBackground ? "grey" : "another colour"), \
        \(ValueText.describe(app.button("Open")?.frame ?? .null)), \
        \(app.button("Open")?.autoresizingMask == .flexibleRightMargin ? "flexible right margin" : "another")
        """
    )
    stage.check(
      "scene",
      "the controller is of a storyboard, and has the view that was drawn, with its six parts",
      expected: "true true 6",
      actual: "\(app.contacts.storyboard != nil) \(view.next === app.contacts) \(view.subviews.count)"
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
      "each outlet refers to the button in the view",
      expected: [true, true, true, true, true],
      actual: outlets.map { $0.0 != nil && $0.0 === app.button($0.1) }
    )
    app.tap(app.button("Count"))
    let labels = contacts.view.subviews.compactMap { $0 as? UILabel }
    stage.check(
      "outlets-and-actions-in-scene",
      named: "action",
      "the label after a tap on Count",
      expected: "Counted: 1",
      actual: labels.first?.text ?? "no label"
    )
    stage.check(
      "segue-programmatic",
      named: "no-tap",
      "no tap but the one on Open leads to a contact",
      expected: 1,
      actual: app.navigation.viewControllers.count
    )
  }

  // MARK: Pushing

  private func checkPush(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    _ = app.diary()
    app.tap(app.button("Open"))
    let diary = app.diary()
    let prepared = diary.first { $0.hasPrefix("contacts prepares ") }
    let contact = app.navigation.topViewController as? ContactController
    stage.output("diary of the tap", diary)
    stage.picture("contact", caption: "The contact that the segue has pushed")
    stage.check(
      "segue-triggered-by-button",
      "how often the source prepares after one tap",
      expected: 1,
      actual: diary.filter { $0.hasPrefix("contacts prepares") }.count
    )
    stage.check(
      "segue-from-to-controller",
      "where the segue comes from, and where it leads",
      expected: "contacts to contact",
      actual: prepared.map { String($0.dropFirst("contacts prepares ".count)) } ?? "nowhere"
    )
    stage.check(
      "push-segue",
      "controllers on the stack, and whether the contact is on top",
      expected: "2, on top",
      actual: "\(app.navigation.viewControllers.count), \(contact != nil ? "on top" : "not on top")"
    )
    stage.check(
      "prepare-before-display",
      named: "push",
      "what happens in which order",
      expected: [
        "contact made", "contacts prepares contacts to contact", "contact loaded", "contact shown",
      ],
      actual: diary
    )
    stage.check(
      "prepare-before-display",
      named: "data",
      "the name that the contact shows",
      expected: "Ada",
      actual: contact?.nameLabel?.text ?? "no contact"
    )
    stage.check(
      "view-auto-loaded",
      "the contact's view is loaded after the source has prepared, not before",
      expected: true,
      actual: (diary.firstIndex(of: "contact loaded") ?? -1)
        > (prepared.flatMap(diary.firstIndex) ?? .max)
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

  private func checkCode(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    app.contacts.openFavorite()
    app.device.advanceUntilIdle()
    let contact =
      (app.navigation.topViewController ?? app.contacts.presentedViewController) as? ContactController
    stage.check(
      "segue-programmatic",
      "performed from code, the segue shows",
      expected: "Grace",
      actual: contact?.name ?? "nobody"
    )
    stage.expectException(
      "segue-programmatic",
      named: "unknown",
      "a segue that isn't there raises",
      name: "NSInvalidArgumentException",
      reason: "Receiver (\(app.contacts)) has no segue with identifier 'nobody'"
    ) {
      app.contacts.performSegue(withIdentifier: "nobody", sender: nil)
    }
  }

  // MARK: The other kinds

  private func checkModal(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    _ = app.diary()
    app.tap(app.button("Add"))
    let editor = app.contacts.presentedViewController as? EditorController
    stage.picture("editor", caption: "The editor that the segue has presented")
    stage.check(
      "modal-segue",
      "whether the contacts present the editor, and whether it is shown",
      expected: [true, true],
      actual: [editor != nil, app.isShown(editor)]
    )
    stage.check(
      "prepare-before-display",
      named: "modal",
      "what happens in which order",
      expected: [
        "editor made", "contacts prepares contacts to editor", "editor loaded", "editor shown",
      ],
      actual: Array(app.diary().prefix(4))
    )
    app.tap(editor?.doneButton)
    stage.check(
      "modal-segue",
      named: "unwound",
      "after Done the way back was found, and the action run once",
      expected: "back, 1",
      actual: "\(app.contacts.presentedViewController == nil ? "back" : "not back"), \(app.contacts.count)"
    )
  }

  private func checkPopover(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    _ = app.diary()
    app.tap(app.button("Help"))
    stage.picture("help", caption: "Help in a popover")
    let diary = app.diary()
    let popover = app.contacts.popover
    stage.check(
      "popover-segue",
      "a popover is visible, and the destination is what it shows",
      expected: [true, true],
      actual: [
        popover?.isPopoverVisible ?? false,
        popover?.contentViewController is HelpController,
      ]
    )
    stage.check(
      "prepare-before-display",
      named: "popover",
      "what happens in which order",
      expected: ["help made", "contacts prepares contacts to help", "help loaded", "help shown"],
      actual: diary
    )
    popover?.dismiss(animated: false)
  }

  private func checkCustom(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    _ = app.diary()
    guard let button = app.button("Card") else { return }
    app.device.tap(button)
    app.device.advance(by: 0.15)
    let card = app.contacts.presentedViewController as? CardController
    let halfway = Double(card?.view.layer.presentation()?.opacity ?? 0)
    app.device.advanceUntilIdle()
    stage.check(
      "custom-segue",
      "halfway, the card is neither hidden nor there, and in the end it is",
      expected: [true, true],
      actual: [(0.1...0.9).contains(halfway), card?.view.alpha == 1]
    )
    stage.check(
      "prepare-before-display",
      named: "custom",
      "what happens in which order",
      expected: ["card made", "contacts prepares contacts to card", "card loaded", "card shown"],
      actual: app.diary()
    )
  }

  // MARK: A film

  private func film(_ example: Example, on stage: Stage) throws {
    let app = try StoryboardApp(example, on: stage)
    stage.film("segues", caption: "A push, a modal and an unwind segue", seconds: 5) {
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
