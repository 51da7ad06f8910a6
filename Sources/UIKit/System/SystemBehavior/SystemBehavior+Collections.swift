/// Collection views.
extension SystemBehavior {
  /// From iOS 10 on collection views tell an object which items will soon be visible.
  ///
  /// Source: Apple, UICollectionView.prefetchDataSource.
  package var prefetchesItems: Bool { version >= 10 }

  /// From iOS 15 on headers of plain lists have room above them.
  ///
  /// Source: Apple, UICollectionLayoutListConfiguration.headerTopPadding.
  package var padsListHeaders: Bool { version >= 15 }
}
