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
    let shown = all.filter { !$0.isHidden && $0.frame.intersects(rect) }
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

  /// Adds the visible elements' views, and removes the others.
  ///
  /// Callbacks may reload the data or change the layout; the remaining work then waits for the next layout.
  final func tile() {
    guard isLayoutReady, dataSource != nil, bounds.width.isFinite, bounds.height.isFinite else { return }
    backgroundView?.frame = bounds
    let present = generation
    let shown = elements(in: bounds)
    removeViews(notIn: Set(shown.map(\.element)))
    for attributes in shown {
      guard generation == present else { return }
      if let view = visible[attributes.element] {
        let level = view.layoutAttributes?.zIndex
        view.take(attributes)
        if level != attributes.zIndex { withoutLayout { place(view) } }
      } else {
        addView(attributes)
      }
    }
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
      view.take(attributes)
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
    switch element.category {
    case .cell: makeCell(element.path)
    case .supplementaryView: makeSupplementaryView(element.kind ?? "", element.path)
    case .decorationView: makeDecoration(element)
    }
  }

  /// Source of the text: github.com/badoo/Chatto/issues/526.
  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
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

  /// Adds a view behind those with higher indexes, and in front of all others of the layout.
  private func place(_ view: UICollectionReusableView) {
    let level = view.layoutAttributes?.zIndex ?? 0
    let others = subviews.filter { $0 !== view }
    var index =
      backgroundView.flatMap { background in others.firstIndex { $0 === background } }.map { $0 + 1 } ?? 0
    for (position, other) in others.enumerated() {
      guard let other = other as? UICollectionReusableView, let attributes = other.layoutAttributes,
        attributes.zIndex <= level
      else { continue }
      index = position + 1
    }
    insertSubview(view, at: index)
  }

  /// Changes subviews without invalidating the layout, which is in progress.
  private func withoutLayout(_ change: () -> Void) {
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
