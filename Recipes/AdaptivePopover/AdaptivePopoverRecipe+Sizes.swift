import RecipeKit

extension AdaptivePopoverRecipe {
  // MARK: Sizes

  func checkSizes(_ example: Example, on stage: Stage) throws {
    let short = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    short.tap("URL")
    let shortSize = short.frame.isNull ? .zero : short.frame.size
    stage.check(
      "preferred-size-asked",
      "the content is as large as it prefers",
      expected: CGSize(width: 220, height: 42),
      actual: shortSize,
      within: 0.5
    )
    let long = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    long.pick(1)
    long.tap("URL")
    stage.picture("long-url", caption: "A longer URL makes a higher window")
    let label = long.screen?.addressLabel
    let needed = label?.sizeThatFits(CGSize(width: label?.bounds.width ?? 0, height: 0)).height ?? 0
    stage.output("height for a short and a long URL", [shortSize.height, long.frame.height])
    stage.check(
      "preferred-size-overridable",
      "a longer URL makes the window three lines high",
      expected: 78,
      actual: long.frame.isNull ? 0 : long.frame.height,
      within: 0.5
    )
    stage.check(
      "preferred-size-overridable",
      named: "readable",
      "the whole of a longer URL can be read, and no line is cut off",
      expected: 0,
      actual: max(0, needed - (label?.bounds.height ?? 0)),
      within: 0.5
    )
    try checkWishes(example, on: stage)
  }

  private func checkWishes(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.untouched, .iPad, on: stage)
    app.tap("URL")
    stage.check(
      "size-from-storyboard-view",
      "without a preferred size the content is as large as the scene's top view",
      expected: CGSize(width: 280, height: 60),
      actual: app.frame.isNull ? .zero : app.frame.size
    )
    app.screen?.preferredContentSize = CGSize(width: 250, height: 100)
    app.device.advanceUntilIdle()
    stage.check(
      "preferred-size-settable",
      "a preferred size that is set becomes the content's",
      expected: CGSize(width: 250, height: 100),
      actual: app.frame.isNull ? .zero : app.frame.size
    )
    app.screen?.preferredContentSize = CGSize(width: 2000, height: 2000)
    app.device.advanceUntilIdle()
    stage.output("of 2000 × 2000 points it gets", app.frame)
    stage.check(
      "preferred-size-advisory",
      "of 2000 × 2000 points the content gets what is free below the bar",
      expected: CGRect(x: 10, y: 77, width: 748, height: 937),
      actual: app.frame
    )
  }

  // MARK: The bar

  func checkBar(_ example: Example, on stage: Stage) throws {
    var storyboard = example.app
    // At the left end the list would cover the button, and the popover would point at nothing.
    storyboard.isOnTheRight = true
    let app = try AdaptivePopoverApp(storyboard, .iPad, inSplitView: true, on: stage)
    let split = app.root as? UISplitViewController
    app.tap("URL")
    stage.check(
      "bar-in-passthrough",
      "the one view that the popover passes touches through to is the bar",
      expected: ["the bar"],
      actual: (app.popover?.passthroughViews ?? []).map { $0 === app.bar ? "the bar" : "another" }
    )
    app.tap("URL")
    stage.check(
      "bar-in-passthrough",
      named: "same-button",
      "after another tap on the popover's own button the content is still on screen",
      expected: 1,
      actual: app.popover == nil ? 0 : 1
    )
    app.tapListButton()
    stage.picture("list", caption: "The list comes in, and the popover stays")
    stage.check(
      "bar-tap-keeps-popover",
      named: "list",
      "a tap on the list's button in the bar brings the list in",
      expected: .oneOverSecondary,
      actual: split?.displayMode ?? .automatic
    )
    let open = app.popover == nil ? 0 : 1
    stage.check(
      "bar-tap-keeps-popover",
      "when the list has come in the popover is still on screen",
      expected: 1,
      actual: open
    )
    app.tapPicture()
    stage.check(
      "tap-on-image-dismisses",
      "a tap on the picture takes the one popover away",
      expected: 1,
      actual: open - (app.popover == nil ? 0 : 1)
    )
  }

  // MARK: Another image

  func checkImages(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.app, .iPad, inSplitView: true, on: stage)
    app.tap("URL")
    app.tapListButton()
    app.tapInList(1)
    stage.picture("another-photo", caption: "After another photo was picked")
    let newAddress = AdaptivePopoverApp.photos[1].imageURL.absoluteString
    stage.check(
      "stale-url-pitfall",
      named: "picked",
      "a tap on the second photo in the list shows that photo",
      expected: "Old town",
      actual: app.image.title ?? "none"
    )
    stage.check(
      "stale-url-pitfall",
      "when another photo has been picked no URL is on screen",
      expected: "none",
      actual: app.shownText ?? "none"
    )
    app.tapPicture()
    app.tap("URL")
    stage.check(
      "next-popover-fresh",
      "when the list is gone a tap on the button shows the new photo's URL",
      expected: newAddress,
      actual: app.shownText ?? "none"
    )
    let other = try AdaptivePopoverApp(example.app, .iPhone5, on: stage)
    other.tap("URL")
    let before = other.popover == nil ? 0 : 1
    other.image.image = nil
    other.device.advanceUntilIdle()
    stage.check(
      "set-image-dismisses",
      "another image takes the one popover away",
      expected: 1,
      actual: before - (other.popover == nil ? 0 : 1)
    )
    try checkWithoutPopover(example, on: stage)
  }

  /// The picture's screen is presented itself: a dismissal too many would take it away.
  private func checkWithoutPopover(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPad, iOS: 9)
    example.app.register()
    let host = UIViewController()
    device.launch(host)
    let stack = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
    let image = try stage.require(
      (stack as? UINavigationController)?.viewControllers.first as? ImageViewController,
      "the picture's screen"
    )
    host.present(stack, animated: false)
    device.advanceUntilIdle()
    image.image = nil
    device.advanceUntilIdle()
    stage.check(
      "set-image-without-popover",
      "a picture's screen without a popover stays when it gets another image",
      expected: "the picture's screen",
      actual: host.presentedViewController.map { $0 === stack ? "the picture's screen" : "another" } ?? "none"
    )
  }
}
