import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPopoverController and its header: defaults, sizes, taps outside, anchors, and touches for
/// the bar of a bar button item.
@MainActor struct UIPopoverControllerTests {
  @Test func aFreshPopoverControllerIsNotShown() {
    let scene = PopoverScene()
    let popover = scene.popover
    #expect(!popover.isPopoverVisible)
    #expect(popover.arrowDirection == .unknown)
    #expect(popover.passthroughViews == nil)
    #expect(popover.contentViewController === scene.content)
    #expect(popover.contentSize == CGSize(width: 320, height: 1100))
    #expect(popover.layoutMargins == UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10))
  }

  @Test func fromIOS8OnSizeAndMarginsAreZeroBeforePresenting() {
    let scene = PopoverScene(iOS: 8)
    #expect(scene.popover.contentSize == .zero)
    #expect(scene.popover.layoutMargins == .zero)
  }

  @Test func arrowDirectionsHaveTheirDocumentedBits() {
    #expect(UIPopoverArrowDirection.up.rawValue == 1)
    #expect(UIPopoverArrowDirection.down.rawValue == 2)
    #expect(UIPopoverArrowDirection.left.rawValue == 4)
    #expect(UIPopoverArrowDirection.right.rawValue == 8)
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(UIPopoverArrowDirection.unknown.rawValue == UInt.max)
  }

  @Test func aPhoneBeforeIOS8HasNone() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 7)
        _ = UIPopoverController(contentViewController: UIViewController())
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UIPopoverController initWithContentViewController:] called when not running under "
        + "UIUserInterfaceIdiomPad."
    )
  }

  @Test func itTakesTheSizeThatTheContentSetsWhenItsViewLoads() {
    let scene = PopoverScene()
    scene.present()
    #expect(scene.popover.isPopoverVisible)
    #expect(scene.popover.contentSize == CGSize(width: 200, height: 125))
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 125))
    #expect(scene.frame == CGRect(x: 280, y: 520, width: 200, height: 138))
    #expect(scene.popover.arrowDirection == .up)
  }

  @Test func upToIOS6ItHasAFrame() {
    let scene = PopoverScene(iOS: 6)
    scene.present()
    // The root view begins below the status bar.
    #expect(scene.frame == CGRect(x: 272, y: 540, width: 216, height: 160))
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 125))
  }

  @Test func itsOwnSizeComesFirst() {
    let scene = PopoverScene()
    scene.popover.contentSize = CGSize(width: 400, height: 300)
    scene.present()
    #expect(scene.content.view.bounds.size == CGSize(width: 400, height: 300))
    scene.popover.setContentSize(CGSize(width: 330, height: 250), animated: false)
    #expect(scene.content.view.bounds.size == CGSize(width: 330, height: 250))
  }

  @Test func aNewPreferredSizeResizesIt() {
    let scene = PopoverScene()
    scene.present()
    scene.content.preferredContentSize = CGSize(width: 320, height: 200)
    #expect(scene.popover.contentSize == CGSize(width: 320, height: 200))
    scene.simulator.advanceUntilIdle()
    #expect(scene.frame == CGRect(x: 220, y: 520, width: 320, height: 213))
    #expect(scene.content.view.bounds.size == CGSize(width: 320, height: 200))
  }

  @Test func withoutAnySizeItIsAsLargeAsFits() {
    let scene = PopoverScene(size: .zero)
    scene.present(.up)
    #expect(scene.popover.contentSize == CGSize(width: 320, height: 1100))
    #expect(scene.frame == CGRect(x: 220, y: 520, width: 320, height: 494))
  }

  @Test func sizesThatAreNoneAreNotTaken() {
    let scene = PopoverScene()
    scene.popover.contentSize = CGSize(width: CGFloat.nan, height: -3)
    scene.present()
    #expect(scene.content.view.bounds.size == CGSize(width: 200, height: 125))
  }

  @Test func aNewContentBringsItsSizeAndAppears() {
    let scene = PopoverScene()
    scene.popover.contentSize = CGSize(width: 400, height: 300)
    scene.present()
    let other = LoggingViewController("other", scene.log)
    other.preferredContentSize = CGSize(width: 250, height: 150)
    _ = scene.log.take()
    scene.popover.contentViewController = other
    scene.simulator.advanceUntilIdle()
    #expect(other.view.bounds.size == CGSize(width: 250, height: 150))
    #expect(scene.content.view.superview == nil)
    #expect(
      scene.log.take() == [
        "other.loadView", "other.viewDidLoad", "content.viewWillDisappear", "other.viewWillAppear",
        "content.viewDidDisappear", "other.viewDidAppear",
      ]
    )
  }

  @Test(arguments: [false, true]) func theContentAppearsAndDisappears(animated: Bool) {
    let scene = PopoverScene()
    scene.present(animated: animated)
    #expect(
      scene.log.take() == [
        "content.loadView", "content.viewDidLoad", "content.viewWillAppear", "content.viewDidAppear",
      ]
    )
    scene.popover.dismiss(animated: animated)
    #expect(!scene.popover.isPopoverVisible)
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == ["content.viewWillDisappear", "content.viewDidDisappear"])
    #expect(scene.content.animatedFlags == [animated, animated, animated, animated])
    #expect(scene.content.view.window == nil)
    #expect(UIApplication.shared.keyWindow?.overlays.isEmpty == true)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func dismissingWhileItComesEndsWell() {
    let scene = PopoverScene()
    scene.popover.present(
      from: scene.source.bounds,
      in: scene.source,
      permittedArrowDirections: .any,
      animated: true
    )
    scene.simulator.advance(by: 0.1)
    scene.popover.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take().suffix(3) == [
        "content.viewWillAppear", "content.viewWillDisappear", "content.viewDidDisappear",
      ]
    )
    #expect(scene.content.view.window == nil)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    scene.present(animated: true)
    #expect(scene.content.appearance == .appeared)
  }

  @Test func aTapBesideItDismissesItAndTellsTheDelegate() {
    let scene = PopoverScene()
    let delegate = PopoverDelegate()
    scene.popover.delegate = delegate
    scene.present()
    scene.tapOutside()
    #expect(!scene.popover.isPopoverVisible)
    #expect(delegate.log.take() == ["shouldDismiss", "didDismiss visible=false"])
  }

  @Test func dismissingInCodeAsksNobody() {
    let scene = PopoverScene()
    let delegate = PopoverDelegate()
    scene.popover.delegate = delegate
    scene.present()
    scene.popover.dismiss(animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(delegate.log.take() == [])
  }

  @Test func theDelegateMayKeepIt() {
    let scene = PopoverScene()
    let delegate = PopoverDelegate()
    delegate.mayDismiss = false
    scene.popover.delegate = delegate
    scene.present()
    scene.tapOutside()
    #expect(scene.popover.isPopoverVisible)
    #expect(delegate.log.take() == ["shouldDismiss"])
  }

  @Test func theDelegateMayDismissItItself() {
    let scene = PopoverScene()
    let delegate = PopoverDelegate()
    delegate.onShouldDismiss = { [unowned scene] in
      scene.popover.dismiss(animated: false)
      scene.root.popover = nil
    }
    scene.popover.delegate = delegate
    scene.present()
    scene.tapOutside()
    #expect(scene.root.popover == nil)
    #expect(delegate.log.take() == ["shouldDismiss"])
  }

  @Test func aTapInsideKeepsIt() {
    let scene = PopoverScene()
    scene.present()
    scene.simulator.tap(scene.content.view)
    scene.simulator.advanceUntilIdle()
    #expect(scene.popover.isPopoverVisible)
  }

  @Test func aModalContentKeepsIt() {
    let scene = PopoverScene()
    scene.content.isModalInPopover = true
    scene.present()
    scene.tapOutside()
    #expect(scene.popover.isPopoverVisible)
  }

  @Test func passthroughViewsGetTheirTouches() {
    let scene = PopoverScene()
    var taps = 0
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Tap") { _ in taps += 1 }
    )
    button.frame = CGRect(x: 20, y: 900, width: 100, height: 40)
    scene.root.view.addSubview(button)
    scene.popover.passthroughViews = [button]
    scene.present()
    scene.simulator.tap(button)
    scene.simulator.advanceUntilIdle()
    #expect(taps == 1)
    #expect(scene.popover.isPopoverVisible)
    scene.popover.passthroughViews = nil
    scene.simulator.tap(button)
    scene.simulator.advanceUntilIdle()
    #expect(taps == 1)
    #expect(!scene.popover.isPopoverVisible)
  }

  @Test func whatCoversAPassthroughViewTakesItsTouches() {
    let scene = PopoverScene()
    let area = UIView(frame: CGRect(x: 0, y: 900, width: 100, height: 124))
    let cover = UIView(frame: area.frame)
    scene.root.view.addSubview(area)
    scene.root.view.addSubview(cover)
    scene.popover.passthroughViews = [area]
    scene.present()
    scene.tapOutside()
    #expect(!scene.popover.isPopoverVisible)
  }

  @Test func presentingAgainMovesIt() {
    let scene = PopoverScene()
    scene.present()
    _ = scene.log.take()
    scene.popover.present(
      from: CGRect(x: 100, y: 100, width: 20, height: 20),
      in: scene.root.view,
      permittedArrowDirections: .left,
      animated: false
    )
    scene.simulator.advanceUntilIdle()
    #expect(scene.frame == CGRect(x: 120, y: 47.5, width: 213, height: 125))
    #expect(scene.popover.arrowDirection == .left)
    #expect(scene.log.take() == [])
  }

  @Test func fromABarButtonItemItHangsBelowAndTheBarGetsTouches() throws {
    let scene = PopoverScene()
    var taps = 0
    let add = UIBarButtonItem(title: "Add")
    scene.root.navigationItem.rightBarButtonItem = add
    scene.root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Other") { _ in taps += 1 }
    )
    let stack = UINavigationController(rootViewController: scene.root)
    UIApplication.shared.keyWindow?.rootViewController = stack
    scene.simulator.advanceUntilIdle()
    let popover = scene.popover
    popover.present(from: add, permittedArrowDirections: .any, animated: false)
    scene.simulator.advanceUntilIdle()
    #expect(popover.passthroughViews == [stack.navigationBar])
    #expect(popover.arrowDirection == .up)
    let button = try #require(add.itemView)
    let anchor = button.convert(button.bounds, to: nil)
    let frame = try #require(scene.frame)
    #expect(frame.size == CGSize(width: 200, height: 138))
    #expect(frame.minY == anchor.maxY)
    #expect(frame.maxX == 758)
    let other = try #require(scene.root.navigationItem.leftBarButtonItem?.itemView)
    scene.simulator.tap(other)
    scene.simulator.advanceUntilIdle()
    #expect(taps == 1)
    #expect(popover.isPopoverVisible)
    popover.present(from: add, permittedArrowDirections: .left, animated: false)
    #expect(popover.arrowDirection == .up)
    scene.tapOutside()
    #expect(!popover.isPopoverVisible)
  }

  @Test(arguments: [6.0, 7]) func aNavigationControllerIsAsLargeAsItsTopWithTheBar(iOS: Double) {
    let bar: CGFloat = 44
    let scene = PopoverScene(iOS: iOS)
    let stack = UINavigationController(rootViewController: scene.content)
    scene.popover.contentViewController = stack
    scene.present()
    #expect(scene.popover.contentSize == CGSize(width: 200, height: 125 + bar))
    #expect(stack.view.bounds.size == CGSize(width: 200, height: 125 + bar))
    #expect(stack.navigationBar.frame.origin == .zero)
    scene.content.preferredContentSize = CGSize(width: 300, height: 200)
    scene.simulator.advanceUntilIdle()
    #expect(stack.view.bounds.size == CGSize(width: 300, height: 200 + bar))
  }

  @Test func anEmptyRectangleIsAPointWithAWarning() {
    let scene = PopoverScene()
    scene.popover.present(
      from: CGRect(x: 300, y: 300, width: 0, height: 0),
      in: scene.root.view,
      permittedArrowDirections: .any,
      animated: false
    )
    scene.simulator.advanceUntilIdle()
    #expect(scene.frame == CGRect(x: 200, y: 300, width: 200, height: 138))
    #expect(
      scene.simulator.console == [
        "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: the rect "
          + "passed in to this method must have non-zero width and height. This will be an exception in a "
          + "future release."
      ]
    )
  }

  @Test(arguments: [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
  func aRectangleOfNoNumbersStandsForTheView(_ rect: CGRect) {
    let scene = PopoverScene()
    scene.popover.present(
      from: rect,
      in: scene.source,
      permittedArrowDirections: .any,
      animated: false
    )
    #expect(scene.frame == CGRect(x: 280, y: 520, width: 200, height: 138))
  }

  @Test func aViewOutsideOfAWindowRaises() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = PopoverScene()
        scene.source.removeFromSuperview()
        scene.present()
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers "
        + "cannot be presented from a view which does not have a window."
    )
  }

  @Test func anItemThatNoBarShowsRaises() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = PopoverScene()
        let item = UIBarButtonItem(title: "Add")
        scene.popover.present(from: item, permittedArrowDirections: .any, animated: true)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]: Popovers "
        + "cannot be presented from a view which does not have a window."
    )
  }
}
