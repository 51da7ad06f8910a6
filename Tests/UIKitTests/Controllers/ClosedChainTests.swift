import Simulator
import Testing
import UIKit

/// Truth: view and controller hierarchies have no cycles; exceptions known from crash reports have their
/// names and texts, others have ours.
@MainActor struct ClosedChainTests {
  /// A way to create a cycle of controllers or views.
  enum Way: String, CaseIterable, Codable, Sendable {
    case childOfPresented, pushedOnPresented, tabOfPresented, pageOfPresented, columnOfPresented
    case presenterAsChild, childAddedInACallback
    case presentsItself, presentsItsPresenter, presentsItsAncestor, presentsWhatIsPresented
    case presentsWhatHoldsItsView, presentsItselfByADelegate
    case viewInPresented, viewOfAChildInPresented, viewOfNobodysChildInPresented,
      presentedTakesAViewWithPresenter

    /// The exception's name and reason.
    var exception: (name: String, reason: String) {
      switch self {
      case .childOfPresented, .viewInPresented: adding("Presented")
      case .pushedOnPresented: adding("UINavigationController")
      case .tabOfPresented: adding("UITabBarController")
      case .pageOfPresented: adding("UIPageViewController")
      case .columnOfPresented: adding("UISplitViewController")
      case .presenterAsChild: containing("Inner", in: "Presented")
      case .childAddedInACallback: containing("Adopting", in: "Inner")
      case .presentsItself, .presentsItsPresenter, .presentsItselfByADelegate: active("Root")
      case .presentsItsAncestor, .presentsWhatHoldsItsView: active("Outer")
      case .presentsWhatIsPresented: active("Presented")
      case .viewOfAChildInPresented:
        (
          "UIViewControllerHierarchyInconsistency",
          "child view controller:<Inner> should have parent view controller:<Presented> but actual parent is:<Root>"
        )
      case .viewOfNobodysChildInPresented: viewOf("Inner")
      case .presentedTakesAViewWithPresenter: viewOf("Root")
      }
    }

    private func adding(_ container: String) -> (String, String) {
      (
        "UIViewControllerHierarchyInconsistency",
        "adding a root view controller <Root> as a child of view controller:<\(container)>"
      )
    }

    private func containing(_ child: String, in parent: String) -> (String, String) {
      (
        "NSInvalidArgumentException",
        "<\(child)> cannot become a child of <\(parent)>: it is that controller or contains or presents it already. "
          + "Make a new controller for the child."
      )
    }

    private func active(_ controller: String) -> (String, String) {
      (
        "NSInvalidArgumentException",
        "Application tried to present modally an active controller <\(controller)>."
      )
    }

    private func viewOf(_ presenter: String) -> (String, String) {
      (
        "UIViewControllerHierarchyInconsistency",
        "the view of <\(presenter)> can't be in the view of <Presented>, which it presents. "
          + "Dismiss <Presented> first."
      )
    }
  }

  @Test(arguments: Way.allCases) func noChainCloses(way: Way) async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      [way] in
      await MainActor.run { ClosingScene().close(way) }
    }
    expectRaised(result, way.exception.name, way.exception.reason)
  }

  // MARK: Without an exception

  @Test func aPresentedControllerMayBecomeItsPresentersChild() {
    let scene = ClosingScene()
    scene.root.present(scene.presented, animated: false)
    scene.simulator.settle()
    scene.root.addChild(scene.presented)
    // The controller presents itself, so it is also the one that is presented.
    #expect(scene.presented.presentedViewController == nil)
    #expect(scene.root.presentedViewController === scene.presented)
    #expect(scene.presented.presentingViewController === scene.root)
    scene.simulator.rotateLeft()
    scene.presented.removeFromParent()
    scene.root.dismiss(animated: false)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aPresentedChildOfItsPresenterIsDismissedAsBefore() {
    let scene = ClosingScene()
    scene.root.present(scene.presented, animated: false)
    scene.simulator.settle()
    scene.root.addChild(scene.presented)
    scene.presented.dismiss(animated: false)
    scene.simulator.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.presented.presentingViewController == nil)
  }

  @Test func aChildThatACallbackMovesElsewhereStaysThere() {
    _ = Simulator.boot()
    let (first, second) = (UIViewController(), UIViewController())
    let child = Adopting()
    child.onWillMove = { child, parent in if parent === first { second.addChild(child) } }
    first.addChild(child)
    let parents = [first, second].filter { parent in parent.children == [child] }
    #expect(parents.count == 1)
    #expect(child.parent?.children == [child])
  }

  @Test func aContainerMayTakeTheRootInBeforeItTakesItsPlace() {
    let scene = ClosingScene()
    let navigation = UINavigationController(rootViewController: scene.root)
    scene.simulator.keyWindow?.rootViewController = navigation
    scene.simulator.settle()
    #expect(scene.root.view.isDescendant(of: navigation.view))
    #expect(scene.root.view.window != nil)
  }

  @Test func theDecisionAboutTheStatusBarEnds() {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    simulator.launch(Undecided())
    #expect(simulator.application.isStatusBarHidden)
  }

  private final class Undecided: UIViewController {
    override var childForStatusBarHidden: UIViewController? { self }
    override var prefersStatusBarHidden: Bool { true }
  }
}

/// Controllers on an iPhone, some of which are on screen.
@MainActor private final class ClosingScene: UIPopoverPresentationControllerDelegate {
  let simulator = Simulator.boot(.iPhone5, iOS: 9)
  let root = Root()
  let presented = Presented()

  /// A controller whose view is in the root's view.
  let inner = Inner()

  init() {
    simulator.launch(root)
    root.view.addSubview(inner.view)
    presented.modalPresentationStyle = .overFullScreen
    simulator.settle()
  }

  func close(_ way: ClosedChainTests.Way) {
    switch way {
    case .childOfPresented: present(presented).addChild(root)
    case .pushedOnPresented: present(UINavigationController()).pushViewController(root, animated: false)
    case .tabOfPresented: present(UITabBarController()).viewControllers = [root]
    case .pageOfPresented:
      present(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        .setViewControllers([root], direction: .forward, animated: false)
    case .columnOfPresented: present(UISplitViewController()).viewControllers = [root]
    case .presenterAsChild:
      root.addChild(inner)
      presentInContext(presented).addChild(inner)
    case .childAddedInACallback:
      let child = Adopting()
      child.onWillMove = { child, parent in if let parent { child.addChild(parent) } }
      inner.view.removeFromSuperview()
      inner.addChild(child)
    case .presentsItself: root.present(root, animated: false)
    case .presentsItsPresenter: present(presented).present(root, animated: false)
    case .presentsWhatIsPresented: present(presented).present(presented, animated: false)
    case .presentsItsAncestor:
      let outer = Outer()
      root.view.addSubview(outer.view)
      inner.view.removeFromSuperview()
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      presentInContext(outer)
    case .presentsWhatHoldsItsView:
      let outer = Outer()
      root.view.addSubview(outer.view)
      outer.view.addSubview(inner.view)
      presentInContext(outer)
    case .presentsItselfByADelegate:
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = root.view
      presented.popoverPresentationController?.delegate = self
      root.present(presented, animated: false)
    case .viewInPresented: present(presented).view.addSubview(root.view)
    case .viewOfAChildInPresented:
      root.addChild(inner)
      presentInContext(presented).view.addSubview(inner.view)
    case .viewOfNobodysChildInPresented: presentInContext(presented).view.addSubview(inner.view)
    case .presentedTakesAViewWithPresenter:
      let box = UIView()
      present(presented)
      box.addSubview(root.view)
      presented.view = box
    }
  }

  @discardableResult
  private func present<Controller: UIViewController>(_ controller: Controller) -> Controller {
    root.present(controller, animated: false)
    simulator.settle()
    return controller
  }

  /// Presents from the inner controller in its context.
  @discardableResult
  private func presentInContext<Controller: UIViewController>(_ controller: Controller) -> Controller {
    inner.definesPresentationContext = true
    controller.modalPresentationStyle = .overCurrentContext
    inner.present(controller, animated: false)
    simulator.settle()
    return controller
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { root }
}

private final class Root: UIViewController {}
private final class Presented: UIViewController {}
private final class Inner: UIViewController {}
private final class Outer: UIViewController {}

/// A controller that runs a closure before it gets a parent.
private final class Adopting: UIViewController {
  var onWillMove: ((Adopting, UIViewController?) -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    onWillMove?(self, parent)
  }
}
