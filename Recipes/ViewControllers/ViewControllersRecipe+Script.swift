import RecipeKit

extension ViewControllersRecipe {
  /// Launches the application, walks through its screens, and asks the controllers about their views.
  func check(_ example: Example, on stage: Stage) throws {
    try checkLoading(example, on: stage)
    try checkWindow(example, on: stage)
    try checkWalk(example, on: stage)
    checkData(example, on: stage)
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
    let device = stage.boot(.iPhone5, iOS: 7)
    let app = example.app()
    var list: UIViewController?
    let making = device.callsReachingUIKit { list = app.makeList() }
    stage.check(
      "lazy-view-loading",
      "while a controller is made, no view is loaded",
      expected: 0,
      actual: making.count { $0 == "viewDidLoad" }
    )
    let asking = device.callsReachingUIKit { _ = list?.view }
    stage.check(
      "lazy-view-loading",
      named: "asked",
      "a controller that is asked for its view loads it once",
      expected: 1,
      actual: asking.count { $0 == "viewDidLoad" }
    )
  }

  private func checkWindow(_ example: Example, on stage: Stage) throws {
    let (device, app) = launch(example, on: stage)
    stage.picture("list", caption: "The first screen: all dishes")
    let window = try stage.require(device.keyWindow, "the window")
    stage.check(
      "window-root-auto-adds-view",
      "the view of the window's controller lies in the window, where nobody put it by hand",
      expected: "in the window",
      actual: window.rootViewController.map { $0.view.superview === window ? "in the window" : "elsewhere" }
        ?? "no controller"
    )
    stage.check(
      "root-fills-window",
      "the view of the window's controller covers the window",
      expected: CGRect(x: 0, y: 0, width: 320, height: 568),
      actual: app.window?.rootViewController?.view.frame ?? .zero
    )
    app.window?.frame = CGRect(x: 0, y: 0, width: 240, height: 400)
    device.settle()
    stage.check(
      "root-fills-window",
      named: "smaller",
      "in a window of 240 × 400 points the view of the window's controller covers just these",
      expected: CGRect(x: 0, y: 0, width: 240, height: 400),
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
      controllers.append(name(of: top))
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
      stage.picture(
        "dish",
        caption: "The second screen: one dish",
        showing: [.controllers { navigation(of: app) }]
      )
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
      "the way from the list to a dish to its photo leads over three controllers",
      expected: ["list", "dish", "photo"],
      actual: controllers
    )
    stage.check(
      "one-view-each",
      "while the third screen is shown no controller has lost the view that it had",
      expected: [],
      actual: changed
    )
    stage.check(
      "not-one-for-many-screens",
      "after three screens there are three controllers on the stack",
      expected: 3,
      actual: navigation(of: app)?.viewControllers.count ?? 0
    )
    let calls = device.callsReachingUIKit {
      navigation(of: app)?.popToRootViewController(animated: false)
      device.settle()
    }
    stage.check(
      "load-once",
      "on the way back to the list no view is loaded anew",
      expected: 0,
      actual: calls.filter { $0 == "viewDidLoad" }.count
    )
  }

  /// Opens two dishes, and the photo of the second.
  private func checkData(_ example: Example, on stage: Stage) {
    let (device, app) = launch(example, on: stage)
    var texts: [String] = []
    var photos: [String] = []
    for row in [0, 1] {
      if let list = list(of: app) { tap(row: row, of: list, device) }
      let dish = navigation(of: app)?.topViewController as? DishController
      texts.append(dish?.textLabel.text ?? "none")
      photos.append(DrawnPhotos.name(of: dish?.photoButton.backgroundImage(for: .normal)) ?? "none")
      if row == 0 { navigation(of: app)?.popViewController(animated: false) }
      device.advanceUntilIdle()
    }
    stage.check(
      "fills-subviews-with-data",
      "the label shows the text of the dish that was picked, the first and then the second",
      expected: ["Beetroot, cabbage, dill", "Flour, milk, eggs"],
      actual: texts
    )
    stage.check(
      "fills-subviews-with-data",
      named: "photos",
      "the photo is that of the dish that was picked, the first and then the second",
      expected: ["Borscht", "Pancakes"],
      actual: photos
    )
    let before = (navigation(of: app)?.topViewController as? DishController)?.photoButton.bounds.width ?? 0
    if let dish = navigation(of: app)?.topViewController as? DishController { device.tap(dish.photoButton) }
    device.advanceUntilIdle()
    let picture = (navigation(of: app)?.topViewController as? PhotoController)?.picture
    stage.check(
      "third-screen-enlarges-photo",
      "the third screen shows the photo of the second dish",
      expected: "Pancakes",
      actual: DrawnPhotos.name(of: picture?.image) ?? "none"
    )
    stage.check(
      "third-screen-enlarges-photo",
      named: "larger",
      "the photo on the third screen is twice as wide as on the second",
      expected: 2,
      actual: before > 0 ? (picture?.bounds.width ?? 0) / before : 0
    )
  }

  private func name(of controller: UIViewController) -> String {
    switch controller {
    case is DishListController: "list"
    case is DishController: "dish"
    case is PhotoController: "photo"
    default: "another"
    }
  }

  private func film(_ example: Example, on stage: Stage) {
    let (device, app) = launch(example, on: stage)
    stage.film(
      "walk",
      caption: "From the list to a dish, and to its photo",
      seconds: 2.2,
      showing: [.touches]
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
    let list = list(of: app)
    let before = list?.view
    if let list { tap(row: 1, of: list, device) }
    device.sendMemoryWarning()
    stage.check(
      "view-may-be-released",
      "on iOS 5 the list's view is let go if memory runs low while it is covered",
      expected: "released",
      actual: list.map { $0.isViewLoaded ? "loaded" : "released" } ?? "no list"
    )
    navigation(of: app)?.popViewController(animated: false)
    device.settle()
    stage.check(
      "view-may-be-released",
      named: "again",
      "the list comes back with a new view",
      expected: "a new view",
      actual: list?.viewIfLoaded.map { $0 === before ? "the view from before" : "a new view" } ?? "no view"
    )
    stage.check(
      "view-may-be-released",
      named: "rows",
      "the list that comes back shows its six rows",
      expected: 6,
      actual: list?.tableView.visibleCells.filter { $0.window != nil }.count ?? 0
    )
  }

  // MARK: Whose view it is

  private func checkOwnership(_ example: Example, on stage: Stage) {
    let device = stage.boot(.iPhone5, iOS: 7)
    let photo = example.photo()
    stage.expectNoException("view-owned-by-controller", "a photo and its twin each have a view of their own")
    {
      photo.makeTwin().loadViewIfNeeded()
    }
    device.launch(photo)
    stage.expectNoException(
      "not-two-for-one-hierarchy",
      "while a photo is on screen its twin can be shown as well"
    ) {
      let second = UIWindow(frame: UIScreen.main.bounds)
      second.rootViewController = photo.makeTwin()
      second.isHidden = false
    }
    checkSubviews(example, on: stage)
  }

  private func checkSubviews(_ example: Example, on stage: Stage) {
    let (device, app) = launch(example, on: stage)
    var views = app.window?.subviews ?? []
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    stage.check(
      "subview-may-belong-to-other",
      "of the views in the window, the bar is managed by the window's own controller",
      expected: "navigation controller",
      actual: views.first { $0 is UINavigationBar }.map(owner) ?? "no bar"
    )
    stage.check(
      "subview-may-belong-to-other",
      named: "rows",
      "the rows in the window are managed by another controller, the list",
      expected: "list",
      actual: views.first { $0 is UITableViewCell }.map(owner) ?? "no rows"
    )
    device.settle()
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
      "after a tap on the star the dish is a favourite",
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
      "five of five kinds of controllers are UIViewControllers",
      expected: 5,
      actual: kinds.filter { $0 is UIViewController.Type }.count
    )
    stage.check(
      "table-controller-subclass",
      "the superclass of UITableViewController is UIViewController",
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
      "the tab bar shows a tab for each controller",
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
      "`view` and `tableView` name one view",
      expected: 1,
      actual: Set([list?.view, table].compactMap { $0 }).count
    )
    stage.check(
      "table-controller-behaviours",
      "the controller is the table's delegate and its data source",
      expected: ["list", "list"],
      actual: [table?.delegate as AnyObject?, table?.dataSource as AnyObject?].map { object in
        object === list ? (list == nil ? "no list" : "list") : object == nil ? "nobody" : "another"
      }
    )
    if let list { tap(row: 2, of: list, device) }
    let shown = (navigation(of: app)?.topViewController as? DishController)?.dish.name
    navigation(of: app)?.popViewController(animated: false)
    device.advanceUntilIdle()
    stage.check(
      "table-controller-behaviours",
      named: "selection",
      "when the table comes back no row is selected any more",
      expected: [],
      actual: (list?.tableView.indexPathsForSelectedRows ?? []).map(\.row)
    )
    list?.setEditing(true, animated: false)
    stage.check(
      "table-controller-behaviours",
      named: "editing",
      "a controller that is edited has its table edited",
      expected: true,
      actual: list?.tableView.isEditing ?? false
    )
    stage.check(
      "table-controller-subclassable",
      "the subclass shows the dish of the row that was tapped",
      expected: "Salad",
      actual: shown ?? "none"
    )
  }
}
