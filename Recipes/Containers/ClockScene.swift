import RecipeKit

/// The clock on a phone whose content ends at the bars.
@MainActor
struct ClockScene {
  let device: Simulator
  let clock: ClockController

  init(_ make: ControllerFactory<ClockController>, statusBarHidden: Bool = false, on stage: Stage) {
    device = stage.boot(.iPhone4, iOS: 6, statusBarHidden: statusBarHidden)
    clock = make()
    device.launch(clock)
    device.advanceUntilIdle()
  }

  var stack: UINavigationController { clock.worldClock }

  /// The content in the middle of the screen.
  var content: UIViewController? { controller(at: CGPoint(x: 160, y: 300)) }

  /// The controller whose view a finger touches.
  func controller(at point: CGPoint) -> UIViewController? { device.view(at: point)?.owners.first }

  /// The texts in the navigation bar from left to right, without the back button.
  var barTexts: [String] {
    device.settle()
    return stack.navigationBar.texts(from: 80)
  }

  var backTitle: String { stack.navigationBar.backItem.map { $0.title ?? "Back" } ?? "none" }

  /// Taps buttons that are seen, and waits each time for the push to end.
  func pick(_ titles: String...) {
    for title in titles {
      tap(title)
      device.advanceUntilIdle()
    }
  }

  func tap(_ title: String) {
    let buttons = device.keyWindow?.descendants.compactMap { $0 as? UIButton } ?? []
    if let button = buttons.first(where: { $0.title(for: .normal) == title }) { device.tap(button) }
  }

  /// Taps the place of the back button.
  func goBack() {
    device.tap(at: CGPoint(x: 30, y: 42))
    device.advanceUntilIdle()
  }

  func tapTab(_ index: Int) {
    device.tap(at: CGPoint(x: 40 + 80 * index, y: 460))
    device.advanceUntilIdle()
  }

  // MARK: What counter-proofs do

  /// Lays a view over the place of the back button.
  func coverBackButton() { clock.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))) }

  /// Puts a label into the navigation bar.
  func addLabelToBar() {
    let label = UILabel(frame: CGRect(x: 90, y: 0, width: 40, height: 44))
    label.text = "Clock"
    stack.navigationBar.addSubview(label)
  }
}

extension UITabBarController {
  /// Puts each mode that has no stack into one.
  func putModesInStacks() {
    viewControllers = viewControllers?.map {
      $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
    }
  }
}

extension UIViewController {
  /// What bars call it.
  var name: String { navigationItem.title ?? tabBarItem.title ?? "untitled" }

  var kind: String {
    switch self {
    case is UITabBarController: "tabs"
    case is UINavigationController: "navigation"
    default: "content"
    }
  }

  var isSeen: Bool { viewIfLoaded?.window != nil }

  /// The controller, its parent, and so on.
  var levels: [UIViewController] { Array(sequence(first: self, next: \.parent)) }
}

extension UIView {
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  /// The controllers of this view and of its superviews, from the nearest one up.
  var owners: [UIViewController] {
    sequence(first: self, next: \.superview).compactMap { $0.next as? UIViewController }
  }

  /// The visible texts from left to right, from an edge on.
  func texts(from edge: CGFloat = 0) -> [String] {
    descendants.compactMap { $0 as? UILabel }
      .filter { sequence(first: $0, next: \.superview).allSatisfy { !$0.isHidden } }
      .map { (x: $0.convert(.zero, to: self).x, text: $0.text) }
      .filter { $0.x >= edge }.sorted { $0.x < $1.x }.compactMap(\.text)
  }
}

/// A container of each of UIKit's kinds on a pad, without children.
@MainActor
final class UIKitContainers {
  private let stack = UINavigationController()
  private let tabs = UITabBarController()
  private let split = UISplitViewController()
  private let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  /// Whether `fill` uses the containers' APIs; otherwise it adds views to their views.
  var usesOwnAPIs = true

  var all: [UIViewController] { [stack, tabs, split, pages] }

  func fill() {
    guard usesOwnAPIs else {
      for container in all { container.view.addSubview(UIViewController().view) }
      return
    }
    stack.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [UIViewController()]
    split.viewControllers = [UIViewController(), UIViewController()]
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
  }
}
