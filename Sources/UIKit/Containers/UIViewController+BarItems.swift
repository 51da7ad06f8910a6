extension UIViewController {
  /// The items show the controller's title.
  final func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }

  // MARK: Edit button

  final func makeEditButton() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemHandler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    showEditing(in: item)
    return item
  }

  final func updateEditButton() {
    if let item = storedEditButtonItem { showEditing(in: item) }
  }

  private func showEditing(in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  // MARK: Tab bar item

  final var ensuredTabBarItem: UITabBarItem {
    if let item = storedTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  final func replaceTabBarItem(with item: UITabBarItem?) {
    storedTabBarItem = item
    tabBarController?.tabBarItemDidChange()
  }
}
