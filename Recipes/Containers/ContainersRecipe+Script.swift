import RecipeKit

extension ContainersRecipe {
  /// Goes deeper and back, from tab to tab, and measures what each level leaves to the next.
  func check(_ example: Example, on stage: Stage) throws {
    checkOwnContainer(example, on: stage)
    checkTree(example, on: stage)
    checkStack(example, on: stage)
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
    stage.picture("frame", caption: "A container of our own, with one child")
    stage.check(
      "children-explicitly-assigned",
      "the child has the container as parent, which lists it",
      expected: [true, true],
      actual: [mode.parent === frame, frame.children.contains(mode)]
    )
    var refused = false
    do { try frame.show(UIViewController()) } catch { refused = true }
    stage.check(
      "container-may-restrict",
      "a controller of another kind is refused, and the child stays",
      expected: [true, true],
      actual: [refused, mode.view.window != nil]
    )
  }

  // MARK: The tree

  private func checkTree(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    stage.picture("clock", caption: "Four modes; the first is a stack")
    let content = clock.worldClock.topViewController
    let chain = content.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    stage.output("parents of the content", chain.map { "\(type(of: $0))" }.joined(separator: " < "))
    stage.check(
      "container-both-parent-and-child",
      "parents of the content: a navigation controller in a tab bar controller",
      expected: [true, true, true],
      actual: [
        chain.count == 3, chain.dropFirst().first is UINavigationController,
        chain.last is UITabBarController,
      ]
    )
    stage.check(
      "single-root",
      "the last parent is the window's root",
      expected: true,
      actual: device.keyWindow?.rootViewController === chain.last
    )
    stage.check(
      "fig-1-11-tree",
      "children of the tab bar controller, then of each tab",
      expected: [4, 1, 0, 0, 0],
      actual: [clock.children.count] + (clock.viewControllers ?? []).map(\.children.count)
    )
    stage.check(
      "two-or-more-modes",
      "the tabs, by the titles on the bar",
      expected: ["World Clock", "Alarm", "Stopwatch", "Timer"],
      actual: clock.tabBar.items?.compactMap(\.title) ?? []
    )
    let mixed = example.mixed()
    mixed.loadViewIfNeeded()
    stage.check(
      "clock-example",
      "of four tabs, those with a bar of their own",
      expected: [true, true, false, false],
      actual: (mixed.viewControllers ?? []).map { $0 is UINavigationController }
    )
  }

  // MARK: The stack

  private func checkStack(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    let stack = clock.worldClock
    let start = stack.topViewController
    let atStart = stack.navigationBar.backItem == nil
    var depths = [stack.viewControllers.count]
    if let cities = start as? CityListController {
      stage.film("push", caption: "Lisbon is picked", seconds: 0.5) {
        device.tap(cities.cityButton)
        device.advance(by: 0.5)
      }
      device.advanceUntilIdle()
    }
    depths.append(stack.viewControllers.count)
    let city = stack.topViewController as? CityController
    stage.picture("city", caption: "One level deeper, with a way back")
    let backTitle = stack.navigationBar.backItem?.title
    if let city {
      device.tap(city.mapButton)
      device.advanceUntilIdle()
    }
    depths.append(stack.viewControllers.count)
    stage.check(
      "stack",
      "the stack after two pushes, bottom first",
      expected: ["Cities", "Lisbon", "Map"],
      actual: stack.viewControllers.map { $0.navigationItem.title ?? "" }
    )
    stage.check(
      "selecting-pushes-sibling",
      "controllers on the stack: at first, after one pick, after two",
      expected: [1, 2, 3],
      actual: depths
    )
    stage.check(
      "bottom-is-start",
      "the bottom is where it began, the top is what is seen",
      expected: [true, true],
      actual: [
        stack.viewControllers.first === start,
        stack.viewControllers.last === stack.visibleViewController
          && stack.topViewController?.view.window != nil,
      ]
    )
    stage.check(
      "navigation-siblings-adjacent",
      "the map lies on the city that pushed it",
      expected: true,
      actual: stack.viewControllers.dropLast().last === city && city != nil
    )
    device.tap(at: CGPoint(x: 30, y: 42))
    device.advanceUntilIdle()
    stage.check(
      "back-button",
      "none at the bottom; on the next level it names the one before; a tap pops one level",
      expected: "none, Cities, Lisbon",
      actual: (atStart ? "none" : "one") + ", \(backTitle ?? "none"), "
        + (stack.topViewController?.navigationItem.title ?? "none")
    )
    device.tap(at: CGPoint(x: 30, y: 42))
    device.advanceUntilIdle()
    stage.check(
      "pushes-and-pops-by-controls",
      "two picks and two taps on the back button lead to",
      expected: "Cities, depths [1, 2, 3]",
      actual: "\(stack.topViewController?.navigationItem.title ?? "none"), depths \(depths)"
    )
  }

  // MARK: Tabs

  private func checkTabs(_ example: Example, on stage: Stage) {
    let (device, clock) = launch(example, on: stage)
    let loadedBefore = clock.stopwatch.isViewLoaded
    clock.worldClock.pushViewController(CityController(), animated: false)
    device.settle()
    let depth = clock.worldClock.viewControllers.count
    device.tap(at: CGPoint(x: 200, y: 460))
    device.advanceUntilIdle()
    stage.picture("stopwatch", caption: "The third mode")
    stage.check(
      "selecting-shows-child",
      "a tap on the third tab: its view is in the window, the first tab's is not",
      expected: [true, true],
      actual: [clock.stopwatch.viewIfLoaded?.window != nil, clock.worldClock.view.window == nil]
    )
    clock.selectedIndex = 2
    device.settle()
    stage.check(
      "container-adds-and-sizes-child-views",
      "the third tab's view before; shown, it has the size that the status bar and the tab bar leave",
      expected: "not loaded, then (320, 411)",
      actual: (loadedBefore ? "loaded" : "not loaded") + ", then " + text(clock.stopwatch.view.bounds.size)
    )
    device.tap(at: CGPoint(x: 40, y: 460))
    device.advanceUntilIdle()
    clock.selectedIndex = 0
    device.settle()
    stage.check(
      "tabs-unrelated",
      "back at the first tab, its stack is as deep as before",
      expected: depth,
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
      "of 480 points, what the bar keeps, and what the child gets",
      expected: "49, (320, 431)",
      actual: "\(Int(clock.tabBar.frame.height)), " + text(mode?.frame.size ?? .zero)
    )
    clock.selectedIndex = 0
    device.settle()
    let bar = clock.worldClock.navigationBar
    stage.check(
      "nav-takes-bar-gives-rest",
      "of 431 points, what the bar keeps, and what the content gets",
      expected: "44, (320, 387)",
      actual: "\(Int(bar.frame.height)), " + text(content?.view.frame.size ?? .zero)
    )
    stage.check(
      "bar-belongs-to-nav",
      "the bar lies in the navigation controller's view; the content begins where it ends",
      expected: [true, true],
      actual: [
        bar.superview === clock.worldClock.view,
        content.map { $0.view.convert(.zero, to: clock.worldClock.view).y } == bar.frame.maxY,
      ]
    )
    let levels = content.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    stage.check(
      "area-from-parent",
      "at every level the child stays within its parent",
      expected: [true, true],
      actual: zip(levels, levels.dropFirst()).map { child, parent in
        parent.view.bounds.contains(child.view.convert(child.view.bounds, to: parent.view))
      }
    )
    let frame = example.frame()
    let inner = ModeController(title: "Alarm")
    try? frame.show(inner)
    stage.check(
      "child-view-in-parent-hierarchy",
      "at every level the child's view lies in its parent's, and in our own container's",
      expected: [true, true, true],
      actual: (Array(zip(levels, levels.dropFirst())) + [(inner, frame)]).map { child, parent in
        child.view.isDescendant(of: parent.view) && child.view !== parent.view
      }
    )
  }

  private func checkAPIs(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPad, iOS: 7)
    let controllers = (0..<4).map { ModeController(title: "\($0)") }
    let stack = UINavigationController(rootViewController: controllers[0])
    let tabs = UITabBarController()
    tabs.viewControllers = [controllers[1]]
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), controllers[2]]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([controllers[3]], direction: .forward, animated: false)
    let frame = example.frame()
    try? frame.show(ModeController(title: "4"))
    stage.check(
      "container-own-api",
      "children of a stack, tabs, a split view, pages and our own container, each given in its own way",
      expected: [1, 1, 2, 1, 1],
      actual: [stack, tabs, split, pages, frame].map(\.children.count)
    )
  }

  private func text(_ size: CGSize) -> String { "(\(Int(size.width)), \(Int(size.height)))" }
}
