/// How an associated object is kept.
///
/// Source: Apple, objc_AssociationPolicy.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept; reads as nil once the value is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept, if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept, if the value can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil takes the value away.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(AssociatedValue(value, policy), key, of: object as AnyObject)
}

/// The value that is associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: object as AnyObject)
}

/// Takes all values away that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

private enum AssociatedValue {
  case strong(Any)
  case weak(() -> AnyObject?)

  init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let value else { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      let object = value as AnyObject
      self = .weak { [weak object] in object }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let object): object()
    }
  }
}

/// The associated values of all objects.
///
/// Swift doesn't tell when an object goes away, so the values of such objects are released when others are set.
private enum AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    var limit = 64
  }

  private static let state = Locked(State())

  static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    state.withLock { state in
      guard let entry = state.entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[key]?.value
    }
  }

  static func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: AnyObject) {
    // Released outside of the lock: what they release may have associated values, too.
    var released: [Any?] = []
    state.withLock { state in
      let id = ObjectIdentifier(object)
      var entry = state.entries[id] ?? Entry(owner: object)
      // Another object had this address before.
      if entry.owner !== object {
        released.append(entry)
        entry = Entry(owner: object)
      }
      released.append(entry.values[key])
      entry.values[key] = value
      state.entries[id] = entry
      guard state.entries.count > state.limit else { return }
      released.append(state.entries)
      state.entries = state.entries.filter { $0.value.owner != nil }
      state.limit = max(64, 2 * state.entries.count)
    }
    released.removeAll()
  }

  static func removeAll(of object: AnyObject) {
    let released = state.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }
}
