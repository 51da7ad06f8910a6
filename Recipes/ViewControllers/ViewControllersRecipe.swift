import RecipeKit

/// The guide's second part: one controller for each view, and what it does for it.
@MainActor public let recipe: any Recipe = ViewControllersRecipe()

/// An application with three screens, and a photo that a second display can show as well.
struct ViewControllersExamples {
  var app: @MainActor () -> DishesApp = { DishesApp() }
  var photo: ControllerFactory<PhotoController> = { PhotoController(photo: UIImage(named: "Borscht")) }
}

struct ViewControllersRecipe: Recipe {
  let lesson = Lesson.embedded
  let rightWay = ViewControllersExamples()
  let wrongWays: WrongWays<ViewControllersExamples> = [
    "a view put in the window": ViewControllersExamples(app: { ViewInTheWindowApp() }),
    "view accessed too early": ViewControllersExamples(app: { ViewBeforeItsTimeApp() }),
    "one controller for two screens": ViewControllersExamples(app: { TwoScreensApp() }),
    "one view for two controllers": ViewControllersExamples(
      photo: { BorrowedPhotoController(photo: UIImage(named: "Borscht")) }
    ),
    "super not called": ViewControllersExamples(app: { DeafApp() }),
    "state kept in the button": ViewControllersExamples(app: { OwnMindApp() }),
    "a table without its controller": ViewControllersExamples(app: { TableAloneApp() }),
  ]

  /// The application on the first screen.
  func scene(_ ways: ViewControllersExamples, on stage: Stage) -> DishesScene { DishesScene(ways, on: stage) }

  /// The application on the third screen.
  private let third = SceneSetup { (ways: ViewControllersExamples, stage) in
    ThirdScreenScene(DishesScene(ways, on: stage))
  }

  var claims: Claims<ViewControllersExamples> {
    loading
    screens
    ownership
    kinds
    tables
  }

  func illustrate(_ ways: ViewControllersExamples, on stage: Stage) {
    let scene = stage.keep(scene(ways, on: stage))
    stage.picture("list", caption: "The first screen: all dishes")
    var screens = [scene.topName]
    scene.open(row: 0)
    if scene.list != nil { screens.append(scene.topName) }
    if scene.dish != nil {
      stage.picture(
        "dish",
        caption: "The second screen: one dish",
        showing: [.controllers { scene.navigation }]
      )
      scene.enlarge()
      screens.append(scene.topName)
      stage.picture("photo", caption: "The third screen: the photo")
    }
    stage.output("screens in turn", screens.compactMap { $0 }.joined(separator: ", "))
    let walker = stage.keep(self.scene(ways, on: stage))
    stage.film(
      "walk",
      caption: "From the list to a dish, and to its photo",
      seconds: 2.2,
      showing: [.touches]
    ) {
      walker.device.advance(by: 0.2)
      walker.tap(row: 0)
      walker.device.advance(by: 0.9)
      if let dish = walker.dish { walker.device.tap(dish.photoButton) }
    }
  }
}

// MARK: - Claims

extension ViewControllersRecipe {
  @ClaimBuilder<ViewControllersExamples> private var loading: Claims<ViewControllersExamples> {
    third.detail("one-view-each", "Every view controller manages one view.") { scene in
      let changed = scene.had.filter {
        $0.controller?.viewIfLoaded !== $0.view || $0.view?.next !== $0.controller
      }
      expect(changed.map(\.name), is: [])
    }
    .fails(in: "one controller for two screens", seeing: ["dish"])
    .fails(when: "the list drops its view when it is covered", seeing: ["list"]) {
      $0.dishes.list?.view = nil
    }
    core(
      "window-root-auto-adds-view",
      "A window is given a controller, never a view; the view is added to the window automatically."
    ) {
      let window = $0.device.keyWindow
      let root = window?.rootViewController
      let place = root.map { $0.view.superview === window ? "in the window" : "elsewhere" }
      expect(place ?? "no controller", is: "in the window")
    }
    // Breaks the scene: without a root controller there are no screens.
    .fails(in: "a view put in the window", seeing: "no controller")
    detail("root-fills-window", "The root controller's view is sized by the window.") { scene in
      let frames = [CGSize(width: 320, height: 568), CGSize(width: 240, height: 400)].map { size in
        scene.app.window?.frame.size = size
        scene.device.settle()
        return scene.app.window?.rootViewController?.view.frame ?? .zero
      }
      expect(
        frames,
        is: [CGRect(x: 0, y: 0, width: 320, height: 568), CGRect(x: 0, y: 0, width: 240, height: 400)]
      )
    }
    .fails(
      when: "the root takes the size of the screen",
      with: ViewControllersExamples(app: { SelfSizedApp() }),
      seeing: [CGRect(x: 0, y: 0, width: 320, height: 568), CGRect(x: 0, y: 0, width: 320, height: 568)]
    )
    .fails(in: "a view put in the window", seeing: [CGRect.zero, CGRect.zero])
    SceneSetup<ViewControllersExamples, [Int]> { ways, stage in
      let device = stage.boot(.iPhone5, iOS: 7)
      let app = ways.app()
      var list: UIViewController?
      let making = device.callsReachingUIKit { list = app.makeList() }
      let asking = device.callsReachingUIKit { _ = list?.view }
      return [making, asking].map { calls in calls.count { $0 == "viewDidLoad" } }
    }
    .core("lazy-view-loading", "A view controller loads its view only when the view is needed.") {
      expect($0, is: [0, 1])
    }
    .fails(in: "view accessed too early", seeing: [1, 0])
    third.detail("load-once", "The view is loaded once and then kept.") { scene in
      let calls = scene.dishes.device.callsReachingUIKit {
        scene.dishes.navigation?.popToRootViewController(animated: false)
        scene.dishes.device.settle()
      }
      expect(calls.count { $0 == "viewDidLoad" }, is: 0)
    }
    .fails(when: "the list drops its view when it is covered", seeing: 1) { $0.dishes.list?.view = nil }
    SceneSetup { (ways: ViewControllersExamples, stage) in DishesScene(ways, iOS: 5, on: stage) }.detail(
      "view-may-be-released",
      "A controller may release its view, and load it again when needed."
    ) {
      let list = $0.list
      let before = list?.view
      $0.open(row: 1)
      $0.device.sendMemoryWarning()
      let state = list.map { $0.isViewLoaded ? "loaded" : "released" }
      expect(state ?? "no list", is: "released", "on iOS 5 a memory warning releases a list that is covered")
      $0.navigation?.popViewController(animated: false)
      $0.device.settle()
      let view = list?.viewIfLoaded.map { $0 === before ? "the view from before" : "a new view" }
      expect(view ?? "no view", is: "a new view", "the list comes back with a new view")
      let cells = list?.tableView.visibleCells.filter { $0.window != nil } ?? []
      expect(cells.count, is: 6, "the list that comes back shows its six rows")
    }
    .fails(in: "super not called", seeing: "loaded")
    .fails(in: "a view put in the window", seeing: "no list")
  }

  @ClaimBuilder<ViewControllersExamples> private var screens: Claims<ViewControllersExamples> {
    detail(
      "button-press-reaches-controller",
      "A tapped button tells the controller, which knows what the tap means."
    ) {
      $0.open(row: 0)
      if let dish = $0.dish { $0.device.tap(dish.starButton) }
      expect($0.app.dishes.filter(\.isFavourite).map(\.name), is: ["Borscht"])
    }
    .fails(in: "state kept in the button", seeing: [])
    detail(
      "fills-subviews-with-data",
      "Each controller fills the subviews of its view with the data of its part of the application."
    ) { scene in
      let contents = [0, 1].map { row in
        scene.open(row: row)
        let photo = scene.dish?.photoButton.backgroundImage(for: .normal)
        let content = [scene.dish?.textLabel.text, DrawnPhotos.name(of: photo)].map { $0 ?? "none" }
        scene.goBack()
        return content
      }
      expect(contents, is: [["Beetroot, cabbage, dill", "Borscht"], ["Flour, milk, eggs", "Pancakes"]])
    }
    .fails(
      when: "the list shows the first dish for all",
      with: firstDish,
      seeing: [["Beetroot, cabbage, dill", "Borscht"], ["Beetroot, cabbage, dill", "Borscht"]]
    )
    .fails(in: "a view put in the window", seeing: [["none", "none"], ["none", "none"]])
    third.detail(
      "third-screen-enlarges-photo",
      "The third screen shows the photo of the second one enlarged."
    ) {
      expect(DrawnPhotos.name(of: $0.dishes.photo?.picture.image) ?? "none", is: "Pancakes")
    }
    .fails(when: "the list shows the first dish for all", with: firstDish, seeing: "Borscht")
    third.detail(
      "third-screen-enlarges-photo#larger",
      "the photo on the third screen is twice as wide as on the second"
    ) {
      let button = $0.dish?.photoButton.bounds.width ?? 1
      expect(($0.dishes.photo?.picture.bounds.width ?? 0) / button, is: 2)
    }
    .fails(when: "the photo has its size from the second screen", seeing: 1) {
      $0.dishes.photo?.picture.frame = $0.dish?.photoButton.frame ?? .zero
    }
    third.detail(
      "three-recipe-controllers",
      "Three different screens are managed by three controllers."
    ) {
      expect($0.tops, is: ["list", "dish", "photo"])
    }
    .fails(in: "one controller for two screens", seeing: ["list", "dish", "dish"])
    .fails(in: "a view put in the window", seeing: [String]())
    third.detail("not-one-for-many-screens", "One content controller must not manage several screens.") {
      expect($0.dishes.navigation?.viewControllers.count ?? 0, is: 3)
    }
    .fails(in: "one controller for two screens", seeing: 2)
    third.detail("subset-of-data", "A controller usually sees only a subset of the data.") {
      expect($0.dishCounts, is: "list: 6 dishes, dish: 1, photo: 0")
    }
    .fails(
      when: "each screen gets all dishes",
      with: ViewControllersExamples(app: { AllKnowingApp() }),
      seeing: "list: 6 dishes, dish: 7, photo: 6"
    )
  }

  @ClaimBuilder<ViewControllersExamples> private var ownership: Claims<ViewControllersExamples> {
    let photo = SceneSetup { (ways: ViewControllersExamples, stage) in
      let device = stage.boot(.iPhone5, iOS: 7)
      return (device: device, photo: ways.photo())
    }
    photo.core("view-owned-by-controller", "A view that is assigned to a controller belongs to it alone.") {
      scene in
      expectException(nil) { scene.photo.makeTwin().loadViewIfNeeded() }
    }
    .fails(in: "one view for two controllers")
    photo.detail(
      "not-two-for-one-hierarchy",
      "Several content controllers must not manage the same hierarchy."
    ) { scene in
      scene.device.launch(scene.photo)
      expectException(nil) {
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.rootViewController = scene.photo.makeTwin()
        second.isHidden = false
      }
    }
    .fails(
      in: "one view for two controllers",
      seeing: SeenException(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View <UIView; "
          + "frame = (0 0; 320 568); autoresize = W+H> is associated with <BorrowedPhotoController>. Clear this "
          + "association before associating this view with <PhotoController>."
      )
    )
    detail(
      "subview-may-belong-to-other",
      "A subview may be managed by the same or by another controller."
    ) {
      let views = $0.app.window?.subtree() ?? []
      expect(
        [
          views.first { $0 is UINavigationBar }.map(\.owner) ?? "no bar",
          views.first { $0 is UITableViewCell }.map(\.owner) ?? "no rows",
        ],
        is: ["navigation controller", "list"]
      )
    }
    // Breaks the scene: each changes the owner of one of the two views only.
    .fails(in: "a view put in the window", seeing: ["no bar", "list"])
    .fails(in: "a table without its controller", seeing: ["navigation controller", "another"])
    detail("content-one-hierarchy", "A content controller manages all views of a single hierarchy.")
  }

  /// A list that opens the first dish, whatever row was tapped.
  var firstDish: ViewControllersExamples { ViewControllersExamples(app: { FirstDishApp() }) }
}

// MARK: - Scenes

/// The application, launched.
@MainActor
struct DishesScene {
  let device: Simulator
  let app: DishesApp

  init(_ ways: ViewControllersExamples, iOS version: Double = 7, on stage: Stage) {
    device = stage.boot(.iPhone5, iOS: version)
    app = ways.app()
    device.launch(delegate: app)
    device.settle()
  }

  var navigation: UINavigationController? { app.window?.rootViewController as? UINavigationController }
  var list: DishListController? { navigation?.viewControllers.first as? DishListController }
  var dish: DishController? { navigation?.topViewController as? DishController }
  var photo: PhotoController? { navigation?.topViewController as? PhotoController }

  /// What is on top of the stack; nil if there is no stack.
  var topName: String? {
    navigation?.topViewController.map {
      switch $0 {
      case is DishListController: "list"
      case is DishController: "dish"
      case is PhotoController: "photo"
      default: "another"
      }
    }
  }

  /// Taps a row of the list, and waits for nothing.
  func tap(row: Int) {
    if let cell = list?.tableView?.cellForRow(at: IndexPath(row: row, section: 0)) { device.tap(cell) }
  }

  /// Opens the dish of a row.
  func open(row: Int) {
    tap(row: row)
    device.advanceUntilIdle()
  }

  /// Opens the photo of the dish that is shown.
  func enlarge() {
    if let dish { device.tap(dish.photoButton) }
    device.advanceUntilIdle()
  }

  func goBack() {
    navigation?.popViewController(animated: false)
    device.advanceUntilIdle()
  }
}

/// The application after a walk from the list over the second dish to its photo.
@MainActor
struct ThirdScreenScene {
  let dishes: DishesScene
  /// What was on top of the stack on the way.
  let tops: [String]
  /// The covered controllers, and the views that they had on top.
  let had: [(name: String, controller: UIViewController?, view: UIView?)]
  let dish: DishController?

  init(_ dishes: DishesScene) {
    self.dishes = dishes
    let (list, first) = (dishes.list, dishes.topName)
    var views = [list?.view]
    dishes.open(row: 1)
    dish = dishes.dish
    views.append(dish?.view)
    let second = dishes.topName
    dishes.enlarge()
    tops = [first, second, dishes.topName].compactMap { $0 }
    had = [("list", list, views[0]), ("dish", dish, views[1])]
  }

  /// How many dishes each controller has in its properties.
  var dishCounts: String {
    "list: \(count(in: dishes.list)) dishes, dish: \(count(in: dish)), photo: \(count(in: dishes.photo))"
  }

  private func count(in controller: UIViewController?) -> Int {
    var mirror = controller.map { Mirror(reflecting: $0) }
    var count = 0
    while let level = mirror {
      for child in level.children {
        if child.value is Dish { count += 1 }
        if let list = child.value as? [Dish] { count += list.count }
      }
      mirror = level.superclassMirror
    }
    return count
  }
}

extension UIView {
  /// The nearest controller above the view.
  fileprivate var owner: String {
    switch sequence(first: self as UIResponder, next: \.next).first(where: { $0 is UIViewController }) {
    case is DishListController: "list"
    case is UINavigationController: "navigation controller"
    case nil: "nobody"
    default: "another"
    }
  }
}
