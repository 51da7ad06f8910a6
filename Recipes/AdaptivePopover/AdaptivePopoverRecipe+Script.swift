import RecipeKit

extension AdaptivePopoverRecipe {
  /// Shows the URL on the pad and on the phone, in either way, and picks another photo meanwhile.
  func check(_ example: Example, on stage: Stage) throws {
    try checkPad(example, on: stage)
    try checkSegue(example, on: stage)
    try checkScene(example, on: stage)
    try checkPhone(example, on: stage)
    try checkDefault(example, on: stage)
    try checkFirstWay(example, on: stage)
    try checkOlderSystems(example, on: stage)
    try checkUpdating(example, on: stage)
    try checkSizes(example, on: stage)
    try checkBar(example, on: stage)
    try checkImages(example, on: stage)
  }

  // MARK: The pad

  private func checkPad(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    let item = app.image.navigationItem
    stage.check(
      "url-button-left",
      "the button URL is the item at the left of the bar",
      expected: ["URL"],
      actual: (item.leftBarButtonItems ?? []).compactMap(\.title)
    )
    stage.check(
      "url-button-left",
      named: "right",
      "there is no item at the right of the bar",
      expected: [],
      actual: (item.rightBarButtonItems ?? []).compactMap(\.title)
    )
    stage.film("pad", caption: "A tap on URL", seconds: 0.6, showing: [.touches]) {
      if let label = app.label("URL") { app.device.tap(label) }
      app.device.advance(by: 0.5)
    }
    app.device.advanceUntilIdle()
    stage.picture("pad-popover", caption: "On the iPad: a small window at the button")
    stage.output("the content's rectangle", app.frame)
    stage.check(
      "ipad-small-window",
      "on the iPad the content covers a part of the window",
      expected: "a part",
      actual: share(app)
    )
    stage.check(
      "ipad-small-window",
      named: "place",
      "the content's upper left corner is just below the bar and under the button",
      expected: CGPoint(x: 10, y: 77),
      actual: app.frame.isNull ? .zero : app.frame.origin
    )
    let directed = app.popover?.presentedViewController
    stage.check(
      "content-controller",
      "what the popover presents is the controller that shows the URL",
      expected: "the screen with the URL",
      actual: directed.map { $0 is PlainURLViewController ? "the screen with the URL" : "another" } ?? "none"
    )
    stage.check(
      "popover-not-a-controller",
      "what shows the content is a popover presentation controller",
      expected: "UIPopoverPresentationController",
      actual: app.screen?.presentationController.map { "\(type(of: $0))" } ?? "none"
    )
    stage.check(
      "shows-selected-url",
      "the text in the popover is the address of the photo on screen",
      expected: "https://photos.example/1.jpg",
      actual: app.shownText ?? "none"
    )
    stage.check(
      "content-is-delegate",
      "the popover's delegate is the content itself",
      expected: "the content",
      actual: app.popover?.delegate.map { $0 === app.screen ? "the content" : "another" } ?? "none"
    )
  }

  /// How much of the window the content covers.
  private func share(_ app: AdaptivePopoverApp) -> String {
    if app.frame.isNull { return "nothing" }
    return app.frame == app.windowBounds ? "the whole window" : "a part"
  }

  // MARK: The segue

  private func checkSegue(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.app.witnessed, .iPad, on: stage)
    app.tap("URL")
    let witness = PrepareWitness.shared
    stage.check(
      "segue-runs-prepare",
      "the source prepares once, for the segue Show URL",
      expected: ["Show URL"],
      actual: witness.segues
    )
    stage.check(
      "awake-from-nib-first",
      "when the source prepares the content has made itself the popover's delegate already",
      expected: "the content",
      actual: witness.delegate
    )
    stage.check(
      "awake-from-nib-first",
      named: "view",
      "when the source prepares the content's view is not loaded",
      expected: "not loaded",
      actual: witness.view
    )
    stage.check(
      "prepare-gives-presentation-controller",
      "what the source finds while it prepares is what shows the popover",
      expected: "what shows the popover",
      actual: witness.popover.map { $0 === app.popover ? "what shows the popover" : "another" } ?? "none"
    )
    stage.check(
      "segue-present-as-popover",
      "the sender of the segue is the button URL",
      expected: ["URL"],
      actual: witness.senders
    )
    stage.check(
      "segue-present-as-popover",
      named: "kind",
      "the segue makes a popover of a screen that asks for nothing itself",
      expected: [.popover],
      actual: try stylesOfPlainScreen(example, on: stage)
    )
    stage.check(
      "segue-present-as-popover",
      named: "button",
      "the popover springs from the button",
      expected: "URL",
      actual: app.popover?.barButtonItem?.title ?? "none"
    )
    let other = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    other.device.tap(other.image.sourceButton)
    other.device.advanceUntilIdle()
    stage.picture("beside", caption: "Allowed only at the right of its origin")
    stage.check(
      "arrow-side-configurable",
      "where only the arrow to the left is permitted it points left",
      expected: "left",
      actual: name(other.popover?.arrowDirection)
    )
    stage.check(
      "arrow-side-configurable",
      named: "place",
      "beside its arrow the content is 13 points to the right of its origin, which ends at 170",
      expected: 183,
      actual: other.frame.isNull ? 0 : other.frame.minX
    )
  }

  /// In which style the segue would show a screen that does not configure itself.
  private func stylesOfPlainScreen(_ example: Example, on stage: Stage) throws -> [UIModalPresentationStyle] {
    var plain = example.app.witnessed
    plain.url = PlainURLViewController.self
    let app = try AdaptivePopoverApp(plain, .iPad, on: stage)
    app.tap("URL")
    return PrepareWitness.shared.styles
  }

  private func checkScene(_ example: Example, on stage: Stage) throws {
    _ = stage.boot(.iPad, iOS: 9)
    example.app.register()
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "url")
    stage.check(
      "awake-sets-popover-style",
      "fresh from the storyboard the screen is of the style popover",
      expected: .popover,
      actual: screen.modalPresentationStyle
    )
    stage.check(
      "url-model",
      "fresh from the storyboard the screen has no URL",
      expected: "none",
      actual: (screen as? PlainURLViewController)?.url?.absoluteString ?? "none"
    )
  }

  // MARK: The phone

  private func checkPhone(_ example: Example, on stage: Stage) throws {
    let pad = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    pad.tap("URL")
    let padSize = pad.frame.size
    let padArrow = pad.popover?.arrowDirection
    let asking = try AdaptivePopoverApp(example.app.witnessed, .iPhone5, on: stage)
    asking.tap("URL")
    stage.check(
      "ios-asks-delegate",
      "the delegate is first asked how to adapt before the content is on screen",
      expected: "not yet on screen",
      actual: PrepareWitness.shared.questions.first ?? "not asked"
    )
    let app = try AdaptivePopoverApp(example.app, .iPhone5, on: stage)
    app.tap("URL")
    stage.picture("phone", caption: "On the iPhone, after a tap on URL")
    stage.check(
      "none-switches-off",
      "on the iPhone the content covers a part of the window",
      expected: "a part",
      actual: share(app)
    )
    stage.check(
      "same-as-ipad",
      "on the iPhone the content is as large as on the iPad",
      expected: "the same size",
      actual: padSize.width > 0 && app.frame.size == padSize ? "the same size" : "another size"
    )
    stage.check(
      "same-as-ipad",
      named: "arrows",
      "on the iPad and on the iPhone the arrow points up",
      expected: ["up", "up"],
      actual: [name(padArrow), name(app.popover?.arrowDirection)]
    )
    let turned = try AdaptivePopoverApp(example.app, .iPhone5, on: stage)
    turned.device.rotate(to: .landscapeLeft)
    turned.device.advanceUntilIdle()
    turned.tap("URL")
    stage.picture("phone-landscape", caption: "On the iPhone in landscape")
    stage.check(
      "iphone-since-ios8",
      "upright and in landscape a popover presentation controller shows the content on the iPhone",
      expected: ["UIPopoverPresentationController", "UIPopoverPresentationController"],
      actual: [app, turned].map { app in
        app.image.presentedViewController?.presentationController.map { "\(type(of: $0))" } ?? "none"
      }
    )
  }

  private func name(_ direction: UIPopoverArrowDirection?) -> String {
    switch direction {
    case UIPopoverArrowDirection.up: "up"
    case UIPopoverArrowDirection.down: "down"
    case UIPopoverArrowDirection.left: "left"
    case UIPopoverArrowDirection.right: "right"
    default: "none"
    }
  }

  private func checkDefault(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.untouched, .iPhone5, on: stage)
    app.tap("URL")
    stage.picture("phone-full-screen", caption: "What the system does by itself: the whole screen")
    stage.check(
      "iphone-full-screen-default",
      "on the iPhone, without a delegate, the content covers the window",
      expected: CGRect(x: 0, y: 0, width: 320, height: 568),
      actual: app.frame
    )
    stage.check(
      "default-answer-full-screen",
      "without a delegate the style in compact width is full screen",
      expected: .fullScreen,
      actual: app.popover?.adaptivePresentationStyle ?? .none
    )
    let turned = try AdaptivePopoverApp(example.untouched, .iPhone5, on: stage)
    turned.device.rotate(to: .landscapeLeft)
    turned.device.advanceUntilIdle()
    turned.tap("URL")
    stage.check(
      "iphone-full-screen-default",
      named: "landscape",
      "on the iPhone, without a delegate, the content covers the window in landscape",
      expected: CGRect(x: 0, y: 0, width: 568, height: 320),
      actual: turned.frame
    )
  }

  private func checkFirstWay(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.firstWay, .iPhone5, on: stage)
    app.tap("URL")
    stage.check(
      "delegate-in-prepare",
      "in the first way the picture's screen is the popover's delegate",
      expected: "the picture's screen",
      actual: app.popover?.delegate.map { $0 === app.image ? "the picture's screen" : "another" } ?? "none"
    )
    stage.check(
      "none-switches-off",
      named: "first-way",
      "in the first way the content keeps the size of its scene on the iPhone",
      expected: AdaptivePopoverStoryboard.sizeOfURLScene,
      actual: app.frame.isNull ? .zero : app.frame.size
    )
    let turned = try AdaptivePopoverApp(example.firstWay, .iPhone5, on: stage)
    turned.device.rotate(to: .landscapeLeft)
    turned.device.advanceUntilIdle()
    turned.tap("URL")
    stage.check(
      "first-way-enough",
      "in the first way the content covers a part of the iPhone's window, upright and in landscape",
      expected: ["a part", "a part"],
      actual: [app, turned].map(share)
    )
    let untouched = try AdaptivePopoverApp(example.untouched, .iPhone5, on: stage)
    untouched.tap("URL")
    stage.check(
      "conclusion-none",
      "with the answer none the content covers a part of the window, and without it the whole window",
      expected: ["a part", "the whole window"],
      actual: [app, untouched].map(share)
    )
  }

  // MARK: Older systems

  private func checkOlderSystems(_ example: Example, on stage: Stage) throws {
    let pad = try AdaptivePopoverApp(example.app, .iPad, iOS: 7, on: stage)
    pad.tap("URL")
    let content = pad.label("https://photos.example/1.jpg").map { pad.place(of: $0.superview) } ?? .null
    stage.check(
      "ipad-only-before-ios8",
      named: "pad",
      "on a pad with iOS 7 the URL shows in a part of the window",
      expected: "a part",
      actual: content.isNull ? "nothing" : content.width < 384 ? "a part" : "the whole window"
    )
    stage.expectException(
      "ipad-only-before-ios8",
      "on a phone with iOS 7 a tap on the button ends the application",
      name: "NSInvalidArgumentException",
      reason: "-[UIPopoverController initWithContentViewController:] called when not running under "
        + "UIUserInterfaceIdiomPad."
    ) {
      let phone = try AdaptivePopoverApp(example.app, .iPhone5, iOS: 7, on: stage)
      phone.tap("URL")
    }
  }

  // MARK: Updating

  private func checkUpdating(_ example: Example, on stage: Stage) throws {
    let url = try stage.require(URL(string: "https://photos.example/new.jpg"), "a URL")
    func screen(_ storyboard: AdaptivePopoverStoryboard) throws -> PlainURLViewController {
      _ = stage.boot(.iPad, iOS: 9)
      storyboard.register()
      let screen = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "url")
      return try stage.require(screen as? PlainURLViewController, "the screen with the URL")
    }
    let loaded = try screen(example.app)
    loaded.loadViewIfNeeded()
    loaded.url = url
    stage.check(
      "update-ui-on-set",
      "a URL that is set after the view was loaded is shown",
      expected: "https://photos.example/new.jpg",
      actual: loaded.addressLabel.text ?? "none"
    )
    let fresh = try screen(example.app)
    fresh.url = url
    fresh.loadViewIfNeeded()
    stage.check(
      "update-ui-on-load",
      "a URL that was set before the view is loaded is shown",
      expected: "https://photos.example/new.jpg",
      actual: fresh.addressLabel.text ?? "none"
    )
    stage.expectNoException(
      "update-ui-on-load",
      named: "unloaded",
      "a URL can be set while there is no view"
    ) {
      try screen(example.probed).url = url
    }
  }
}
