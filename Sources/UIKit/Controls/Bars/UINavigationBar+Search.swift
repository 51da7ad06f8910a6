/// The search bar of the topmost item, at the bottom of the bar:
///
/// 1. It makes the bar 52 points higher. If it hides when the content is scrolled, its height changes like that of a large title, and
///    before it.
/// 2. While a search is active that hides the rest of the bar, the bar has only the height of the search bar.
///
/// Source: Apple, UINavigationItem.searchController and hidesSearchBarWhenScrolling; developers' logs of heights.
extension UINavigationBar {
  /// The height of the search bar in the bar, in points.
  static let searchHeight: CGFloat = 52

  /// The upper edge of the field while the search bar is alone, in points (approximate).
  private static let lonelyFieldTop: CGFloat = 8

  final func heightOfSearch(_ search: any NavigationItemSearch) -> CGFloat {
    UINavigationBar.searchHeight + search.searchBar.heightOfScopes
  }

  /// Whether scrolling can change the height of the bar.
  final var isStretchable: Bool { hasLargeTitles || stack.contains { $0.shownSearch != nil } }

  /// The height of the search bar of the topmost of these items that scrolling doesn't change.
  final func fixedSearchHeight(of items: [UINavigationItem]) -> CGFloat {
    guard let item = items.last, let search = item.shownSearch, !item.searchHides else { return 0 }
    return heightOfSearch(search)
  }

  /// The height of the large title and the search bar of the topmost of these items when scrolling has hidden nothing.
  final func wholeStretch(of items: [UINavigationItem]) -> CGFloat {
    if items.last?.shownSearch?.coversBar == true { return 0 }
    let title = showsLargeTitle(of: items) ? BarMetrics.largeTitleHeight : 0
    return title + hidingSearchHeight(of: items)
  }

  /// The height of a search bar that scrolling hides; 0 without one.
  final func hidingSearchHeight(of items: [UINavigationItem]) -> CGFloat {
    guard let item = items.last, let search = item.shownSearch, item.searchHides else { return 0 }
    return heightOfSearch(search)
  }

  /// The present height of both.
  final func stretchHeight(of items: [UINavigationItem]) -> CGFloat {
    let whole = wholeStretch(of: items)
    return whole > 0 ? items.last?.stretchHeight ?? whole : 0
  }

  /// The part of the large title, before which the search bar disappears.
  final func titlePart(of items: [UINavigationItem]) -> CGFloat {
    guard showsLargeTitle(of: items), items.last?.shownSearch?.coversBar != true else { return 0 }
    return max(0, stretchHeight(of: items) - searchPart(of: items))
  }

  /// The part of a search bar that scrolling hides.
  private func searchPart(of items: [UINavigationItem]) -> CGFloat {
    guard let item = items.last, let search = item.shownSearch, item.searchHides, !search.coversBar
    else { return 0 }
    let title = showsLargeTitle(of: items) ? BarMetrics.largeTitleHeight : 0
    return min(max(0, stretchHeight(of: items) - title), heightOfSearch(search))
  }

  /// Shows the search bar of the topmost item.
  final func searchDidChange() {
    setNeedsLayout()
    guard let bar = topItem?.shownSearch?.searchBar else {
      searchArea?.removeFromSuperview()
      searchArea = nil
      return
    }
    let area = searchArea ?? UIView(frame: CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0))
    area.clipsToBounds = true
    searchArea = area
    if area.superview !== self { addSubview(area) }
    bringSubviewToFront(area)
    guard bar.superview !== area else { return }
    for view in area.subviews { view.removeFromSuperview() }
    bar.isInNavigationBar = true
    area.addSubview(bar)
  }

  /// Places the search bar at the bottom, and hides the other content while it is alone.
  final func placeSearch() {
    guard let item = topItem, let search = item.shownSearch, let area = searchArea else { return }
    let whole = heightOfSearch(search)
    let height = search.coversBar ? bounds.height : item.searchHides ? searchPart(of: stack) : whole
    area.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    search.searchBar.fieldTop = search.coversBar ? UINavigationBar.lonelyFieldTop : 1
    // The lower edge stays visible while scrolling hides the search bar: the field moves under the title.
    search.searchBar.frame = CGRect(x: 0, y: min(0, height - whole), width: bounds.width, height: whole)
    content?.alpha = search.coversBar ? 0 : 1
    content?.isUserInteractionEnabled = !search.coversBar
  }
}

extension UINavigationItem {
  /// The search controller, on systems that show its bar.
  final var shownSearch: (any NavigationItemSearch)? {
    SimulatedDevice.current.behavior.hasLargeTitles ? search : nil
  }

  /// Whether scrolling hides the search bar: not during a search.
  final var searchHides: Bool { hidesSearchBarWhenScrolling && search?.isActive != true }
}
