extension UICollectionView {
  final func visibleCell(at path: IndexPath) -> UICollectionViewCell? {
    visible[CollectionElement(category: .cell, kind: nil, path: path)] as? UICollectionViewCell
  }

  final func item(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return elements(in: spot)
      .filter { $0.representedElementCategory == .cell && shownFrame($0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Editing

  /// Whether taps select items in the present state.
  private var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether taps select several items in the present state.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func editingDidChange() {
    for path in selection { deselectItem(at: path, animated: false) }
    for case let cell as UICollectionViewCell in visible.values { cell.isEditingItems = isEditing }
  }

  // MARK: By code

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard selects else { return }
    if path == nil || !selectsSeveral {
      for old in selection where old != path { deselectItem(at: old, animated: animated) }
    }
    guard let path, exists(path) else { return }
    mark(path)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  private func mark(_ path: IndexPath) {
    selection.insert(path)
    visibleCell(at: path)?.isSelected = true
  }

  // MARK: By touch

  /// Highlights the touched item, if the delegate allows it.
  final func itemTouchBegan(_ touch: UITouch) {
    guard touchedItem == nil, touchedHeader == nil, let path = item(at: touch.location(in: self)),
      let cell = visibleCell(at: path)
    else { return }
    if let header = cell as? UICollectionViewListCell, header.isOutlineHeader {
      touchedHeader = header
      return
    }
    guard selects else { return }
    let present = generation
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true,
      generation == present
    else { return }
    touchedItem = path
    visibleCell(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends the highlight of the touched item.
  final func endHighlight() {
    touchedHeader = nil
    guard let path = touchedItem else { return }
    touchedItem = nil
    visibleCell(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects the touched item, or deselects a selected one if multiple selection is allowed; then the highlight ends.
  ///
  /// Source of the order: Apple, UICollectionView.h, "The sequence of calls leading to selection from a user touch".
  final func itemTouchEnded() {
    defer { endHighlight() }
    touchedHeader?.toggleOutline()
    guard let path = touchedItem, selects, exists(path) else { return }
    let present = generation
    if selectsSeveral && selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true,
        generation == present
      else { return }
      deselectItem(at: path, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true,
      generation == present
    else { return }
    if !selectsSeveral {
      for old in selection where old != path {
        deselectItem(at: old, animated: true)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old)
        guard generation == present else { return }
      }
    }
    mark(path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    if generation == present, !isEditing, exists(path),
      collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
    {
      collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    if generation == present, let cell = visibleCell(at: path) { triggerSegue(of: cell) }
  }

  // MARK: Scrolling

  /// The positions of an item that is scrolled to: one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Source of the exception: github.com/Alua-Kinzhebayeva/iOS-PDF-Reader/issues/60.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard exists(path) else {
      UIKitException.raise(
        .invalidArgumentException,
        "attempt to scroll to invalid index path: \(path.inReason)"
      )
    }
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    var (frame, position) = (attributes.frame, position)
    if let section = attributes.rowSection, let row = collectionViewLayout.row(section) {
      scrollRow(to: attributes, position, animated: animated)
      let along: ScrollPosition =
        row.runsDown ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
      position.subtract(along)
      frame =
        row.runsDown
        ? CGRect(x: frame.minX, y: bounds.minY, width: frame.width, height: 1)
        : CGRect(x: bounds.minX, y: frame.minY, width: 1, height: frame.height)
    }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let insets = effectiveInset
    var target = bounds.origin
    if position.contains(.top) {
      target.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - (insets.top + bounds.height - insets.bottom) / 2
    } else if position.contains(.bottom) {
      target.y = frame.maxY - (bounds.height - insets.bottom)
    }
    if position.contains(.left) {
      target.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - (insets.left + bounds.width - insets.right) / 2
    } else if position.contains(.right) {
      target.x = frame.maxX - (bounds.width - insets.right)
    }
    target = limited(target)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
