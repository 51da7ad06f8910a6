import Simulator
import Testing
import UIKit

/// Truth: Apple, UIContentContainer, UIViewControllerTransitionCoordinator and the iOS 8 release notes: the
/// window itself changes its size.
@MainActor struct RotationFromIOS8Tests {
  @Test func theWindowResizesAndNothingIsTurned() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    let landscape = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(simulator.keyWindow?.frame == landscape)
    #expect(controller.view.frame == landscape)
    #expect(controller.view.transform.isIdentity)
    #expect(simulator.keyWindow?.transform.isIdentity == true)
    simulator.rotate(to: .portrait)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// Truth: Apple, UISupportedInterfaceOrientations and UIApplication.supportedInterfaceOrientations(for:).
  @Test func theInterfaceHasOnlyTheOrientationsOfInfoPlist() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8, orientations: [.portrait, .landscapeRight])
    simulator.launch(UIViewController())
    simulator.rotate(to: .landscapeRight)
    #expect(simulator.application.statusBarOrientation == .portrait)
    simulator.rotate(to: .landscapeLeft)
    #expect(simulator.application.statusBarOrientation == .landscapeRight)
  }

  @Test func callsComeInTheDocumentedOrderWithTheDocumentedSizes() {
    let simulator = Simulator.boot(.iPhone5, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeLeft)
    #expect(
      controller.steps == [
        RotationStep("willTransition(compact × compact)", 320, 568),
        RotationStep("viewWillTransition(568 × 320)", 320, 568),
        RotationStep("traitCollectionDidChange(compact × regular)", 568, 320),
        RotationStep("viewWillLayoutSubviews", 568, 320), RotationStep("viewDidLayoutSubviews", 568, 320),
        RotationStep("alongside", 568, 320), RotationStep("completion", 568, 320),
      ]
    )
  }

  @Test func onAPlusTheWidthBecomesRegular() {
    let simulator = Simulator.boot(.iPhone6Plus, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeRight)
    #expect(controller.steps.first == RotationStep("willTransition(regular × compact)", 414, 736))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    simulator.rotate(to: .portrait)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
  }

  @Test func onAPadTraitsStay() {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    controller.clear()
    simulator.rotate(to: .landscapeRight)
    #expect(
      controller.steps == [
        RotationStep("viewWillTransition(1024 × 768)", 768, 1024),
        RotationStep("viewWillLayoutSubviews", 1024, 768),
        RotationStep("viewDidLayoutSubviews", 1024, 768), RotationStep("alongside", 1024, 768),
        RotationStep("completion", 1024, 768),
      ]
    )
  }

  @Test func aHalfTurnChangesNoSizeButTakesItsTime() {
    let simulator = Simulator.boot(.iPad, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeRight)
    controller.clear()
    let start = simulator.time
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.steps == [])
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(abs(simulator.time - start - 0.8) < 1e-9)
  }

  @Test func theCoordinatorDescribesTheTurn() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft, animating: true)
    let coordinator = try #require(controller.coordinator)
    #expect(coordinator.isAnimated)
    #expect(!coordinator.isCancelled)
    #expect(coordinator.transitionDuration == 0.3)
    #expect(coordinator.containerView === simulator.keyWindow)
    let turn = coordinator.targetTransform
    #expect(abs(turn.a) < 1e-9 && abs(abs(turn.b) - 1) < 1e-9)
    #expect(coordinator.percentComplete == 0)
    simulator.advance(by: 0.15)
    #expect(abs(coordinator.percentComplete - 0.5) < 1e-6)
    simulator.advanceUntilIdle()
    #expect(coordinator.percentComplete == 1)
  }

  @Test func alongsideRunsInsideTheAnimationAndCompletionAfterIt() {
    let simulator = Simulator.boot(.iPhone6, iOS: 9)
    let controller = NewRotationController()
    simulator.launch(controller)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(square)
    controller.onAlongside = { square.center = CGPoint(x: 205, y: 5) }
    controller.clear()
    simulator.rotate(to: .landscapeLeft, animating: true)
    #expect(square.center.x == 205)
    #expect(controller.steps.last?.call == "alongside")
    simulator.advance(by: 0.15)
    #expect(square.presentationCenter.x > 5 && square.presentationCenter.x < 205)
    #expect(controller.steps.last?.call == "alongside")
    simulator.advance(by: 0.2)
    #expect(controller.steps.last?.call == "completion")
  }

  @Test func aCoordinatorThatIsDoneTakesNoMore() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let controller = NewRotationController()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.coordinator?.animate(alongsideTransition: { _ in }) == false)
    #expect(controller.wasQueued == true)
  }

  @Test func noCallInvitesTouchesUntilItIsOver() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    simulator.launch(NewRotationController())
    simulator.rotate(to: .landscapeLeft, animating: true)
    #expect(simulator.touchDown(at: CGPoint(x: 100, y: 100)) == nil)
    simulator.advanceUntilIdle()
    #expect(simulator.touchDown(at: CGPoint(x: 100, y: 100)) != nil)
  }

  @Test func aWindowMadeInLandscapeIsLandscape() {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    simulator.launch(NewRotationController())
    simulator.rotate(to: .landscapeLeft)
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }
}
