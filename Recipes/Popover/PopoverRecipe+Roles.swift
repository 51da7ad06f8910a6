import RecipeKit

/// The part of the script about who knows whom, what is asked for, and the alert.
extension PopoverRecipe {
  // MARK: Memory

  func checkMemory(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    weak var popover: UIPopoverController?
    weak var content: PopoverContentViewController?
    var known = "none"
    var kind = "none"
    do {
      let root = example.root()
      root.loadViewIfNeeded()
      popover = root.popover
      content = root.popover?.contentViewController as? PopoverContentViewController
      if let shown = root.popover?.contentViewController {
        kind = shown is PopoverContentViewController ? "PopoverContentViewController" : "\(type(of: shown))"
      }
      if let other = content?.popoverController {
        known = other === popover ? "the root's popover" : "another"
      }
    }
    stage.check(
      "content-required",
      "a popover is made with a view controller, and not with an optional one",
      expected: "UIViewController",
      actual: parameter(of: UIPopoverController.init(contentViewController:))
    )
    stage.check(
      "content-required",
      named: "loaded",
      "once the root is loaded the popover has its content",
      expected: "PopoverContentViewController",
      actual: kind
    )
    stage.check(
      "back-reference-after-init",
      "once the root is loaded the content knows its popover",
      expected: "the root's popover",
      actual: known
    )
    stage.check(
      "strong-back-reference-cycle",
      "when the root is gone no popover and no content are left",
      expected: 0,
      actual: (popover == nil ? 0 : 1) + (content == nil ? 0 : 1)
    )
    checkKeeping(example, on: stage)
    stage.expectNoException("ipad-only", "the + of a screen on a phone can be tapped") {
      let scene = PopoverScene(example.probed, .iPhone5, on: stage)
      scene.tapPlus()
    }
    stage.expectNoException("ipad-only", named: "pad", "the + of a screen on a pad can be tapped") {
      let scene = PopoverScene(example.probed, .iPad, on: stage)
      scene.tapPlus()
    }
  }

  /// Lets go of the popover and of the + item, wherever else they are known.
  private func checkKeeping(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let root = example.keeping()
    root.loadViewIfNeeded()
    weak let popover = root.popover
    weak let item = root.barButtonAdd
    root.navigationItem.rightBarButtonItem = nil
    stage.check(
      "popover-strong-in-root",
      "a popover that nobody but the root knows lives on",
      expected: "alive",
      actual: popover == nil ? "gone" : "alive"
    )
    stage.check(
      "bar-button-strong-in-root",
      "a + item that is taken off the bar lives on",
      expected: "alive",
      actual: item == nil ? "gone" : "alive"
    )
    let owner = example.root()
    owner.loadViewIfNeeded()
    let content = owner.popover?.contentViewController as? PopoverContentViewController
    let known = content?.popoverController == nil ? "unknown" : "known"
    owner.popover = nil
    stage.check(
      "content-popover-weak",
      "a content that knew its popover knows none once the root has dropped it",
      expected: "known, then gone",
      actual: known + (content?.popoverController == nil ? ", then gone" : ", then still there")
    )
  }

  private func parameter<Parameter>(of initializer: @MainActor (Parameter) -> UIPopoverController) -> String {
    "\(Parameter.self)"
  }

  // MARK: Conditions

  func checkConditions(_ example: Example, on stage: Stage) {
    var combinations: [String] = []
    for (model, idiom) in [(DeviceModel.iPad, "pad"), (.iPhone5, "phone")] {
      for (hidden, existence) in [(nil, "class"), ("UIPopoverController", "no class")] {
        for (isKnown, knowledge) in [(true, "popover"), (false, "no popover")] {
          _ = stage.boot(.iPad, iOS: 7)
          let content = example.root().makeContent()
          let popover = UIPopoverController(contentViewController: content)
          content.popoverController = isKnown ? popover : nil
          _ = stage.boot(model, iOS: 7)
          ClassLookup.hidden = hidden
          if content.isInPopover { combinations.append("\(idiom), \(existence), \(knowledge)") }
          ClassLookup.hidden = nil
        }
      }
    }
    stage.check(
      "is-in-popover-three-conditions",
      "of eight combinations only the one with all three makes the content be in a popover",
      expected: ["pad, class, popover"],
      actual: combinations
    )
    checkPhone(example, on: stage)
    ClassLookup.hidden = "UIPopoverController"
    let scene = PopoverScene(example.root, .iPad, on: stage)
    scene.tapPlus()
    ClassLookup.hidden = nil
    stage.check(
      "class-existence-check",
      "on a system without the class + shows the alert, even on a pad",
      expected: 1,
      actual: scene.alerts
    )
    checkChoice(example, on: stage)
  }

  /// On a phone the content is a screen.
  private func checkPhone(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPhone5, iOS: 7)
    let host = UIViewController()
    device.launch(host)
    let content = example.root().makeContent()
    host.present(content, animated: false)
    device.advanceUntilIdle()
    stage.check(
      "is-in-popover-false-iphone",
      "on a phone the content takes itself for a screen",
      expected: "a screen",
      actual: content.isInPopover ? "a popover" : "a screen"
    )
    device.tap(content.buttonPhoto)
    device.advanceUntilIdle()
    stage.check(
      "phone-branch-in-content",
      "on a phone a tap on Photo goes back to the screen before",
      expected: "the screen before",
      actual: host.presentedViewController == nil ? "the screen before" : "the content"
    )
  }

  /// Loads the screen on a pad and shows it on a phone, of a system that has popovers everywhere.
  private func checkChoice(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 8)
    let root = example.root()
    root.loadViewIfNeeded()
    let scene = PopoverScene({ root }, .iPhone5, iOS: 8, on: stage)
    scene.tapPlus()
    stage.check(
      "action-chosen-at-creation",
      "a screen loaded on a pad opens its popover on a phone, too, and no alert",
      expected: [1, 0],
      actual: [scene.popovers, scene.alerts]
    )
  }

  // MARK: The alert

  func checkAlert(_ example: Example, on stage: Stage) {
    let scene = PopoverScene(example.root, .iPhone5, on: stage)
    scene.tapPlus()
    stage.picture("alert", caption: "On the phone, after a tap on +")
    let alert = scene.alert
    stage.check(
      "iphone-plus-action",
      "on a phone a tap on + shows one alert",
      expected: 1,
      actual: scene.alerts
    )
    let loaded = PopoverScene(example.probed, .iPhone5, iOS: 8, on: stage)
    stage.check(
      "iphone-plus-action",
      named: "no-popover",
      "on a phone no popover is made, even where the system would let it be",
      expected: "none",
      actual: loaded.popover == nil ? "none" : "a popover"
    )
    let titles = (0..<(alert?.numberOfButtons ?? 0)).compactMap { alert?.buttonTitle(at: $0) }
    stage.check(
      "iphone-three-buttons",
      "the alert has three buttons",
      expected: 3,
      actual: alert?.numberOfButtons ?? 0
    )
    stage.check(
      "alert-cancel-and-others",
      "by index the alert's buttons are Cancel, Photo and Audio",
      expected: ["Cancel", "Photo", "Audio"],
      actual: titles
    )
    stage.check(
      "alert-cancel-and-others",
      named: "index",
      "the alert's index of Cancel is 0",
      expected: 0,
      actual: alert?.cancelButtonIndex ?? -1
    )
    stage.check(
      "alert-no-title",
      "the alert has no title",
      expected: "none",
      actual: alert.map { $0.title ?? "none" } ?? "no alert"
    )
    stage.check(
      "alert-no-title",
      named: "message",
      "the alert's message is Add with an ellipsis",
      expected: "Add…",
      actual: alert?.message ?? "none"
    )
    stage.check(
      "root-alert-delegate",
      "the root is the alert's delegate",
      expected: "the root",
      actual: alert?.delegate.map { $0 === scene.root ? "the root" : "another" } ?? "none"
    )
    checkButtons(example, on: stage)
  }

  private func checkButtons(_ example: Example, on stage: Stage) {
    func press(_ title: String) -> (early: Int, picked: [String], removed: Int) {
      let scene = PopoverScene(example.root, .iPhone5, on: stage)
      var picked: [String] = []
      scene.root.onPick = { picked.append($0) }
      scene.tapPlus()
      let before = scene.alerts
      scene.tapAlert(title)
      scene.device.advance(by: 0.1)
      let early = picked.count
      scene.device.advanceUntilIdle()
      return (early, picked, before - scene.alerts)
    }
    let photo = press("Photo")
    let audio = press("Audio")
    let cancel = press("Cancel")
    for (title, pressed, picked) in [
      ("Photo", photo, ["Photo"]), ("Audio", audio, ["Audio"]), ("Cancel", cancel, []),
    ] {
      stage.check(
        "alert-delegate-did-dismiss",
        named: title.lowercased(),
        picked.isEmpty ? "a tap on \(title) counts as no choice" : "a tap on \(title) counts as \(title)",
        expected: picked,
        actual: pressed.picked
      )
    }
    stage.check(
      "alert-delegate-did-dismiss",
      named: "afterwards",
      "while the alert is still fading out nothing has been chosen",
      expected: 0,
      actual: photo.early
    )
    for (title, pressed) in [("Photo", photo), ("Audio", audio)] {
      stage.check(
        "any-button-only-dismisses",
        named: "alert-\(title.lowercased())",
        "a tap on \(title) takes the one alert away",
        expected: 1,
        actual: pressed.removed
      )
    }
    stage.check(
      "alert-cancel-lets-user-close",
      "a tap on Cancel takes the one alert away",
      expected: 1,
      actual: cancel.removed
    )
  }
}
