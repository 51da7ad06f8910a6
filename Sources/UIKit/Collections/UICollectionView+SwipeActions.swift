/// The swipe actions of lists in collection views.
extension UICollectionView: SwipeActionsHost {
  /// Adds the recognizer of swipes if the layout may have lists.
  final func updateSwipeRecognizer() {
    guard collectionViewLayout is UICollectionViewCompositionalLayout, swipes.recognizer.view == nil else {
      return
    }
    addGestureRecognizer(swipes.recognizer)
  }

  final func swipedRow(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForItem(at: point) }

  final func swipedCell(at path: IndexPath) -> UIView? { visibleCell(at: path) }

  final func restingFrame(ofRow path: IndexPath) -> CGRect? {
    exists(path) ? layoutAttributesForItem(at: path)?.frame : nil
  }

  /// The actions of the list's configuration.
  final func swipeActions(_ edge: SwipeEdge, at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.geometry.sections.indices.contains(path.section),
      let list = layout.geometry.sections[path.section].definition.list?.configuration
    else { return nil }
    switch edge {
    case .leading: return list.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path)
    }
  }

  final func swipeDidBegin(at path: IndexPath) { endHighlight() }

  final func swipeDidEnd(at path: IndexPath?) {}
}
