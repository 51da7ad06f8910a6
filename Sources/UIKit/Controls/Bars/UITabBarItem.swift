/// The item of one tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The kinds of system items, with their own titles.
  public enum SystemItem: Int, Sendable {
    /// The list of tabs that don't fit in the bar.
    case more = 0
    /// Favourite items.
    case favorites = 1
    /// Recommended items.
    case featured = 2
    /// The items with the highest ratings.
    case topRated = 3
    /// Recently used items.
    case recents = 4
    /// People.
    case contacts = 5
    /// Past actions.
    case history = 6
    /// Bookmarked places.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Finished and running downloads.
    case downloads = 9
    /// The newest items.
    case mostRecent = 10
    /// The items viewed by most users.
    case mostViewed = 11
  }

  /// The kind of system item, or nil for a custom item.
  final var systemItem: SystemItem?

  /// The item's view in a bar; nil if no bar shows the item.
  @WeakReference final var itemView: UIView?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image of the selected tab; nil for `image`.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }

  /// The short text of a badge, such as a number; nil for none.
  open var badgeValue: String? { didSet { contentDidChange() } }

  /// The badge's colour; nil for red.
  open var badgeColor: UIColor? {
    didSet {
      customize(badgeColor) { $0.badgeColor = $1 }
      contentDidChange()
    }
  }

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      customize(titlePositionAdjustment) { $0.titlePositionAdjustment = $1 }
      contentDidChange()
    }
  }

  /// The displayed text: that of a system item, otherwise the title.
  final var shownTitle: String? { systemItem?.title ?? title }
}

extension UITabBarItem.SystemItem {
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
