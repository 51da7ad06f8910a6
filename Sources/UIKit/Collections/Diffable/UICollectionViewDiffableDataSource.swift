/// A data source of a collection view that shows snapshots, and animates the difference to the one before.
///
/// The collection view doesn't retain it. Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item, usually by `dequeueReusableCell(withReuseIdentifier:for:)`; nil raises.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view of a kind, such as a header.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that makes supplementary views; without it, asking for one raises.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that decide about and learn of items that the user moves.
  public final var reorderingHandlers = ReorderingHandlers()

  /// The closures that decide about and learn of items that the user expands and collapses.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  final let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and makes it the one of a collection view, which doesn't retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// The collection view, if it shows the data of this data source.
  final var list: CollectionDiffing? {
    collectionView.flatMap { $0.dataSource === self ? CollectionDiffing(view: $0) : nil }
  }

  // MARK: Snapshots

  /// Shows a snapshot, and calls `completion` when the animations have ended.
  ///
  /// Without animations, iOS 13 and 14 reload the data. During a callback of the collection view it waits for the next run-loop pass.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    state.apply(snapshot, to: list, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await ListUpdates.finish {
      apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
    }
  }

  /// Shows a snapshot without comparing it, by reloading the data, then calls `completion`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.apply(snapshot, to: list, animated: false, reloading: true, completion: completion)
  }

  /// Shows a snapshot without comparing it, by reloading the data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await ListUpdates.finish {
      applySnapshotUsingReloadData(snapshot, completion: $0)
    }
  }

  /// A copy of the current snapshot, without marks for reloading.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.current
  }

  // MARK: Identifiers

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.current.section(at: index)?.identifier
  }

  /// The index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.current.indexOfSection(sectionIdentifier)
  }

  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.current.item(at: indexPath)
  }

  /// The path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.current.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.current.numberOfSections }

  /// Returns the number of items of a section; a section that doesn't exist raises.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.numberOfItems(in: section)
  }

  /// Returns the cell that the cell provider makes.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    state.cell(
      at: indexPath,
      for: "UICollectionViewDiffableDataSource",
      "the collection view: \(collectionView)"
    ) {
      cellProvider(collectionView, indexPath, $0)
    }
  }

  /// Returns what the reordering handlers say.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    state.current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item in the snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns the view that the supplementary view provider makes.
  ///
  /// Source of the text: velog.io/@dodo_dev, "CollectionView Diffable Datasource apply".
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      DiffableFault.raise(
        unsatisfied:
          "self.supplementaryViewProvider || (self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)"
      )
    }
    guard let view = state.provide({ supplementaryViewProvider(collectionView, kind, indexPath) }) else {
      UICollectionView.refuseSupplementaryView(kind, indexPath)
    }
    return view
  }
}

// MARK: - Reordering

extension UICollectionViewDiffableDataSource {
  /// The closures that decide about and learn of items that the user moves.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.ReorderingHandlers.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; without the closure none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the snapshot changes.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the snapshot has changed; the application changes its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  fileprivate func reorder(from source: IndexPath, to destination: IndexPath) {
    let initial = state.current
    guard let item = initial.item(at: source), initial.sections.indices.contains(destination.section) else {
      return
    }
    let section = initial.sections[destination.section].identifier
    var final = initial
    final.deleteItems([item])
    let items = final.itemIdentifiers(inSection: section)
    if items.indices.contains(destination.item) {
      final.insertItems([item], beforeItem: items[destination.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    state.note(final)
    reorderingHandlers.didReorder?(transaction)
  }
}

// MARK: - Section snapshots

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a section snapshot in a section, and calls `completion` when the animations have ended.
  ///
  /// A section that doesn't exist is added at the end. Items of other sections are moved.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    list?.showOutline { path in
      state.current.item(at: path).flatMap { snapshot.contains($0) ? snapshot.outlinePlace(of: $0) : nil }
    }
    let whole = state.snapshot(taking: snapshot, for: section)
    state.apply(whole, to: list, animated: animatingDifferences, completion: completion)
  }

  /// Shows the visible items of a section snapshot in a section, and returns when the animations have ended.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await ListUpdates.finish {
      apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0)
    }
  }

  /// The section snapshot that was applied to a section; otherwise the section's items as roots.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    state.tree(of: section)
  }
}

/// The updates of a collection view by a diffable data source.
@MainActor
struct CollectionDiffing: DiffableList {
  let view: UICollectionView

  var isInWindow: Bool { view.window != nil }
  var isInCallback: Bool { view.isLoading || view.isPreparingLayout || view.updateDepth > 0 }
  func reload() { view.reloadData() }

  func update(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    view.performBatchUpdates(changes) { _ in completion() }
  }

  func carryOut(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty { view.deleteSections(IndexSet(difference.deletedSections)) }
    if !difference.insertedSections.isEmpty { view.insertSections(IndexSet(difference.insertedSections)) }
    for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { view.deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { view.insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { view.moveItem(at: move.from, to: move.to) }
  }

  /// Shows in cells of lists which items are expanded.
  func showOutline(_ place: (IndexPath) -> OutlinePlace?) {
    for cell in view.visibleCells {
      if let path = view.indexPath(for: cell), let place = place(path) { cell.outlinePlace = place }
    }
  }

  func reload(_ sections: IndexSet) { if !sections.isEmpty { view.reloadSections(sections) } }
  func reload(_ items: [IndexPath]) { if !items.isEmpty { view.reloadItems(at: items) } }
  func reconfigure(_ items: [IndexPath]) { view.reconfigureItems(at: items) }
}
