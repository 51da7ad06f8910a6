import RecipeKit

extension PopoverRecipe {
  /// Opens the popover on the pad and the alert on the phone, and taps on everything.
  func check(_ example: Example, on stage: Stage) throws {
    checkOpening(example, on: stage)
    checkArrival(example, on: stage)
    checkContent(example, on: stage)
    checkClosing(example, on: stage)
    checkPlaces(example, on: stage)
    checkTurning(example, on: stage)
    checkMemory(example, on: stage)
    checkConditions(example, on: stage)
    checkAlert(example, on: stage)
    checkKinds(example, on: stage)
  }

  // MARK: Opening

  private func checkOpening(_ example: Example, on stage: Stage) {
    let scene = PopoverScene(example.root, .iPad, on: stage)
    stage.check(
      "add-button-right",
      "the + item is the one item at the right end of the bar",
      expected: ["the + item"],
      actual: (scene.root.navigationItem.rightBarButtonItems ?? [])
        .map { $0 === scene.root.barButtonAdd ? "the + item" : "another" }
    )
    stage.check(
      "add-button-right",
      named: "seen",
      "what people see at the right end of the bar is a plus",
      expected: "+",
      actual: (scene.device.view(at: CGPoint(x: 746, y: 42)) as? UIButton)?.nameOnScreen ?? "nothing"
    )
    var fading = 0
    stage.film("open", caption: "A tap on + opens the popover", seconds: 0.5, showing: [.touches]) {
      scene.touchPlus()
      scene.device.advance(by: 0.1)
      fading = scene.fadingViews
      scene.device.advance(by: 0.4)
    }
    scene.device.advanceUntilIdle()
    stage.picture("popover", caption: "The popover under the + button")
    stage.output("content's frame", scene.frame)
    stage.check(
      "ipad-plus-action",
      "on the pad a tap on + opens one popover, and no alert",
      expected: [1, 0],
      actual: [scene.popovers, scene.alerts]
    )
    stage.check(
      "ipad-two-buttons",
      "there are two buttons in the popover, Photo and Audio",
      expected: ["Photo", "Audio"],
      actual: scene.popovers == 1
        ? (scene.content?.view.subviews ?? []).compactMap { ($0 as? UIButton)?.title(for: .normal) } : []
    )
    checkPlacing(scene, on: stage)
    stage.check(
      "present-from-bar-button",
      named: "animated",
      "a tenth of a second after the tap the popover is fading in",
      expected: 1,
      actual: fading
    )
    scene.tapPlus()
    stage.check(
      "present-from-bar-button",
      "another tap on + leaves the one popover open, so the bar stays usable",
      expected: 1,
      actual: scene.popovers
    )
    checkResizing(scene, on: stage)
  }

  private func checkPlacing(_ scene: PopoverScene, on stage: Stage) {
    stage.check(
      "not-full-screen",
      "of a screen of 768 × 1024 the popover's content covers 200 × 125",
      expected: CGSize(width: 200, height: 125),
      actual: scene.frame.isNull ? .zero : scene.frame.size
    )
    stage.check(
      "arrow-up-from-navbar",
      "the popover's arrow points up",
      expected: "up",
      actual: name(scene.popover?.arrowDirection)
    )
    stage.check(
      "arrow-up-from-navbar",
      named: "below",
      "the content of the popover begins 13 points below the bar, which ends at 64",
      expected: 77,
      actual: scene.frame.isNull ? 0 : scene.frame.minY
    )
    stage.check(
      "anchored-at-button",
      "the content reaches under the button at the right, to 10 points from the edge",
      expected: 758,
      actual: scene.frame.isNull ? 0 : scene.frame.maxX
    )
    stage.check(
      "preferred-size-read",
      "the popover's size is the one that its content prefers",
      expected: CGSize(width: 200, height: 125),
      actual: scene.popover?.contentSize ?? .zero
    )
  }

  private func checkResizing(_ scene: PopoverScene, on stage: Stage) {
    scene.content?.preferredContentSize = CGSize(width: 320, height: 200)
    scene.device.advanceUntilIdle()
    stage.check(
      "preferred-size-drives-size",
      "the popover has the size that its content prefers, also if that is another",
      expected: CGSize(width: 320, height: 200),
      actual: scene.frame.isNull ? .zero : scene.frame.size
    )
    let other = UIViewController()
    other.preferredContentSize = CGSize(width: 240, height: 90)
    scene.popover?.contentViewController = other
    scene.device.advanceUntilIdle()
    stage.check(
      "content-replaceable-later",
      "another content that is put in shows in its own size",
      expected: CGSize(width: 240, height: 90),
      actual: other.viewIfLoaded?.window == nil ? .zero : other.view.bounds.size
    )
  }

  /// Only a bar that is on screen already shows whether the + comes at once.
  private func checkArrival(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPad, iOS: 7)
    let host = UIViewController()
    device.launch(host)
    let root = example.root()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
    bar.items = [root.navigationItem]
    host.view.addSubview(bar)
    device.advanceUntilIdle()
    root.loadViewIfNeeded()
    device.advance(by: 0.05)
    var pending: [UIView] = [bar]
    var fading = 0
    while let view = pending.popLast() {
      pending += view.subviews
      if let layer = view.layer.presentation(), layer.opacity < 1, !view.isHidden { fading += 1 }
    }
    stage.check(
      "right-item-not-animated",
      "on a bar that is on screen already nothing fades in when the + comes",
      expected: 0,
      actual: fading
    )
  }

  /// The name of a direction, or none.
  func name(_ direction: UIPopoverArrowDirection?) -> String {
    switch direction {
    case UIPopoverArrowDirection.up: "up"
    case UIPopoverArrowDirection.down: "down"
    case UIPopoverArrowDirection.left: "left"
    case UIPopoverArrowDirection.right: "right"
    default: "none"
    }
  }

  // MARK: Content

  private func checkContent(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let root = example.root()
    let content = root.makeContent()
    content.loadViewIfNeeded()
    let (photo, audio) = (content.buttonPhoto, content.buttonAudio)
    stage.check(
      "content-size-200x125",
      "the content prefers a size of 200 × 125",
      expected: CGSize(width: 200, height: 125),
      actual: content.preferredContentSize
    )
    stage.check(
      "photo-frame",
      "the Photo button is 160 × 37 points large and lies at (20, 20)",
      expected: CGRect(x: 20, y: 20, width: 160, height: 37),
      actual: photo?.frame ?? .null
    )
    stage.check(
      "audio-frame",
      "the Audio button is as large as Photo and lies 50 points further down",
      expected: CGRect(x: 20, y: 70, width: 160, height: 37),
      actual: audio?.frame ?? .null
    )
    let (upper, lower) = (photo?.frame ?? .null, audio?.frame ?? .null)
    stage.check(
      "buttons-fit-content",
      "left and right of the buttons there are 20 points each",
      expected: [20, 20],
      actual: [upper.union(lower).minX, 200 - upper.union(lower).maxX]
    )
    stage.check(
      "buttons-fit-content",
      named: "apart",
      "there are 13 points between the two buttons, and 18 below",
      expected: [13, 18],
      actual: [lower.minY - upper.maxY, 125 - lower.maxY]
    )
    stage.check(
      "buttons-rounded-rect",
      "both buttons are of the rounded type",
      expected: [.roundedRect, .roundedRect],
      actual: [photo, audio].compactMap { $0?.buttonType }
    )
    stage.check(
      "buttons-rounded-rect",
      named: "titles",
      "the titles of the two buttons are Photo and Audio",
      expected: ["Photo", "Audio"],
      actual: [photo, audio].compactMap { $0?.title(for: .normal) }
    )
    stage.check(
      "buttons-are-subviews",
      "the subviews of the content's view are the two buttons",
      expected: ["the Photo button", "the Audio button"],
      actual: content.view.subviews.map {
        $0 === photo ? "the Photo button" : $0 === audio ? "the Audio button" : "\(type(of: $0))"
      }
    )
    stage.check(
      "photo-audio-titles",
      "the titles for the alert are Photo and Audio",
      expected: ["Photo", "Audio"],
      actual: [root.photoButtonTitle(), root.audioButtonTitle()]
    )
  }

  // MARK: Closing

  private func checkClosing(_ example: Example, on stage: Stage) {
    checkClosing(by: "Photo", example, on: stage) { $0.buttonPhoto }
    checkClosing(by: "Audio", example, on: stage) { $0.buttonAudio }
    let scene = PopoverScene(example.root, .iPad, on: stage)
    scene.tapPlus()
    var popovers: [Int] = []
    if let button = scene.content?.buttonPhoto, button.window != nil {
      let finger = scene.device.touchDown(on: button)
      scene.device.advance(by: 0.2)
      popovers.append(scene.popovers)
      finger?.lift()
      scene.device.advanceUntilIdle()
      popovers.append(scene.popovers)
    }
    stage.check(
      "buttons-touch-up-inside",
      "while a finger is down on Photo there is one popover, and none when it has been lifted",
      expected: [1, 0],
      actual: popovers
    )
    let again = PopoverScene(example.root, .iPad, on: stage)
    again.tapPlus()
    let frame = again.frame
    if !frame.isNull { again.device.tap(at: CGPoint(x: frame.minX + 6, y: frame.maxY - 6)) }
    again.device.advanceUntilIdle()
    stage.check(
      "inside-tap-keeps",
      "after a tap inside, beside the buttons, there is still one popover",
      expected: 1,
      actual: again.popovers
    )
  }

  private func checkClosing(
    by title: String,
    _ example: Example,
    on stage: Stage,
    _ button: (PopoverContentViewController) -> UIButton?
  ) {
    let scene = PopoverScene(example.root, .iPad, on: stage)
    scene.tapPlus()
    let before = scene.popovers
    scene.tap(scene.content.flatMap(button))
    scene.device.advance(by: 0.05)
    let fading = scene.fadingViews
    scene.device.advanceUntilIdle()
    let claim = "\(title.lowercased())-dismisses"
    stage.check(
      claim,
      "a tap on \(title) closes the popover, of which there is one before and none after",
      expected: [1, 0],
      actual: [before, scene.popovers]
    )
    stage.check(
      claim,
      named: "animated",
      "shortly after a tap on \(title) the popover is fading out",
      expected: 1,
      actual: fading
    )
    stage.check(
      "any-button-only-dismisses",
      named: title.lowercased(),
      "after a tap on \(title) neither a popover nor an alert lies over the screen",
      expected: 0,
      actual: scene.popovers + scene.alerts
    )
  }
}
