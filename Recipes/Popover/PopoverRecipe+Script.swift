import RecipeKit

extension PopoverRecipe {
  /// Opens the popover on the pad and the alert on the phone, and taps on everything.
  func check(_ example: Example, on stage: Stage) throws {
    checkOpening(example, on: stage)
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
      "at the right end of the bar there is the + item",
      expected: true,
      actual: scene.root.barButtonAdd != nil
        && scene.root.navigationItem.rightBarButtonItem === scene.root.barButtonAdd
    )
    stage.film("open", caption: "A tap on + opens the popover", seconds: 0.5) {
      scene.device.tap(at: CGPoint(x: 746, y: 42))
      scene.device.advance(by: 0.5)
    }
    scene.device.advanceUntilIdle()
    stage.picture("popover", caption: "The popover under the + button")
    stage.output("content's frame", scene.frame)
    stage.check(
      "ipad-plus-action",
      "on the pad a tap on + opens a popover, and no alert",
      expected: [true, false],
      actual: [scene.isOpen, scene.alert != nil]
    )
    stage.check(
      "ipad-two-buttons",
      "the buttons in it",
      expected: ["Photo", "Audio"],
      actual: scene.isOpen ? buttons(of: scene.content).compactMap { $0.title(for: .normal) } : []
    )
    stage.check(
      "not-full-screen",
      "the popover's content lies within the window, and is smaller",
      expected: true,
      actual: !scene.frame.isNull && CGRect(x: 0, y: 0, width: 768, height: 1024).contains(scene.frame)
        && scene.frame.width < 768
    )
    stage.check(
      "arrow-up-from-navbar",
      "the arrow points up, and the content lies below the bar",
      expected: "up, below",
      actual: name(scene.popover?.arrowDirection)
        + (!scene.frame.isNull && scene.frame.minY >= 64 ? ", below" : ", elsewhere")
    )
    stage.check(
      "anchored-at-button",
      "the content reaches under the button, which is at the right",
      expected: true,
      actual: !scene.frame.isNull && scene.frame.maxX > 720 && scene.frame.maxX <= 768
    )
    stage.check(
      "preferred-size-read",
      "the size of the popover's content",
      expected: CGSize(width: 200, height: 125),
      actual: scene.popover?.contentSize ?? .zero
    )
    stage.check(
      "present-from-bar-button",
      "the item stays usable as the popover's origin: another tap on + leaves it open",
      expected: true,
      actual: {
        scene.tapPlus()
        return scene.isOpen
      }()
    )
    checkResizing(scene, on: stage)
    checkArrival(example, on: stage)
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
      "its item is on a bar on screen while the view is loaded: views of the bar that are fading in",
      expected: 0,
      actual: fading
    )
  }

  private func checkResizing(_ scene: PopoverScene, on stage: Stage) {
    scene.content?.preferredContentSize = CGSize(width: 320, height: 200)
    scene.device.advanceUntilIdle()
    stage.check(
      "preferred-size-drives-size",
      "with another preferred size the content covers",
      expected: CGSize(width: 320, height: 200),
      actual: scene.frame.isNull ? .zero : scene.frame.size
    )
    let other = UIViewController()
    other.preferredContentSize = CGSize(width: 240, height: 90)
    scene.popover?.contentViewController = other
    scene.device.advanceUntilIdle()
    stage.check(
      "content-replaceable-later",
      "another content is put in: it is seen, in its size",
      expected: CGSize(width: 240, height: 90),
      actual: other.viewIfLoaded?.window == nil ? .zero : other.view.bounds.size
    )
  }

  private func buttons(of content: UIViewController?) -> [UIButton] {
    content?.view.subviews.compactMap { $0 as? UIButton } ?? []
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

  // MARK: Content

  private func checkContent(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let root = example.root()
    let content = root.makeContent()
    content.loadViewIfNeeded()
    let photo = content.buttonPhoto
    let audio = content.buttonAudio
    stage.check(
      "content-size-200x125",
      "the size that the content prefers",
      expected: CGSize(width: 200, height: 125),
      actual: content.preferredContentSize
    )
    stage.check(
      "photo-frame",
      "the Photo button's frame",
      expected: CGRect(x: 20, y: 20, width: 160, height: 37),
      actual: photo?.frame ?? .null
    )
    stage.check(
      "audio-frame",
      "the Audio button's frame",
      expected: CGRect(x: 20, y: 70, width: 160, height: 37),
      actual: audio?.frame ?? .null
    )
    let frames = [photo, audio].compactMap { $0?.frame }
    stage.check(
      "buttons-fit-content",
      "both lie within 200 × 125 and do not overlap",
      expected: [true, true],
      actual: [
        frames.count == 2
          && frames.allSatisfy { CGRect(x: 20, y: 0, width: 160, height: 125).contains($0) },
        frames.count == 2 && !frames[0].intersects(frames[1]),
      ]
    )
    stage.check(
      "buttons-rounded-rect",
      "types and titles",
      expected: ["rounded Photo", "rounded Audio"],
      actual: [photo, audio].compactMap { $0 }
        .map { ($0.buttonType == .roundedRect ? "rounded " : "other ") + ($0.title(for: .normal) ?? "none") }
    )
    stage.check(
      "buttons-are-subviews",
      "the subviews of the content are the two buttons",
      expected: true,
      actual: content.view.subviews == [photo, audio].compactMap { $0 }
    )
    stage.check(
      "photo-audio-titles",
      "the titles for the alert",
      expected: ["Photo", "Audio"],
      actual: [root.photoButtonTitle(), root.audioButtonTitle()]
    )
  }

  // MARK: Closing

  private func checkClosing(_ example: Example, on stage: Stage) {
    func closes(_ button: (PopoverContentViewController) -> UIButton?) -> [Bool] {
      let scene = PopoverScene(example.root, .iPad, on: stage)
      scene.tapPlus()
      let wasOpen = scene.isOpen
      scene.tap(scene.content.flatMap(button))
      return [wasOpen, !scene.isOpen, scene.root.picked.isEmpty]
    }
    let photo = closes { $0.buttonPhoto }
    let audio = closes { $0.buttonAudio }
    stage.check(
      "photo-dismisses",
      "Photo closes the popover",
      expected: [true, true],
      actual: Array(photo.prefix(2))
    )
    stage.check(
      "audio-dismisses",
      "Audio closes the popover",
      expected: [true, true],
      actual: Array(audio.prefix(2))
    )
    for (title, closed) in [("Photo", photo), ("Audio", audio)] {
      stage.check(
        "any-button-only-dismisses",
        named: title.lowercased(),
        "\(title): the popover was open, is closed, and nothing else has changed",
        expected: [true, true, true],
        actual: closed
      )
    }
    let scene = PopoverScene(example.root, .iPad, on: stage)
    scene.tapPlus()
    if let button = scene.content?.buttonPhoto, button.window != nil {
      let finger = scene.device.touchDown(on: button)
      scene.device.advance(by: 0.2)
      let openWhileDown = scene.isOpen
      finger?.lift()
      scene.device.advanceUntilIdle()
      stage.check(
        "buttons-touch-up-inside",
        "while the finger is down the popover is open, lifted inside it closes",
        expected: [true, true],
        actual: [openWhileDown, !scene.isOpen]
      )
    } else {
      stage.check(
        "buttons-touch-up-inside",
        "there is a button to touch",
        expected: [true, true],
        actual: []
      )
    }
    let again = PopoverScene(example.root, .iPad, on: stage)
    again.tapPlus()
    let frame = again.frame
    if !frame.isNull { again.device.tap(at: CGPoint(x: frame.minX + 6, y: frame.maxY - 6)) }
    again.device.advanceUntilIdle()
    stage.check(
      "inside-tap-keeps",
      "a tap inside, beside the buttons, leaves it open",
      expected: true,
      actual: again.isOpen
    )
  }

  // MARK: Places

  private func checkPlaces(_ example: Example, on stage: Stage) {
    func open(_ arrow: UIPopoverArrowDirection = .any) -> (device: Simulator, map: MapController) {
      let device = stage.boot(.iPad, iOS: 7)
      let map = example.map()
      device.launch(map)
      device.advanceUntilIdle()
      map.showPlace(arrow: arrow)
      device.advanceUntilIdle()
      return (device, map)
    }
    let (device, map) = open()
    stage.picture("place", caption: "A popover from a place in the view")
    stage.check(
      "two-ways-to-open",
      "opened from a rectangle it is visible, as from a bar button item",
      expected: true,
      actual: map.popover?.isPopoverVisible ?? false
    )
    stage.check(
      "content-is-view-controller",
      "where the content's view is, and the class of its controller",
      expected: "in the window, PopoverContentViewController",
      actual: (map.content.view.window != nil ? "in the window" : "nowhere")
        + ", \(type(of: map.popover?.contentViewController ?? map))"
    )
    device.tap(map.toolbox)
    device.advanceUntilIdle()
    stage.check(
      "passthrough-area",
      "a tap on a view that is passed through: taps that it got, and the popover",
      expected: "1, open",
      actual: "\(map.taps), \(map.popover?.isPopoverVisible ?? false ? "open" : "closed")"
    )
    let (second, other) = open()
    second.tap(at: CGPoint(x: 60, y: 100))
    second.advanceUntilIdle()
    stage.check(
      "outside-tap-dismisses",
      "a tap anywhere else closes it",
      expected: false,
      actual: other.popover?.isPopoverVisible ?? true
    )
    stage.check(
      "permitted-directions-limit",
      "permitted one by one, the arrow points",
      expected: ["up", "down", "left", "right"],
      actual: map.directions.map { name(open($0).map.popover?.arrowDirection) }
    )
  }

  // MARK: Turning

  private func checkTurning(_ example: Example, on stage: Stage) {
    let scene = PopoverScene(example.root, .iPad, on: stage)
    scene.tapPlus()
    let before = scene.isOpen
    scene.device.rotate(to: .landscapeLeft, animating: true)
    scene.device.advance(by: 0.1)
    let during = scene.isOpen
    scene.device.advanceUntilIdle()
    stage.picture("turned", caption: "After the turn the popover is back at its button")
    stage.check(
      "rotation-dismisses-or-hides",
      "open before the turn and closed or hidden during it",
      expected: [true, false],
      actual: [before, during]
    )
    stage.check(
      "rotation-redisplay",
      "after the turn it is open again, under the button's new place",
      expected: true,
      actual: scene.isOpen && !scene.frame.isNull && scene.frame.maxX > 0
    )
    let other = PopoverScene(example.root, .iPad, on: stage)
    other.tapPlus()
    let wasOpen = other.isOpen
    other.device.rotate(to: .landscapeLeft, animating: true)
    other.root.navigationItem.rightBarButtonItem = nil
    other.device.advanceUntilIdle()
    stage.check(
      "rotation-anchor-gone",
      "open before, and closed after a turn in which its button went",
      expected: [true, false],
      actual: [wasOpen, other.isOpen]
    )
  }

  // MARK: Memory

  private func checkMemory(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    weak var popover: UIPopoverController?
    weak var content: PopoverContentViewController?
    var knows = false
    var hasContent = false
    do {
      let root = example.root()
      root.loadViewIfNeeded()
      hasContent = root.popover?.contentViewController is PopoverContentViewController
      popover = root.popover
      content = root.popover?.contentViewController as? PopoverContentViewController
      knows = content?.popoverController === popover && popover != nil
    }
    let initialiser: Any = UIPopoverController.init(contentViewController:)
    stage.check(
      "content-required",
      "the initialiser takes a controller, and nil; the popover has its content once the root is loaded",
      expected: [true, false, true],
      actual: [
        initialiser is @MainActor (UIViewController) -> UIPopoverController,
        initialiser is @MainActor (UIViewController?) -> UIPopoverController, hasContent,
      ]
    )
    stage.check(
      "strong-back-reference-cycle",
      "the root is gone: popovers and contents left",
      expected: "0",
      actual: "\((popover == nil ? 0 : 1) + (content == nil ? 0 : 1))"
    )
    stage.check(
      "content-popover-weak",
      "the content knew its popover, and did not hold it",
      expected: [true, true],
      actual: [knows, popover == nil]
    )
    stage.check(
      "back-reference-after-init",
      "once the root is loaded the content knows its popover",
      expected: true,
      actual: knows
    )
    stage.expectNoException("ipad-only", "the screen is loaded on a phone, and + tapped") {
      let scene = PopoverScene(example.probed, .iPhone5, on: stage)
      scene.tapPlus()
    }
    stage.expectNoException("ipad-only", named: "pad", "and on a pad") {
      let scene = PopoverScene(example.probed, .iPad, on: stage)
      scene.tapPlus()
    }
  }

  // MARK: Conditions

  private func checkConditions(_ example: Example, on stage: Stage) {
    var results: [Bool] = []
    for model in [DeviceModel.iPad, .iPhone5] {
      for exists in [true, false] {
        for isKnown in [true, false] {
          _ = stage.boot(.iPad, iOS: 7)
          let root = example.root()
          let content = root.makeContent()
          let popover = UIPopoverController(contentViewController: content)
          content.popoverController = isKnown ? popover : nil
          content.popoverClassName = exists ? "UIPopoverController" : "UINoSuchController"
          _ = stage.boot(model, iOS: 7)
          results.append(content.isInPopover)
        }
      }
    }
    stage.check(
      "is-in-popover-three-conditions",
      "of eight combinations of pad, class and popover, only the one with all three",
      expected: [true, false, false, false, false, false, false, false],
      actual: results
    )
    let phone = stage.boot(.iPhone5, iOS: 7)
    let content = example.root().makeContent()
    content.loadViewIfNeeded()
    phone.settle()
    content.close()
    stage.check("is-in-popover-false-iphone", "on a phone", expected: false, actual: content.isInPopover)
    let device = stage.boot(.iPad, iOS: 7)
    let root = example.root()
    root.popoverClassName = "UINoSuchController"
    device.launch(UINavigationController(rootViewController: root))
    device.settle()
    stage.check(
      "class-existence-check",
      "on a pad without the class no popover is made",
      expected: true,
      actual: root.popover == nil
    )
  }

  // MARK: The alert

  private func checkAlert(_ example: Example, on stage: Stage) {
    let scene = PopoverScene(example.root, .iPhone5, on: stage)
    scene.tapPlus()
    stage.picture("alert", caption: "On the phone an alert offers the same")
    let alert = scene.alert
    stage.check(
      "iphone-plus-action",
      "on a phone a tap on + shows an alert, and there is no popover",
      expected: [true, true],
      actual: [alert?.isVisible ?? false, scene.popover == nil]
    )
    let titles = (0..<(alert?.numberOfButtons ?? 0)).compactMap { alert?.buttonTitle(at: $0) }
    stage.check(
      "iphone-three-buttons",
      "its buttons, in alphabetical order",
      expected: ["Audio", "Cancel", "Photo"],
      actual: titles.sorted()
    )
    stage.check(
      "alert-cancel-and-others",
      "its buttons by index, and the index of Cancel",
      expected: "Cancel, Photo, Audio; 0",
      actual: titles.joined(separator: ", ") + "; \(alert?.cancelButtonIndex ?? -2)"
    )
    stage.check(
      "alert-no-title",
      "title and message",
      expected: "none, Add…",
      actual: "\(alert?.title ?? "none"), \(alert?.message ?? "none")"
    )
    stage.check(
      "root-alert-delegate",
      "the root is its delegate",
      expected: true,
      actual: alert?.delegate === scene.root
    )
    checkButtons(example, on: stage)
  }

  private func checkButtons(_ example: Example, on stage: Stage) {
    func press(_ title: String) -> (picked: [String], isGone: Bool) {
      let scene = PopoverScene(example.root, .iPhone5, on: stage)
      scene.tapPlus()
      guard let alert = scene.alert else { return (["no alert"], false) }
      let index = (0..<alert.numberOfButtons).first { alert.buttonTitle(at: $0) == title }
      guard let index else { return (["no \(title)"], false) }
      alert.dismiss(withClickedButtonIndex: index, animated: true)
      let early = scene.root.picked
      scene.device.advanceUntilIdle()
      return (early.isEmpty ? scene.root.picked : ["too early"], scene.alert == nil)
    }
    let cancel = press("Cancel")
    stage.check(
      "alert-delegate-did-dismiss",
      "what is learned after Photo, Audio and Cancel",
      expected: [["Photo"], ["Audio"], []],
      actual: [press("Photo").picked, press("Audio").picked, cancel.picked]
    )
    stage.check(
      "alert-cancel-lets-user-close",
      "after Cancel the alert is gone, and nothing was picked",
      expected: [true, true],
      actual: [cancel.isGone, cancel.picked.isEmpty]
    )
  }

  // MARK: Kinds

  private func checkKinds(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPad, iOS: 7)
    let map = example.map()
    device.launch(map)
    device.advanceUntilIdle()
    map.showPlace()
    device.advanceUntilIdle()
    let inside = map.content.view.window != nil
    map.popover?.dismiss(animated: false)
    device.advanceUntilIdle()
    stage.check(
      "container-like",
      "the content's view is in the window while it is open, in its size, and no longer",
      expected: "inside, (200, 125), gone",
      actual: (inside ? "inside" : "not inside")
        + ", (\(Int(map.content.view.bounds.width)), \(Int(map.content.view.bounds.height))), "
        + (map.content.view.window != nil ? "still there" : "gone")
    )
    stage.check(
      "not-a-view-controller",
      "the popover is a view controller or a responder",
      expected: [false, false],
      actual: [
        map.shown.map { $0 is UIViewController } ?? true, map.shown.map { $0 is UIResponder } ?? true,
      ]
    )
    let stack = UINavigationController(rootViewController: UIViewController())
    map.showPlace()
    map.popover?.contentViewController = stack
    device.advanceUntilIdle()
    stage.check(
      "navigation-controller-inside",
      "a navigation controller is put in as content: its view is in the window",
      expected: true,
      actual: stack.viewIfLoaded?.window != nil
    )
    let directions = map.directions + [.any]
    let isUnknownAll = UIPopoverArrowDirection.unknown.rawValue == .max
    stage.check(
      "arrow-enum-values",
      "up, down, left, right and any, and the bits of unknown",
      expected: "[1, 2, 4, 8, 15], all",
      actual: "\(directions.map(\.rawValue)), \(isUnknownAll ? "all" : "not all")"
    )
    let both: UIPopoverArrowDirection = [.up, .left]
    stage.check(
      "arrow-option-set",
      "up and left together, and of the four those that any contains",
      expected: [5, 4],
      actual: [
        Int(both.rawValue),
        directions.prefix(4).filter { !$0.isEmpty && UIPopoverArrowDirection.any.contains($0) }.count,
      ]
    )
    let splitDevice = stage.boot(.iPad, iOS: 7)
    let split = UISplitViewController()
    let master = UIViewController()
    let witness = MasterPopoverWitness()
    split.viewControllers = [master, UIViewController()]
    split.delegate = witness
    splitDevice.launch(split)
    splitDevice.advanceUntilIdle()
    stage.check(
      "shows-split-master",
      "held upright, a split view hands out a popover with its master",
      expected: true,
      actual: witness.popover != nil && witness.popover?.contentViewController === master
    )
  }
}
