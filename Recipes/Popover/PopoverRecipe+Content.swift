import RecipeKit

/// Who knows whom, what + opens where, and the alert.
extension PopoverRecipe {
  // MARK: References

  /// A root whose view is loaded, and that nobody else keeps.
  @MainActor private final class LoadedRoot {
    var root: RootViewController?
    var popover: UIPopoverController? { root?.popover }
    var content: UIViewController? { popover?.contentViewController }

    init(_ root: RootViewController) {
      self.root = root
      root.loadViewIfNeeded()
    }
  }

  /// A pad on which the root is to be launched.
  @MainActor private final class Embedding {
    private let device: Simulator
    private let root: RootViewController
    /// What the root is launched in.
    var container: (UIViewController) -> UIViewController = { UINavigationController(rootViewController: $0) }

    init(_ root: RootViewController, on stage: Stage) {
      (self.root, device) = (root, stage.boot(.iPad, iOS: 7))
    }

    /// The button at the right end of the top, as people see it.
    var button: String {
      device.launch(container(root))
      device.advanceUntilIdle()
      return (device.view(at: CGPoint(x: 746, y: 42)) as? UIButton)?.nameOnScreen ?? "nothing"
    }
  }

  private var loaded: SceneSetup<PopoverExamples, LoadedRoot> {
    SceneSetup { ways, stage in
      _ = stage.boot(.iPad, iOS: 7)
      return LoadedRoot(ways.root())
    }
  }

  @ClaimBuilder<PopoverExamples> var references: Claims<PopoverExamples> {
    SceneSetup<PopoverExamples, Embedding> { ways, stage in Embedding(ways.root(), on: stage) }
      .detail("navigation-controller-added", "A navigation controller gives the root a bar.") {
        expect($0.button, is: "+", "in a navigation controller people see the root's + in a bar")
      }
      .fails(when: "the root is launched by itself", seeing: "nothing") { $0.container = { $0 } }
    loaded.detail(
      "popover-strong-in-root",
      "The root keeps the popover and the + item, even when the item is taken off the bar.",
      covers: "bar-button-strong-in-root"
    ) {
      $0.root?.navigationItem.rightBarButtonItem = nil
      expect([WeakProbe($0.popover), WeakProbe($0.root?.barButtonAdd)].map(\.state), is: ["there", "there"])
    }
    .fails(when: "its properties are weak", with: PopoverExamples(root: { WeakPropertiesController() }))
    loaded.core(
      "strong-back-reference-cycle",
      "The content's reference to its popover is weak: a strong one makes a cycle that is never freed.",
      covers: "content-popover-weak"
    ) {
      let probes = [WeakProbe($0.popover), WeakProbe($0.content)]
      $0.root = nil
      expect(probes.count { $0.state == "there" }, is: 0)
    }
    .fails(in: "a strong back reference", seeing: 2)
    loaded.detail(
      "strong-back-reference-cycle#dropped",
      "the content's reference is nil once the root has released the popover"
    ) {
      let content = $0.content as? PopoverContentViewController
      let known = content?.popoverController == nil ? "unknown" : "known"
      $0.root?.popover = nil
      expect(known + ", then " + WeakProbe(content?.popoverController).state, is: "known, then gone")
    }
    .fails(in: "a strong back reference", seeing: "known, then there")
    .fails(in: "a content that does not know its popover")
    loaded.core("back-reference-after-init", "The content gets its reference once the popover is made.") {
      let names: ObjectNames = ["the root's popover": $0.popover]
      let content = $0.content as? PopoverContentViewController
      expect(names.of(content?.popoverController), is: "the root's popover")
      expect(content != nil, is: true, "the popover has the content with the two buttons")
    }
    .fails(in: "a content that does not know its popover", seeing: "none")
    .fails(when: "a placeholder is the content", seeing: "none") {
      $0.popover?.contentViewController = UIViewController()
    }
    core("content-required", "A popover cannot be made without a content.", isFact: true) { _ in
      func parameter<Value>(of make: @MainActor (Value) -> UIPopoverController) -> String { "\(Value.self)" }
      expect(parameter(of: UIPopoverController.init(contentViewController:)), is: "UIViewController")
    }
  }

  // MARK: Choosing

  /// Taps + on a device, in a process of its own.
  private var tapping: SceneSetup<PopoverExamples, @MainActor (DeviceModel) -> Void> {
    SceneSetup { ways, stage in { PopoverScene(ways.probed, $0, on: stage).open() } }
  }

  /// The phone, before + is tapped.
  private var phone: SceneSetup<PopoverExamples, PopoverScene> {
    SceneSetup { PopoverScene($0.root, .iPhone5, on: $1) }
  }

  /// A content on a phone, where it is a screen over another.
  private var screen: SceneSetup<PopoverExamples, (device: Simulator, content: PopoverContentViewController)>
  {
    SceneSetup { ways, stage in
      let device = stage.boot(.iPhone5, iOS: 7)
      let (host, content) = (UIViewController(), ways.root().makeContent())
      device.launch(host)
      host.present(content, animated: false)
      device.advanceUntilIdle()
      return (device, content)
    }
  }

  /// What there is in those of eight cases in which a content finds itself in a popover.
  private func inPopover(_ ways: PopoverExamples, _ stage: Stage) -> [String] {
    defer { ClassLookup.hidden = nil }
    let pads = ["pad, class, popover", "pad, class", "pad, popover", "pad"]
    return (pads + ["class, popover", "class", "popover", "nothing"]).filter { there in
      ClassLookup.hidden = nil
      _ = stage.boot(.iPad, iOS: 7)
      let content = ways.root().makeContent()
      let popover = UIPopoverController(contentViewController: content)
      content.popoverController = there.contains("popover") ? popover : nil
      _ = stage.boot(there.contains("pad") ? .iPad : .iPhone5, iOS: 7)
      ClassLookup.hidden = there.contains("class") ? nil : "UIPopoverController"
      return content.isInPopover
    }
  }

  @ClaimBuilder<PopoverExamples> var choosing: Claims<PopoverExamples> {
    tapping.core("ipad-only", "Popovers are for the pad only: elsewhere they must not be made.") { tapPlus in
      expectException(nil) { tapPlus(.iPhone5) }
    }
    .fails(
      in: "a popover on the phone",
      seeing: SeenException(
        "NSInvalidArgumentException",
        "-[UIPopoverController initWithContentViewController:] called when not running under "
          + "UIUserInterfaceIdiomPad."
      )
    )
    tapping.detail("ipad-only#pad", "the + of a screen on a pad can be tapped") { tapPlus in
      expectException(nil) { tapPlus(.iPad) }
    }
    .fails(
      in: "popover not retained",
      seeing: SeenException(
        "NSGenericException",
        "-[UIPopoverController dealloc] reached while popover is still visible."
      )
    )
    SceneSetup(inPopover).core(
      "is-in-popover-three-conditions",
      "The content is in a popover only if the class exists, the idiom is pad, and there is a popover.",
      covers: "is-in-popover-false-iphone"
    ) {
      expect($0, is: ["pad, class, popover"])
    }
    .fails(in: "the class alone")
    screen.detail("phone-branch-in-content", "On a phone the content's buttons go back to the screen before.")
    {
      $0.device.tap($0.content.buttonPhoto)
      $0.device.advanceUntilIdle()
      let isLeft = $0.content.presentingViewController == nil
      expect(isLeft ? "the screen before" : "the content", is: "the screen before")
    }
    .fails(in: "the class alone", seeing: "the content")
    detail("class-looked-up-by-name", "The lookup by name asks whether this system has popovers at all.")
    SceneSetup { (ways: PopoverExamples, stage) in
      ClassLookup.hidden = "UIPopoverController"
      defer { ClassLookup.hidden = nil }
      return PopoverScene(ways.root, .iPad, on: stage)
    }
    .detail("class-existence-check", "Without the class + shows the alert, even on a pad.") {
      expect($0.open().alerts, is: 1)
    }
    .fails(when: "the idiom alone counts", seeing: 0) { $0.change { $0.performAddWithPopover() } }
    SceneSetup { (ways: PopoverExamples, stage) in
      _ = stage.boot(.iPad, iOS: 8)
      let root = ways.root()
      root.loadViewIfNeeded()
      return PopoverScene({ root }, .iPhone5, iOS: 8, on: stage)
    }
    .detail("action-chosen-at-creation", "What + does is decided once, when the view is loaded.") {
      $0.open()
      expect([$0.popovers, $0.alerts], is: [1, 0])
    }
    .fails(when: "it is decided at each tap", seeing: [0, 1]) {
      $0.change { $0.canShowPopovers ? $0.performAddWithPopover() : $0.performAddWithAlertView() }
    }
    // This system would let a phone open popovers.
    SceneSetup { PopoverScene($0.probed, .iPhone5, iOS: 8, on: $1) }.core(
      "iphone-plus-action",
      "Elsewhere + shows the alert, and there is no popover."
    ) {
      expect([$0.open().alerts, $0.popover == nil ? 0 : 1], is: [1, 0])
    }
    .fails(in: "a popover on the phone", seeing: [0, 1])
  }

  // MARK: The alert

  @ClaimBuilder<PopoverExamples> var alerts: Claims<PopoverExamples> {
    let withoutCancel = otherAlert { $0.cancel = nil }
    let clicks = ClickListener()
    phone.core(
      "alert-cancel-and-others",
      "The alert has three buttons: first Cancel, then Photo and Audio.",
      covers: "iphone-three-buttons",
      "photo-audio-titles"
    ) {
      let alert = $0.open().alert
      expect(
        (0..<(alert?.numberOfButtons ?? 0)).compactMap { alert?.buttonTitle(at: $0) },
        is: ["Cancel", "Photo", "Audio"]
      )
      expect(alert?.cancelButtonIndex, is: 0, "the alert's index of Cancel is 0")
    }
    .fails(when: "there is no Cancel", with: withoutCancel, seeing: ["Photo", "Audio"])
    .fails(
      when: "the titles are mixed up",
      with: PopoverExamples(root: { MixedUpController() }),
      seeing: ["Cancel", "Audio", "Photo"]
    )
    phone.detail("alert-no-title", "The alert has no title, and the message Add…") {
      let alert = $0.open().alert
      expect(alert.map(\.title), is: "")
      expect(alert.map { $0.message ?? "none" }, is: "Add…", "the alert's message is Add with an ellipsis")
    }
    .fails(
      when: "the message is its title",
      with: otherAlert { ($0.heading, $0.message) = ("Add…", nil) },
      seeing: "Add…"
    )
    phone.detail("root-alert-delegate", "The root is the alert's delegate.") {
      let names: ObjectNames = ["the root": $0.root]
      expect(names.of($0.open().alert?.delegate), is: "the root")
    }
    .fails(when: "it has no delegate", with: otherAlert { $0.listener = nil }, seeing: "none")
    .fails(when: "another object listens", with: otherAlert { $0.listener = clicks }, seeing: "another")
    phone.core(
      "alert-delegate-did-dismiss",
      "After the alert has disappeared, the button's title tells which one was tapped."
    ) { scene in
      let presses = ["Photo", "Audio", "Cancel"].map(scene.choose)
      expect(presses.map(\.picked), is: [["Photo"], ["Audio"], []])
      expect(
        presses.prefix(2).map(\.early),
        is: [[], []],
        "while the alert is still fading out nothing has been chosen"
      )
    }
    .fails(in: "numbers instead of titles", seeing: [["Audio"], ["Audio"], ["Photo"]])
    .fails(when: "it has no delegate", with: otherAlert { $0.listener = nil }, seeing: [[String](), [], []])
    .fails(
      when: "clicks are told before the alert has gone",
      with: otherAlert { (clicks.root, $0.listener) = ($0, clicks) }
    )
    phone.core(
      "any-button-only-dismisses",
      "Any button of the alert only takes the alert away.",
      covers: "alert-cancel-lets-user-close"
    ) { scene in
      expect(["Photo", "Audio", "Cancel"].map { scene.choose($0).removed }, is: [1, 1, 1])
    }
    .fails(when: "a choice shows the alert again") { scene in
      scene.root.onPick = { _ in scene.root.performAddWithAlertView() }
    }
    .fails(when: "there is no Cancel", with: withoutCancel, seeing: [1, 1, 0])
  }

  /// The screen with + and another alert.
  private func otherAlert(_ change: @escaping @MainActor (OtherAlertController) -> Void) -> PopoverExamples {
    PopoverExamples(root: {
      let root = OtherAlertController()
      change(root)
      return root
    })
  }
}

extension PopoverScene {
  /// Taps + and a button in the alert: what was picked shortly after it and in all, and how many alerts went away.
  fileprivate func choose(_ title: String) -> (early: [String], picked: [String], removed: Int) {
    var picked: [String] = []
    let onPick = root.onPick
    root.onPick = {
      picked.append($0)
      onPick?($0)
    }
    defer { root.onPick = onPick }
    let before = open().alerts
    let button = alert?.subtree().first { ($0 as? UIButton)?.title(for: .normal) == title }
    if let button { device.tap(button) }
    device.advance(by: 0.1)
    let early = picked
    device.advanceUntilIdle()
    return (early, picked, before - alerts)
  }
}
