import Simulator
import Testing
import UIKit

/// Truth: Apple, UIView.safeAreaInsets: 0 before a view is in a window's hierarchy; of other views, the part that is covered.
///
/// Bars are 20, 44 and 49 points high.
@MainActor struct SafeAreaTests {
  /// Notes its insets when its view is loaded, and all changes.
  private final class Noting: UIViewController {
    var atLoading: UIEdgeInsets?
    var changes: [UIEdgeInsets] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      additionalSafeAreaInsets.left = 3
      atLoading = view.safeAreaInsets
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      changes.append(view.safeAreaInsets)
    }
  }

  enum Place: CaseIterable, Sendable { case root, navigation, pushed, tab, child, none }

  @Test(arguments: Place.allCases)
  func thereAreNoneBeforeTheViewIsInAWindow(place: Place) {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let controller = Noting()
    var expected = UIEdgeInsets(top: 20, left: 3, bottom: 0, right: 0)
    switch place {
    case .root: simulator.launch(controller)
    case .navigation:
      simulator.launch(UINavigationController(rootViewController: controller))
      expected.top = 64
    case .pushed:
      let navigation = UINavigationController(rootViewController: UIViewController())
      simulator.launch(navigation)
      navigation.pushViewController(controller, animated: true)
      expected.top = 64
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      simulator.launch(tabs)
      expected.bottom = 49
    case .child:
      let parent = UIViewController()
      simulator.launch(parent)
      parent.addChild(controller)
      controller.view.frame = parent.view.bounds
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    case .none:
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
      expected = .zero
    }
    simulator.advanceUntilIdle()
    #expect(controller.atLoading == .zero)
    #expect(controller.view.safeAreaInsets == expected)
    #expect(controller.changes.last ?? .zero == expected)
    controller.view.removeFromSuperview()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  /// A root view of 320 × 568 points below a status bar of 20 points, with 10 more at each side and 30 at the bottom.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 320, height: 568), UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)),
    (CGRect(x: 0, y: 5, width: 320, height: 100), UIEdgeInsets(top: 15, left: 10, bottom: 0, right: 10)),
    (CGRect(x: 6, y: 100, width: 308, height: 100), UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)),
    (CGRect(x: 40, y: 500, width: 100, height: 60), UIEdgeInsets(top: 0, left: 0, bottom: 22, right: 0)),
    (CGRect(x: 40, y: 100, width: 100, height: 60), .zero),
    // Partly outside.
    (CGRect(x: -60, y: 100, width: 100, height: 60), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)),
    (CGRect(x: 40, y: -50, width: 100, height: 100), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (CGRect(x: 300, y: 100, width: 100, height: 60), UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)),
    (CGRect(x: 40, y: 530, width: 100, height: 100), UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)),
    (
      CGRect(x: -1000, y: -1000, width: 3000, height: 3000),
      UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
    ),
    // Not visible.
    (CGRect(x: -160, y: 0, width: 100, height: 568), .zero),
    (CGRect(x: 320, y: 0, width: 320, height: 568), .zero),
    (CGRect(x: 0, y: -200, width: 320, height: 100), .zero),
    (CGRect(x: 0, y: 600, width: 320, height: 100), .zero),
  ])
  func onlyTheCoveredPartCounts(frame: CGRect, insets: UIEdgeInsets) {
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 30, right: 10)
    simulator.launch(controller)
    let view = UIView(frame: frame)
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == insets)
    // A view that fills it has the same, and a child controller's as well.
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == insets)
    let child = UIViewController()
    controller.addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    #expect(child.view.safeAreaInsets == insets)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func whatAViewOutsideIsConstrainedToStaysInPlace() {
    let scene = ConstraintScene(iOS: 11)
    let panel = scene.add(UIView())
    let label = scene.add(ContentView(30, 10), to: panel)
    let leading = panel.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: -60)
    scene.activate(
      leading,
      panel.topAnchor.constraint(equalTo: scene.view.topAnchor),
      panel.widthAnchor.constraint(equalToConstant: 100),
      panel.heightAnchor.constraint(equalToConstant: 100),
      label.leadingAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor)
    )
    scene.simulator.settle()
    #expect(label.frame.origin == CGPoint(x: 0, y: 20))
    leading.constant = -200
    scene.simulator.settle()
    #expect(label.frame.origin == .zero)
  }

  @Test func aHeaderWhoseContentIsBelowTheStatusBarIsAsHighAsBoth() {
    let scene = ConstraintScene(iOS: 11)
    let header = scene.add(UIView())
    let content = scene.add(ContentView(30, 1), to: header)
    scene.activate(
      header.topAnchor.constraint(equalTo: scene.view.topAnchor),
      header.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: scene.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: header.safeAreaLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: header.safeAreaLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: header.leadingAnchor)
    )
    scene.simulator.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 21))
    #expect(content.frame.minY == 20)
  }

  @Test func childrenAndSubviewsHearOfTheBars() {
    final class Hearing: UIView {
      var changes: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
    }
    let simulator = Simulator.boot(.iPhone5, iOS: 11)
    let parent = UIViewController()
    let navigation = UINavigationController(rootViewController: parent)
    let child = Noting()
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    parent.view.addSubview(child.view)
    let view = Hearing(frame: CGRect(x: 0, y: 10, width: 320, height: 100))
    child.view.addSubview(view)
    simulator.launch(navigation)
    #expect(child.changes.last == UIEdgeInsets(top: 64, left: 3, bottom: 0, right: 0))
    #expect(view.changes.last == UIEdgeInsets(top: 54, left: 3, bottom: 0, right: 0))
    navigation.setNavigationBarHidden(true, animated: false)
    simulator.settle()
    #expect(child.changes.last == UIEdgeInsets(top: 20, left: 3, bottom: 0, right: 0))
    #expect(view.changes.last == UIEdgeInsets(top: 10, left: 3, bottom: 0, right: 0))
  }
}
