import RecipeKit

extension AdaptivePopoverRecipe {
  // MARK: Sizes

  func checkSizes(_ example: Example, on stage: Stage) throws {
    let short = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    short.tap("URL")
    let shortSize = short.frame.isNull ? .zero : short.frame.size
    stage.check(
      "preferred-size-asked",
      "the content has the size that it prefers",
      expected: short.screen?.preferredContentSize ?? CGSize(width: 1, height: 1),
      actual: shortSize
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
      "a longer URL makes the window higher, and all of it can be read",
      expected: [true, true],
      actual: [
        long.frame.height > shortSize.height && shortSize.height > 0,
        needed > 0 && needed <= (label?.bounds.height ?? 0) + 0.5
          && (label.map { label in label.superview?.bounds.contains(label.frame) ?? false } ?? false),
      ]
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
      "a size is set: the content's",
      expected: CGSize(width: 250, height: 100),
      actual: app.frame.isNull ? .zero : app.frame.size
    )
    app.screen?.preferredContentSize = CGSize(width: 2000, height: 2000)
    app.device.advanceUntilIdle()
    stage.output("of 2000 × 2000 points it gets", app.frame)
    stage.check(
      "preferred-size-advisory",
      "2000 × 2000 points are preferred: the content stays within the window",
      expected: true,
      actual: app.windowBounds.contains(app.frame)
    )
  }

  // MARK: The bar

  func checkBar(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.app, .iPad, inSplitView: true, on: stage)
    let split = app.root as? UISplitViewController
    app.tap("URL")
    let wasOpen = app.screen != nil
    app.tap("URL")
    let isOpenAfterURL = app.screen != nil
    app.tapListButton()
    stage.picture("list", caption: "The list comes in over the button, and the popover stays")
    let isListShown = split?.displayMode == .oneOverSecondary
    stage.check(
      "bar-tap-keeps-popover",
      "the popover is open, the list's button works, and the popover is still open",
      expected: [true, true, true],
      actual: [wasOpen, isListShown, app.screen != nil]
    )
    let isBarPassed = app.bar.map { app.popover?.passthroughViews?.contains($0) ?? false } ?? false
    stage.check(
      "bar-in-passthrough",
      "the bar is passed through: taps on both of its buttons leave the popover open, and act",
      expected: [true, true, true],
      actual: [isBarPassed, isOpenAfterURL, isListShown]
    )
    app.tapPicture()
    stage.check(
      "tap-on-image-dismisses",
      "open before a tap on the picture, and not after",
      expected: [true, false],
      actual: [wasOpen, app.screen != nil]
    )
  }

  // MARK: Another image

  func checkImages(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.app, .iPad, inSplitView: true, on: stage)
    app.tap("URL")
    app.tapListButton()
    app.pickInList(1)
    stage.picture("another-photo", caption: "Another photo was picked; the popover is gone")
    let newAddress = AdaptivePopoverApp.photos.last?.imageURL.absoluteString ?? ""
    stage.check(
      "stale-url-pitfall",
      "another photo is shown: what a popover says about it",
      expected: "nothing",
      actual: app.image.imageURL?.absoluteString == newAddress ? app.shownText ?? "nothing" : "no new photo"
    )
    app.tapPicture()
    app.tap("URL")
    stage.check(
      "next-popover-fresh",
      "the list is sent away by a tap beside it, and the button is tapped again: the text",
      expected: newAddress,
      actual: app.shownText ?? "none"
    )
    let other = try AdaptivePopoverApp(example.app, .iPhone5, on: stage)
    other.tap("URL")
    let wasOpen = other.screen != nil
    other.image.image = nil
    other.device.advanceUntilIdle()
    stage.check(
      "set-image-dismisses",
      "open before an image is set, and nothing presented after",
      expected: [true, true],
      actual: [wasOpen, other.image.presentedViewController == nil]
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
    let before = device.console
    image.image = nil
    device.advanceUntilIdle()
    stage.check(
      "set-image-without-popover",
      "nothing is presented, an image is set: the screen stays, and the console is silent",
      expected: [true, true],
      actual: [host.presentedViewController === stack, device.console == before]
    )
  }
}
