/// The items of a behaviour, in the order in which they were added, each once.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  private var ordinals: [ObjectIdentifier: Int] = [:]
  private var count = 0

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  /// Adds an item at the end; returns false if it is there already.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard ordinals[ObjectIdentifier(item)] == nil else { return false }
    ordinals[ObjectIdentifier(item)] = count
    count += 1
    items.append(item)
    return true
  }

  /// Removes an item; returns false if it is not there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard ordinals.removeValue(forKey: ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }

  /// Whether the item is there.
  func contains(_ item: any UIDynamicItem) -> Bool {
    ordinals[ObjectIdentifier(item)] != nil
  }

  /// Whether `item` was added before `other`; both are in the list.
  func places(_ item: any UIDynamicItem, before other: any UIDynamicItem) -> Bool {
    (ordinals[ObjectIdentifier(item)] ?? .max) < (ordinals[ObjectIdentifier(other)] ?? .max)
  }
}
