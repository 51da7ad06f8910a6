/// What the object that prefetches has been told.
struct Prefetching {
  /// The items that it was told about, and that haven't been visible since.
  var items: Set<IndexPath> = []
  /// The offset of the layout before, and the direction in which the content has moved last.
  var offset: CGPoint?
  var direction = CGVector(dx: 1, dy: 1)
}

extension UICollectionView {
  /// Tells the data source which items will soon be visible: those of a screen in the direction of scrolling.
  ///
  /// UIKit chooses the items by the velocity and the idle time of the device; a screen is our decision.
  final func prefetchItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, isLayoutReady, window != nil,
      device.behavior.prefetchesItems, bounds.width.isFinite, bounds.height.isFinite
    else { return }
    if let last = prefetching.offset {
      let (dx, dy) = (bounds.minX - last.x, bounds.minY - last.y)
      if dx != 0 || dy != 0 { prefetching.direction = CGVector(dx: dx, dy: dy) }
    }
    prefetching.offset = bounds.origin
    let wanted = itemsAhead
    let ahead = Set(wanted)
    let cancelled = prefetching.items.filter { !ahead.contains($0) && visibleCell(at: $0) == nil }
    let new = wanted.filter { !prefetching.items.contains($0) }
    prefetching.items = ahead
    let present = generation
    if !cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: cancelled.filter(exists).sorted())
    }
    if !new.isEmpty, generation == present { source.collectionView(self, prefetchItemsAt: new) }
  }

  /// The items in the screen ahead that are not visible, the nearest first.
  private var itemsAhead: [IndexPath] {
    let isVertical =
      abs(prefetching.direction.dy) >= abs(prefetching.direction.dx) && contentSize.height > bounds.height
    let area =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: prefetching.direction.dy < 0 ? -bounds.height : bounds.height)
      : bounds.offsetBy(dx: prefetching.direction.dx < 0 ? -bounds.width : bounds.width, dy: 0)
    var found: [(path: IndexPath, distance: CGFloat)] = []
    for attributes in elements(in: area) where attributes.representedElementCategory == .cell {
      guard visible[attributes.element] == nil else { continue }
      let frame = attributes.frame
      let distance = isVertical ? abs(frame.midY - bounds.midY) : abs(frame.midX - bounds.midX)
      found.append((attributes.indexPath, distance))
    }
    found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
    return found.map(\.path)
  }
}
