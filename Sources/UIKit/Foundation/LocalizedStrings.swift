/// The tables of strings that an application brings in the language of the device.
final class LocalizedStrings: Sendable {
  private let tables = Locked<[String: [String: String]]>([:])

  func string(forKey key: String, in table: String) -> String? {
    tables.withLock { $0[table]?[key] }
  }

  func set(_ strings: [String: String], for table: String) {
    tables.withLock { $0[table] = strings }
  }
}
