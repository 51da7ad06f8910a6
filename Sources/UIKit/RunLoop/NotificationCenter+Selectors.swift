import FoundationText

extension NotificationCenter {
  /// Calls a method of the observer, which is not kept, with each notification of a name and a sender; nil stands for any.
  ///
  /// Source: Apple, NotificationCenter.addObserver(_:selector:name:object:): on the thread that posts, until the observer is
  /// removed or gone.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = TargetAction(observer, aSelector)
    nonisolated(unsafe) let handler = { (notification: Notification) in
      _ = target.target.map { aSelector.send(to: $0, notification) }
    }
    let token = addObserver(forName: aName, object: anObject, queue: nil) { handler($0) }
    SelectorObservers.add(target, token, of: self, aName, anObject)
  }

  /// Removes all that an observer was added for, whether it is a token or has methods.
  @_disfavoredOverload
  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes what an observer was added for under a name and a sender; nil stands for any.
  @_disfavoredOverload
  public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
    foundationRemoveObserver(observer, name: aName, object: anObject)
    for token in SelectorObservers.remove(observer, from: self, aName, anObject) {
      foundationRemoveObserver(token, name: nil, object: nil)
    }
  }
}

/// The observers with methods, of all notification centres.
private enum SelectorObservers {
  private struct Entry {
    let target: TargetAction
    let token: any NSObjectProtocol
    let center: NotificationCenter
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private static let entries = Locked<[Entry]>([])

  static func add(
    _ target: TargetAction,
    _ token: any NSObjectProtocol,
    of center: NotificationCenter,
    _ name: NSNotification.Name?,
    _ object: Any?
  ) {
    let entry = Entry(target: target, token: token, center: center, name: name, object: id(object))
    nonisolated(unsafe) var gone: [Entry] = []
    entries.withLock { entries in
      gone = entries.filter { $0.target.isGone }
      entries.removeAll { $0.target.isGone }
      entries.append(entry)
    }
    for entry in gone { entry.center.foundationRemoveObserver(entry.token, name: nil, object: nil) }
  }

  static func remove(
    _ observer: Any,
    from center: NotificationCenter,
    _ name: NSNotification.Name?,
    _ object: Any?
  ) -> [any NSObjectProtocol] {
    let object = id(object)
    func matches(_ entry: Entry) -> Bool {
      entry.center === center && entry.target.matches(observer, nil) && (name == nil || entry.name == name)
        && (object == nil || entry.object == object)
    }
    return entries.withLock { entries in
      defer { entries.removeAll(where: matches) }
      return entries.filter(matches).map(\.token)
    }
  }

  private static func id(_ object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }
}
