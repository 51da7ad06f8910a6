import Simulator
import Testing
import UIKit

/// Truth: logs that developers published, each named next to its case.
///
/// Logs of the same exchange agree with each other, on iOS 7 to 17.
@MainActor struct AppearanceOrderTests {
  /// A way to replace the visible controller A by controller B, or to begin that and cancel.
  enum Exchange: CaseIterable {
    case push, pop, cancelledPop, tab, pageScroll, cancelledPageScroll, pageCurl, cancelledPageCurl
    case fullScreen, fullScreenDismissal, pageSheet

    /// The calls in order: A or B, then "+" for appearing and "-" for disappearing, "will" before and "did"
    /// after.
    var calls: [String] {
      switch self {
      // readke.com/c/0Z41505102021.html; wangling.me, "The Inconsistent Order of View Transition Events"
      // (2014)
      case .push, .pop: ["A will -", "B will +", "A did -", "B did +"]
      // wangling.me; Stack Overflow 18927878
      case .cancelledPop: ["A will -", "B will +", "B will -", "B did -", "A will +", "A did +"]
      // pgzxc.github.io/posts/efa3afd7.html
      case .tab: ["B load", "B will +", "A will -", "A did -", "B did +"]
      // wangling.me
      case .pageScroll: ["B will +", "A will -", "B did +", "A did -"]
      case .cancelledPageScroll: ["B will +", "A will -", "A will +", "A did +", "B will -", "B did -"]
      case .pageCurl: ["B will +", "A will -", "A did -", "B did +"]
      case .cancelledPageCurl: ["B will +", "A will -", "B will -", "A will +", "B did -", "A did +"]
      // velog.io/@rudin_/iOS-LifeCycle-in-Modal
      case .fullScreen, .fullScreenDismissal: ["A will -", "B will +", "B did +", "A did -"]
      case .pageSheet: ["B will +", "B did +"]
      }
    }
  }

  private final class Page: UIViewController, UIPageViewControllerDataSource {
    let name: String
    let log: CallLog
    var following: UIViewController?

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.add("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) will +") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) did +") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will -") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did -") }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      viewController === self ? following : nil
    }
  }

  @Test(arguments: Exchange.allCases, [7.0, 9, 13])
  func theCallsComeInTheOrderOfTheLogs(_ exchange: Exchange, version: Double) {
    guard exchange != .pageSheet || version >= 13 else { return }
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let log = CallLog()
    let (a, b) = (Page("A", log), Page("B", log))
    a.following = b
    let carryOut = prepare(exchange, a, b, simulator)
    simulator.advanceUntilIdle()
    if exchange != .tab { b.loadViewIfNeeded() }
    _ = log.take()
    carryOut()
    simulator.advanceUntilIdle()
    #expect(log.take() == exchange.calls)
  }

  /// Launches a container that shows A, and returns a closure that performs the exchange.
  private func prepare(_ exchange: Exchange, _ a: Page, _ b: Page, _ simulator: Simulator) -> () -> Void {
    switch exchange {
    case .push:
      let navigation = UINavigationController(rootViewController: a)
      simulator.launch(navigation)
      return { navigation.pushViewController(b, animated: true) }
    case .pop, .cancelledPop:
      let navigation = UINavigationController(rootViewController: b)
      navigation.pushViewController(a, animated: false)
      simulator.launch(navigation)
      if exchange == .pop { return { navigation.popViewController(animated: true) } }
      return { simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 2) }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      simulator.launch(tabs)
      return { tabs.selectedIndex = 1 }
    case .pageScroll, .cancelledPageScroll, .pageCurl, .cancelledPageCurl:
      let scrolls = exchange == .pageScroll || exchange == .cancelledPageScroll
      let book = UIPageViewController(
        transitionStyle: scrolls ? .scroll : .pageCurl,
        navigationOrientation: .horizontal
      )
      book.dataSource = a
      book.setViewControllers([a], direction: .forward, animated: false)
      simulator.launch(book)
      let turns = exchange == .pageScroll || exchange == .pageCurl
      return {
        guard let finger = simulator.touchDown(at: CGPoint(x: 300, y: 284)) else { return }
        finger.move(to: CGPoint(x: 60, y: 284), duration: 0.5)
        finger.move(to: CGPoint(x: turns ? 10 : 280, y: 284), duration: 0.3)
        finger.lift()
      }
    case .fullScreen, .pageSheet:
      simulator.launch(a)
      b.modalPresentationStyle = exchange == .fullScreen ? .fullScreen : .pageSheet
      return { a.present(b, animated: true) }
    case .fullScreenDismissal:
      simulator.launch(b)
      a.modalPresentationStyle = .fullScreen
      b.present(a, animated: true)
      return { b.dismiss(animated: true) }
    }
  }
}
