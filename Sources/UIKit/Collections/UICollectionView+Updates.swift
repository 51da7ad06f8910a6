typealias CollectionUpdates = BatchUpdate<Void>

extension UICollectionView {
  // MARK: Collecting

  final func update(_ change: (inout CollectionUpdates) -> Void) {
    _ = counts
    change(&updates)
    if updateDepth == 0 { carryOut(nil) }
  }

  final func performUpdates(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    _ = counts
    updateDepth += 1
    changes?()
    updateDepth -= 1
    if updateDepth == 0 {
      carryOut(completion)
    } else if let completion {
      device.onNextPass { completion(true) }
    }
  }

  /// Lets the data source update the cells of items in place; in a batch, when it is carried out.
  final func reconfigure(_ paths: [IndexPath]) {
    _ = counts
    guard updateDepth == 0 else {
      reconfiguredItems += paths
      return
    }
    var replaced: [IndexPath] = []
    for path in Set(paths).sorted() {
      guard let cell = visibleCell(at: path), let dataSource else { continue }
      let present = generation
      reconfiguredItem = (path, cell)
      let answer = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguredItem = nil
      guard generation == present else { return }
      if answer !== cell { replaced.append(path) }
    }
    if !replaced.isEmpty { reloadItems(at: replaced) }
  }

  private func reconfigureAfter(_ change: CollectionChange) {
    let paths = reconfiguredItems.compactMap(change.plan.new)
    reconfiguredItems = []
    if !paths.isEmpty { reconfigure(paths) }
  }

  // MARK: Applying

  private func carryOut(_ completion: ((Bool) -> Void)?) {
    let present = updates
    updates = CollectionUpdates(nouns: .collection)
    guard let old = loadedCounts, !isLoading else {
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    let attributes = attributesAroundScreen()
    loadCounts()
    let listsUpdates = device.behavior.exceptionsListUpdates
    if let reason = present.contradiction(before: old, after: counts, listsUpdates: listsUpdates) {
      UIKitException.raise(.internalInconsistencyException, reason)
    }
    generation += 1
    let change = CollectionChange(updates: present.withReloadsCarriedOut, attributes: attributes)
    let isSwipedReloaded =
      swipes.swiped.map {
        present.reloadedRows[$0.path] != nil || present.reloadedSections[$0.path.section] != nil
      } ?? false
    collectionViewLayout.forgetSizes(besides: change.plan.new, change.plan.newSection)
    collectionViewLayout.invalidateData(everything: false)
    UIView.performWithoutAnimation { prepareLayoutIfNeeded() }
    collectionViewLayout.prepare(forCollectionViewUpdates: present.items)
    guard window != nil, AnimationBlock.isEnabled else {
      UIView.performWithoutAnimation { finish(apply(change, isSwipedReloaded)) }
      reconfigureAfter(change)
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    animate({ self.apply(change, isSwipedReloaded) }, completion)
    reconfigureAfter(change)
  }

  /// The attributes of the elements on the screen and around it, which may move there.
  private func attributesAroundScreen() -> [CollectionElement: UICollectionViewLayoutAttributes] {
    guard isLayoutReady else { return [:] }
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let shown = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    return Dictionary(shown.map { ($0.element, $0.snapshot) }, uniquingKeysWith: { $1 })
  }

  private func animate(_ change: @escaping () -> [LeavingView], _ completion: ((Bool) -> Void)?) {
    var leaving: [LeavingView] = []
    UIView.animate(
      withDuration: UICollectionView.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { leaving = change() },
      completion: { [weak self] finished in
        self?.finish(leaving)
        completion?(finished)
      }
    )
  }

  /// The duration of animations of items, in seconds; Apple doesn't document it.
  static let animationDuration: TimeInterval = 0.3

  private func finish(_ leaving: [LeavingView]) {
    for (view, element) in leaving {
      view.removeFromSuperview()
      // Whoever reuses the view takes all attributes anew.
      view.layoutAttributes = nil
      enqueue(view, element)
    }
  }

  /// Applies the change; returns the views that leave, which stay visible until the animation ends.
  private func apply(_ change: CollectionChange, _ isSwipedReloaded: Bool) -> [LeavingView] {
    let swipedCell = swipes.swiped?.cell
    let moveOut = swipes.listDidChange(change.plan.new, isReloaded: isSwipedReloaded)
    selection = SelectedPaths(selection.compactMap(change.plan.new))
    touchedItem = touchedItem.flatMap(change.plan.new)
    moveRows(change.plan.newSection)
    var leaving: [LeavingView] = []
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in visible.sorted(by: { $0.key < $1.key }) {
      if let new = change.new(element) {
        staying[new] = view
      } else {
        if moveOut != nil, view === swipedCell {
          tellEndOfDisplay(view, element)
        } else {
          takeOut(view, element)
        }
        leaving.append((view, element))
      }
    }
    visible = staying
    keepWithinLimits()
    prepareLayoutIfNeeded()
    tile()
    // A view that has left may have come back for a new element.
    let arrivals = visible.filter { staying[$0.key] !== $0.value }
    for (element, view) in arrivals.sorted(by: { $0.key < $1.key }) { bringIn(view, element, change) }
    for (element, view) in visible {
      (view as? UICollectionViewCell)?.isSelected = selection.contains(element.path)
    }
    collectionViewLayout.finalizeCollectionViewUpdates()
    moveOut?()
    return leaving
  }

  private func takeOut(_ view: UICollectionReusableView, _ element: CollectionElement) {
    tellEndOfDisplay(view, element)
    if let final = collectionViewLayout.finalAttributes(element) {
      apply(final, to: view)
    } else {
      view.alpha = 0
    }
  }

  /// Lets a view that the update has added begin where its element was before; a new one fades in.
  private func bringIn(
    _ view: UICollectionReusableView,
    _ element: CollectionElement,
    _ change: CollectionChange
  ) {
    guard AnimationBlock.isEnabled, let end = view.layoutAttributes else { return }
    let start: UICollectionViewLayoutAttributes
    if let attributes = change.oldPlace(of: element) {
      start = attributes
    } else if let own = collectionViewLayout.initialAttributes(element) {
      start = own
    } else {
      start = end.snapshot
      start.alpha = 0
    }
    UIView.performWithoutAnimation { apply(start, to: view) }
    apply(end, to: view)
  }

  // MARK: Another layout

  final func exchangeLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard animated, window != nil, AnimationBlock.isEnabled else {
      collectionViewLayout = layout
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    layoutIfNeeded()
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in visible.values { view.willTransition(from: old, to: layout) }
    animate(
      {
        self.collectionViewLayout = layout
        self.prepareLayoutIfNeeded()
        let target = layout.targetContentOffset(forProposedContentOffset: self.contentOffset)
        if target != self.contentOffset { self.contentOffset = self.limited(target) }
        self.layoutIfNeeded()
        layout.finalizeLayoutTransition()
        for view in self.visible.values { view.didTransition(from: old, to: layout) }
        return []
      },
      completion
    )
  }
}

extension UICollectionViewLayout {
  /// The attributes with which a new element begins; nil for one that fades in.
  fileprivate final func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes?
  {
    let (kind, path) = (element.kind ?? "", element.path)
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The attributes with which a deleted element ends; nil for one that fades out.
  fileprivate final func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (element.kind ?? "", element.path)
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}

typealias LeavingView = (view: UICollectionReusableView, element: CollectionElement)

/// An update, with the attributes of elements before.
@MainActor
struct CollectionChange {
  let plan: BatchUpdatePlan<Void>
  let attributes: [CollectionElement: UICollectionViewLayoutAttributes]

  init(updates: CollectionUpdates, attributes: [CollectionElement: UICollectionViewLayoutAttributes]) {
    plan = BatchUpdatePlan(updates)
    self.attributes = attributes
  }

  /// The element after the update; nil if it is gone.
  ///
  /// Views other than cells stay with their section.
  func new(_ element: CollectionElement) -> CollectionElement? {
    mapped(element, plan.new, plan.newSection)
  }

  /// The attributes of an element before the update; nil if it is new, or was far from the screen.
  func oldPlace(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    mapped(element, plan.old, plan.oldSection).flatMap { attributes[$0] }
  }

  private func mapped(
    _ element: CollectionElement,
    _ path: (IndexPath) -> IndexPath?,
    _ section: (Int) -> Int?
  ) -> CollectionElement? {
    let (old, isCell) = (element.path, element.category == .cell)
    let new = isCell ? path(old) : section(old.section).map { IndexPath(item: old.item, section: $0) }
    return new.map { CollectionElement(category: element.category, kind: element.kind, path: $0) }
  }
}

extension CollectionUpdates {
  /// The changes as a layout gets them: deletions, insertions, reloads, then moves, each in the order of their paths.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    let deleted = deletedSections.keys.map(section) + deletedRows.keys
    let inserted = insertedSections.keys.map(section) + insertedRows.keys
    let reloaded = reloadedSections.keys.map(section) + reloadedRows.keys
    let moved = movedSections.map { (section($0), section($1)) } + movedRows.map { ($0, $1) }
    return deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.sorted { $0.0 < $1.0 }.map { UICollectionViewUpdateItem(.move, from: $0, to: $1) }
  }
}
