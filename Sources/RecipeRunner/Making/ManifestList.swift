/// The list of recipes in a package's manifest: what stands between `let recipes = [` and `]`.
struct ManifestList {
  /// How the list begins.
  static let beginning = "let recipes = ["
  /// How wide a line of the list may be.
  private static let width = 100

  private let before: Substring
  private let list: Substring
  private let after: Substring

  /// Finds the list in a manifest's text; nil if there is none.
  init?(_ manifest: String) {
    guard let start = manifest.firstRange(of: Self.beginning)?.upperBound,
      let end = manifest[start...].firstIndex(of: "]")
    else { return nil }
    before = manifest[..<start]
    list = manifest[start..<end]
    after = manifest[end...]
  }

  /// The names in the list.
  var names: [String] {
    let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The manifest's text with one more name at the end of the list.
  func adding(_ name: String) -> String {
    let isOnOneLine = !list.contains(where: \.isNewline)
    let end = list.lastIndex { !$0.isWhitespace }.map(list.index(after:)) ?? list.startIndex
    var entries = String(list[..<end])
    if !entries.isEmpty, !entries.hasSuffix(",") { entries += "," }
    guard !isOnOneLine else {
      if !entries.isEmpty { entries += " " }
      return "\(before)\(entries)\"\(name)\"\(after)"
    }
    let last = entries.split(whereSeparator: \.isNewline).last ?? ""
    let indent = last.isEmpty ? "  " : String(last.prefix { $0 == " " })
    let fits = !last.isEmpty && last.count + name.count + 4 <= Self.width
    return "\(before)\(entries)\(fits ? " " : "\n\(indent)")\"\(name)\",\(list[end...])\(after)"
  }
}
