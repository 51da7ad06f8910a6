extension NibObjects {
  func decodeNavigationBar(_ bar: UINavigationBar, _ element: NibElement) {
    if let style = element.barStyle { bar.barStyle = style }
    if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
    if let color = element.color("barTintColor") { bar.barTintColor = color }
    if let large = element.bool("largeTitles") { bar.prefersLargeTitles = large }
    let items = element.list("items").filter { $0.name == "navigationItem" }
    if !items.isEmpty { bar.items = items.map(makeNavigationItem) }
  }

  /// Sets the style of a container's bar, which has no items of its own in the document.
  func decodeBarStyle(_ bar: UIView, _ element: NibElement) {
    switch bar {
    case let bar as UIToolbar:
      if let style = element.barStyle { bar.barStyle = style }
      if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
      if let color = element.color("barTintColor") { bar.barTintColor = color }
    case let bar as UITabBar:
      if let style = element.barStyle { bar.barStyle = style }
      if let translucent = element.bool("translucent") { bar.isTranslucent = translucent }
      if let color = element.color("barTintColor") { bar.barTintColor = color }
    default: break
    }
    if let color = element.color("tintColor") { bar.tintColor = color }
  }

  func decodeToolbar(_ bar: UIToolbar, _ element: NibElement) {
    decodeBarStyle(bar, element)
    bar.items = makeButtonItems(element.list("items"))
  }

  func decodeTabBar(_ bar: UITabBar, _ element: NibElement) {
    decodeBarStyle(bar, element)
    let items = element.list("items").filter { $0.name == "tabBarItem" }
    if !items.isEmpty { bar.items = items.map(makeTabBarItem) }
  }

  // MARK: Items

  func makeNavigationItem(_ element: NibElement) -> UINavigationItem {
    let item = UINavigationItem(title: element.string("title") ?? "")
    decode(item, element)
    return item
  }

  func makeTabBarItem(_ element: NibElement) -> UITabBarItem {
    let item = UITabBarItem()
    read(element, into: item)
    return item
  }

  func makeButtonItems(_ elements: [NibElement]) -> [UIBarButtonItem] {
    elements.filter { $0.name == "barButtonItem" }.map(makeButtonItem)
  }

  private func makeButtonItem(_ element: NibElement) -> UIBarButtonItem {
    make(UIBarButtonItem.self, element) { type in
      (type as? UIBarButtonItem.Type)?.init(coder: NibCoder(element, self))
    }
  }

  func decode(_ item: UINavigationItem, _ element: NibElement) {
    if let title = element.string("title") { item.title = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let mode = element.choice(
      "largeTitleDisplayMode",
      ["automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never]
    ) {
      item.largeTitleDisplayMode = mode
    }
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplements = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    let left = buttonItems(element, "leftBarButtonItem")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttonItems(element, "rightBarButtonItem")
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.value("backBarButtonItem", "barButtonItem") {
      item.backBarButtonItem = makeButtonItem(back)
    }
    if let view = element.value("titleView") { item.titleView = makeView(view) }
  }

  /// The items of a side: one with the key, or several in a list.
  private func buttonItems(_ element: NibElement, _ key: String) -> [UIBarButtonItem] {
    if let one = element.value(key, "barButtonItem") { return [makeButtonItem(one)] }
    return makeButtonItems(
      element.children.first { $0.name == key + "s" || $0["key"] == key + "s" }?.children ?? []
    )
  }

  func decode(_ item: UIBarItem, _ element: NibElement) {
    if let title = element.string("title") { item.title = title }
    if let image = element.image("image") { item.image = image }
    if let image = element.image("landscapeImage") { item.landscapeImagePhone = image }
    if let enabled = element.bool("enabled") { item.isEnabled = enabled }
    if let tag = element.integer("tag") { item.tag = tag }
    switch item {
    case let button as UIBarButtonItem: decodeButtonItem(button, element)
    case let tab as UITabBarItem: decodeTabBarItem(tab, element)
    default: break
    }
  }

  private func decodeButtonItem(_ item: UIBarButtonItem, _ element: NibElement) {
    if let style = element.choice(
      "style",
      ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .bordered]
    ) {
      item.style = style
    }
    if let width = element.number("width") { item.width = width }
    if let color = element.color("tintColor") { item.tintColor = color }
    if let system = element.choice("systemItem", NibObjects.systemItems) { item.systemItem = system }
    if let view = element.value("customView") ?? element.children.first(where: { $0.rect("frame") != nil }) {
      item.customView = makeView(view)
    }
  }

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
    "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
  ]

  private func decodeTabBarItem(_ item: UITabBarItem, _ element: NibElement) {
    if let image = element.image("selectedImage") { item.selectedImage = image }
    if let badge = element.string("badgeValue") { item.badgeValue = badge }
    let systemItems: KeyValuePairs<String, UITabBarItem.SystemItem> = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    if let system = element.choice("systemItem", systemItems) { item.systemItem = system }
  }
}

extension NibElement {
  fileprivate var barStyle: UIBarStyle? {
    choice(
      "barStyle",
      ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black]
    )
  }
}
