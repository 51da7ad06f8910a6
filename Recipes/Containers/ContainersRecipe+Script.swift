import RecipeKit

extension ContainersRecipe {
  /// Goes deeper and back, from tab to tab, and measures what each level leaves to the next.
  func check(_ example: Example, on stage: Stage) throws {
    checkOwnContainer(example, on: stage)
    checkTree(example, on: stage)
    checkStack(example, on: stage)
    checkBars(example, on: stage)
    checkTabs(example, on: stage)
    checkSpace(example, on: stage)
    checkAPIs(example, on: stage)
  }

  /// A system on which content ends at the bars.
  private func launch(
    _ example: Example,
    statusBarHidden: Bool = false,
    on stage: Stage
  ) -> (device: Simulator, clock: ClockController) {
    let device = stage.boot(.iPhone4, iOS: 6, statusBarHidden: statusBarHidden)
    let clock = example.clock()
    device.launch(clock)
    device.advanceUntilIdle()
    return (device, clock)
  }

  // MARK: A container of one's own

  private func checkOwnContainer(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPhone4, iOS: 7)
    let frame = example.frame()
    device.launch(frame)
    let mode = ModeController(title: "Alarm")
    try? frame.show(mode)
    device.settle()
    stage.picture("frame", caption: "A container of our own shows a mode", showing: [.controllers { frame }])
    stage.check(
      "children-explicitly-assigned",
      "the child's parent is the container",
      expected: "the container",
      actual: mode.parent === frame ? "the container" : "nobody"
    )
    stage.check(
      "children-explicitly-assigned",
      named: "listed",
      "the container lists its child",
      expected: ["Alarm"],
      actual: frame.children.map { $0.title ?? "untitled" }
    )
    var answer = "taken"
    do { try frame.show(UIViewController()) } catch { answer = "\(error)" }
    stage.check(
      "container-may-restrict",
      "a controller of another kind is refused",
      expected: "notAMode",
      actual: answer
    )
    stage.check(
      "container-may-restrict",
      named: "stays",
      "after another one was refused the child stays, and is seen",
      expected: ["Alarm"],
      actual: frame.children.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "untitled" }
    )
  }

  /// What kind of controller it is.
  private func kind(of controller: UIViewController) -> String {
    switch controller {
    case is UITabBarController: "tabs"
    case is UINavigationController: "navigation"
    default: "content"
    }
  }

  // MARK: The tree

  private func checkTree(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    stage.picture("clock", caption: "Four modes; the first is a stack", showing: [.controllers { clock }])
    let content = clock.worldClock.topViewController
    let chain = content.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    let shown = parents(of: device.view(at: CGPoint(x: 160, y: 300)))
    stage.output("parents of the content", chain.map { "\(type(of: $0))" }.joined(separator: " < "))
    stage.check(
      "container-both-parent-and-child",
      "the parent of what is seen is a navigation controller, itself a child of the tabs",
      expected: ["navigation", "tabs"],
      actual: Array(shown.dropFirst().map(kind))
    )
    stage.check(
      "child-view-in-parent-hierarchy",
      named: "levels",
      "the view of the cities lies in the navigation controller's, and that in the tab bar controller's",
      expected: ["navigation", "tabs"],
      actual: kindsAround(shown.first?.view)
    )
    stage.check(
      "single-root",
      "every controller whose view lies in the window descends from the window's root controller",
      expected: [],
      actual: strays(in: device.keyWindow)
    )
    stage.check(
      "fig-1-11-tree",
      "the tab bar controller has four children",
      expected: 4,
      actual: clock.children.count
    )
    stage.check(
      "fig-1-11-tree",
      named: "children",
      "of the four children only the first has a child of its own",
      expected: [1, 0, 0, 0],
      actual: clock.children.map(\.children.count)
    )
    stage.check(
      "two-or-more-modes",
      "the tab bar has a tab for each mode",
      expected: ["World Clock", "Alarm", "Stopwatch", "Timer"],
      actual: (clock.tabBar.items ?? []).map { $0.title ?? "untitled" }
    )
    let mixed = example.mixed()
    mixed.loadViewIfNeeded()
    stage.check(
      "clock-example",
      "of four tabs two are stacks, and two are content",
      expected: ["navigation", "navigation", "content", "content"],
      actual: (mixed.viewControllers ?? []).map(kind)
    )
  }

  /// The controllers whose views lie in a window, and that do not descend from its root controller.
  private func strays(in window: UIWindow?) -> [String] {
    var pending: [UIView] = window.map { [$0] } ?? []
    var strays: [String] = []
    while let view = pending.popLast() {
      pending += view.subviews
      guard let controller = view.next as? UIViewController else { continue }
      let top = Array(sequence(first: controller, next: \.parent)).last
      if top !== window?.rootViewController { strays.append(controller.title ?? "untitled") }
    }
    return strays
  }

  /// The controller of a view, its parent, and so on.
  private func parents(of view: UIView?) -> [UIViewController] {
    let responders = view.map { sequence(first: $0 as UIResponder, next: \.next) }
    let controller = responders?.lazy.compactMap { $0 as? UIViewController }.first
    return controller.map { Array(sequence(first: $0, next: \.parent)) } ?? []
  }

  // MARK: The stack

  private func checkStack(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    let stack = clock.worldClock
    let start = stack.topViewController
    stage.check(
      "back-button",
      named: "none",
      "at the bottom of the stack there is no back button",
      expected: "none",
      actual: stack.navigationBar.backItem.map { $0.title ?? "Back" } ?? "none"
    )
    var depths: [Int] = []
    if let cities = start as? CityListController {
      stage.film("push", caption: "Lisbon is picked", seconds: 0.5, showing: [.touches]) {
        device.tap(cities.cityButton)
        device.advance(by: 0.5)
      }
      device.advanceUntilIdle()
    }
    depths.append(stack.viewControllers.count)
    let city = stack.topViewController as? CityController
    stage.picture("city", caption: "One level deeper, with a way back")
    let backTitle = stack.navigationBar.backItem.map { $0.title ?? "Back" }
    if let city {
      device.tap(city.mapButton)
      device.advanceUntilIdle()
    }
    depths.append(stack.viewControllers.count)
    stage.check(
      "stack",
      "after two pushes three controllers are on the stack, the first at the bottom",
      expected: ["Cities", "Lisbon", "Map"],
      actual: stack.viewControllers.map { $0.navigationItem.title ?? "untitled" }
    )
    stage.check(
      "selecting-pushes-sibling",
      "each pick puts one more controller on the stack",
      expected: [2, 3],
      actual: depths
    )
    let seen = stack.topViewController.flatMap { $0.viewIfLoaded?.window == nil ? nil : $0 }
    stage.check(
      "bottom-is-start",
      "the bottom of the stack is where it began, and the top is what is seen",
      expected: ["Cities", "Map"],
      actual: [stack.viewControllers.first, seen].map { $0?.navigationItem.title ?? "nothing" }
    )
    stage.check(
      "navigation-siblings-adjacent",
      "the map lies on the city that pushed it",
      expected: "Lisbon",
      actual: stack.viewControllers.dropLast().last?.navigationItem.title ?? "none"
    )
    stage.check(
      "back-button",
      "after the first pick the back button names the controller below",
      expected: "Cities",
      actual: backTitle ?? "none"
    )
    device.tap(at: CGPoint(x: 30, y: 42))
    device.advanceUntilIdle()
    stage.check(
      "back-button",
      named: "pops",
      "a tap on the back button pops one level",
      expected: "Lisbon",
      actual: stack.topViewController?.navigationItem.title ?? "none"
    )
    device.tap(at: CGPoint(x: 30, y: 42))
    device.advanceUntilIdle()
    stage.check(
      "pushes-and-pops-by-controls",
      "two picks and two taps on the back button lead to the list again",
      expected: "Cities",
      actual: stack.topViewController?.navigationItem.title ?? "none"
    )
  }

  // MARK: What the bars show

  /// Goes to the map and one step back, while titles and buttons change.
  private func checkBars(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    let stack = clock.worldClock
    if let cities = stack.topViewController as? CityListController { device.tap(cities.cityButton) }
    device.advanceUntilIdle()
    let city = stack.topViewController
    city?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Note")
    device.settle()
    var shown = [texts(in: stack.navigationBar)]
    if let city = city as? CityController { device.tap(city.mapButton) }
    device.advanceUntilIdle()
    shown.append(texts(in: stack.navigationBar))
    city?.navigationItem.title = "Lisboa"
    device.settle()
    shown.append(texts(in: stack.navigationBar))
    stack.popViewController(animated: false)
    device.settle()
    shown.append(texts(in: stack.navigationBar))
    stage.check(
      "bar-shows-top-child",
      "in the city the bar shows its title and its button, and on the map the map's title alone",
      expected: [["Lisbon", "Note"], ["Map"]],
      actual: Array(shown.prefix(2))
    )
    stage.check(
      "configure-through-child",
      "with a new title for the city, which is covered, the bar shows the map's, and then the city's",
      expected: ["Map", "Lisboa"],
      actual: shown.suffix(2).map { $0.first ?? "none" }
    )
    stage.expectNoException("bar-not-altered-directly", "the city can be opened and looked at") {
      let (device, clock) = launch(with(example, example.probed), on: stage)
      if let cities = clock.worldClock.topViewController as? CityListController {
        device.tap(cities.cityButton)
      }
      device.advanceUntilIdle()
    }
    clock.alarm.tabBarItem.title = "Wake"
    device.settle()
    stage.check(
      "content-for-container-views",
      "the tab bar shows the new title that a child gives to its tab",
      expected: ["World Clock", "Wake", "Stopwatch", "Timer"],
      actual: texts(in: clock.tabBar)
    )
  }

  private func with(_ example: Example, _ clock: @escaping @MainActor () -> ClockController) -> Example {
    var other = example
    other.clock = clock
    return other
  }

  /// The texts in a bar from left to right, without the button that leads back.
  private func texts(in view: UIView) -> [String] {
    var pending = [view]
    var found: [(x: CGFloat, text: String)] = []
    while let next = pending.popLast() {
      pending += next.subviews.filter { !$0.isHidden }
      if let text = (next as? UILabel)?.text { found.append((next.convert(.zero, to: view).x, text)) }
    }
    if view is UINavigationBar { found.removeAll { $0.x < 80 } }
    return found.sorted { $0.x < $1.x }.map(\.text)
  }

  // MARK: Tabs

  private func checkTabs(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    stage.check(
      "container-adds-and-sizes-child-views",
      "before another tab is selected, the first one alone has its view loaded",
      expected: ["World Clock"],
      actual: (clock.viewControllers ?? []).filter(\.isViewLoaded).map { $0.tabBarItem.title ?? "untitled" }
    )
    clock.worldClock.pushViewController(CityController(), animated: false)
    device.settle()
    device.tap(at: CGPoint(x: 200, y: 460))
    device.advanceUntilIdle()
    stage.picture("stopwatch", caption: "The third mode")
    stage.check(
      "selecting-shows-child",
      "after a tap on the third tab its mode is seen",
      expected: ["Stopwatch"],
      actual: (clock.viewControllers ?? []).filter { $0.viewIfLoaded?.window != nil }
        .map { $0.tabBarItem.title ?? "untitled" }
    )
    clock.selectedIndex = 2
    device.settle()
    stage.check(
      "container-adds-and-sizes-child-views",
      named: "size",
      "the stopwatch's view gets the size that the status bar and the tab bar leave",
      expected: CGSize(width: 320, height: 411),
      actual: clock.selectedViewController?.view.bounds.size ?? .zero
    )
    device.tap(at: CGPoint(x: 40, y: 460))
    device.advanceUntilIdle()
    clock.selectedIndex = 0
    device.settle()
    stage.check(
      "tabs-unrelated",
      "back at the first tab the stack is as deep as it was left",
      expected: 2,
      actual: clock.worldClock.viewControllers.count
    )
  }

  // MARK: Space

  private func checkSpace(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, statusBarHidden: true, on: stage)
    let content = clock.worldClock.topViewController
    clock.selectedIndex = 1
    device.settle()
    let mode = clock.selectedViewController?.view
    stage.check(
      "tab-takes-bar-gives-rest",
      "of 480 points the tab bar keeps 49, and its child gets the rest",
      expected: CGSize(width: 320, height: 431),
      actual: mode?.frame.size ?? .zero
    )
    clock.selectedIndex = 0
    device.settle()
    stage.check(
      "nav-takes-bar-gives-rest",
      "of 431 points the navigation bar keeps 44, and the content gets the rest",
      expected: CGSize(width: 320, height: 387),
      actual: content?.view.frame.size ?? .zero
    )
    stage.check(
      "bar-belongs-to-nav",
      "what a finger meets at the top of the screen belongs to the navigation controller",
      expected: "navigation",
      actual: parents(of: device.view(at: CGPoint(x: 160, y: 22))).first.map(kind) ?? "nobody"
    )
    stage.check(
      "bar-belongs-to-nav",
      named: "rest",
      "the content begins below the bar",
      expected: 44,
      actual: content?.view.convert(.zero, to: clock.worldClock.view).y ?? -1
    )
    let levels = content.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    let pairs = Array(zip(levels, levels.dropFirst()))
    stage.check(
      "area-from-parent",
      "at every level the child stays within its parent, and nothing sticks out",
      expected: [],
      actual: pairs.filter { child, parent in
        !parent.view.bounds.contains(child.view.convert(child.view.bounds, to: parent.view))
      }.map { child, _ in kind(of: child) }
    )
    let frame = example.frame()
    let inner = ModeController(title: "Alarm")
    try? frame.show(inner)
    stage.check(
      "child-view-in-parent-hierarchy",
      "the view of our own container holds that of its child",
      expected: "Alarm",
      actual: frame.view.subviews.first.map { $0 === inner.view ? "Alarm" : "another view" } ?? "nothing"
    )
  }

  /// The kinds of the controllers in whose views a view lies, from the nearest one up.
  private func kindsAround(_ view: UIView?) -> [String] {
    let superviews = view.map { sequence(first: $0, next: \.superview).dropFirst() }
    return superviews?.compactMap { ($0.next as? UIViewController).map(kind) } ?? []
  }

  private func checkAPIs(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let frame = example.frame()
    try? frame.show(ModeController(title: "Alarm"))
    try? frame.show(ModeController(title: "Timer"))
    stage.check(
      "container-own-api",
      "our own container, given one child after the other, keeps one",
      expected: 1,
      actual: frame.children.count
    )
    let stack = UINavigationController()
    stack.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    stage.check(
      "container-own-api",
      named: "uikit",
      "a stack, tabs, a split view and pages, each filled in its own way, have 1, 1, 2 and 1 children",
      expected: [1, 1, 2, 1],
      actual: [stack, tabs, split, pages].map(\.children.count)
    )
  }
}
