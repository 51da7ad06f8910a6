/// The defaults of every domain of a device, and those that the application registered.
struct DefaultsStorage: Sendable {
  /// By domain, then by key.
  var stored: [String: [String: PropertyList]] = [:]

  /// What counts where nothing is stored.
  var registered: [String: PropertyList] = [:]

  func value(forKey key: String, in domain: String) -> PropertyList? {
    stored[domain]?[key] ?? registered[key]
  }

  func values(in domain: String) -> [String: PropertyList] {
    registered.merging(stored[domain] ?? [:]) { _, stored in stored }
  }
}
