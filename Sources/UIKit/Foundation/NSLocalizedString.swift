/// The text under a key in the application's language, or else the key itself.
///
/// The tables are those that the simulated device was given. Foundation's function, which is called where a bundle is
/// named, asks that bundle.
///
/// These overloads spell out what Foundation's function has as defaults: Swift prefers them also in files that import
/// Foundation beside UIKit.
///
/// Source: Apple, NSLocalizedString(_:tableName:bundle:value:comment:).
///
/// - Parameters:
///   - key: what the text is called, as a rule the text in the developer's language.
///   - comment: for the translator.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, value: "", comment: comment)
}

/// The text under a key of a table in the application's language, or else the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, value: "", comment: comment)
}

/// The text under a key in the application's language, or else `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, value: value, comment: comment)
}

/// The text under a key of a table in the application's language, or else `value`, or else the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  let found = BootedSystem.current.strings.string(forKey: key, in: tableName ?? "Localizable")
  return found ?? (value.isEmpty ? key : value)
}

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
