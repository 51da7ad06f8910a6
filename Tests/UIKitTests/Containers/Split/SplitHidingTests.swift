import Simulator
import Testing
import UIKit

/// Truth: Apple, UISplitViewControllerDelegate up to iOS 7 (willHide, willShow, popoverController,
/// shouldHide), and the sizes of the columns in points.
@MainActor struct SplitHidingTests {
  @Test(arguments: [5.0, 6, 7])
  func inLandscapeBothColumnsShow(version: Double) {
    let scene = HidingScene(iOS: version)
    scene.simulator.rotate(to: .landscapeLeft)
    let height: CGFloat = version < 7 ? 748 : 768
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(scene.secondaryFrame == CGRect(x: 321, y: 0, width: 703, height: height))
  }

  @Test(arguments: [5.0, 6, 7])
  func inPortraitThePrimaryColumnIsHidden(version: Double) {
    let scene = HidingScene(iOS: version)
    #expect(scene.primaryFrame == nil)
    #expect(scene.secondaryFrame?.width == 768)
    #expect(scene.split.viewControllers == [scene.primary, scene.secondary])
    #expect(scene.split.children.count == 2)
  }

  @Test func theDelegateHearsOfHidingAtLaunchBeforeAnythingHasAppeared() {
    let scene = HidingScene(settling: true)
    let calls = scene.log.take().filter { !$0.contains("oad") && !$0.contains("ove(") }
    #expect(
      calls == [
        "shouldHide(portrait)", "willHide(primary)", "secondary.viewWillAppear", "secondary.viewDidAppear",
      ]
    )
  }

  @Test func aTurnAndBackShowsAndHidesOnceEach() {
    let scene = HidingScene()
    let item = scene.delegate.items.last
    #expect(item?.title == nil)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(
      scene.log.take() == [
        "shouldHide(landscapeRight)", "willShow(primary)", "primary.loadView", "primary.viewDidLoad",
        "primary.viewWillAppear",
        "primary.viewDidAppear",
      ]
    )
    #expect(scene.delegate.invalidated.last === item)
    scene.simulator.rotate(to: .landscapeRight)
    #expect(scene.log.take() == [])
    scene.simulator.rotate(to: .portrait)
    #expect(
      scene.log.take() == [
        "shouldHide(portrait)", "willHide(primary)", "primary.viewWillDisappear",
        "primary.viewDidDisappear",
      ]
    )
    #expect(scene.delegate.items.last !== item)
    #expect(scene.simulator.console == [])
  }

  @Test func aDelegateThatRefusesKeepsBothColumnsInEveryOrientation() {
    let scene = HidingScene { $0.hides = false }
    for orientation in [UIDeviceOrientation.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait] {
      scene.simulator.rotate(to: orientation)
      #expect(scene.primaryFrame?.width == 320)
      #expect(scene.secondaryFrame?.minX == 321)
    }
    #expect(scene.secondaryFrame == CGRect(x: 321, y: 0, width: 447, height: 1024))
    #expect(scene.delegate.items == [])
    #expect(scene.delegate.invalidated == [])
    #expect(
      scene.delegate.asked == [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait]
    )
  }

  @Test func aDelegateMayHideInLandscapeToo() {
    let scene = HidingScene { $0.hides = true }
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.primaryFrame == nil)
    #expect(scene.secondaryFrame?.width == 1024)
    #expect(scene.delegate.items.count == 1)
  }

  @Test func theButtonShowsThePrimaryControllerInAPopover() throws {
    let scene = HidingScene()
    let item = try #require(scene.delegate.items.last)
    let popover = try #require(scene.delegate.popovers.last)
    #expect(popover.contentViewController === scene.primary)
    item.primaryAction?.performWithSender(item, target: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take().first == "willPresent(primary)")
    #expect(popover.isPopoverVisible)
    #expect(scene.primary.view.window != nil)
    #expect(scene.secondaryFrame?.width == 768)
    item.primaryAction?.performWithSender(item, target: nil)
    scene.simulator.advanceUntilIdle()
    #expect(!popover.isPopoverVisible)
    #expect(scene.primary.view.window == nil)
  }

  @Test func aPopoverThatShowsGoesWhenTheColumnComesBack() throws {
    let scene = HidingScene()
    let item = try #require(scene.delegate.items.last)
    let popover = try #require(scene.delegate.popovers.last)
    item.primaryAction?.performWithSender(item, target: nil)
    scene.simulator.advanceUntilIdle()
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(!popover.isPopoverVisible)
    #expect(scene.primary.view.superview === scene.split.view)
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(scene.simulator.console == [])
  }

  @Test(arguments: [(5.0, false), (5.1, true), (7, true)])
  func aSwipeShowsThePopoverFromIOS51(version: Double, works: Bool) throws {
    let scene = HidingScene(iOS: version)
    scene.simulator.swipe(.right, at: CGPoint(x: 300, y: 500))
    scene.simulator.advanceUntilIdle()
    let popover = try #require(scene.delegate.popovers.last)
    #expect(popover.isPopoverVisible == works)
    #expect(scene.log.take().contains("willPresent(primary)") == works)
  }

  @Test func withoutGesturesASwipeDoesNothing() throws {
    let scene = HidingScene()
    scene.split.presentsWithGesture = false
    scene.simulator.swipe(.right, at: CGPoint(x: 300, y: 500))
    scene.simulator.advanceUntilIdle()
    let popover = try #require(scene.delegate.popovers.last)
    #expect(!popover.isPopoverVisible)
  }

  @Test func aDelegateThatDoesNotCareAboutHidingGetsNoSwipe() {
    let simulator = Simulator.boot(.iPad, iOS: 7)
    let split = UISplitViewController()
    let delegate = CarelessDelegate()
    split.viewControllers = [UIViewController(), UIViewController()]
    split.delegate = delegate
    simulator.launch(split)
    simulator.swipe(.right, at: CGPoint(x: 300, y: 500))
    simulator.advanceUntilIdle()
    #expect(delegate.presentedCount == 0)
    #expect(split.viewControllers[0].viewIfLoaded?.window == nil)
  }

  @Test func withoutADelegateItHidesInPortraitAllTheSame() {
    let simulator = Simulator.boot(.iPad, iOS: 7)
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    simulator.launch(split)
    simulator.settle()
    #expect(split.viewControllers[0].viewIfLoaded?.window == nil)
    simulator.rotate(to: .landscapeLeft)
    #expect(split.viewControllers[0].view.window != nil)
    split.viewControllers = [UIViewController(), split.viewControllers[1]]
    simulator.rotate(to: .portrait)
    #expect(split.viewControllers[0].viewIfLoaded?.window == nil)
  }

  @Test func anotherPrimaryControllerHidesInTheOldOnesPlace() throws {
    let scene = HidingScene()
    let popover = try #require(scene.delegate.popovers.last)
    let other = UIViewController()
    scene.split.viewControllers = [other, scene.secondary]
    #expect(popover.contentViewController === other)
    scene.split.viewControllers = []
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.children == [])
  }

  @Test func aDelegateMayRemoveItselfWhenItHears() {
    let scene = HidingScene()
    scene.delegate.onHide = { $0.delegate = nil }
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.rotate(to: .portrait)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.primaryFrame?.width == 320)
    #expect(scene.delegate.items.count == 2)
    #expect(scene.delegate.invalidated.count == 1)
  }

  @Test func aHundredTurnsLeaveNothingBehind() {
    let scene = HidingScene()
    scene.simulator.rotate(to: .landscapeLeft)
    let tree = scene.simulator.treeDump
    for _ in 0..<100 {
      scene.simulator.rotate(to: .portrait)
      scene.simulator.rotate(to: .landscapeLeft)
    }
    #expect(scene.simulator.treeDump == tree)
    #expect(scene.simulator.console == [])
  }

  @Test func aVisiblePopoverGoesWithTheSplitViewWhoseRootIsReplaced() {
    let simulator = Simulator.boot(.iPad, iOS: 7)
    weak var split: UISplitViewController?
    let new = UIViewController()
    do {
      let controller = UISplitViewController()
      let decider = HidingDelegate(CallLog())
      controller.viewControllers = [UIViewController(), UIViewController()]
      controller.delegate = decider
      simulator.launch(controller)
      simulator.settle()
      split = controller
      let item = decider.items.last
      item?.primaryAction?.performWithSender(item, target: nil)
      simulator.advanceUntilIdle()
      #expect(decider.popovers.last?.isPopoverVisible == true)
      simulator.keyWindow?.rootViewController = new
      simulator.settle()
      #expect(decider.popovers.last?.isPopoverVisible == false)
    }
    simulator.advanceUntilIdle()
    #expect(simulator.keyWindow?.subviews == [new.view!])
    #expect(split == nil)
  }

  @Test func nothingKeepsASplitViewAlive() {
    let simulator = Simulator.boot(.iPad, iOS: 7)
    weak var split: UISplitViewController?
    weak var popover: UIPopoverController?
    do {
      let controller = UISplitViewController()
      let decider = HidingDelegate(CallLog())
      controller.viewControllers = [UIViewController(), UIViewController()]
      controller.delegate = decider
      simulator.launch(controller)
      simulator.settle()
      split = controller
      popover = decider.popovers.last
      #expect(popover != nil)
      simulator.keyWindow?.rootViewController = UIViewController()
    }
    simulator.advanceUntilIdle()
    #expect(split == nil)
    #expect(popover == nil)
  }
}

/// A split view of an older iPad on screen, whose controllers and delegate log their calls.
@MainActor private struct HidingScene {
  let simulator: Simulator
  let log = CallLog()
  let split: UISplitViewController
  let primary: LoggingViewController
  let secondary: LoggingViewController
  let delegate: HidingDelegate

  init(
    iOS version: Double = 7,
    settling keepsLog: Bool = false,
    configure: (HidingDelegate) -> Void = { _ in }
  ) {
    simulator = Simulator.boot(.iPad, iOS: version)
    split = UISplitViewController()
    primary = LoggingViewController("primary", log)
    secondary = LoggingViewController("secondary", log)
    delegate = HidingDelegate(log)
    configure(delegate)
    split.viewControllers = [primary, secondary]
    split.delegate = delegate
    simulator.launch(split)
    simulator.settle()
    if !keepsLog { _ = log.take() }
  }

  var primaryFrame: CGRect? {
    primary.viewIfLoaded?.window == nil ? nil : primary.view.frame
  }

  var secondaryFrame: CGRect? {
    secondary.viewIfLoaded?.window == nil ? nil : secondary.view.frame
  }
}

@MainActor private final class HidingDelegate: UISplitViewControllerDelegate {
  let log: CallLog
  var hides: Bool?
  var onHide: ((UISplitViewController) -> Void)?
  private(set) var asked: [UIInterfaceOrientation] = []
  private(set) var items: [UIBarButtonItem] = []
  private(set) var popovers: [UIPopoverController] = []
  private(set) var invalidated: [UIBarButtonItem] = []

  init(_ log: CallLog) {
    self.log = log
  }

  func splitViewController(
    _ svc: UISplitViewController,
    shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool {
    asked.append(orientation)
    log.add("shouldHide(\(orientation))")
    return hides ?? orientation.isPortrait
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide aViewController: UIViewController,
    with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {
    log.add("willHide(\(name(aViewController)))")
    items.append(barButtonItem)
    popovers.append(pc)
    onHide?(svc)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {
    log.add("willShow(\(name(aViewController)))")
    invalidated.append(barButtonItem)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) {
    log.add("willPresent(\(name(aViewController)))")
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingViewController)?.name ?? "\(controller)"
  }
}

@MainActor private final class CarelessDelegate: UISplitViewControllerDelegate {
  private(set) var presentedCount = 0

  func splitViewController(
    _ svc: UISplitViewController,
    popoverController pc: UIPopoverController,
    willPresent aViewController: UIViewController
  ) {
    presentedCount += 1
  }
}
