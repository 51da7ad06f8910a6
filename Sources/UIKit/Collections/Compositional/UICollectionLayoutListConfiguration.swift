/// How a compositional layout, or one of its sections, is a list.
///
/// Source: Apple, UICollectionLayoutListConfiguration.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from side to side, with headers that stay at the top.
    case plain = 0
    /// Groups of rows from side to side.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
    /// The sidebar of a split view.
    case sidebar = 3
    /// The sidebar of a split view without a background of its own.
    case sidebarPlain = 4
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// They are supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// They are the first items of sections.
    case firstItemInSection = 2
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// They are supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance

  /// Creates a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether separators are shown; true by default, where the appearance has some.
  public var showsSeparators = true

  /// The look of separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Returns the look of the separators of an item, from the list's; nil, the default, for the list's.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Returns the look of the separators of an item.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// Returns the actions that a swipe from an edge of an item reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the actions at the leading edge of an item; nil, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Returns the actions at the trailing edge of an item; nil, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The colour behind the items; nil, the default, for that of the appearance.
  public var backgroundColor: UIColor?

  /// Where headers come from; there are none by default.
  public var headerMode = HeaderMode.none

  /// Where footers come from; there are none by default.
  public var footerMode = FooterMode.none

  /// The distance above each header, in points; nil, the default, for that of the appearance.
  public var headerTopPadding: CGFloat?
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.isList = true
    return layout
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section that is a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let list = ListSection(configuration)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListMetrics.rowHeight)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.list = list
    section.contentInsets = list.insets(layoutEnvironment)
    section.boundarySupplementaryItems = list.headersAndFooters
    return section
  }
}
