import Simulator
import Testing
import UIKit

/// Truth: Apple, UISplitViewController.DisplayMode, displayModeButtonItem, presentsWithGesture, and
/// UISplitViewControllerDelegate.targetDisplayModeForAction(in:).
@MainActor struct SplitModesTests {
  @Test func bothNamesOfAModeAreOne() {
    #expect(UISplitViewController.DisplayMode.automatic.rawValue == 0)
    #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
    #expect(UISplitViewController.DisplayMode.secondaryOnly.rawValue == 1)
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UISplitViewController.DisplayMode.oneBesideSecondary.rawValue == 2)
    #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    #expect(UISplitViewController.DisplayMode.oneOverSecondary.rawValue == 3)
  }

  @Test(arguments: [
    (DeviceModel.iPad, false, UISplitViewController.DisplayMode.secondaryOnly),
    (.iPad, true, .oneBesideSecondary), (.iPadPro, false, .secondaryOnly),
    (.iPadPro, true, .oneBesideSecondary), (.iPhone6Plus, true, .oneBesideSecondary),
  ])
  func theAutomaticModeFollowsTheDevice(
    model: DeviceModel,
    isLandscape: Bool,
    mode: UISplitViewController.DisplayMode
  ) {
    let scene = SplitScene(model, iOS: 9, isLandscape: isLandscape)
    #expect(scene.split.preferredDisplayMode == .automatic)
    #expect(scene.split.displayMode == mode)
    #expect((scene.primaryFrame == nil) == (mode == .secondaryOnly))
    #expect(scene.secondaryFrame != nil)
  }

  @Test func theDelegateHearsOfEveryModeBeforeItIsInEffect() {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    let log = CallLog()
    let delegate = SplitDelegate(log)
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    split.delegate = delegate
    delegate.onChange = { log.add("visible: \($0.viewControllers[0].view.window != nil) before \($1)") }
    simulator.launch(split)
    simulator.rotate(to: .landscapeLeft)
    simulator.rotate(to: .landscapeRight)
    simulator.rotate(to: .portrait)
    #expect(
      log.take() == [
        "willChange(secondaryOnly)", "visible: false before secondaryOnly",
        "willChange(oneBesideSecondary)", "visible: false before oneBesideSecondary",
        "willChange(secondaryOnly)", "visible: true before secondaryOnly",
      ]
    )
  }

  @Test func aPreferredModeHoldsInBothOrientations() {
    let scene = SplitScene { $0.preferredDisplayMode = .oneBesideSecondary }
    #expect(scene.split.displayMode == .oneBesideSecondary)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.log.take().filter { $0.hasPrefix("willChange") } == [])
    scene.split.preferredDisplayMode = .secondaryOnly
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.primaryFrame == nil)
    scene.split.preferredDisplayMode = .automatic
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.primaryFrame != nil)
  }

  @Test func aModePreferredInAnAnimationSlidesTheColumn() {
    let scene = SplitScene(isLandscape: true)
    UIView.animate(withDuration: 1) { scene.split.preferredDisplayMode = .secondaryOnly }
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.simulator.advance(by: 0.5)
    #expect(scene.primaryFrame != nil)
    #expect(scene.primary.view.presentationCenter.x.isNear(160 - 321 / 2, within: 0.01))
    #expect(scene.secondary.view.presentationBounds.width.isNear((703 + 1024) / 2, within: 0.01))
    scene.simulator.advance(by: 0.6)
    #expect(scene.primaryFrame == nil)
    #expect(
      scene.log.take() == [
        "willChange(secondaryOnly)", "primary.viewWillDisappear", "primary.viewDidDisappear",
      ]
    )
    UIView.animate(withDuration: 1) { scene.split.preferredDisplayMode = .oneBesideSecondary }
    scene.simulator.advance(by: 0.5)
    #expect(scene.log.take() == ["willChange(oneBesideSecondary)", "primary.viewWillAppear"])
    scene.simulator.advance(by: 0.6)
    #expect(scene.log.take() == ["primary.viewDidAppear"])
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(scene.primary.animatedFlags.suffix(4) == [true, true, true, true])
    #expect(scene.simulator.console == [])
  }

  @Test func aModeThatChangesItsMindMidwayEndsWithTheLast() {
    let scene = SplitScene(isLandscape: true)
    UIView.animate(withDuration: 1) { scene.split.preferredDisplayMode = .secondaryOnly }
    scene.simulator.advance(by: 0.5)
    UIView.animate(withDuration: 1) { scene.split.preferredDisplayMode = .oneBesideSecondary }
    scene.simulator.advanceUntilIdle()
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(
      scene.log.take().filter { $0.hasPrefix("primary") } == [
        "primary.viewWillDisappear", "primary.viewWillAppear", "primary.viewDidAppear",
      ]
    )
    #expect(scene.simulator.console == [])
  }

  @Test(arguments: [
    (false, UISplitViewController.DisplayMode.oneOverSecondary),
    (true, UISplitViewController.DisplayMode.secondaryOnly),
  ])
  func theButtonHidesAndShows(isLandscape: Bool, first: UISplitViewController.DisplayMode) {
    let scene = SplitScene(isLandscape: isLandscape)
    let before = scene.split.displayMode
    let item = scene.split.displayModeButtonItem
    #expect(scene.split.displayModeButtonItem === item)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(scene.split.displayMode == first)
    scene.simulator.advanceUntilIdle()
    #expect((scene.primaryFrame == nil) == (first == .secondaryOnly))
    item.primaryAction?.performWithSender(item, target: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == before)
    #expect((scene.primaryFrame == nil) == (before == .secondaryOnly))
    #expect(scene.log.take().filter { $0 == "target" }.count == 2)
  }

  @Test func theDelegateNamesTheTarget() {
    let scene = SplitScene()
    scene.delegate.target = .oneBesideSecondary
    let item = scene.split.displayModeButtonItem
    item.primaryAction?.performWithSender(item, target: nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.secondaryFrame?.width == 447)
  }

  @Test func theButtonShowsWhatItDoes() {
    let scene = SplitScene()
    let item = scene.split.displayModeButtonItem
    let arrow = item.image
    #expect(arrow != nil)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(item.image != nil && item.image !== arrow)
    scene.simulator.rotate(to: .portrait)
    #expect(item.image === arrow)
  }

  @Test func aSwipeBringsTheColumnAndAnotherTakesItAway() {
    let scene = SplitScene()
    scene.simulator.swipe(.right, at: CGPoint(x: 400, y: 500))
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 320, height: 1024))
    #expect(scene.secondaryFrame?.width == 768)
    scene.simulator.swipe(.left, at: CGPoint(x: 160, y: 500))
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.primaryFrame == nil)
  }

  @Test func withoutGesturesASwipeDoesNothing() {
    let scene = SplitScene { $0.presentsWithGesture = false }
    scene.simulator.swipe(.right, at: CGPoint(x: 400, y: 500))
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .secondaryOnly)
  }

  @Test func anOverlayDimsTheOtherColumnAndATapThereHidesIt() throws {
    let scene = SplitScene { $0.preferredDisplayMode = .oneOverSecondary }
    let dimming = try #require(scene.simulator.view(at: CGPoint(x: 600, y: 500)))
    #expect(dimming !== scene.secondary.view)
    #expect(scene.simulator.view(at: CGPoint(x: 100, y: 500)) === scene.primary.view)
    scene.simulator.tap(at: CGPoint(x: 600, y: 500))
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(dimming.superview == nil)
    #expect(scene.simulator.view(at: CGPoint(x: 600, y: 500)) === scene.secondary.view)
  }

  @Test func tapsWhileTheColumnSlidesAreIgnored() {
    let scene = SplitScene()
    scene.simulator.swipe(.right, at: CGPoint(x: 400, y: 500))
    scene.simulator.settle()
    #expect(scene.simulator.touchDown(at: CGPoint(x: 600, y: 500)) == nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.simulator.touchDown(at: CGPoint(x: 600, y: 500)) != nil)
  }

  @Test func anOverlayBecomesAColumnInLandscape() {
    let scene = SplitScene()
    scene.simulator.swipe(.right, at: CGPoint(x: 400, y: 500))
    scene.simulator.advanceUntilIdle()
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.secondaryFrame == CGRect(x: 321, y: 0, width: 703, height: 768))
    scene.simulator.rotate(to: .portrait)
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.primaryFrame == nil)
  }

  @Test func aTurnTellsTheControllersTheSizesOfTheirColumns() {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    let split = UISplitViewController()
    let (primary, secondary) = (SizedController(), SizedController())
    split.viewControllers = [primary, secondary]
    simulator.launch(split)
    simulator.rotate(to: .landscapeLeft)
    #expect(secondary.sizes == [CGSize(width: 703, height: 768)])
    #expect(primary.sizes == [CGSize(width: 320, height: 768)])
  }

  @Test func theDelegateDecidesAboutOrientations() {
    let scene = SplitScene()
    scene.delegate.orientations = .portrait
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.view.bounds.size == CGSize(width: 768, height: 1024))
  }
}

private final class SizedController: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
