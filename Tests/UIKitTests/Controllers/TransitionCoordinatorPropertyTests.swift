import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of `transitionCoordinator`: the coordinator of the current transition, or
/// nil; a rotation is not interactive.
@MainActor struct TransitionCoordinatorPropertyTests {
  private final class Controller: UIViewController {
    var given: (any UIViewControllerTransitionCoordinator)?
    var seenInLayout: (any UIViewControllerTransitionCoordinator)?

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      given = coordinator
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seenInLayout = transitionCoordinator
    }
  }

  @Test func itIsThereFromTheAnnouncementToTheEnd() throws {
    let simulator = Simulator.boot(.iPhone6, iOS: 8)
    let controller = Controller()
    simulator.launch(controller)
    #expect(controller.transitionCoordinator == nil)

    simulator.rotate(to: .landscapeLeft, animating: true)
    let given = try #require(controller.given)
    #expect(controller.seenInLayout === given)
    #expect(controller.transitionCoordinator === given)
    #expect(!given.isInteractive && !given.initiallyInteractive)
    #expect(given.completionVelocity == 1)

    simulator.advanceUntilIdle()
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func upToSevenThereIsNone() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let controller = Controller()
    simulator.launch(controller)
    simulator.rotate(to: .landscapeLeft, animating: true)
    #expect(controller.transitionCoordinator == nil)
  }
}
