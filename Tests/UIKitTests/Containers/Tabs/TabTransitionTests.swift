import Simulator
import Testing
import UIKit

/// Truth: Apple, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning and
/// UIPercentDrivenInteractiveTransition.
///
/// The animator moves the new view to x 0 from 320, so the percentage p shows it at 320 (1 - p).
@MainActor struct TabTransitionTests {
  @MainActor
  private final class Scene: UITabBarControllerDelegate {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    var slide: SlideAnimator? = SlideAnimator()
    var drive: UIPercentDrivenInteractiveTransition?
    let pages = [AppearancePage(), AppearancePage(), AppearancePage()]
    let tabs = UITabBarController()
    private(set) var asked: [[UIViewController]] = []

    init(isDriven: Bool = false) {
      for (index, page) in pages.enumerated() {
        page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: 0)
      }
      tabs.viewControllers = pages
      simulator.launch(tabs)
      simulator.settle()
      tabs.delegate = self
      for page in pages { page.calls = [] }
      guard isDriven else { return }
      drive = UIPercentDrivenInteractiveTransition()
      drive?.completionCurve = .linear
    }

    var x: CGFloat { pages[1].view.layer.presentation()?.frame.minX ?? .nan }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append([fromVC, toVC])
      return slide
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
  }

  @Test(arguments: [true, false]) func aSelectionRunsTheDelegatesAnimation(byTap: Bool) {
    let scene = Scene()
    if byTap { scene.simulator.tap(at: CGPoint(x: 160, y: 545)) } else { scene.tabs.selectedIndex = 1 }
    #expect(scene.asked == [[scene.pages[0], scene.pages[1]]])
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.tabs.tabBar.selectedItem === scene.pages[1].tabBarItem)
    scene.simulator.advance(by: 0.25)
    #expect(abs(scene.x - 240) < 10)
    #expect(scene.pages[0].view.window != nil && scene.pages[1].view.window != nil)
    #expect(scene.pages[1].calls == ["willAppear true"] && scene.pages[0].calls == ["willDisappear true"])
    scene.simulator.advance(by: 1)
    #expect(scene.slide?.ended == [true])
    #expect(scene.pages[0].view.window == nil)
    #expect(scene.pages[1].calls == ["willAppear true", "didAppear true"])
    #expect(scene.pages[0].calls == ["willDisappear true", "didDisappear true"])
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func theContextHasBothSides() {
    let scene = Scene()
    scene.tabs.selectedIndex = 1
    let context = scene.slide?.context
    #expect(context?.viewController(forKey: .from) === scene.pages[0])
    #expect(context?.viewController(forKey: .to) === scene.pages[1])
    #expect(context?.initialFrame(for: scene.pages[0]) == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(context?.finalFrame(for: scene.pages[1]) == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(context?.isInteractive == false)
    #expect(scene.tabs.transitionCoordinator?.transitionDuration == 1)
  }

  @Test func withoutAnAnimationTheViewsChangeAtOnce() {
    let scene = Scene()
    scene.slide = nil
    scene.tabs.selectedIndex = 1
    #expect(scene.pages[0].view.window == nil && scene.pages[1].view.window != nil)
    #expect(scene.pages[1].calls == ["willAppear false", "didAppear false"])
  }

  @Test(arguments: [true, false]) func anInteractionDrivesTheAnimation(isFinished: Bool) {
    let scene = Scene(isDriven: true)
    scene.tabs.selectedIndex = 1
    scene.simulator.advance(by: 3)
    #expect(scene.x.isNear(320), "it stands still")
    #expect(scene.slide?.context?.isInteractive == true)
    scene.drive?.update(0.5)
    #expect(scene.x.isNear(160))
    #expect(scene.tabs.transitionCoordinator?.percentComplete == 0.5)
    if isFinished { scene.drive?.finish() } else { scene.drive?.cancel() }
    scene.simulator.advance(by: 0.25)
    #expect(scene.x.isNear(isFinished ? 80 : 240))
    scene.simulator.advance(by: 0.3)
    #expect(scene.slide?.ended == [isFinished])
    let (shown, gone) = isFinished ? (1, 0) : (0, 1)
    #expect(scene.tabs.selectedIndex == shown)
    #expect(scene.tabs.tabBar.selectedItem === scene.pages[shown].tabBarItem)
    #expect(scene.pages[shown].view.window != nil && scene.pages[gone].view.window == nil)
    let came = ["willAppear true", "didAppear true"]
    let left = ["willDisappear true", "didDisappear true"]
    #expect(scene.pages[1].calls == (isFinished ? came : ["willAppear true"] + left))
    #expect(scene.pages[0].calls == (isFinished ? left : ["willDisappear true"] + came))
  }

  @Test func anotherSelectionCompletesARunningTransition() {
    let scene = Scene()
    scene.tabs.selectedIndex = 1
    scene.simulator.advance(by: 0.5)
    scene.slide = nil
    scene.tabs.selectedIndex = 2
    #expect(scene.pages[1].calls.prefix(2) == ["willAppear true", "didAppear true"])
    scene.simulator.advance(by: 2)
    #expect(scene.tabs.selectedIndex == 2)
    #expect(scene.pages.map { $0.view.window != nil } == [false, false, true])
    #expect(scene.pages[2].view.frame.minX == 0)
  }
}
