/// An item that is moved interactively.
struct ItemMovement {
  /// The path in the data.
  let source: IndexPath
  /// The place at which it is shown.
  var path: IndexPath
  /// Where its middle is, in points.
  var position: CGPoint
}

/// The interactive movement of items.
///
/// While an item is moved, the data source keeps its data. The layout shows the items in the new order: places are mapped to the paths
/// of the data.
extension UICollectionView {
  final func beginMovement(_ path: IndexPath) -> Bool {
    guard movement == nil, exists(path), let dataSource, dataSource.collectionView(self, canMoveItemAt: path),
      movement == nil, let attributes = layoutAttributesForItem(at: path)
    else { return false }
    let frame = shownFrame(attributes)
    movement = ItemMovement(source: path, path: path, position: CGPoint(x: frame.midX, y: frame.midY))
    setNeedsLayout()
    return true
  }

  final func updateMovement(_ position: CGPoint) {
    guard let present = movement, position.x.isFinite, position.y.isFinite else { return }
    let under = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: present.path,
      withPosition: position
    )
    var wanted = under
    if under != present.path, let delegate = collectionDelegate {
      wanted = delegate.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: present.source,
        atCurrentIndexPath: present.path,
        toProposedIndexPath: under
      )
    }
    guard movement != nil else { return }
    movement?.position = position
    if wanted != present.path, canMove(present.path, to: wanted) {
      shiftItems(from: present.path, to: wanted)
    }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [movement?.path ?? present.path],
      withTargetPosition: position,
      previousIndexPaths: [present.path],
      previousPosition: present.position
    )
    collectionViewLayout.invalidateLayout(with: context)
    UIView.performWithoutAnimation { placeMovingCell() }
    animateMovement()
  }

  /// Whether a path can be the place of an item from another one: in another section also after the last item.
  private func canMove(_ old: IndexPath, to new: IndexPath) -> Bool {
    guard new.count == 2, counts.indices.contains(new.section), new.item >= 0 else { return false }
    return new.item < counts[new.section] + (old.section == new.section ? 0 : 1)
  }

  private func placeMovingCell() {
    prepareLayoutIfNeeded()
    guard let movement, let cell = visibleCell(at: movement.path) else { return }
    apply(movingAttributes(movement), to: cell)
    withoutLayout { place(cell) }
  }

  private func movingAttributes(_ movement: ItemMovement) -> UICollectionViewLayoutAttributes {
    let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.path,
      withTargetPosition: movement.position
    )
    attributes.rowSection = nil
    return attributes
  }

  /// The visible elements with the moving item where the finger is.
  final func withMovingItem(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]
  {
    guard let movement else { return shown }
    let moving = movingAttributes(movement)
    return shown.filter { $0.element != moving.element } + [moving]
  }

  /// The path in the data of the item that is shown at a place.
  final func dataPath(of place: IndexPath) -> IndexPath {
    guard let movement, movement.source != movement.path else { return place }
    var change = CollectionUpdates(nouns: .collection)
    change.movedRows = [movement.source: movement.path]
    return BatchUpdatePlan(change).old(place) ?? place
  }

  private func shiftItems(from old: IndexPath, to new: IndexPath) {
    var change = CollectionUpdates(nouns: .collection)
    change.movedRows = [old: new]
    let plan = BatchUpdatePlan(change)
    visible = Dictionary(
      visible.map { element, view in
        var element = element
        if element.category == .cell { element.path = plan.new(element.path) ?? element.path }
        return (element, view)
      },
      uniquingKeysWith: { $1 }
    )
    selection = SelectedPaths(selection.compactMap(plan.new))
    loadedCounts?[old.section] -= 1
    loadedCounts?[new.section] += 1
    movement?.path = new
    collectionViewLayout.forgetSizes(besides: plan.new, plan.newSection)
    collectionViewLayout.invalidateData(everything: false)
  }

  final func endMovement(completing: Bool) {
    guard let ended = movement else { return }
    if !completing, ended.path != ended.source { shiftItems(from: ended.path, to: ended.source) }
    movement = nil
    if completing, ended.path != ended.source {
      dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.path)
      if loadedCounts != nil { loadCounts() }
    }
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [completing ? ended.path : ended.source],
      previousIndexPaths: [ended.path],
      movementCancelled: !completing
    )
    collectionViewLayout.invalidateLayout(with: context)
    layoutDidBecomeInvalid()
    animateMovement()
  }

  private func animateMovement() {
    guard window != nil, AnimationBlock.isEnabled else { return setNeedsLayout() }
    UIView.animate(
      withDuration: UICollectionView.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { self.layoutIfNeeded() },
      completion: nil
    )
  }

  /// The item whose place contains a point.
  final func item(under point: CGPoint) -> IndexPath? { item(at: point) }
}
