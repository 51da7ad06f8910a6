/// The localizations in a folder of resources, such as `en.lproj`, in the order in which an English device asks them.
///
/// Files that aren't localized come first, then English in all its forms, then `Base`. A folder without both is in another language,
/// the first by name, as on a device whose languages the application doesn't have. Source: Apple, Bundle Programming Guide, "The Bundle
/// Search Pattern"; Technical Q&A QA1828.
struct LocalizedFolders: Sendable {
  private let folder: ResourceFolder
  private let names: [String]
  private let tables = Locked<[String: [String: String]]>([:])
  private let pluralTables = Locked<[String: PluralTexts?]>([:])

  /// The folders of the application's resources, which don't change while the process runs.
  static let application = ResourceFolder.application.map { LocalizedFolders($0) }

  init(_ folder: ResourceFolder) {
    self.folder = folder
    let found = folder.fileNames.filter { $0.lowercased().hasSuffix(".lproj") }.sorted()
    let ranks = Dictionary(grouping: found) { name in
      let language = name.dropLast(".lproj".count).lowercased()
      if ["en", "english"].contains(language) { return 0 }
      if language.hasPrefix("en-") || language.hasPrefix("en_") { return 1 }
      return language == "base" ? 2 : 3
    }
    let preferred = (ranks[0] ?? []) + (ranks[1] ?? []) + (ranks[2] ?? [])
    names = [""] + (preferred.isEmpty ? (ranks[3] ?? []).prefix(1) : preferred[...]).map { $0 + "/" }
  }

  /// The texts of the first `.strings` file with a name; empty if there is none, or if it is damaged.
  func strings(_ name: String) -> [String: String] {
    if let table = tables.withLock({ $0[name] }) { return table }
    let data = names.lazy.compactMap { contents("\($0)\(name).strings") }.first
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let table = list as? [String: String] ?? [:]
    tables.withLock { $0[name] = table }
    return table
  }

  /// The plurals of the first `.stringsdict` file with a name; nil if there is none.
  func plurals(_ name: String) -> PluralTexts? {
    if let table = pluralTables.withLock({ $0[name] }) { return table }
    let found = names.lazy.compactMap { lproj in
      contents("\(lproj)\(name).stringsdict").map { PluralTexts($0, folder: lproj) }
    }
    let table = found.first
    pluralTables.withLock { $0[name] = .some(table) }
    return table
  }

  /// The most bytes of a file of texts; those of large applications have a million.
  ///
  /// Foundation limits the levels in it to 512.
  static let longestFile = 16 * 1024 * 1024

  private func contents(_ file: String) -> Data? {
    let data = folder.contents(ofFile: file)
    if let data, data.count > Self.longestFile {
      UIKitException.raise(
        .invalidArgumentException,
        "The file of texts '\(file)' has \(data.count) bytes; the limit is \(Self.longestFile)"
      )
    }
    return data
  }
}
