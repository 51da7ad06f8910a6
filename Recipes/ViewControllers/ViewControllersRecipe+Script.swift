import RecipeKit

extension ViewControllersRecipe {
  /// Launches the application, walks through its screens, and asks the controllers about their views.
  func check(_ example: Example, on stage: Stage) throws {
    try checkLoading(example, on: stage)
    try checkWindow(example, on: stage)
    try checkWalk(example, on: stage)
    film(example, on: stage)
    try checkMemory(example, on: stage)
    checkOwnership(example, on: stage)
    try checkStar(example, on: stage)
    checkKinds(example, on: stage)
    try checkTable(example, on: stage)
  }

  private func launch(
    _ example: Example,
    on stage: Stage,
    iOS version: Double = 7
  ) -> (device: Simulator, app: DishesApp) {
    let device = stage.boot(.iPhone5, iOS: version)
    let app = example.app()
    device.launch(delegate: app)
    device.settle()
    return (device, app)
  }

  private func navigation(of app: DishesApp) -> UINavigationController? {
    app.window?.rootViewController as? UINavigationController
  }

  private func list(of app: DishesApp) -> DishListController? {
    navigation(of: app)?.viewControllers.first as? DishListController
  }

  // MARK: Loading

  private func checkLoading(_ example: Example, on stage: Stage) throws {
    _ = stage.boot(.iPhone5, iOS: 7)
    let list = example.app().makeList()
    let before = list.isViewLoaded
    _ = list.view
    stage.check(
      "lazy-view-loading",
      "whether a new controller has a view, and whether it has one once it was asked",
      expected: [false, true],
      actual: [before, list.isViewLoaded]
    )
  }

  private func checkWindow(_ example: Example, on stage: Stage) throws {
    let (device, app) = launch(example, on: stage)
    stage.picture("list", caption: "The first screen: all dishes")
    let window = try stage.require(device.keyWindow, "the window")
    stage.check(
      "window-root-auto-adds-view",
      "the window's controller, and where its view is, which nobody has put there by hand",
      expected: "UINavigationController, in the window",
      actual: window.rootViewController.map {
        "\(type(of: $0)), " + ($0.view.superview === window ? "in the window" : "elsewhere")
      } ?? "none"
    )
    stage.check(
      "root-fills-window",
      "the view of the controller covers",
      expected: CGRect(x: 0, y: 0, width: 320, height: 568),
      actual: app.window?.rootViewController?.view.frame ?? .zero
    )
  }

  // MARK: Screens

  private func checkWalk(_ example: Example, on stage: Stage) throws {
    let (device, app) = launch(example, on: stage)
    var controllers: [String] = []
    var views: [UIView] = []
    var changed: [String] = []
    func note() {
      guard let top = navigation(of: app)?.topViewController, let view = top.view else { return }
      controllers.append("\(type(of: top).self)")
      views.append(view)
    }
    /// Names a controller whose view is not the one that it had, or whose view is not next to it.
    func note(_ name: String, _ controller: UIViewController?, had view: UIView?) {
      if controller?.viewIfLoaded !== view || view?.next !== controller { changed.append(name) }
    }
    note()
    if let list = list(of: app) {
      tap(row: 0, of: list, device)
      note()
    }
    if let dish = navigation(of: app)?.topViewController as? DishController {
      stage.picture("dish", caption: "The second screen: one dish")
      let view = dish.view
      device.tap(dish.photoButton)
      device.advanceUntilIdle()
      note()
      note("list", list(of: app), had: views.first)
      note("dish", dish, had: view)
      stage.picture("photo", caption: "The third screen: the photo")
    }
    stage.output("screens", controllers.joined(separator: ", "))
    stage.check(
      "three-recipe-controllers",
      "from the list to a dish to its photo: the last screen, and how many views there were",
      expected: "PhotoController, 3",
      actual: "\(controllers.last ?? "none"), \(Set(views).count)"
    )
    stage.check(
      "one-view-each",
      "while the third screen is shown, controllers whose view is not the one that they had",
      expected: [],
      actual: changed
    )
    stage.check(
      "not-one-for-many-screens",
      "controllers on the stack after three screens",
      expected: 3,
      actual: navigation(of: app)?.viewControllers.count ?? 0
    )
    let calls = device.callsReachingUIKit {
      navigation(of: app)?.popToRootViewController(animated: false)
      device.settle()
    }
    stage.check(
      "load-once",
      "back at the list, views loaded anew",
      expected: 0,
      actual: controllers.isEmpty ? 1 : calls.filter { $0 == "viewDidLoad" }.count
    )
  }

  private func film(_ example: Example, on stage: Stage) {
    let (device, app) = launch(example, on: stage)
    stage.film(
      "walk",
      caption: "A dish slides in, then its photo: a controller and a view each",
      seconds: 2.2
    ) {
      device.advance(by: 0.2)
      if let cell = list(of: app)?.tableView?.cellForRow(at: IndexPath(row: 0, section: 0)) {
        device.tap(cell)
      }
      device.advance(by: 0.9)
      if let dish = navigation(of: app)?.topViewController as? DishController {
        device.tap(dish.photoButton)
      }
    }
    device.advanceUntilIdle()
  }

  private func tap(row: Int, of list: UITableViewController, _ device: Simulator) {
    guard let cell = list.tableView?.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    device.tap(cell)
    device.advanceUntilIdle()
  }

  private func checkMemory(_ example: Example, on stage: Stage) throws {
    let (device, app) = launch(example, on: stage, iOS: 5)
    guard let list = list(of: app) else {
      stage.check(
        "view-may-be-released",
        "the list is on the stack",
        expected: true,
        actual: false
      )
      return
    }
    tap(row: 1, of: list, device)
    device.sendMemoryWarning()
    let released = !list.isViewLoaded
    navigation(of: app)?.popViewController(animated: false)
    device.settle()
    stage.check(
      "view-may-be-released",
      "iOS 5, memory runs low while the list is covered: its view is gone, and comes back with it",
      expected: [true, true],
      actual: [released, list.isViewLoaded && list.view.window != nil]
    )
  }

  // MARK: Whose view it is

  private func checkOwnership(_ example: Example, on stage: Stage) {
    _ = stage.boot(.iPhone5, iOS: 7)
    stage.expectNoException("view-owned-by-controller", "a lookalike makes a view of its own") {
      example.lookalike().imitate(PhotoController(photo: .red))
    }
    stage.expectNoException("not-two-for-one-hierarchy", "two controllers, of which one has a small view") {
      let small = UIViewController()
      small.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      example.lookalike().imitate(small)
    }
    checkSubviews(example, on: stage)
  }

  private func checkSubviews(_ example: Example, on stage: Stage) {
    let (_, app) = launch(example, on: stage)
    var pending = app.window?.subviews ?? []
    var owners: [String] = []
    while let view = pending.popLast() {
      pending += view.subviews
      if view is UINavigationBar || view is UITableViewCell { owners.append(owner(of: view)) }
    }
    stage.check(
      "subview-may-belong-to-other",
      "of the views in the window, the bar and the rows are managed by",
      expected: ["list", "navigation controller"],
      actual: Set(owners).sorted()
    )
  }

  /// The nearest controller above a view.
  private func owner(of view: UIView) -> String {
    let chain = sequence(first: view as UIResponder, next: \.next)
    switch chain.first(where: { $0 is UIViewController }) {
    case is DishListController: return "list"
    case is UINavigationController: return "navigation controller"
    case nil: return "nobody"
    default: return "another"
    }
  }

  private func checkStar(_ example: Example, on stage: Stage) throws {
    let (device, app) = launch(example, on: stage)
    if let list = list(of: app) { tap(row: 0, of: list, device) }
    if let dish = navigation(of: app)?.topViewController as? DishController { device.tap(dish.starButton) }
    stage.check(
      "button-press-reaches-controller",
      "the star is tapped: favourites among the dishes",
      expected: ["Borscht"],
      actual: app.dishes.filter(\.isFavourite).map(\.name)
    )
  }

  // MARK: Kinds of controllers

  private func checkKinds(_ example: Example, on stage: Stage) {
    let kinds: [AnyClass] = [
      UITableViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self, UIPageViewController.self,
    ]
    stage.check(
      "all-inherit-uiviewcontroller",
      "of five kinds of controllers, those that are UIViewControllers",
      expected: 5,
      actual: kinds.filter { $0 is UIViewController.Type }.count
    )
    stage.check(
      "table-controller-subclass",
      "the superclass of UITableViewController",
      expected: "UIViewController",
      actual: Mirror(reflecting: UITableViewController()).superclassMirror.map { "\($0.subjectType)" }
        ?? "none"
    )
    let tabs = example.modes()
    tabs.showModes(
      ["One", "Two", "Three"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
    )
    stage.check(
      "tab-controller-manages-tabbar",
      "the tabs that its tab bar shows",
      expected: ["One", "Two", "Three"],
      actual: tabs.tabBar.items?.compactMap(\.title) ?? []
    )
  }

  // MARK: Tables

  private func checkTable(_ example: Example, on stage: Stage) throws {
    let (device, app) = launch(example, on: stage)
    let list = list(of: app)
    let table = list?.tableView
    stage.check(
      "table-controller-two-pointers",
      "`view` and `tableView` are one and the same",
      expected: true,
      actual: list != nil && list?.view === table
    )
    let isItsDelegate = table?.delegate === list && table?.dataSource === list && list != nil
    if let list { tap(row: 2, of: list, device) }
    let wasShown = (navigation(of: app)?.topViewController as? DishController)?.dish.name
    navigation(of: app)?.popViewController(animated: false)
    device.advanceUntilIdle()
    list?.setEditing(true, animated: false)
    stage.check(
      "table-controller-behaviours",
      "it is delegate and data source, deselects the row when it comes back, and has the table edited",
      expected: [true, true, true],
      actual: [
        isItsDelegate, list != nil && table?.indexPathForSelectedRow == nil, table?.isEditing ?? false,
      ]
    )
    stage.check(
      "table-controller-subclassable",
      "the row that was tapped, as the subclass showed it",
      expected: "Salad",
      actual: wasShown ?? "none"
    )
  }
}
