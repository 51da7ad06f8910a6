/// The items of a behaviour, in the order in which they were added, each once.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var members: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  /// Adds an item at the end; returns false if it is there already.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard members.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; returns false if it is not there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard members.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }

  /// Whether the item is there.
  func contains(_ item: any UIDynamicItem) -> Bool {
    members.contains(ObjectIdentifier(item))
  }
}
