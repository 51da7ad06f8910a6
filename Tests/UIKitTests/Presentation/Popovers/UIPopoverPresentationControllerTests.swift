import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPopoverPresentationController and its delegate; the recipe adaptive-popover: full screen
/// on phones unless the delegate returns `none`, and the anchor's bar among the passthrough views.
@MainActor struct UIPopoverPresentationControllerTests {
  @Test func itIsThereForTheStylePopoverOnly() {
    let scene = Scene(.iPad)
    #expect(scene.content.popoverPresentationController != nil)
    #expect(scene.content.popoverPresentationController === scene.content.presentationController)
    #expect(UIViewController().popoverPresentationController == nil)
  }

  @Test func aFreshOneHasTheDocumentedDefaults() {
    let popover = Scene(.iPad, anchored: false).popover
    #expect(popover?.permittedArrowDirections == .any)
    #expect(popover?.sourceView == nil)
    #expect(popover?.sourceRect == .zero)
    #expect(popover?.barButtonItem == nil)
    #expect(popover?.canOverlapSourceViewRect == false)
    #expect(popover?.arrowDirection == .unknown)
    #expect(popover?.passthroughViews == nil)
    #expect(popover?.backgroundColor == nil)
    #expect(popover?.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(popover?.presentationStyle == .popover)
    #expect(popover?.adaptivePresentationStyle == .fullScreen)
  }

  @Test func onAPadItIsASmallWindowAtItsAnchor() {
    let scene = Scene(.iPad)
    scene.present()
    #expect(scene.root.presentedViewController === scene.content)
    #expect(scene.frame == CGRect(x: 280, y: 520, width: 200, height: 138))
    #expect(scene.popover?.arrowDirection == .up)
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 125))
    #expect(scene.content.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.log.take() == ["content.loadView", "content.viewDidLoad"] + appearing)
  }

  private let appearing = ["content.viewWillAppear", "content.viewDidAppear"]

  @Test func thePresenterStaysOnScreen() {
    let scene = Scene(.iPad)
    scene.present()
    #expect(scene.root.appearance == .appeared)
    #expect(scene.root.view.window != nil)
  }

  @Test func onAPhoneItFillsTheScreen() {
    let scene = Scene(.iPhone6)
    scene.present()
    #expect(scene.content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scene.popover?.session?.popoverView == nil)
  }

  @Test func theAnswerNoneKeepsItSmallOnAPhone() {
    let scene = Scene(.iPhone6)
    let delegate = Delegate()
    scene.popover?.delegate = delegate
    scene.present()
    #expect(scene.frame == CGRect(x: 165, y: 360, width: 200, height: 138))
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 125))
    #expect(delegate.log.take() == ["prepare", "style"])
  }

  @Test func withoutAnchorItRaises() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = Scene(.iPad, anchored: false)
        scene.present()
      }
    }
    expectRaised(
      result,
      "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView "
        + "or barButtonItem set before the presentation occurs."
    )
  }

  @Test func aTapBesideItDismissesItAndTellsTheDelegate() {
    let scene = Scene(.iPad)
    let delegate = Delegate()
    scene.popover?.delegate = delegate
    scene.present()
    _ = delegate.log.take()
    _ = scene.log.take()
    scene.tapOutside()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.content.view.window == nil)
    #expect(delegate.log.take() == ["shouldDismiss", "didDismiss"])
    #expect(scene.log.take() == ["content.viewWillDisappear", "content.viewDidDisappear"])
    #expect(UIApplication.shared.keyWindow?.overlays.isEmpty == true)
  }

  @Test func theDelegateMayKeepIt() {
    let scene = Scene(.iPad)
    let delegate = Delegate()
    delegate.mayDismiss = false
    scene.popover?.delegate = delegate
    scene.present()
    scene.tapOutside()
    #expect(scene.root.presentedViewController === scene.content)
  }

  @Test func aModalContentKeepsIt() {
    let scene = Scene(.iPad)
    scene.content.isModalInPopover = true
    scene.present()
    scene.tapOutside()
    #expect(scene.root.presentedViewController === scene.content)
  }

  @Test func dismissingInCodeAsksNobody() {
    let scene = Scene(.iPad)
    let delegate = Delegate()
    scene.popover?.delegate = delegate
    scene.present()
    _ = delegate.log.take()
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.root.presentedViewController == nil)
    #expect(delegate.log.take() == [])
  }

  @Test func passthroughViewsGetTheirTouches() {
    let scene = Scene(.iPad)
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 900, width: 100, height: 40)
    scene.root.view.addSubview(button)
    scene.popover?.passthroughViews = [button]
    scene.present()
    scene.simulator.tap(button)
    scene.simulator.advanceUntilIdle()
    #expect(taps == 1)
    #expect(scene.root.presentedViewController === scene.content)
    scene.tapOutside()
    #expect(scene.root.presentedViewController == nil)
  }

  /// Truth: the recipe adaptive-popover, whose article describes an iPad with iOS 9.
  @Test func aListThatSlidesInOverTheBarGetsItsTouches() {
    let simulator = Simulator.boot(.iPad, iOS: 9)
    let (list, detail, content) = (UIViewController(), UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [list, UINavigationController(rootViewController: detail)]
    let item = UIBarButtonItem(title: "Open")
    detail.navigationItem.rightBarButtonItem = item
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    list.view.addSubview(button)
    simulator.launch(split)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = item
    detail.present(content, animated: false)
    split.preferredDisplayMode = .oneOverSecondary
    simulator.advanceUntilIdle()
    simulator.tap(button)
    simulator.advanceUntilIdle()
    #expect(taps == 1)
    #expect(detail.presentedViewController === content)
    simulator.tap(at: CGPoint(x: 600, y: 900))
    simulator.advanceUntilIdle()
    #expect(detail.presentedViewController == nil)
  }

  @Test func aNewPreferredSizeResizesIt() {
    let scene = Scene(.iPad)
    scene.present()
    scene.content.preferredContentSize = CGSize(width: 320, height: 200)
    scene.simulator.advanceUntilIdle()
    #expect(scene.frame == CGRect(x: 220, y: 520, width: 320, height: 213))
    #expect(scene.content.view.bounds.size == CGSize(width: 320, height: 200))
  }

  @Test func aPreferredSizeIsARecommendation() {
    let scene = Scene(.iPad, size: CGSize(width: 2000, height: 2000))
    scene.present()
    let frame = scene.frame ?? .zero
    #expect(CGRect(x: 10, y: 30, width: 748, height: 984).contains(frame))
  }

  @Test func withoutAPreferredSizeItHasThatOfItsView() {
    let scene = Scene(.iPad, size: .zero)
    let own = ViewOfOwnSize()
    own.modalPresentationStyle = .popover
    own.popoverPresentationController?.sourceView = scene.source
    own.popoverPresentationController?.sourceRect = scene.source.bounds
    scene.root.present(own, animated: false)
    scene.simulator.advanceUntilIdle()
    #expect(own.view.bounds.size == CGSize(width: 240, height: 90))
    scene.root.dismiss(animated: false)
    scene.simulator.advanceUntilIdle()
    scene.present()
    #expect(scene.content.view.bounds.size == CGSize(width: 320, height: 480))
  }

  private final class ViewOfOwnSize: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 90)) }
  }

  @Test func itMovesWithItsAnchorWhenTheInterfaceTurns() {
    let scene = Scene(.iPad)
    let delegate = Delegate()
    scene.popover?.delegate = delegate
    scene.source.autoresizingMask = [.flexibleLeftMargin]
    scene.present()
    _ = delegate.log.take()
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(scene.frame == CGRect(x: 536, y: 520, width: 200, height: 138))
    #expect(delegate.log.take() == ["willReposition 40.0x20.0"])
  }

  @Test func itAdaptsAnewWhenThePhoneTurns() {
    let scene = Scene(.iPhone6Plus)
    scene.present()
    #expect(scene.popover?.session?.popoverView == nil)
    _ = scene.log.take()
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.advanceUntilIdle()
    #expect(scene.popover?.session?.popoverView != nil)
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 125))
    scene.simulator.rotate(to: .portrait)
    scene.simulator.advanceUntilIdle()
    #expect(scene.popover?.session?.popoverView == nil)
    #expect(scene.content.view.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(scene.content.appearance == .appeared)
    #expect(scene.log.take() == [])
  }

  @Test func nothingKeepsItAfterwards() {
    let scene = Scene(.iPad)
    weak var popover: UIPopoverPresentationController?
    weak var content: UIViewController?
    do {
      let other = UIViewController()
      other.modalPresentationStyle = .popover
      other.popoverPresentationController?.sourceView = scene.source
      scene.root.present(other, animated: true)
      scene.simulator.advanceUntilIdle()
      popover = other.popoverPresentationController
      content = other
    }
    #expect(popover?.session?.popoverView != nil)
    scene.root.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(content == nil)
    #expect(popover == nil)
  }

  /// A root controller with an anchor view, and content in the style `popover`.
  @MainActor private final class Scene {
    let simulator: Simulator
    let root = UIViewController()
    let log = CallLog()
    let content: LoggingViewController
    let source: UIView

    init(
      _ model: DeviceModel,
      size: CGSize = CGSize(width: 200, height: 125),
      anchored: Bool = true
    ) {
      simulator = Simulator.boot(model, iOS: 9)
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      source = UIView(frame: CGRect(x: isPad ? 360 : 300, y: isPad ? 500 : 340, width: 40, height: 20))
      root.view.addSubview(source)
      simulator.launch(root)
      content = LoggingViewController("content", log)
      content.modalPresentationStyle = .popover
      content.onViewDidLoad = { [unowned content] in content.preferredContentSize = size }
      guard anchored else { return }
      popover?.sourceView = source
      popover?.sourceRect = source.bounds
    }

    var popover: UIPopoverPresentationController? { content.popoverPresentationController }

    var frame: CGRect? { popover?.session?.popoverView.frame }

    func present() {
      root.present(content, animated: true)
      simulator.advanceUntilIdle()
    }

    func tapOutside() {
      simulator.tap(at: CGPoint(x: 20, y: 1000))
      simulator.advanceUntilIdle()
    }
  }

  /// Keeps the popover style on phones, and logs its calls.
  @MainActor private final class Delegate: UIPopoverPresentationControllerDelegate {
    let log = CallLog()
    var mayDismiss = true

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      log.add("style")
      return .none
    }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.add("prepare")
    }

    func popoverPresentationControllerShouldDismissPopover(
      _ controller: UIPopoverPresentationController
    ) -> Bool {
      log.add("shouldDismiss")
      return mayDismiss
    }

    func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
      log.add("didDismiss")
    }

    func popoverPresentationController(
      _ controller: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: UnsafeMutablePointer<UIView>
    ) {
      log.add("willReposition \(rect.pointee.size.width)x\(rect.pointee.size.height)")
    }
  }
}
