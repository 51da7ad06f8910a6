extension UIViewController {
  /// The items show the controller's title.
  final func titleDidChange() {
    barState.navigationItem?.title = title
    barState.tabBarItem?.title = title
  }

  // MARK: Navigation bar and toolbar

  final var ensuredNavigationItem: UINavigationItem {
    if let item = barState.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    barState.navigationItem = item
    return item
  }

  final func replaceToolbarItems(with items: [UIBarButtonItem]?, animated: Bool) {
    barState.toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  // MARK: Edit button

  final var ensuredEditButtonItem: UIBarButtonItem {
    if let item = barState.editButtonItem { return item }
    let item = UIBarButtonItem()
    barState.editButtonItem = item
    item.systemHandler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    showEditing(in: item)
    return item
  }

  final func updateEditButton() {
    if let item = barState.editButtonItem { showEditing(in: item) }
  }

  private func showEditing(in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  // MARK: Tab bar item

  final var ensuredTabBarItem: UITabBarItem {
    if let item = barState.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barState.tabBarItem = item
    return item
  }

  final func replaceTabBarItem(with item: UITabBarItem?) {
    barState.tabBarItem = item
    tabBarController?.tabBarItemDidChange()
  }
}
