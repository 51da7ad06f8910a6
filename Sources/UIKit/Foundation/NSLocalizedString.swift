/// Returns the string for a key in the application's language, or the key itself if there is none.
///
/// The tables are the application's `.stringsdict` and `.strings` files in the language of the device, which is English;
/// see `LocalizedFolders`. A call with a bundle argument calls Foundation's function, which looks in that bundle.
///
/// These overloads list the parameters that have defaults in Foundation's function. Swift therefore prefers
/// them, also in files that import Foundation and UIKit.
///
/// Source: Apple, NSLocalizedString(_:tableName:bundle:value:comment:).
///
/// - Parameters:
///   - key: the key, usually the text in the developer's language.
///   - comment: a note for the translator.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, value: "", comment: comment)
}

/// Returns the string for a key of a table in the application's language, or the key itself if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, value: "", comment: comment)
}

/// Returns the string for a key in the application's language, or `value` if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, value: value, comment: comment)
}

/// Returns the string for a key of a table in the application's language, or `value` if there is none.
///
/// If `value` is empty, the result is the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  let found = BootedSystem.current.strings.string(forKey: key, in: tableName ?? "Localizable")
  return found ?? (value.isEmpty ? key : value)
}

/// The string tables of an application in the language of the device.
final class LocalizedStrings: Sendable {
  private let tables = Locked<[String: [String: String]]>([:])

  /// The string of a table that was set, or else of the application's files; nil if there is none.
  func string(forKey key: String, in table: String) -> String? {
    if let strings = tables.withLock({ $0[table] }) { return strings[key] }
    let folders = LocalizedFolders.application.enumerated()
    let plural = folders.lazy.compactMap { index, folder in
      folder.plurals(table)?.format(forKey: key, folder: index, table: table)
    }
    return plural.first ?? folders.lazy.compactMap { $1.strings(table)[key] }.first
  }

  func set(_ strings: [String: String], for table: String) {
    tables.withLock { $0[table] = strings }
  }
}
