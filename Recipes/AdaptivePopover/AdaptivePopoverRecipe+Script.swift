import RecipeKit

extension AdaptivePopoverRecipe {
  /// Shows the URL on the pad and on the phone, in either way, and picks another photo meanwhile.
  func check(_ example: Example, on stage: Stage) throws {
    try checkPad(example, on: stage)
    try checkSegue(example, on: stage)
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
      "the items at the left of the bar, and what is at the right",
      expected: "URL, none",
      actual: "\(titles(item.leftBarButtonItems)), \(titles(item.rightBarButtonItems))"
    )
    stage.film("pad", caption: "The popover springs up at the button", seconds: 0.6) {
      if let label = app.label("URL") { app.device.tap(label) }
      app.device.advance(by: 0.5)
    }
    app.device.advanceUntilIdle()
    stage.picture("pad-popover", caption: "On the iPad: a small window at the button")
    stage.output("the content's rectangle", app.frame)
    let button = app.place(of: app.label("URL"))
    stage.check(
      "ipad-small-window",
      "the content is smaller than the window, below the bar, and under the button",
      expected: [true, true, true],
      actual: [
        app.windowBounds.contains(app.frame) && app.frame.width < app.windowBounds.width / 2,
        app.frame.minY >= 64, (app.frame.minX...max(app.frame.minX, app.frame.maxX)).contains(button.midX),
      ]
    )
    let presented = app.image.presentedViewController
    stage.check(
      "content-controller",
      "what the popover presents is the controller with the URL, whose view is in the window",
      expected: [true, true],
      actual: [
        presented is PlainURLViewController && app.image.popover?.presentedViewController === presented,
        presented?.viewIfLoaded?.window != nil,
      ]
    )
    stage.check(
      "popover-not-a-controller",
      "there is a popover presentation controller, and it is no view controller",
      expected: [true, true],
      actual: [
        app.popover != nil, app.popover.map { !($0 as AnyObject is UIViewController) } ?? false,
      ]
    )
    stage.check(
      "shows-selected-url",
      "the text",
      expected: "https://photos.example/1.jpg",
      actual: app.shownText ?? "none"
    )
    stage.check(
      "content-is-delegate",
      "the delegate is the content itself",
      expected: true,
      actual: app.popover?.delegate === app.screen && app.screen != nil
    )
  }

  private func titles(_ items: [UIBarButtonItem]?) -> String {
    let titles = (items ?? []).map { $0.title ?? "-" }
    return titles.isEmpty ? "none" : titles.joined(separator: " ")
  }

  // MARK: The segue

  private func checkSegue(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    Diary.lines = []
    app.tap("URL")
    stage.check(
      "segue-runs-prepare",
      "how the source prepared",
      expected: ["prepare Show URL"],
      actual: Diary.lines.filter { $0.hasPrefix("prepare") }
    )
    stage.check(
      "awake-from-nib-first",
      "what happened, in order",
      expected: ["awakeFromNib", "prepare Show URL", "viewDidLoad", "viewWillAppear"],
      actual: Diary.lines.filter { $0 != "asked" }
    )
    stage.check(
      "prepare-gives-presentation-controller",
      "what the source got while it prepared is what directs the popover",
      expected: true,
      actual: app.image.popover != nil && app.image.popover === app.popover
    )
    let isPopover = if case .presentAsPopover = example.app.kind { true } else { false }
    stage.check(
      "segue-present-as-popover",
      "a segue of that kind led to the screen with the URL",
      expected: [true, true],
      actual: [isPopover, app.screen != nil]
    )
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "url")
    stage.check(
      "awake-sets-popover-style",
      "fresh from the storyboard the screen's style is popover",
      expected: true,
      actual: screen.modalPresentationStyle == .popover
    )
    stage.check(
      "url-model",
      "it has no URL yet",
      expected: true,
      actual: (screen as? PlainURLViewController).map { $0.url == nil } ?? false
    )
    let other = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    other.device.tap(other.image.sourceButton)
    other.device.advanceUntilIdle()
    stage.picture("beside", caption: "Allowed only at the right of its origin")
    let origin = other.place(of: other.image.sourceButton)
    stage.check(
      "arrow-side-configurable",
      "the popover is at the right of the button, beside it",
      expected: [true, true],
      actual: [
        !other.frame.isNull && other.frame.minX >= origin.maxX,
        (other.frame.minY...max(other.frame.minY, other.frame.maxY)).contains(origin.midY),
      ]
    )
  }

  // MARK: The phone

  private func checkPhone(_ example: Example, on stage: Stage) throws {
    let pad = try AdaptivePopoverApp(example.app, .iPad, on: stage)
    pad.tap("URL")
    let padSize = pad.frame.size
    let padArrow = pad.popover?.arrowDirection
    let app = try AdaptivePopoverApp(example.app, .iPhone5, on: stage)
    Diary.lines = []
    app.tap("URL")
    stage.picture("phone-popover", caption: "On the iPhone: the same small window")
    stage.check(
      "none-switches-off",
      "smaller than the window, and in the style popover",
      expected: [true, true],
      actual: [
        app.windowBounds.contains(app.frame) && app.frame.size != app.windowBounds.size,
        app.popover?.presentationStyle == .popover && app.popover?.arrowDirection == .up,
      ]
    )
    stage.check(
      "same-as-ipad",
      "the content's size compared with that on the iPad, and the arrows on both",
      expected: ["the same", "up", "up"],
      actual: [
        app.frame.size == padSize && padSize.width > 0 ? "the same" : "another", name(padArrow),
        name(app.popover?.arrowDirection),
      ]
    )
    let asked = Diary.lines.firstIndex(of: "asked")
    let appears = Diary.lines.firstIndex(of: "viewWillAppear")
    stage.check(
      "ios-asks-delegate",
      "asked at least once, and before the content appears",
      expected: true,
      actual: asked.flatMap { early in appears.map { early < $0 } } ?? false
    )
    let turned = try AdaptivePopoverApp(example.app, .iPhone5, on: stage)
    turned.device.rotate(to: .landscapeLeft)
    turned.device.advanceUntilIdle()
    turned.tap("URL")
    stage.picture("phone-landscape", caption: "In landscape, too")
    stage.check(
      "iphone-since-ios8",
      "presented by a popover presentation controller, upright and in landscape",
      expected: [true, true],
      actual: [app.popover != nil, turned.popover != nil && turned.windowBounds.width == 568]
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
      "without a delegate the content covers the window",
      expected: app.windowBounds,
      actual: app.frame
    )
    stage.check(
      "default-answer-full-screen",
      "the style in compact width is full screen",
      expected: true,
      actual: app.popover?.adaptivePresentationStyle == .fullScreen
    )
    let turned = try AdaptivePopoverApp(example.untouched, .iPhone5, on: stage)
    turned.device.rotate(to: .landscapeLeft)
    turned.device.advanceUntilIdle()
    turned.tap("URL")
    stage.check(
      "iphone-full-screen-default",
      named: "landscape",
      "in landscape it does so, too",
      expected: CGRect(x: 0, y: 0, width: 568, height: 320),
      actual: turned.frame
    )
  }

  private func checkFirstWay(_ example: Example, on stage: Stage) throws {
    let app = try AdaptivePopoverApp(example.firstWay, .iPhone5, on: stage)
    app.tap("URL")
    stage.check(
      "delegate-in-prepare",
      "the picture's screen is the delegate",
      expected: true,
      actual: app.popover?.delegate === app.image && app.popover != nil
    )
    stage.check(
      "none-switches-off",
      named: "first-way",
      "the content keeps the size of its scene, and does not cover the window",
      expected: AdaptivePopoverStoryboard.sizeOfURLScene,
      actual: app.frame.isNull ? .zero : app.frame.size
    )
  }

  // MARK: Older systems

  private func checkOlderSystems(_ example: Example, on stage: Stage) throws {
    let pad = try AdaptivePopoverApp(example.app, .iPad, iOS: 7, on: stage)
    pad.tap("URL")
    let place = pad.place(of: pad.label("https://photos.example/1.jpg"))
    stage.check(
      "ipad-only-before-ios8",
      named: "pad",
      "iOS 7 on a pad: the URL is seen, in less than half of the screen's width",
      expected: true,
      actual: !place.isNull && place.width < 384
    )
    stage.expectException(
      "ipad-only-before-ios8",
      "iOS 7 on a phone: the button is tapped",
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
      "the view is loaded, then the URL is set: the text",
      expected: "https://photos.example/new.jpg",
      actual: loaded.addressLabel.text ?? "none"
    )
    let fresh = try screen(example.app)
    fresh.url = url
    fresh.loadViewIfNeeded()
    stage.check(
      "update-ui-on-load",
      "the URL is set, then the view is loaded: the text",
      expected: "https://photos.example/new.jpg",
      actual: fresh.addressLabel.text ?? "none"
    )
    stage.expectNoException(
      "update-ui-on-load",
      named: "unloaded",
      "a URL that is set without a view ends nothing"
    ) {
      try screen(example.probed).url = url
    }
  }
}
