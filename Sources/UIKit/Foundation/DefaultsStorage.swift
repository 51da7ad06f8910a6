/// The defaults of every domain of a device, and those that its applications registered.
final class DefaultsStorage: Sendable {
  private struct Contents {
    /// By domain, then by key.
    var stored: [String: [String: PropertyList]] = [:]

    /// What counts where nothing is stored.
    var registered: [String: PropertyList] = [:]
  }

  private let contents = Locked(Contents())

  func value(forKey key: String, in domain: String) -> PropertyList? {
    contents.withLock { $0.stored[domain]?[key] ?? $0.registered[key] }
  }

  /// Everything stored and registered, the stored values first.
  func values(in domain: String) -> [String: PropertyList] {
    contents.withLock { contents in
      contents.registered.merging(contents.stored[domain] ?? [:]) { _, stored in stored }
    }
  }

  func store(_ value: PropertyList, forKey key: String, in domain: String) {
    contents.withLock { $0.stored[domain, default: [:]][key] = value }
  }

  /// Returns whether anything was stored there.
  func remove(_ key: String, in domain: String) -> Bool {
    contents.withLock { $0.stored[domain]?.removeValue(forKey: key) != nil }
  }

  func remove(domain: String) {
    contents.withLock { $0.stored[domain] = nil }
  }

  func register(_ value: PropertyList, forKey key: String) {
    contents.withLock { $0.registered[key] = value }
  }
}
