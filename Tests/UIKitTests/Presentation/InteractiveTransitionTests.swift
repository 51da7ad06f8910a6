import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPercentDrivenInteractiveTransition, UIViewControllerInteractiveTransitioning,
/// UIViewControllerContextTransitioning and UIViewControllerTransitionCoordinator.
///
/// The animator moves the new view to x 0 from 320, so the percentage p shows it at 320 (1 - p).
@MainActor struct InteractiveTransitionTests {
  /// A navigation controller or a presentation whose delegate has an animator and an interaction.
  @MainActor
  private final class Scene: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let slide = SlideAnimator()
    let drive = UIPercentDrivenInteractiveTransition()
    let first = AppearancePage()
    let second = AppearancePage()
    let navigation: UINavigationController
    private(set) var heard: [String] = []

    init() {
      navigation = UINavigationController(rootViewController: first)
      simulator.launch(navigation)
      simulator.settle()
    }

    func push() {
      navigation.delegate = self
      navigation.pushViewController(second, animated: true)
    }

    /// Goes back from the second controller, without an animation before.
    func pop() {
      navigation.pushViewController(second, animated: false)
      simulator.settle()
      startLogging()
      navigation.delegate = self
      navigation.popViewController(animated: true)
    }

    /// Dismisses the second controller, presented without an animation before.
    func dismiss() {
      second.modalPresentationStyle = .fullScreen
      navigation.present(second, animated: false)
      simulator.settle()
      startLogging()
      second.transitioningDelegate = self
      navigation.dismiss(animated: true)
    }

    private func startLogging() {
      (first.calls, second.calls) = ([], [])
    }

    func present() {
      second.modalPresentationStyle = .fullScreen
      second.transitioningDelegate = self
      navigation.present(second, animated: true)
    }

    var x: CGFloat { x(of: second.view) }

    func x(of view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    func hear(_ event: String) { heard.append(event) }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { slide }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  }

  @Test(arguments: [true, false]) func aPushFollowsThePercentageAndIsFinished(isInterruptible: Bool) {
    let scene = Scene()
    scene.slide.isInterruptible = isInterruptible
    scene.drive.completionCurve = .linear
    scene.push()
    scene.simulator.advance(by: 3)
    #expect(scene.x.isNear(320), "it stands still")
    #expect(scene.slide.context?.isInteractive == true)
    #expect(scene.drive.duration == 1)
    for percentage: CGFloat in [0.25, 0.75, 0.5] {
      scene.drive.update(percentage)
      #expect(scene.drive.percentComplete == percentage)
      #expect(scene.x.isNear(320 * (1 - percentage)))
      #expect(scene.navigation.transitionCoordinator?.percentComplete == percentage)
    }
    scene.drive.finish()
    #expect(scene.slide.context?.isInteractive == false)
    scene.simulator.advance(by: 0.25)
    #expect(scene.x.isNear(80), "the rest takes the rest of the duration")
    scene.simulator.advance(by: 0.25)
    #expect(scene.slide.ended == [true])
    #expect(scene.navigation.topViewController === scene.second)
    #expect(scene.second.calls == ["willAppear true", "didAppear true"])
  }

  @Test(arguments: [true, false]) func aCancelledPushRunsBackAndLeavesTheStack(isInterruptible: Bool) {
    let scene = Scene()
    scene.slide.isInterruptible = isInterruptible
    scene.drive.completionCurve = .linear
    scene.push()
    scene.drive.update(0.5)
    scene.drive.cancel()
    #expect(scene.slide.context?.transitionWasCancelled == true)
    scene.simulator.advance(by: 0.25)
    #expect(scene.x.isNear(240))
    scene.simulator.advance(by: 0.25)
    #expect(scene.slide.ended == [false])
    #expect(scene.navigation.topViewController === scene.first)
    #expect(scene.first.view.window != nil)
    #expect(scene.second.view.window == nil)
    #expect(scene.second.view.frame.minX == 320, "the view is as it was")
  }

  @Test func theRestHasASpeedAndACurve() {
    let scene = Scene()
    scene.push()
    scene.drive.completionSpeed = 2
    scene.drive.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    scene.drive.update(0.5)
    scene.drive.finish()
    let (time, progress) = TimingCurve.easeIn.point(at: 0.5)
    scene.simulator.advance(by: 0.25 * time)
    #expect(scene.x.isNear(160 * (1 - CGFloat(progress)), within: 1e-5))
    scene.simulator.advance(by: 0.25)
    #expect(scene.slide.ended == [true])
  }

  @Test func theCoordinatorTellsOfTheInteraction() {
    let scene = Scene()
    scene.push()
    let coordinator = scene.navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.initiallyInteractive == true)
    coordinator?.notifyWhenInteractionChanges { scene.hear("changes to \($0.isInteractive)") }
    coordinator?.notifyWhenInteractionEnds { scene.hear("ends, cancelled \($0.isCancelled)") }
    scene.drive.completionSpeed = 3
    scene.drive.update(0.2)
    scene.drive.cancel()
    #expect(scene.heard == ["changes to false", "ends, cancelled true"])
    #expect(coordinator?.completionVelocity == 3)
    scene.simulator.advance(by: 1)
  }

  @Test func animationsAlongsideFollowThePercentage() {
    let scene = Scene()
    scene.push()
    scene.drive.update(0)
    let other = UIView(frame: .zero)
    scene.navigation.view.addSubview(other)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    scene.drive.finish()
    scene.simulator.advance(by: 2)
    #expect(other.alpha == 0)
  }

  @Test func aTransitionThatRunsCanBePaused() {
    let scene = Scene()
    scene.drive.wantsInteractiveStart = false
    scene.drive.completionCurve = .linear
    scene.push()
    #expect(scene.slide.context?.isInteractive == false)
    scene.simulator.advance(by: 0.25)
    #expect(scene.x.isNear(240))
    scene.drive.pause()
    #expect(scene.slide.context?.isInteractive == true)
    #expect(scene.drive.percentComplete.isNear(0.25))
    scene.simulator.advance(by: 3)
    #expect(scene.x.isNear(240))
    scene.drive.update(0.5)
    scene.drive.cancel()
    scene.simulator.advance(by: 0.5)
    #expect(scene.slide.ended == [false])
  }

  @Test func aPresentationIsDriven() {
    let scene = Scene()
    scene.drive.completionCurve = .linear
    scene.present()
    scene.drive.update(0.75)
    #expect(scene.x.isNear(80))
    scene.drive.finish()
    scene.simulator.advance(by: 0.25)
    #expect(scene.slide.ended == [true])
    #expect(scene.navigation.presentedViewController === scene.second)
    #expect(scene.second.calls == ["willAppear true", "didAppear true"])
  }

  @Test func aCancelledPresentationIsUndone() {
    let scene = Scene()
    scene.present()
    scene.drive.update(0.5)
    scene.drive.cancel()
    scene.simulator.advance(by: 1)
    #expect(scene.slide.ended == [false])
    #expect(scene.navigation.presentedViewController == nil)
    #expect(scene.second.view.window == nil)
    #expect(scene.first.view.window != nil)
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test(arguments: [true, false]) func aPopFollowsThePercentage(isFinished: Bool) {
    let scene = Scene()
    scene.drive.completionCurve = .linear
    scene.pop()
    scene.simulator.advance(by: 3)
    #expect(scene.x(of: scene.first.view).isNear(320), "it stands still")
    scene.drive.update(0.5)
    #expect(scene.x(of: scene.first.view).isNear(160))
    #expect(scene.navigation.transitionCoordinator?.percentComplete == 0.5)
    if isFinished { scene.drive.finish() } else { scene.drive.cancel() }
    scene.simulator.advance(by: 0.25)
    #expect(scene.x(of: scene.first.view).isNear(isFinished ? 80 : 240))
    scene.simulator.advance(by: 0.25)
    #expect(scene.slide.ended == [isFinished])
    let (shown, gone) = isFinished ? (scene.first, scene.second) : (scene.second, scene.first)
    #expect(scene.navigation.topViewController === shown)
    #expect(shown.view.window != nil && gone.view.window == nil)
    let (came, left) = (["willAppear true", "didAppear true"], ["willDisappear true", "didDisappear true"])
    // A cancelled transition turns both around: each is told that it appears or disappears again.
    #expect(scene.first.calls == (isFinished ? came : ["willAppear true"] + left))
    #expect(scene.second.calls == (isFinished ? left : ["willDisappear true"] + came))
  }

  @Test(arguments: [true, false]) func aDismissalFollowsThePercentage(isFinished: Bool) {
    let scene = Scene()
    scene.drive.completionCurve = .linear
    scene.dismiss()
    scene.drive.update(0.75)
    #expect(scene.x(of: scene.navigation.view).isNear(80))
    if isFinished { scene.drive.finish() } else { scene.drive.cancel() }
    scene.simulator.advance(by: 1)
    #expect(scene.slide.ended == [isFinished])
    #expect(scene.navigation.presentedViewController === (isFinished ? nil : scene.second))
    #expect((scene.second.view.window == nil) == isFinished)
    #expect((scene.first.view.window != nil) == isFinished)
    let (came, left) = (["willAppear true", "didAppear true"], ["willDisappear true", "didDisappear true"])
    #expect(scene.second.calls == (isFinished ? left : ["willDisappear true"] + came))
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }
}
