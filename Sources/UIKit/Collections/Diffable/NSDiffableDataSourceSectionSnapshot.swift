/// The items of one section as a tree, of which parts are expanded.
///
/// Identifiers are unique in a snapshot. Misuse raises NSInternalInconsistencyException. Sources: Apple, NSDiffableDataSourceSectionSnapshot;
/// for exceptions and for what is ignored, the answers of UIKit as recorded by github.com/kern0x1b/charon,
/// NSDiffableDataSourceSectionSnapshot.md.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Changes

  /// Adds items at the end of the children of a parent, without one at the end of the roots.
  ///
  /// An unknown parent, and an identifier that is already in the snapshot or occurs twice, raise.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard !items.isEmpty else { return }
    if let parent, !contains(parent) {
      DiffableFault.raise("Parent item identifier does not exist in section snapshot")
    }
    insert(items, in: parent, at: children(of: parent).count)
  }

  /// Adds items before another one, among its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard !items.isEmpty else { return }
    let (parent, index) = place(of: item, toInsert: "before")
    insert(items, in: parent, at: index)
  }

  /// Adds items after another one and its descendants, among its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard !items.isEmpty else { return }
    let (parent, index) = place(of: item, toInsert: "after")
    insert(items, in: parent, at: index + 1)
  }

  /// Removes items with their descendants; an unknown item raises.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) {
      DiffableFault.raise("Failed to find index of item \(DiffableFault.text(item))")
    }
    let gone = Set(items)
    for parent in Set(items.compactMap { nodes[$0]?.parent }) {
      nodes[parent]?.children.removeAll(where: gone.contains)
    }
    rootItems.removeAll(where: gone.contains)
    for item in items {
      for descendant in depthFirst([item], everything: true) { nodes[descendant] = nil }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  /// Shows the children of items; unknown items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Hides the children of items; unknown items are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Replaces the children of an item by the items of another snapshot, with their expanded state.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else {
      DiffableFault.raise("Parent item identifier does not exist in section snapshot")
    }
    delete(children(of: parent))
    insert(snapshot, in: parent, at: 0)
  }

  /// Inserts the items of another snapshot before an item, among its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let (parent, index) = place(of: item, toInsert: "before")
    insert(snapshot, in: parent, at: index)
  }

  /// Inserts the items of another snapshot after an item and its descendants, among its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    let (parent, index) = place(of: item, toInsert: "after")
    insert(snapshot, in: parent, at: index + 1)
  }

  // MARK: Queries

  /// Whether the children of an item are shown if it is itself visible; an unknown item raises.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(of: item).isExpanded }

  /// Whether all ancestors of an item are expanded; an unknown item raises.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    _ = node(of: item)
    return ancestors(of: item).allSatisfy { nodes[$0]?.isExpanded == true }
  }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The number of an item's ancestors: 0 for roots; an unknown item raises.
  public func level(of item: ItemIdentifierType) -> Int {
    _ = node(of: item)
    return ancestors(of: item).reduce(0) { count, _ in count + 1 }
  }

  /// The index of an item in `items`, found in linear time; nil for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The parent of an item, nil for roots; an unknown item raises.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let node = nodes[child] else {
      DiffableFault.raise(
        "Child item identifier does not exist in section snapshot: \(DiffableFault.text(child))"
      )
    }
    return node.parent
  }

  /// The descendants of an item as a snapshot, optionally with the item itself as its root.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    let children = node(of: parent).children
    var result = NSDiffableDataSourceSectionSnapshot()
    result.rootItems = includingParent ? [parent] : children
    for item in depthFirst(result.rootItems, everything: true) { result.nodes[item] = nodes[item] }
    for root in result.rootItems { result.nodes[root]?.parent = nil }
    return result
  }

  /// All items, each parent before its children.
  public var items: [ItemIdentifierType] { depthFirst(rootItems, everything: true) }

  /// The items whose ancestors are all expanded, each parent before its children.
  public var visibleItems: [ItemIdentifierType] { depthFirst(rootItems, everything: false) }

  /// The tree as text: a line for each item, with `+` for expanded, `-` for collapsed and `*` for visible items.
  public func visualDescription() -> String {
    let visible = Set(visibleItems)
    let lines = items.map { item in
      String(repeating: "  ", count: level(of: item) + 1) + (isExpanded(item) ? "+" : "-")
        + (visible.contains(item) ? "*" : " ") + DiffableFault.text(item)
    }
    return (["<NSDiffableDataSourceSectionSnapshot"] + lines).joined(separator: "\n") + "\n>"
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  private func node(of item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      DiffableFault.raise("Item identifier does not exist in section snapshot: \(DiffableFault.text(item))")
    }
    return node
  }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { nodes[$0]?.children ?? [] } ?? rootItems
  }

  private func ancestors(of item: ItemIdentifierType) -> some Sequence<ItemIdentifierType> {
    sequence(state: item) { last in
      guard let parent = nodes[last]?.parent else { return nil }
      last = parent
      return parent
    }
  }

  /// The items and their descendants, or only those that expanded items show.
  private func depthFirst(_ starts: [ItemIdentifierType], everything: Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(starts.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      guard let node = nodes[item], everything || node.isExpanded else { continue }
      waiting += node.children.reversed()
    }
    return result
  }

  /// The parent of an item beside which others are inserted, and its index there.
  private func place(of item: ItemIdentifierType, toInsert side: String) -> (ItemIdentifierType?, Int) {
    guard let node = nodes[item], let index = children(of: node.parent).firstIndex(of: item) else {
      DiffableFault.raise("Item identifier to insert \(side) does not exist in section snapshot")
    }
    return (node.parent, index)
  }

  private mutating func insert(_ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int) {
    refuseKnown(items)
    for item in items { nodes[item] = Node(parent: parent) }
    insertChildren(items, in: parent, at: index)
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    in parent: ItemIdentifierType?,
    at index: Int
  ) {
    refuseKnown(snapshot.items)
    nodes.merge(snapshot.nodes) { _, new in new }
    for root in snapshot.rootItems { nodes[root]?.parent = parent }
    insertChildren(snapshot.rootItems, in: parent, at: index)
  }

  private mutating func insertChildren(
    _ items: [ItemIdentifierType],
    in parent: ItemIdentifierType?,
    at index: Int
  ) {
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private func refuseKnown(_ items: [ItemIdentifierType]) {
    let repeated = Set(DiffableFault.duplicates(in: items))
    var named: Set<ItemIdentifierType> = []
    let faults = items.filter { (contains($0) || repeated.contains($0)) && named.insert($0).inserted }
    guard !faults.isEmpty else { return }
    DiffableFault.raise(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(DiffableFault.text(ofSet: faults))"
    )
  }

  // MARK: Following other changes

  /// Takes over which items a section shows after a change that didn't know of the tree.
  ///
  /// Items that are gone are removed with their descendants, unless these are shown. New items follow the item before them, as its siblings.
  mutating func follow(_ shown: [ItemIdentifierType]) {
    let before = visibleItems
    guard shown != before else { return }
    var kept = Set(shown)
    for item in shown {
      for ancestor in ancestors(of: item) {
        guard kept.insert(ancestor).inserted else { break }
      }
    }
    delete(before.filter { !kept.contains($0) })
    insertUnknown(of: shown)
    // What doesn't fit into the tree any more is a list.
    if visibleItems != shown {
      deleteAll()
      append(shown)
    }
  }

  private mutating func insertUnknown(of shown: [ItemIdentifierType]) {
    var last: ItemIdentifierType?
    var unknown: [ItemIdentifierType] = []
    for item in shown {
      guard contains(item) else {
        unknown.append(item)
        continue
      }
      insert(unknown, afterShown: last)
      (last, unknown) = (item, [])
    }
    insert(unknown, afterShown: last)
  }

  private mutating func insert(_ items: [ItemIdentifierType], afterShown last: ItemIdentifierType?) {
    guard !items.isEmpty else { return }
    if let last {
      insert(items, after: last)
    } else if let first = rootItems.first {
      insert(items, before: first)
    } else {
      append(items)
    }
  }
}
