import RecipeKit

/// Claims about kinds of controllers, and about the one for tables.
extension ViewControllersRecipe {
  @ClaimBuilder<ViewControllersExamples> var kinds: Claims<ViewControllersExamples> {
    SceneSetup<ViewControllersExamples, UITabBarController> { _, stage in
      _ = stage.boot(.iPhone5, iOS: 7)
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two", "Three"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      return tabs
    }
    .detail("tab-controller-manages-tabbar", "A tab bar controller manages a tab bar, which shows the tabs.")
    {
      expect($0.tabBar.items?.compactMap(\.title) ?? [], is: ["One", "Two", "Three"])
    }
    .fails(when: "the controllers are other children", seeing: []) { tabs in
      let modes = tabs.viewControllers ?? []
      tabs.viewControllers = []
      for mode in modes {
        tabs.addChild(mode)
        mode.didMove(toParent: tabs)
      }
    }
    detail("content-or-container", "Controllers show content or contain others.")
    detail(
      "all-inherit-uiviewcontroller",
      "All view controllers inherit from UIViewController.",
      isFact: true
    ) { _ in
      let kinds: [AnyClass] = [
        UITableViewController.self, UINavigationController.self, UITabBarController.self,
        UISplitViewController.self, UIPageViewController.self,
      ]
      expect(kinds.count { $0 is UIViewController.Type }, is: 5)
    }
    detail(
      "table-controller-subclass",
      "UITableViewController is a subclass of UIViewController.",
      isFact: true
    ) { _ in
      let above = Mirror(reflecting: UITableViewController()).superclassMirror
      expect(above.map { "\($0.subjectType)" } ?? "none", is: "UIViewController")
    }
  }

  @ClaimBuilder<ViewControllersExamples> var tables: Claims<ViewControllersExamples> {
    detail(
      "table-controller-two-pointers",
      "A table view controller has a pointer to its view and one to the table, which are the same object."
    ) {
      let names: ObjectNames = ["the list's view": $0.list?.view]
      expect(names.of($0.list?.tableView), is: "the list's view")
    }
    .fails(
      when: "the list has a table beside its view",
      with: ViewControllersExamples(app: { SecondTableApp() }),
      seeing: "another"
    )
    detail(
      "table-controller-behaviours",
      "A table view controller manages selection, editing and set-up of the table."
    ) {
      let (list, table) = ($0.list, $0.list?.tableView)
      let names: ObjectNames = ["list": list]
      expect(
        [names.of(table?.delegate), names.of(table?.dataSource)],
        is: ["list", "list"],
        "the controller is the table's delegate and its data source"
      )
    }
    .fails(when: "the table has no delegate", seeing: ["none", "list"]) { $0.list?.tableView.delegate = nil }
    .fails(in: "a table without its controller", seeing: ["none", "none"])
    detail(
      "table-controller-behaviours#editing",
      "a controller that is edited has its table edited"
    ) {
      $0.list?.setEditing(true, animated: false)
      expect($0.list?.tableView.isEditing ?? false, is: true)
    }
    .fails(
      when: "the list overrides `setEditing` without a call to `super`",
      with: ViewControllersExamples(app: { UneditedApp() }),
      seeing: false
    )
    detail(
      "table-controller-behaviours#selection",
      "when the table comes back no row is selected any more"
    ) {
      $0.open(row: 2)
      $0.goBack()
      expect(($0.list?.tableView.indexPathsForSelectedRows ?? []).map(\.row), is: [])
    }
    .fails(when: "the controller keeps the selection", seeing: [2]) {
      $0.list?.clearsSelectionOnViewWillAppear = false
    }
    detail("table-controller-subclassable", "UITableViewController can be subclassed to add behaviour.") {
      $0.open(row: 2)
      let dish = $0.dish?.dish.name ?? "none"
      $0.goBack()
      let selected = $0.list?.tableView.indexPathsForSelectedRows?.count ?? 0
      expect(dish, is: "Salad", "the subclass opens the dish of the selected row")
      expect(selected, is: 0, "the inherited behaviour still deselects the row")
    }
    .fails(
      when: "the subclass adds nothing",
      with: ViewControllersExamples(app: { IdleListApp() }),
      seeing: "none"
    )
    .fails(
      when: "the subclass drops the inherited behaviour",
      with: ViewControllersExamples(app: { SelectionKeepingApp() })
    )
  }
}
