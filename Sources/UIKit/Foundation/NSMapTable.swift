/// How a map table or hash table holds and compares its objects.
///
/// Source: Apple, NSPointerFunctions.Options.
public struct NSPointerFunctions {
  /// The options of a table; others than these have no effect.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory: Options = []
    /// Objects are not retained, and leave the table when they are released.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by identity, not by `isEqual(_:)`.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}

/// A dictionary of objects that may be held weakly, which Foundation on Linux lacks.
///
/// Source: Apple, NSMapTable.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableKey: (key: TableReference, value: TableReference)] = [:]

  /// Creates a table that holds keys and objects in the given ways.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// A table that retains keys and objects.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }

  /// A table that retains objects and not keys; compares keys by identity.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

  /// A table that retains keys and not objects.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

  /// A table that retains neither.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key; nil if there is none, or it is gone.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[TableKey($0, keyOptions)]?.value.object as? ObjectType }
  }

  /// Sets the object of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeReleased()
    entries[TableKey(aKey, keyOptions)] = anObject.map {
      (TableReference(aKey, keyOptions), TableReference($0, valueOptions))
    }
  }

  /// Removes the object of a key.
  public func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }

  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }

  /// The number of keys whose objects are there.
  public var count: Int { living.count }

  /// The keys.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }

  /// The objects; nil if there are none.
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }

  private var living: [(KeyType, ObjectType)] {
    entries.values.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  private func removeReleased() {
    entries = entries.filter { $0.value.key.object != nil && $0.value.value.object != nil }
  }
}

/// A set of objects that may be held weakly, which Foundation on Linux lacks.
///
/// Source: Apple, NSHashTable.
public final class NSHashTable<ObjectType: AnyObject> {
  private let options: NSPointerFunctions.Options
  private var references: [TableKey: TableReference] = [:]

  /// Creates a table that holds objects in a way.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// A table that doesn't retain its objects.
  public class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// Adds an object, once.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    references = references.filter { $0.value.object != nil }
    references[TableKey(object, options)] = TableReference(object, options)
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    if let object { references[TableKey(object, options)] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { references = [:] }

  /// Whether the object is there.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { references[TableKey($0, options)]?.object != nil } ?? false
  }

  /// The objects that are there, in any order.
  public var allObjects: [ObjectType] { references.values.compactMap { $0.object as? ObjectType } }

  /// One of the objects; nil if there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that are there.
  public var count: Int { allObjects.count }

  /// The objects that are there.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// An object by its identity or, if it is retained and has one, by its value.
///
/// An object that isn't retained is compared by identity: its value can't be asked for when it is gone.
private struct TableKey: Hashable {
  private let identity: ObjectIdentifier
  private let value: AnyHashable?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    identity = ObjectIdentifier(object)
    let isCompared = options.isDisjoint(with: [.weakMemory, .objectPointerPersonality])
    value = isCompared ? object as? AnyHashable : nil
  }

  static func == (left: TableKey, right: TableKey) -> Bool {
    if let value = left.value, let other = right.value { return value == other }
    return left.identity == right.identity
  }

  func hash(into hasher: inout Hasher) {
    if let value { hasher.combine(value) } else { hasher.combine(identity) }
  }
}

private struct TableReference {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
  }

  var object: AnyObject? { strong ?? weak }
}
