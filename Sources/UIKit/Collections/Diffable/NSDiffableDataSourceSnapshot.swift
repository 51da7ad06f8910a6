/// The sections and items that a diffable data source shows, by their identifiers.
///
/// Identifiers are unique in a snapshot. Sections and items of one name don't disturb each other. Misuse raises
/// NSInternalInconsistencyException. Sources: Apple, NSDiffableDataSourceSnapshot; for exceptions and for what is ignored, the answers of
/// UIKit as recorded by github.com/kern0x1b/charon, NSDiffableDataSourceSnapshot.md.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A section with its items.
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  private var sectionIndexes: [SectionIdentifierType: Int] = [:]
  /// The sections of the items.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var cache = SnapshotPositions<ItemIdentifierType>()
  private var reloadedSections = IdentifierMarks<SectionIdentifierType>()
  private var reloadedItems = IdentifierMarks<ItemIdentifierType>()
  private var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Counts and identifiers

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The sections to reload when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// The items to reload when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items to reconfigure when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// The number of items in a section; an unknown section raises.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[existingIndex(of: identifier)].items.count
  }

  /// The items of a section, in order; an unknown section raises.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[existingIndex(of: identifier)].items
  }

  /// The section of an item; nil for an unknown item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// The index of an item among those of all sections; nil for an unknown item.
  ///
  /// After changes the first call takes linear time, and the others constant time.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    position(of: identifier).map { position in
      sections[..<position.section].reduce(position.row) { $0 + $1.items.count }
    }
  }

  /// The index of a section, found in constant time; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndexes[identifier]
  }

  private func existingIndex(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIndexes[section] else {
      DiffableFault.raise(
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
          + "(which has O(1) performance)"
      )
    }
    return index
  }

  // MARK: Items

  /// Adds items at the end of a section, without one of the last section.
  ///
  /// Items that are already in the snapshot are moved. An unknown section, a snapshot without sections, and an identifier that occurs twice
  /// raise.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      DiffableFault.raise("There are currently no sections in the data source. Please add a section first.")
    }
    guard let index = sectionIndexes[section] else {
      DiffableFault.raise(unsatisfied: "section != NSNotFound")
    }
    claim(identifiers, for: section)
    sections[index].items.append(contentsOf: identifiers)
  }

  /// Adds items before another one, in its section; items that are already in the snapshot are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, 0)
  }

  /// Adds items after another one, in its section; items that are already in the snapshot are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, 1)
  }

  /// Removes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    DiffableFault.refuseDuplicates(in: identifiers)
    let known = identifiers.compactMap { item in owners.removeValue(forKey: item).map { (item, $0) } }
    takeOut(known)
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one, also into its section; an unknown item raises.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, beside: toIdentifier, 0)
  }

  /// Moves an item after another one, also into its section; an unknown item raises.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, beside: toIdentifier, 1)
  }

  /// Marks items whose cells are replaced when the snapshot is applied; an unknown item raises.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    refuseUnknown(identifiers, to: "reload")
    reloadedItems.formUnion(identifiers)
  }

  /// Marks items whose cells are updated in place when the snapshot is applied; an unknown item raises.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    refuseUnknown(identifiers, to: "reconfigure")
    reconfiguredItems.formUnion(identifiers)
  }

  // MARK: Sections

  /// Adds sections at the end; one that is already in the snapshot raises.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another one; one that is already in the snapshot raises.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: insertionIndex(identifiers, beside: toIdentifier))
  }

  /// Adds sections after another one; one that is already in the snapshot raises.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: insertionIndex(identifiers, beside: toIdentifier) + 1)
  }

  /// Removes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    DiffableFault.refuseDuplicates(in: identifiers)
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { owners[item] = nil }
    }
    sections.removeAll { gone.contains($0.identifier) }
    indexSections()
  }

  /// Moves a section before another one; an unknown section raises.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, 0)
  }

  /// Moves a section after another one; an unknown section raises.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, 1)
  }

  /// Marks sections whose cells are replaced when the snapshot is applied; an unknown section raises.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    DiffableFault.refuseDuplicates(in: identifiers)
    for section in identifiers where sectionIndexes[section] == nil {
      DiffableFault.raise(
        "Attempted to reload section identifier that does not exist in the snapshot: \(DiffableFault.text(section))"
      )
    }
    reloadedSections.formUnion(identifiers)
  }
}

// MARK: - Positions

extension NSDiffableDataSourceSnapshot {
  /// The positions of all items.
  var positions: [ItemIdentifierType: ItemPosition] {
    cache.positions {
      var positions: [ItemIdentifierType: ItemPosition] = [:]
      positions.reserveCapacity(owners.count)
      for (number, section) in sections.enumerated() {
        for (row, item) in section.items.enumerated() {
          positions[item] = ItemPosition(section: number, row: row)
        }
      }
      return positions
    }
  }

  func position(of item: ItemIdentifierType) -> ItemPosition? {
    owners[item] == nil ? nil : positions[item]
  }

  func contains(_ item: ItemIdentifierType) -> Bool { owners[item] != nil }

  /// The section at an index; nil if there is none.
  func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  /// The item at a path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let items = section(at: path.section)?.items else { return nil }
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    position(of: item).map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// The same sections and items, without marks for reloading.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSections = IdentifierMarks()
    result.reloadedItems = IdentifierMarks()
    result.reconfiguredItems = IdentifierMarks()
    return result
  }
}

// MARK: - Changes

extension NSDiffableDataSourceSnapshot {
  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside destination: ItemIdentifierType,
    _ distance: Int
  ) {
    guard let section = owners[destination] else { DiffableFault.raise(unsatisfied: "section != NSNotFound") }
    if items.contains(destination) { DiffableFault.raise(insertingBeside: destination) }
    claim(items, for: section)
    place(items, beside: destination, distance, in: section)
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    beside destination: ItemIdentifierType,
    _ distance: Int
  ) {
    guard owners[item] != nil else { DiffableFault.raise(unsatisfied: "fromIndex != NSNotFound") }
    guard let section = owners[destination] else { DiffableFault.raise(unsatisfied: "toIndex != NSNotFound") }
    if item == destination { DiffableFault.raise(movingBeside: destination) }
    claim([item], for: section)
    place([item], beside: destination, distance, in: section)
  }

  private mutating func place(
    _ items: [ItemIdentifierType],
    beside destination: ItemIdentifierType,
    _ distance: Int,
    in section: SectionIdentifierType
  ) {
    guard let index = sectionIndexes[section], let row = sections[index].items.firstIndex(of: destination)
    else { return }
    sections[index].items.insert(contentsOf: items, at: row + distance)
  }

  /// Notes items as those of a section, and takes them out of the sections where they have been.
  private mutating func claim(_ items: [ItemIdentifierType], for section: SectionIdentifierType) {
    cache = SnapshotPositions()
    owners.reserveCapacity(owners.count + items.count)
    var moved: [(ItemIdentifierType, SectionIdentifierType)] = []
    for item in items {
      if let old = owners.updateValue(section, forKey: item) { moved.append((item, old)) }
    }
    guard !moved.isEmpty else { return }
    DiffableFault.refuseDuplicates(in: items)
    takeOut(moved)
  }

  private mutating func takeOut(_ items: [(item: ItemIdentifierType, section: SectionIdentifierType)]) {
    guard !items.isEmpty else { return }
    cache = SnapshotPositions()
    for (section, group) in Dictionary(grouping: items, by: \.section) {
      guard let index = sectionIndexes[section] else { continue }
      let gone = Set(group.map(\.item))
      sections[index].items.removeAll(where: gone.contains)
    }
  }

  private func refuseUnknown(_ items: [ItemIdentifierType], to verb: String) {
    DiffableFault.refuseDuplicates(in: items)
    for item in items where owners[item] == nil {
      DiffableFault.raise(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(DiffableFault.text(item))"
      )
    }
  }

  // MARK: Sections

  private func insertionIndex(
    _ identifiers: [SectionIdentifierType],
    beside destination: SectionIdentifierType
  ) -> Int {
    guard let index = sectionIndexes[destination] else {
      DiffableFault.raise(unsatisfied: "insertIndex != NSNotFound")
    }
    if identifiers.contains(destination) { DiffableFault.raise(insertingBeside: destination) }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    DiffableFault.refuseDuplicates(in: identifiers)
    let existing = identifiers.filter { sectionIndexes[$0] != nil }
    guard existing.isEmpty else { DiffableFault.raise(existingSections: existing) }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    indexSections()
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    beside destination: SectionIdentifierType,
    _ distance: Int
  ) {
    guard let old = sectionIndexes[section] else {
      DiffableFault.raise(unsatisfied: "fromSection != NSNotFound")
    }
    guard let target = sectionIndexes[destination] else {
      DiffableFault.raise(unsatisfied: "toSection != NSNotFound")
    }
    if section == destination { DiffableFault.raise(movingBeside: destination) }
    let moved = sections.remove(at: old)
    sections.insert(moved, at: target + distance - (old < target ? 1 : 0))
    indexSections()
  }

  private mutating func indexSections() {
    cache = SnapshotPositions()
    sectionIndexes = [:]
    for (index, section) in sections.enumerated() { sectionIndexes[section.identifier] = index }
  }
}

/// Identifiers that are marked for reloading, in the order in which they were marked.
struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var known: Set<Identifier> = []

  mutating func formUnion(_ others: [Identifier]) {
    for identifier in others where known.insert(identifier).inserted { identifiers.append(identifier) }
  }
}

/// The position of an item: the index of its section, and its index there.
struct ItemPosition: Equatable, Sendable {
  let section: Int
  let row: Int
}

/// The positions of a snapshot's items, found out when they are first needed.
///
/// Copies of the snapshot share them.
final class SnapshotPositions<Item: Hashable & Sendable>: Sendable {
  private let stored = Locked<[Item: ItemPosition]?>(nil)

  func positions(_ find: () -> [Item: ItemPosition]) -> [Item: ItemPosition] {
    stored.withLock { stored in
      if let stored { return stored }
      let found = find()
      stored = found
      return found
    }
  }
}
