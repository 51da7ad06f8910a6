extension UICollectionView {
  // MARK: Data

  /// The numbers of items in the sections; asks the data source if necessary.
  final var counts: [Int] {
    if loadedCounts == nil && !isLoading && dataSource != nil { loadCounts() }
    return loadedCounts ?? []
  }

  final func loadCounts() {
    guard !isLoading else { return }
    isLoading = true
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    loadedCounts = (0..<sections).map { section in
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }
    isLoading = false
  }

  final func exists(_ path: IndexPath) -> Bool {
    let counts = counts
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// Discards all that was read from the data source, and returns the views to their queues.
  final func discardData() {
    generation += 1
    if !isLoading { loadedCounts = nil }
    touchedItem = nil
    swipes.discard()
    let gone = visible
    visible = [:]
    for (element, view) in gone.sorted(by: { $0.key < $1.key }) { retire(view, element) }
    collectionViewLayout.invalidateData(everything: true)
    // An override may have left out super.
    layoutDidBecomeInvalid()
  }

  // MARK: Layout

  final func layoutDidBecomeInvalid() {
    isLayoutReady = false
    setNeedsLayout()
  }

  /// Asks the layout whether new bounds invalidate it, while `bounds` are still the old ones.
  final func boundsWillChange(to new: CGRect) {
    guard isLayoutReady, !isPreparingLayout,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: new)
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Lets the layout compute the places of all elements, if it hasn't since its last invalidation.
  final func prepareLayoutIfNeeded() {
    guard !isLayoutReady, !isPreparingLayout, !isLoading else { return }
    _ = counts
    isPreparingLayout = true
    isLayoutReady = true
    preparedInset = effectiveInset
    collectionViewLayout.prepare()
    isPreparingLayout = false
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Prepares the layout, again if the insets have changed: they follow from the size of the content, too.
  final func prepareLayoutForInsets() {
    for _ in 0..<2 {
      if effectiveInset != preparedInset { isLayoutReady = false }
      prepareLayoutIfNeeded()
    }
  }

  // MARK: Direction

  /// Flips the horizontal coordinates if the layout asks for that.
  final func updateDirection() {
    guard flipsCoordinates != collectionViewLayout.flipsCoordinates else { return }
    flipsCoordinates.toggle()
    UIView.performWithoutAnimation { transform = transform.scaledBy(x: -1, y: 1) }
    layoutDidBecomeInvalid()
  }

  /// Keeps the distance from the right end, if the layout begins there.
  final func followRightEnd() {
    guard collectionViewLayout.beginsAtRight else { return rightEnd = nil }
    let end = limited(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: bounds.minY)).x
    guard end != rightEnd else { return }
    contentOffset.x = end - (rightEnd.map { $0 - contentOffset.x } ?? 0)
    rightEnd = end
  }

  // MARK: Items

  /// Adds cells that are to be added in the next layout, as after `reloadData()`.
  final func updateVisibleItems() {
    if !isLoading && !isPreparingLayout { layoutIfNeeded() }
  }

  // MARK: Tiling

  /// The attributes of the elements that intersect a rectangle, in their order.
  ///
  /// Attributes of items that don't exist raise NSInternalInconsistencyException. Source of the text: crash reports, as in
  /// github.com/BenEmdon/CenteredCollectionView/issues/37.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let all = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    let shown = all.filter { !$0.isHidden && ($0.rowSection != nil || $0.frame.intersects(rect)) }
    for attributes in shown where attributes.representedElementCategory == .cell {
      guard !exists(attributes.indexPath) else { continue }
      UIKitException.raise(
        .internalInconsistencyException,
        "UICollectionView received layout attributes for a cell with an index path that does not exist: "
          + attributes.indexPath.inReason
      )
    }
    return shown.sorted { $0.element < $1.element }
  }

  /// Adds the visible elements' views, and removes the others, until all visible views have the sizes that they ask for.
  ///
  /// Callbacks may reload the data or change the layout; the remaining work then waits for the next layout.
  final func tile() {
    for _ in 0..<UICollectionView.measuringLimit {
      let present = generation
      guard tileOnce(), generation == present else { break }
      prepareLayoutIfNeeded()
    }
    swipes.place()
    prefetchItems()
  }

  /// How often views may be asked for their sizes in a layout.
  private static let measuringLimit = 50

  /// Returns whether views have asked for other sizes than the layout's.
  private func tileOnce() -> Bool {
    guard isLayoutReady, dataSource != nil, bounds.width.isFinite, bounds.height.isFinite else {
      return false
    }
    backgroundView?.frame = bounds
    placeRows()
    let present = generation
    let shown = collectionViewLayout.adjusted(withMovingItem(elements(in: bounds)))
    removeViews(notIn: Set(shown.map(\.element)))
    var isChanged = false
    for attributes in shown {
      guard generation == present else { return false }
      // Views before may have turned out larger than expected.
      let attributes = isChanged ? current(attributes) : attributes
      guard let attributes else { continue }
      if let view = visible[attributes.element] {
        let level = view.layoutAttributes?.zIndex
        apply(attributes, to: view)
        let parent = attributes.rowSection.flatMap { rowViews[$0] } ?? self
        if level != attributes.zIndex || view.superview !== parent { withoutLayout { place(view) } }
      } else {
        addView(attributes)
      }
      if generation == present, let view = visible[attributes.element] {
        isChanged = fit(view, attributes) || isChanged
      }
    }
    return isChanged
  }

  /// The attributes of an element as they are now; nil if it isn't visible any more.
  private func current(_ old: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard collectionViewLayout.measuresInOrder, !old.selfSized.isEmpty, old.element.path != movement?.path
    else { return old }
    prepareLayoutIfNeeded()
    let new = layoutAttributes(of: old.element)
    guard let new else { return nil }
    let frame = shownFrame(new)
    let isVisible =
      frame.minX < bounds.maxX && frame.minY < bounds.maxY && frame.maxX > bounds.minX
      && frame.maxY > bounds.minY
    return isVisible ? new : nil
  }

  /// Asks a view for the attributes that it wants; returns whether they have invalidated the layout.
  private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if let fitted = view.fitted, fitted.element == attributes.element, fitted.size == attributes.size {
      return false
    }
    view.fitted = (attributes.element, attributes.size)
    // The view may change what it gets, which a layout may keep.
    let preferred = view.preferredLayoutAttributesFitting(attributes.snapshot)
    guard !attributes.isEqual(preferred),
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return false }
    view.fitted = (attributes.element, preferred.size)
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: attributes
    )
    collectionViewLayout.invalidateLayout(with: context)
    return true
  }

  private func removeViews(notIn wanted: Set<CollectionElement>) {
    let gone = visible.keys.filter { !wanted.contains($0) }.sorted(by: <)
    for element in gone {
      if let view = visible.removeValue(forKey: element) { retire(view, element) }
    }
  }

  /// Asks the data source for a view and adds it.
  private func addView(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    let present = generation
    guard let view = makeView(element), generation == present else { return }
    // If several items return the same view, the last one gets it.
    for (other, shown) in visible where shown === view { visible[other] = nil }
    visible[element] = view
    UIView.performWithoutAnimation {
      apply(attributes, to: view)
      (view as? UICollectionViewCell)?.isEditingItems = isEditing
      (view as? UICollectionViewCell)?.isSelected = selection.contains(element.path)
      (view as? UICollectionViewCell)?.isHighlighted = touchedItem == element.path
    }
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: element.kind ?? "",
        at: element.path
      )
    case .decorationView: break
    }
    guard generation == present, visible[element] === view else { return }
    let isAwaited = flags.contains(.needsLayout)
    withoutLayout { place(view) }
    // While the collection view itself waits for its layout, this would lay it out again.
    if !isAwaited { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    device.views.viewRequests += 1
    defer { device.views.viewRequests -= 1 }
    return switch element.category {
    case .cell: makeCell(element.path)
    case .supplementaryView: makeSupplementaryView(element.kind ?? "", element.path)
    case .decorationView: makeDecoration(element)
    }
  }

  /// Source of the text: github.com/badoo/Chatto/issues/526.
  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: dataPath(of: path)) else { return nil }
    guard cell.reuseIdentifier != nil else {
      UIKitException.raise(
        .internalInconsistencyException,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      )
    }
    return cell
  }

  private func makeSupplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    if let view, view.reuseIdentifier == nil { UICollectionView.refuseSupplementaryView(kind, path) }
    return view
  }

  /// Raises UIKit's exception for a supplementary view that wasn't dequeued.
  ///
  /// Source of the text: github.com/parse-community/ParseUI-iOS/issues/66.
  static func refuseSupplementaryView(_ kind: String, _ path: IndexPath) -> Never {
    UIKitException.raise(
      .internalInconsistencyException,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\(path.inReason)) "
        + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "((null))"
    )
  }

  /// Moves the view of an element that is not visible any more to the reuse queue.
  final func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    tellEndOfDisplay(view, element)
    enqueue(view, element)
  }

  final func tellEndOfDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: element.kind ?? "",
        at: element.path
      )
    case .decorationView: break
    }
  }

  // MARK: Order

  /// Adds a view, in its row or in the collection view, behind those with higher indexes and in front of all others of the layout.
  final func place(_ view: UIView) {
    let row = (view as? UICollectionReusableView)?.layoutAttributes?.rowSection.flatMap { rowViews[$0] }
    let parent = row ?? self
    let level = UICollectionView.level(of: view) ?? 0
    var index = 0
    if row == nil, let backgroundView, let position = subviews.firstIndex(where: { $0 === backgroundView }) {
      index = position + 1
    }
    var position = 0
    for other in parent.subviews where other !== view {
      position += 1
      if let present = UICollectionView.level(of: other), present <= level { index = position }
    }
    parent.insertSubview(view, at: index)
  }

  /// The place of a view of the layout before or behind others; nil for other views.
  private static func level(of view: UIView) -> Int? {
    (view as? UICollectionReusableView)?.layoutAttributes?.zIndex ?? (view as? CollectionRowView)?.row.level
  }

  /// Changes subviews without invalidating the layout, which is in progress.
  final func withoutLayout(_ change: () -> Void) {
    let isAwaited = flags.contains(.needsLayout)
    change()
    if !isAwaited { flags.remove(.needsLayout) }
  }
}

extension CollectionElement {
  /// Cells come first, then supplementary and decoration views; those of a kind are in the order of their paths.
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.category != second.category { return first.category.rawValue < second.category.rawValue }
    if first.kind != second.kind { return (first.kind ?? "") < (second.kind ?? "") }
    return first.path < second.path
  }
}
