import RecipeKit

/// The guide's third part: controllers that contain others.
@MainActor public let recipe: any Recipe = ContainersRecipe()

struct ContainersRecipe: Recipe {
  /// The parts of the example that can be got wrong.
  @MainActor
  struct Way {
    /// A clock with four modes.
    var clock: ControllerFactory<ClockController> = { ClockController() }
    /// The same clock, where an exception ends nothing else.
    var probed: ControllerFactory<ClockController> = { ClockController() }
    /// A container of our own.
    var frame: ControllerFactory<FrameController> = { FrameController() }
  }

  let lesson = Lesson.embedded
  let rightWay = Way()
  let wrongWays: WrongWays<Way> = [
    "the view without its controller": Way(frame: { ViewsOnlyFrameController() }),
    "children that size themselves": Way(clock: { SelfSizedClockController() }),
    "a bar altered directly": Way(probed: { AlteringClockController() }),
    "a list without its stack": Way(clock: { BareListClockController() }),
    "a stack of one": Way(clock: { StackOfOneClockController() }),
    "all views at once": Way(clock: { EagerClockController() }),
    "the child without its view": Way(frame: { ViewlessFrameController() }),
    "a second root": Way(clock: { SecondRootClockController() }),
  ]

  /// The size of the screen.
  private let screen = CGSize(width: 320, height: 480)

  func scene(_ way: Way, on stage: Stage) -> ClockScene { ClockScene(way.clock, on: stage) }

  /// The clock on a screen without a status bar.
  private let bare = SceneSetup { (way: Way, stage) in ClockScene(way.clock, statusBarHidden: true, on: stage)
  }

  /// Our own container with a mode.
  private let frame = SceneSetup { (way: Way, stage) in
    let device = stage.boot(.iPhone4, iOS: 7)
    let (frame, mode) = (way.frame(), ModeController(title: "Alarm"))
    device.launch(frame)
    try frame.show(mode)
    device.settle()
    return (frame: frame, mode: mode)
  }

  var claims: Claims<Way> {
    children
    tree
    stack
    bars
    tabs
    space
  }

  // MARK: Children

  @ClaimBuilder<Way> private var children: Claims<Way> {
    frame.core("children-explicitly-assigned", "Children are explicitly assigned to a container.") {
      let parent = $0.mode.parent === $0.frame ? "the container" : "nobody"
      expect([parent] + $0.frame.children.map(\.name), is: ["the container", "Alarm"])
    }
    .fails(in: "the view without its controller", seeing: ["nobody"])
    frame.detail("container-may-restrict", "A container may restrict which children it takes.") { scene in
      var answer = "taken"
      do { try scene.frame.show(UIViewController()) } catch { answer = "\(error)" }
      expect([answer] + scene.frame.children.filter(\.isSeen).map(\.name), is: ["notAMode", "Alarm"])
    }
    .fails(
      when: "it takes any controller",
      with: Way(frame: { AnythingFrameController() }),
      seeing: ["taken", "untitled"]
    )
    frame.detail(
      "container-own-api",
      "Each container has an API of its own for its children, and decides how they are related."
    ) {
      try $0.frame.show(ModeController(title: "Timer"))
      expect($0.frame.children.map(\.name), is: ["Timer"], "in our container a mode takes the other's place")
    }
    .fails(
      when: "it keeps the child that it showed before",
      with: Way(frame: { KeepingFrameController() }),
      seeing: ["Alarm", "Timer"]
    )
    SceneSetup<Way, UIKitContainers> { _, stage in
      _ = stage.boot(.iPad, iOS: 7)
      return UIKitContainers()
    }
    .detail("container-own-api#uikit", "UIKit's containers have the children that their APIs gave them") {
      $0.fill()
      expect($0.all.map(\.children.count), is: [1, 1, 2, 1])
    }
    .fails(when: "only views are added", seeing: [0, 0, 0, 0]) { $0.usesOwnAPIs = false }
    core("container-adds-and-sizes-child-views", "The container decides when to add a view, and its size.") {
      expect(($0.clock.viewControllers ?? []).filter(\.isViewLoaded).map(\.name), is: ["World Clock"])
    }
    .fails(in: "all views at once", seeing: ["World Clock", "Alarm", "Stopwatch", "Timer"])
    detail(
      "container-adds-and-sizes-child-views#size",
      "a mode fills what status bar and tab bar leave free"
    ) {
      $0.tapTab(2)
      expect($0.clock.selectedViewController?.view.bounds.size, is: CGSize(width: 320, height: 411))
    }
    .fails(in: "children that size themselves", seeing: screen)
    detail("child-keeps-own-view", "Otherwise the child is responsible for its view.")
  }

  // MARK: The tree

  @ClaimBuilder<Way> private var tree: Claims<Way> {
    detail("container-both-parent-and-child", "A container can be a child of another container.") {
      expect($0.content?.levels.dropFirst().map(\.kind), is: ["navigation", "tabs"])
    }
    // Breaks the scene: the sentence is about the stack between tabs and list, which is left out.
    .fails(in: "a list without its stack", seeing: ["tabs"])
    detail("child-view-in-parent-hierarchy", "A child's view lies in its parent's.") {
      expect($0.content?.view.owners.dropFirst().map(\.kind), is: ["navigation", "tabs"])
    }
    .fails(in: "a list without its stack", seeing: ["tabs"])
    frame.detail("child-view-in-parent-hierarchy#ours", "our own container's view holds its child's") {
      expect($0.frame.view.subviews.first?.owners.first?.name ?? "nothing", is: "Alarm")
    }
    .fails(in: "the child without its view", seeing: "nothing")
    detail("single-root", "The hierarchy starts with the window's root controller.") {
      let window = $0.device.keyWindow
      let shown = window?.descendants.compactMap { $0.next as? UIViewController } ?? []
      let strays = shown.filter { $0.levels.last !== window?.rootViewController }
      expect(strays.map(\.name), is: [])
    }
    .fails(in: "a second root", seeing: ["Advice"])
    detail("fig-1-11-tree", "Four tabs: one with a stack, three without children.") {
      expect($0.clock.children.map(\.children.count), is: [1, 0, 0, 0])
    }
    .fails(when: "each mode has a stack", seeing: [1, 1, 1, 1]) { $0.clock.putModesInStacks() }
    .fails(when: "a mode is forgotten", seeing: [1, 0, 0]) { $0.clock.viewControllers?.remove(at: 1) }
    SceneSetup<Way, ClockWithAlarmBarController> { _, stage in
      stage.launch(ClockWithAlarmBarController(), on: .iPhone4, iOS: 6)
    }
    .detail("clock-example", "Tabs may be content or navigation controllers.") {
      expect(
        $0.children.map(\.kind).sorted(),
        is: ["content", "content", "navigation", "navigation"]
      )
    }
    .fails(when: "no mode has a stack") {
      $0.viewControllers = [CityListController(), ModeController(title: "Alarm"), $0.stopwatch, $0.timer]
    }
    .fails(when: "each mode has a stack") { $0.putModesInStacks() }
  }

  // MARK: The stack

  @ClaimBuilder<Way> private var stack: Claims<Way> {
    core(
      "stack",
      "A navigation controller manages a stack, on which each pick pushes one more controller.",
      covers: "selecting-pushes-sibling",
      "navigation-siblings-adjacent"
    ) { scene in
      let stacks = ["Lisbon", "Map"].map { title in
        scene.pick(title)
        return scene.stack.viewControllers.map(\.name)
      }
      expect(stacks, is: [["Cities", "Lisbon"], ["Cities", "Lisbon", "Map"]])
    }
    .fails(in: "a stack of one", seeing: [["Lisbon"], ["Lisbon", "Map"]])
    detail("bottom-is-start", "The bottom of the stack is the start, the top is the current screen.") {
      $0.pick("Lisbon", "Map")
      let (bottom, top) = ($0.stack.viewControllers.first, $0.stack.topViewController)
      expect([bottom?.name, top?.isSeen == true ? top?.name : "nothing"], is: ["Cities", "Map"])
    }
    .fails(in: "a stack of one", seeing: ["Lisbon", "Map"])
    .fails(in: "a list without its stack", seeing: ["Cities", "nothing"])
    detail("pushes-and-pops-by-controls", "Controls push the next controller and pop the present one.") {
      $0.pick("Lisbon", "Map")
      let deepest = $0.stack.topViewController?.name
      $0.goBack()
      $0.goBack()
      expect([deepest, $0.stack.topViewController?.name], is: ["Map", "Cities"])
    }
    .fails(in: "a stack of one", seeing: ["Map", "Lisbon"])
    core("back-button", "The navigation controller manages the back button.") {
      let atBottom = $0.backTitle
      $0.pick("Lisbon")
      let inCity = $0.backTitle
      $0.pick("Map")
      $0.goBack()
      expect([atBottom, inCity, $0.stack.topViewController?.name], is: ["none", "Cities", "Lisbon"])
    }
    .fails(when: "a controller lies below the list", seeing: ["Back", "Cities", "Lisbon"]) {
      $0.stack.viewControllers.insert(UIViewController(), at: 0)
    }
    .fails(in: "a stack of one", seeing: ["none", "none", "Lisbon"])
    .fails(when: "a view covers the button", seeing: ["none", "Cities", "Map"]) { $0.coverBackButton() }
  }

  // MARK: Bars

  @ClaimBuilder<Way> private var bars: Claims<Way> {
    bare.detail(
      "bar-belongs-to-nav",
      "The bar belongs to the navigation controller, the rest to the content controller."
    ) {
      let top = $0.content?.view.convert(.zero, to: $0.clock.view).y ?? -1
      expect(
        [$0.controller(at: CGPoint(x: 160, y: 22))?.kind, "content from \(ValueText.brief(top))"],
        is: ["navigation", "content from 44"]
      )
    }
    .fails(in: "a list without its stack", seeing: ["content", "content from 0"])
    .fails(in: "children that size themselves", seeing: ["navigation", "content from 0"])
    detail("bar-shows-top-child", "The bar shows title and buttons of the child on top, and no others.") {
      $0.pick("Lisbon")
      $0.stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Note")
      let inCity = $0.barTexts
      $0.pick("Map")
      expect([inCity, $0.barTexts], is: [["Lisbon", "Note"], ["Map"]])
    }
    .fails(when: "a label is added to the bar", seeing: [["Clock", "Lisbon", "Note"], ["Clock", "Map"]]) {
      $0.addLabelToBar()
    }
    detail("configure-through-child", "The bar is configured through properties of the top child.") {
      $0.pick("Lisbon")
      let city = $0.stack.topViewController
      $0.pick("Map")
      city?.navigationItem.title = "Lisboa"
      let covered = $0.barTexts.first
      $0.stack.popViewController(animated: false)
      let texts = [covered, $0.barTexts.first].map { $0 ?? "nothing" }
      expect(texts.joined(separator: ", then "), is: "Map, then Lisboa")
    }
    .fails(
      when: "the map has the navigation item of the city",
      with: Way(clock: { SharedItemClockController() }),
      seeing: "Lisboa, then Lisboa"
    )
    SceneSetup { (way: Way, stage) in { ClockScene(way.probed, on: stage) } }
      .detail("bar-not-altered-directly", "A navigation controller's bar is not altered directly.") {
        launch in
        expectException(nil) { launch().pick("Lisbon") }
      }
      .fails(
        in: "a bar altered directly",
        seeing: SeenException(
          "NSInternalInconsistencyException",
          "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
        )
      )
    detail(
      "content-for-container-views",
      "Each mode has a tab, and provides its content.",
      covers: "two-or-more-modes"
    ) {
      $0.clock.alarm.tabBarItem.title = "Wake"
      $0.device.settle()
      expect($0.clock.tabBar.texts(), is: ["World Clock", "Wake", "Stopwatch", "Timer"])
    }
    .fails(when: "a mode is forgotten", seeing: ["World Clock", "Stopwatch", "Timer"]) {
      $0.clock.viewControllers?.remove(at: 1)
    }
  }

  // MARK: Tabs

  @ClaimBuilder<Way> private var tabs: Claims<Way> {
    core("selecting-shows-child", "Selecting a tab shows its controller's view.") {
      $0.tapTab(2)
      expect(($0.clock.viewControllers ?? []).filter(\.isSeen).map(\.name), is: ["Stopwatch"])
    }
    .fails(when: "the bar takes no touches", seeing: ["World Clock"]) {
      $0.clock.tabBar.isUserInteractionEnabled = false
    }
    .fails(when: "another mode has the tab", seeing: ["Timer"]) { $0.clock.viewControllers?.swapAt(2, 3) }
    core("tabs-unrelated", "The tab bar controller defines no relation between its children.") {
      $0.pick("Lisbon")
      $0.tapTab(2)
      $0.tapTab(0)
      expect($0.stack.viewControllers.count, is: 2)
    }
    .fails(when: "each change of tabs pops", with: Way(clock: { ForgetfulClockController() }), seeing: 1)
  }

  // MARK: Space

  @ClaimBuilder<Way> private var space: Claims<Way> {
    bare.core(
      "tab-takes-bar-gives-rest",
      "Tab bar and navigation controllers reserve room for their bars; children get the rest.",
      covers: "nav-takes-bar-gives-rest"
    ) { scene in
      let sizes = [1, 0].map { index in
        scene.clock.selectedIndex = index
        scene.device.settle()
        return scene.content?.view.frame.size
      }
      expect(sizes, is: [CGSize(width: 320, height: 431), CGSize(width: 320, height: 387)])
    }
    .fails(in: "children that size themselves", seeing: [screen, screen])
    bare.detail("area-from-parent", "The area that a controller fills is determined by its parent.") {
      let levels = $0.content?.levels ?? []
      let overflowing = zip(levels, levels.dropFirst()).filter { child, parent in
        !parent.view.bounds.contains(child.view.convert(child.view.bounds, to: parent.view))
      }
      expect(overflowing.map(\.0.kind), is: [])
    }
    .fails(in: "children that size themselves", seeing: ["content"])
  }

  // MARK: What is shown

  func illustrate(_ way: Way, on stage: Stage) throws {
    let own = try frame.scene(way, on: stage).frame
    stage.picture("frame", caption: "A container of our own shows a mode", showing: [.controllers { own }])
    let scene = scene(way, on: stage)
    stage.picture(
      "clock",
      caption: "Four modes; the first is a stack",
      showing: [.controllers { scene.clock }]
    )
    let levels = scene.content?.levels ?? []
    stage.output("parents of the content", levels.map { "\(type(of: $0))" }.joined(separator: " < "))
    stage.film("push", caption: "Lisbon is picked", seconds: 0.5, showing: [.touches]) {
      scene.tap("Lisbon")
      scene.device.advance(by: 0.5)
    }
    scene.device.advanceUntilIdle()
    stage.picture("city", caption: "One level deeper, with a way back")
    scene.tapTab(2)
    stage.picture("stopwatch", caption: "The third mode")
  }
}
