import Rendering
import Simulator
import UIKit

/// The running case of collections and its invariants.
@MainActor
final class CollectionScene {
  private var simulator = Simulator.boot(.iPhone13, iOS: 17)
  private let controller = UIViewController()
  private var collection: UICollectionView?
  private var table: UITableView?
  private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
  private var tableSource: UITableViewDiffableDataSource<Int, Int>?
  private let plain = PlainSource()
  private var isDiffable = true
  private var nextItem = 0
  private var nextSection = 0

  /// What the view shall show.
  private var model: [(section: Int, items: [Int])] = []

  func perform(_ step: CollectionStep) throws(InvariantViolation) {
    switch step {
    case .show(let layout, let model, let version, let isDiffable):
      show(layout, [.iPhone13, .iPhoneSE2, .iPad][model], version, isDiffable)
    case .apply(let changes, let animated, let reloads):
      guard collection != nil || table != nil else { return }
      if isDiffable { apply(changes, animated, reloads) } else { update(changes, animated) }
      try check()
    case .scroll(let y):
      view?.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      simulator.settle()
      try check()
    case .wait(let seconds): simulator.advance(by: seconds)
    case .turn(let isLandscape):
      simulator.rotate(to: isLandscape ? .landscapeLeft : .portrait)
      try check()
    case .select(let number, let animated): select(number, animated)
    case .tap(let x, let y):
      let size = simulator.screen.bounds.size
      simulator.tap(at: CGPoint(x: x * size.width, y: y * size.height))
    case .drag(let from, let to):
      let size = simulator.screen.bounds.size
      simulator.drag(
        from: CGPoint(x: size.width / 2, y: from * size.height),
        to: CGPoint(x: size.width / 2, y: to * size.height),
        duration: 0.2
      )
    }
  }

  /// Waits until nothing moves, and checks what is shown.
  func finish() throws(InvariantViolation) {
    simulator.advanceUntilIdle(limit: 10)
    try check(atRest: true)
    try PictureChecks.check(svg: Picture(of: simulator, caption: "picture").svg, checksNumbers: true)
  }

  private var view: UIScrollView? { collection ?? table }

  // MARK: Showing

  private func show(
    _ layout: CollectionStep.Layout,
    _ model: DeviceModel,
    _ version: Double,
    _ isDiffable: Bool
  ) {
    guard view == nil else { return }
    simulator = Simulator.boot(model, iOS: version)
    self.isDiffable = isDiffable
    if layout == .table { makeTable() } else { makeCollection(Self.layout(layout)) }
    guard let view else { return }
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    simulator.launch(controller)
  }

  private func makeTable() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    self.table = table
    if isDiffable {
      tableSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.tag = item
        cell.textLabel?.text = "\(item)"
        return cell
      }
    } else {
      table.dataSource = plain
    }
  }

  private func makeCollection(_ layout: UICollectionViewLayout) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    self.collection = collection
    if isDiffable {
      collectionSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
        collection,
        path,
        item in
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
    } else {
      collection.dataSource = plain
    }
  }

  private static func layout(_ layout: CollectionStep.Layout) -> UICollectionViewLayout {
    switch layout {
    case .flow, .table: return UICollectionViewFlowLayout()
    case .list:
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
    case .grid, .orthogonal, .estimated:
      let height: NSCollectionLayoutDimension = layout == .estimated ? .estimated(30) : .absolute(50)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.33), heightDimension: height)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      if layout == .orthogonal { section.orthogonalScrollingBehavior = .continuous }
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  // MARK: Changing

  private func apply(_ changes: [CollectionStep.Change], _ animated: Bool, _ reloads: Bool) {
    var snapshot = collectionSource?.snapshot() ?? tableSource?.snapshot() ?? NSDiffableDataSourceSnapshot()
    for change in changes { perform(change, in: &snapshot) }
    model = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
    if reloads, let collectionSource {
      collectionSource.applySnapshotUsingReloadData(snapshot)
    } else if reloads, let tableSource {
      tableSource.applySnapshotUsingReloadData(snapshot)
    } else {
      collectionSource?.apply(snapshot, animatingDifferences: animated)
      tableSource?.apply(snapshot, animatingDifferences: animated)
    }
    simulator.settle()
  }

  private func newItems(_ count: Int) -> [Int] {
    nextItem += count
    return Array((nextItem - count)..<nextItem)
  }

  private func perform(
    _ change: CollectionStep.Change,
    in snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>
  ) {
    let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    switch change {
    case .appendSection(let isWild):
      nextSection += 1
      snapshot.appendSections([isWild ? sections.first ?? nextSection : nextSection])
    case .deleteSection(let position, let isWild):
      if isWild { return snapshot.deleteSections([-1]) }
      if let section = sections.at(position) { snapshot.deleteSections([section]) }
    case .moveSection(let from, let to):
      guard let from = sections.at(from), let to = sections.at(to), from != to else { return }
      snapshot.moveSection(from, beforeSection: to)
    case .append(let count, let position, let isWild):
      guard let section = sections.at(position) else {
        if isWild { snapshot.appendItems(newItems(count)) }
        return
      }
      let new = newItems(count)
      snapshot.appendItems(isWild ? new + new : new, toSection: isWild && count > 2 ? -1 : section)
    case .insert(let count, let position, let isWild):
      guard let item = items.at(position) else { return }
      snapshot.insertItems(isWild ? [item] : newItems(count), beforeItem: isWild && count > 2 ? -1 : item)
    case .delete(let position, let isWild):
      if isWild { return snapshot.deleteItems([-1]) }
      if let item = items.at(position) { snapshot.deleteItems([item]) }
    case .move(let from, let to, let isWild):
      guard let from = items.at(from), let to = items.at(to), isWild || from != to else { return }
      snapshot.moveItem(from, afterItem: isWild ? -1 : to)
    case .reload(let position, let reconfigures):
      guard let item = items.at(position) else { return }
      reconfigures ? snapshot.reconfigureItems([item]) : snapshot.reloadItems([item])
    case .deleteAll: snapshot.deleteAllItems()
    }
  }

  /// Performs changes of a plain data source as batch updates; wild ones have wrong counts.
  private func update(_ changes: [CollectionStep.Change], _ animated: Bool) {
    var updates = PlainUpdates(old: model.map(\.items))
    for change in changes {
      switch change {
      case .append(let count, let section, let isWild):
        updates.insert(newItems(min(count, 8)), at: section, isWild)
      case .insert(let count, let position, let isWild):
        updates.insert(newItems(min(count, 8)), at: position, isWild)
      case .delete(let position, let isWild): updates.delete(at: position, isWild)
      case .appendSection: updates.addedSections += 1
      case .reload(let position, _): updates.reload(at: position)
      case .deleteSection, .moveSection, .move, .deleteAll: break
      }
    }
    let new = updates.new
    model = new.enumerated().map { ($0.offset, $0.element) }
    let addedSections = IndexSet(new.count - updates.addedSections..<new.count)
    let work = { [plain, collection, table] in
      plain.items = new
      collection?.deleteItems(at: updates.deleted)
      collection?.insertItems(at: updates.inserted)
      collection?.reloadItems(at: updates.reloaded)
      if !addedSections.isEmpty { collection?.insertSections(addedSections) }
      table?.deleteRows(at: updates.deleted, with: animated ? .fade : .none)
      table?.insertRows(at: updates.inserted, with: .automatic)
      table?.reloadRows(at: updates.reloaded, with: .left)
      if !addedSections.isEmpty { table?.insertSections(addedSections, with: .top) }
    }
    if animated {
      collection?.performBatchUpdates(work, completion: nil)
      table?.performBatchUpdates(work, completion: nil)
    } else {
      UIView.performWithoutAnimation {
        collection?.performBatchUpdates(work, completion: nil)
        table?.performBatchUpdates(work, completion: nil)
      }
    }
    simulator.settle()
  }

  private func select(_ number: Int, _ animated: Bool) {
    let paths = model.enumerated().flatMap { section, entry in
      entry.items.indices.map { IndexPath(item: $0, section: section) }
    }
    guard !paths.isEmpty else { return }
    let path = paths[number % paths.count]
    collection?.selectItem(at: path, animated: animated, scrollPosition: .centeredVertically)
    table?.selectRow(at: path, animated: animated, scrollPosition: .middle)
    simulator.settle()
  }

  // MARK: Invariants

  private func check(atRest: Bool = false) throws(InvariantViolation) {
    guard let view else { return }
    let counts = (0..<(collection?.numberOfSections ?? table?.numberOfSections ?? 0)).map {
      collection?.numberOfItems(inSection: $0) ?? table?.numberOfRows(inSection: $0) ?? 0
    }
    try InvariantViolation.check(
      counts == model.map(\.items.count),
      "the view has as many items as its data source",
      "\(counts), not \(model.map(\.items.count))"
    )
    let size = view.contentSize
    try InvariantViolation.check(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "the size of the content is finite and not negative",
      "\(size)"
    )
    let shown: [(IndexPath?, Int)] =
      (collection?.visibleCells.map { (collection?.indexPath(for: $0), $0.tag) } ?? [])
      + (table?.visibleCells.map { (table?.indexPath(for: $0), $0.tag) } ?? [])
    let paths = shown.compactMap(\.0)
    try InvariantViolation.check(
      Set(paths).count == paths.count,
      "no two visible cells have one index path",
      "\(paths)"
    )
    for (path, tag) in shown {
      guard let path else { continue }
      try InvariantViolation.check(
        model.indices.contains(path.section) && model[path.section].items.indices.contains(path.item),
        "the index path of a visible cell exists",
        "\(path) of \(counts)"
      )
      try InvariantViolation.check(
        model[path.section].items[path.item] == tag,
        "a visible cell shows the item of its index path",
        "\(path) shows \(tag), not \(model[path.section].items[path.item])"
      )
    }
    guard atRest, isDiffable else { return }
    let snapshot = collectionSource?.snapshot() ?? tableSource?.snapshot()
    try InvariantViolation.check(
      snapshot?.itemIdentifiers == model.flatMap(\.items),
      "the data source has the snapshot that was applied last",
      "\(snapshot?.itemIdentifiers ?? [])"
    )
  }
}

extension Array {
  /// The element at a fraction of the list; nil if it is empty.
  fileprivate func at(_ position: Double) -> Element? { isEmpty ? nil : self[Int(position * Double(count))] }
}

/// A data source of lists.
@MainActor
private final class PlainSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  var items: [[Int]] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.section][indexPath.item]
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int { items.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.section][indexPath.row]
    return cell
  }
}

/// Insertions, deletions and reloads of one batch: those that are deleted or reloaded have old positions, the inserted ones new ones.
private struct PlainUpdates {
  let old: [[Int]]
  var addedSections = 0
  private var removed: Set<IndexPath> = []
  private var refreshed: Set<IndexPath> = []
  private var added: [(items: [Int], section: Int, position: Double)] = []
  private var forgotten = 0

  init(old: [[Int]]) { self.old = old }

  private var paths: [IndexPath] {
    old.enumerated().flatMap { section, items in items.indices.map { IndexPath(item: $0, section: section) } }
  }

  mutating func insert(_ items: [Int], at position: Double, _ isWild: Bool) {
    guard let section = old.indices.map({ $0 }).at(position) else { return }
    added.append((items, section, position))
    if isWild { forgotten += 1 }
  }

  mutating func delete(at position: Double, _ isWild: Bool) {
    guard let path = paths.at(position), !refreshed.contains(path) else { return }
    removed.insert(path)
    if isWild { forgotten += 1 }
  }

  mutating func reload(at position: Double) {
    guard let path = paths.at(position), !removed.contains(path) else { return }
    refreshed.insert(path)
  }

  /// The items afterwards: new ones are at the end of their sections.
  var new: [[Int]] {
    var lists = old.enumerated().map { section, items in
      items.indices.filter { !removed.contains(IndexPath(item: $0, section: section)) }.map { items[$0] }
    }
    for entry in added { lists[entry.section] += entry.items }
    return lists + Array(repeating: [], count: addedSections)
  }

  var inserted: [IndexPath] {
    let all = added.flatMap(\.items)
    return new.enumerated().flatMap { section, items in
      items.indices.filter { all.contains(items[$0]) }.map { IndexPath(item: $0, section: section) }
    }.dropLast(forgotten).map { $0 }
  }

  var deleted: [IndexPath] { removed.sorted() }
  var reloaded: [IndexPath] { refreshed.sorted() }
}
