import Simulator
import Testing
import UIKit

/// Truth: Apple, UISplitViewController.viewControllers; otherwise this project's documentation: no input
/// causes a crash.
@MainActor struct SplitBadInputTests {
  @Test func withoutControllersItIsEmpty() {
    for model in [DeviceModel.iPad, .iPhone6Plus] {
      let simulator = Simulator.boot(model, iOS: 8)
      let split = UISplitViewController()
      #expect(split.viewControllers == [])
      #expect(split.presentsWithGesture)
      #expect(!split.isCollapsed)
      simulator.launch(split)
      simulator.rotate(to: .landscapeLeft)
      simulator.rotate(to: .portrait)
      split.viewControllers = [UIViewController(), UIViewController()]
      simulator.settle()
      #expect(split.viewControllers.count == (model.idiom == .pad ? 2 : 1))
      split.viewControllers = []
      simulator.rotate(to: .landscapeLeft)
      #expect(split.children == [])
    }
  }

  @Test func oneControllerIsThePrimary() {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    let split = UISplitViewController()
    let only = UIViewController()
    split.viewControllers = [only]
    simulator.launch(split)
    simulator.rotate(to: .landscapeLeft)
    #expect(only.view.frame.width == 320)
  }

  @Test func onlyTwoAreTakenAndEachOnce() {
    _ = Simulator.boot(.iPad, iOS: 8)
    let split = UISplitViewController()
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    split.viewControllers = [first, second, third]
    #expect(split.viewControllers == [first, second])
    #expect(third.parent == nil)
    split.viewControllers = [first, first, third]
    #expect(split.viewControllers == [first, third])
    #expect(second.parent == nil)
    split.viewControllers = [third, first]
    #expect(split.children == [third, first])
  }

  @Test func controllersMayChangePlacesOnScreen() {
    let scene = SplitScene(isLandscape: true)
    scene.split.viewControllers = [scene.secondary, scene.primary]
    scene.simulator.settle()
    #expect(scene.primaryFrame == CGRect(x: 321, y: 0, width: 703, height: 768))
    #expect(scene.secondaryFrame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(scene.simulator.console == [])
  }

  @Test func aDelegateMayRemoveItselfAndPreferAnotherMode() {
    let scene = SplitScene()
    scene.delegate.onChange = { split, _ in
      split.delegate = nil
      split.preferredDisplayMode = .oneOverSecondary
    }
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.split.displayMode == .oneOverSecondary)
    #expect(scene.log.take().filter { $0.hasPrefix("willChange") } == ["willChange(oneBesideSecondary)"])
  }

  @Test func aDelegateThatIsNeverContentDoesNotHangIt() {
    let scene = SplitScene()
    scene.delegate.onChange = { split, mode in
      split.preferredDisplayMode = mode == .secondaryOnly ? .oneOverSecondary : .secondaryOnly
    }
    scene.split.preferredDisplayMode = .oneBesideSecondary
    scene.simulator.settle()
    #expect(scene.simulator.console.count == 1)
  }

  @Test func aTurnWhileTheColumnSlidesEndsWell() {
    let scene = SplitScene()
    scene.simulator.swipe(.right, at: CGPoint(x: 400, y: 500))
    scene.simulator.advance(by: 0.1)
    scene.simulator.rotate(to: .landscapeLeft, animating: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.primaryFrame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(scene.simulator.touchDown(at: CGPoint(x: 600, y: 500)) != nil)
    #expect(scene.simulator.console == [])
  }

  @Test(arguments: [DeviceModel.iPad, .iPhone6Plus])
  func aHundredTurnsLeaveNothingBehind(model: DeviceModel) {
    let scene = SplitScene(model)
    scene.simulator.rotate(to: .landscapeLeft)
    let lines = scene.simulator.treeDump
    for _ in 0..<100 {
      scene.simulator.rotate(to: .portrait)
      scene.simulator.rotate(to: .landscapeLeft)
    }
    #expect(scene.simulator.treeDump == lines)
    #expect(scene.split.view.gestureRecognizers?.count == 2)
    #expect(scene.split.children == [scene.primary, scene.secondary])
    #expect(scene.simulator.console == [])
  }

  @Test func nothingKeepsASplitViewAlive() {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    weak var split: UISplitViewController?
    weak var primary: UIViewController?
    weak var delegate: SplitDelegate?
    do {
      let controller = UISplitViewController()
      let decider = SplitDelegate(CallLog())
      controller.viewControllers = [UIViewController(), UIViewController()]
      controller.delegate = decider
      simulator.launch(controller)
      _ = controller.displayModeButtonItem
      simulator.swipe(.right, at: CGPoint(x: 400, y: 500))
      simulator.advanceUntilIdle()
      simulator.rotate(to: .landscapeLeft)
      split = controller
      primary = controller.viewControllers.first
      delegate = decider
      simulator.keyWindow?.rootViewController = UIViewController()
    }
    simulator.advanceUntilIdle()
    #expect(split == nil)
    #expect(primary == nil)
    #expect(delegate == nil)
  }

  @Test(arguments: [5.0, 6, 7])
  func onAPhoneUpToIOS7ItRaises(version: Double) async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) { [version] in
      await MainActor.run {
        _ = Simulator.boot(.iPhone4, iOS: version)
        _ = UISplitViewController()
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad"
    )
  }
}
