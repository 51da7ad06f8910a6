/// A data source of a table that shows snapshots, and animates the difference to the one before.
///
/// The table doesn't retain it. A subclass overrides the methods for titles, editing, moving and index titles. Source: Apple,
/// UITableViewDiffableDataSource.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item, usually by `dequeueReusableCell(withIdentifier:for:)`; nil raises.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of inserted, deleted and reloaded rows; defaults to `automatic`.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and makes it the one of a table, which doesn't retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// The table, if it shows the data of this data source.
  private var list: TableDiffing? {
    tableView.flatMap {
      $0.dataSource === self ? TableDiffing(table: $0, animation: defaultRowAnimation) : nil
    }
  }

  // MARK: Snapshots

  /// Shows a snapshot, and calls `completion` when the animations have ended.
  ///
  /// Without animations, iOS 13 and 14 reload the data. During a callback of the table it waits for the next run-loop pass.
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
  open func numberOfSections(in tableView: UITableView) -> Int { state.current.numberOfSections }

  /// Returns the number of items of a section; a section that doesn't exist raises.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.numberOfItems(in: section)
  }

  /// Returns the cell that the cell provider makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    state.cell(at: indexPath, for: "UITableViewDiffableDataSource", "the table view: \(tableView)") {
      cellProvider(tableView, indexPath, $0)
    }
  }

  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns false: rows can neither be deleted nor swiped.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
}

/// The updates of a table by a diffable data source.
@MainActor
struct TableDiffing: DiffableList {
  let table: UITableView
  let animation: UITableView.RowAnimation

  var isInWindow: Bool { table.window != nil }
  var isInCallback: Bool { table.isLoading || table.updateDepth > 0 }
  func reload() { table.reloadData() }

  func update(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    table.performBatchUpdates(changes) { _ in completion() }
  }

  func carryOut(_ difference: SnapshotDifference) {
    let (deleted, inserted) = (difference.deletedItems, difference.insertedItems)
    if !difference.deletedSections.isEmpty {
      table.deleteSections(IndexSet(difference.deletedSections), with: animation)
    }
    if !difference.insertedSections.isEmpty {
      table.insertSections(IndexSet(difference.insertedSections), with: animation)
    }
    for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !deleted.isEmpty { table.deleteRows(at: deleted, with: animation) }
    if !inserted.isEmpty { table.insertRows(at: inserted, with: animation) }
    for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
  }

  func reload(_ sections: IndexSet) {
    if !sections.isEmpty { table.reloadSections(sections, with: animation) }
  }
  func reload(_ items: [IndexPath]) { if !items.isEmpty { table.reloadRows(at: items, with: animation) } }
  func reconfigure(_ items: [IndexPath]) { table.reconfigureRows(at: items) }
}
