/// What a tab bar shows for one of its tabs.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The items that the system provides, with titles of their own.
  public enum SystemItem: Int, Sendable {
    /// The list of the tabs for which the bar has no room.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// What is recommended.
    case featured = 2
    /// What users like best.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done before.
    case history = 6
    /// Places to come back to.
    case bookmarks = 7
    /// Searching.
    case search = 8
    /// What was or is being loaded.
    case downloads = 9
    /// The newest.
    case mostRecent = 10
    /// What most users looked at.
    case mostViewed = 11
  }

  /// What the item was made as, if it is one of the system's.
  final var systemItem: SystemItem?

  /// The view that shows the item in a bar; nil while no bar shows it.
  @WeakReference final var itemView: UIView?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Restores an archived item.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an image and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, and an image each for when its tab is not and is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image while the tab is selected; nil for `image`.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }

  /// A short text in a badge at the item, such as a number; nil for none.
  open var badgeValue: String? { didSet { contentDidChange() } }

  /// The badge's colour; nil for red.
  open var badgeColor: UIColor? { didSet { contentDidChange() } }

  /// How far the title is moved from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }

  /// The text that a bar shows: a system item's own, else the title.
  final var shownTitle: String? { systemItem?.title ?? title }
}

extension UITabBarItem.SystemItem {
  /// The text of the item.
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
