extension NibObjects {
  func decode(_ controller: UIViewController, _ element: NibElement) {
    if let title = element.string("title") { controller.title = title }
    let usesIdentifier = element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
    if let identifier = element[usesIdentifier ? "storyboardIdentifier" : "restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let extends = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let defines = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let style = element.modalPresentationStyle { controller.modalPresentationStyle = style }
    if let style = element.modalTransitionStyle { controller.modalTransitionStyle = style }
    if let size = element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover") {
      controller.preferredContentSize = size
    }
    if let item = element.value("navigationItem", "navigationItem") {
      read(item, into: controller.navigationItem)
    }
    if let item = element.value("tabBarItem", "tabBarItem"), let own = controller.tabBarItem {
      read(item, into: own)
    }
    let items = makeButtonItems(
      (element.first("toolbarItems") ?? element.value("toolbarItems"))?.children ?? []
    )
    if !items.isEmpty { controller.toolbarItems = items }
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.value("navigationBar", "navigationBar") {
        decodeNavigationBar(navigation.navigationBar, bar)
      }
      if let bar = element.value("toolbar", "toolbar") { decodeBarStyle(navigation.toolbar, bar) }
      if let hidden = element.bool("navigationBarHidden") { navigation.isNavigationBarHidden = hidden }
      if let hidden = element.bool("toolbarHidden") { navigation.isToolbarHidden = hidden }
    case let tabs as UITabBarController:
      if let bar = element.value("tabBar", "tabBar") { decodeBarStyle(tabs.tabBar, bar) }
    case let table as UITableViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = clears
      }
      if let refresh = element.value("refreshControl", "refreshControl") {
        table.refreshControl = makeView(refresh) as? UIRefreshControl
      }
    case let collection as UICollectionViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = clears
      }
    default: break
    }
  }

  /// Makes the views and other objects of a controller's scene, and connects them.
  ///
  /// `scene` is the element of the controller, `root` that of the view, and `others` are the other objects at the top of the scene.
  func makeView(of controller: UIViewController, _ scene: NibElement, root: NibElement, others: [NibElement])
  {
    keep(others, in: controller)
    let view = makeView(root)
    if let table = view as? UITableView, let owner = controller as? UITableViewController {
      owner.tableView = table
    } else if let collection = view as? UICollectionView,
      let owner = controller as? UICollectionViewController
    {
      owner.collectionView = collection
    } else {
      controller.view = view
    }
    takeGuides(of: controller, scene)
    connect()
  }

  /// Makes objects at the top of a scene, which its controller keeps.
  func keep(_ elements: [NibElement], in controller: UIViewController) {
    controller.nibTopLevelObjects += elements.compactMap(makeObject)
  }
}

extension NibElement {
  var modalPresentationStyle: UIModalPresentationStyle? {
    choice(
      "modalPresentationStyle",
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
      ]
    )
  }

  var modalTransitionStyle: UIModalTransitionStyle? {
    choice(
      "modalTransitionStyle",
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
      ]
    )
  }
}

// MARK: - Gesture recognizers

extension NibObjects {
  func decode(_ recognizer: UIGestureRecognizer, _ element: NibElement) {
    if let enabled = element.bool("enabled") { recognizer.isEnabled = enabled }
    if let cancels = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
    case let swipe as UISwipeGestureRecognizer:
      if let touches = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = touches }
      if let direction = element.choice(
        "direction",
        ["left": UISwipeGestureRecognizer.Direction.left, "right": .right, "up": .up, "down": .down]
      ) {
        swipe.direction = direction
      }
    case let press as UILongPressGestureRecognizer:
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
      if let taps = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = touches }
    case let pan as UIPanGestureRecognizer:
      if let touches = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = touches }
      if let touches = element.integer("maximumNumberOfTouches"), touches > 0 {
        pan.maximumNumberOfTouches = touches
      }
    default: break
    }
  }
}
