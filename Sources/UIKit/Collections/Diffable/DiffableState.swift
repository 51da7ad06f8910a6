/// The part of a diffable data source that doesn't depend on its kind of list: the current snapshot and how another one is applied.
@MainActor
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  /// The trees of sections, if they have been applied.
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  private var isFirst = true
  private var isApplying = false
  /// The number of calls of the data source in progress.
  private var callDepth = 0

  // MARK: Applying

  /// Makes a snapshot the current one, and updates the list.
  ///
  /// The first snapshot reloads the list, and so does each one while the list isn't in a window. With animations, and from iOS 15 on also
  /// without them, later ones are compared with the current one. Marked sections and items are reloaded in a second batch, at their new
  /// indexes. During a callback of the list a snapshot waits for the next run-loop pass. Sources: Apple, WWDC 2021 session 10252; for the
  /// two batches, github.com/kern0x1b/charon, UICollectionViewDiffableDataSource.md.
  func apply(
    _ snapshot: Snapshot,
    to list: (any DiffableList)?,
    animated: Bool,
    reloading: Bool = false,
    completion: (() -> Void)?
  ) {
    let device = SimulatedDevice.current
    let target = snapshot.withoutMarks
    guard let list else {
      take(target)
      if let completion { device.onNextPass(completion) }
      return
    }
    guard !isApplying, callDepth == 0, !list.isInCallback else {
      device.onNextPass { [self] in
        apply(snapshot, to: list, animated: animated, reloading: reloading, completion: completion)
      }
      return
    }
    isApplying = true
    defer { isApplying = false }
    let compares = animated || device.behavior.snapshotsAreComparedWithoutAnimation
    if reloading || isFirst || !compares || !list.isInWindow {
      take(target)
      list.reload()
      if let completion { device.onNextPass(completion) }
    } else if animated {
      update(list, snapshot, target, completion)
    } else {
      UIView.performWithoutAnimation { update(list, snapshot, target, completion) }
    }
  }

  private func take(_ snapshot: Snapshot) {
    isFirst = false
    current = snapshot
    for (section, tree) in trees {
      guard let index = snapshot.indexOfSection(section) else {
        trees[section] = nil
        continue
      }
      var tree = tree
      tree.follow(snapshot.sections[index].items)
      trees[section] = tree
    }
  }

  private func update(
    _ list: any DiffableList,
    _ marked: Snapshot,
    _ target: Snapshot,
    _ completion: (() -> Void)?
  ) {
    let difference = SnapshotDifference(from: current, to: target)
    let sections = IndexSet(marked.reloadedSectionIdentifiers.compactMap(target.indexOfSection))
    let items = marked.reloadedItemIdentifiers.compactMap(target.path).filter {
      !sections.contains($0.section)
    }
    let reloads = !sections.isEmpty || !items.isEmpty
    let reconfigured = marked.reconfiguredItemIdentifiers.compactMap(target.path)
    if difference.isEmpty {
      take(target)
    } else {
      list.update({
        self.take(target)
        list.carryOut(difference)
      }) { if !reloads { completion?() } }
    }
    if reloads {
      list.update({
        list.reload(sections)
        list.reload(items)
      }) { completion?() }
    }
    if !reconfigured.isEmpty { list.reconfigure(reconfigured) }
    if difference.isEmpty, !reloads, let completion { SimulatedDevice.current.onNextPass(completion) }
  }

  /// Calls a closure of the application's that provides a view.
  func provide<View>(_ provider: () -> View?) -> View? {
    callDepth += 1
    defer { callDepth -= 1 }
    return provider()
  }

  // MARK: Data

  /// The number of items of a section; a section that doesn't exist raises.
  func numberOfItems(in section: Int) -> Int {
    guard let section = current.section(at: section) else {
      DiffableFault.raise(unsatisfied: "section < _impl.numberOfSections")
    }
    return section.items.count
  }

  /// The cell that a cell provider makes.
  ///
  /// Source of the text: a crash log in the tests of github.com/ngageoint/mage-ios, FeedItemsViewController.
  func cell<Cell>(
    at path: IndexPath,
    for source: String,
    _ list: @autoclosure () -> String,
    from provider: (Item) -> Cell?
  ) -> Cell {
    guard let item = current.item(at: path) else { DiffableFault.raise(unsatisfied: "itemIdentifier") }
    guard let cell = provide({ provider(item) }) else {
      DiffableFault.raise(
        "\(source) cell provider returned nil for index path \(path.inReason) with item identifier "
          + "'\(DiffableFault.text(item))', which is not allowed. You must always return a cell to \(list())"
      )
    }
    return cell
  }

  // MARK: Trees

  /// The tree that was applied to a section; nil for none.
  func appliedTree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? { trees[section] }

  /// The tree of a section, or its items as roots.
  func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<Item>()
    if let index = current.indexOfSection(section) { tree.append(current.sections[index].items) }
    return tree
  }

  /// The snapshot in which a section has the visible items of a tree, which is kept.
  ///
  /// A section that doesn't exist is added at the end, and items of other sections are moved.
  func snapshot(
    taking tree: NSDiffableDataSourceSectionSnapshot<Item>,
    for section: Section
  ) -> Snapshot {
    trees[section] = tree
    var snapshot = current
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
    snapshot.appendItems(tree.visibleItems, toSection: section)
    return snapshot
  }

  /// Makes a snapshot the current one that the list already shows.
  func note(_ snapshot: Snapshot) { take(snapshot) }
}

/// Waits for updates of lists in asynchronous functions.
@MainActor
enum ListUpdates {
  /// The time in which the animations of lists end, in seconds.
  private static let duration: TimeInterval = 0.4

  /// Starts an update and returns when it calls its completion handler.
  ///
  /// The device's clock goes on also if it is a test that awaits.
  static func finish(_ start: (@escaping () -> Void) -> Void) async {
    DispatchedWork.current.run(after: duration) {}
    await withCheckedContinuation { continuation in start { continuation.resume() } }
  }
}

/// A table or collection view, for a diffable data source.
@MainActor
protocol DiffableList {
  var isInWindow: Bool { get }
  /// Whether the list is reading its data.
  var isInCallback: Bool { get }
  func reload()
  /// Carries out the changes in a closure as one batch.
  func update(_ changes: @escaping () -> Void, _ completion: @escaping () -> Void)
  func carryOut(_ difference: SnapshotDifference)
  func reload(_ sections: IndexSet)
  func reload(_ items: [IndexPath])
  func reconfigure(_ items: [IndexPath])
}
