import RecipeKit

/// What a lesson can be found by, beside its words: the devices and versions that it ran on, and what it uses of UIKit.
struct LessonFacts {
  /// The devices, in the order in which they come.
  let devices: [String]
  /// The versions of iOS, in the order in which they come.
  let versions: [String]
  /// The names of the frameworks' types and members in its code, sorted.
  let names: [String]

  init(_ report: RecipeReport) {
    let trees = report.runs.flatMap(\.entries).compactMap { entry -> String? in
      switch entry {
      case .picture(let picture): picture.tree
      case .film(let film): film.tree
      case .output, .note, .check, .live: nil
      }
    }
    let screens = trees.compactMap {
      $0.prefix(200).firstMatch(of: #/(?m)^(i[A-Za-z]+[^\n]*?) with iOS ([0-9.]+)/#)
    }
    devices = screens.map { String($0.1) }.withoutRepetitions
    versions = screens.map { String($0.2) }.withoutRepetitions
    let card = report.declaration.card
    names = Self.names(in: card.listing, beside: card.deviceListing ?? "")
  }

  /// The names of types and members that a listing uses, and that neither it nor the file beside it declares.
  static func names(in listing: String, beside other: String = "") -> [String] {
    let (used, declared) = words(of: listing)
    return used.subtracting(declared).subtracting(words(of: other).declared)
      .subtracting(["init", "self", "Type"]).sorted()
  }

  private static func words(of listing: String) -> (used: Set<String>, declared: Set<String>) {
    var used: Set<String> = []
    var declared: Set<String> = []
    // A regex is compiled whenever its literal is met.
    let string = #/"[^"]*"/#
    let declaration = #/\b(?:class|struct|enum|protocol|typealias|func|var|let|case)\s+([A-Za-z_]\w*)/#
    let overriding = #/override\s+(?:func|var)\s+([A-Za-z_]\w*)/#
    let member = #/\.([a-z]\w*)/#
    let type = #/\b([A-Z]\w+)/#
    // What stands in for Interface Builder here is no part of an iOS project.
    var isElsewhere = false
    for line in listing.split(whereSeparator: \.isNewline) where !line.hasPrefix("import ") {
      if line.hasPrefix("#") { isElsewhere = line == "#if !canImport(ObjectiveC)" }
      let bare = line.replacing(string, with: "\"\"")
      let code = bare.firstRange(of: "//").map { bare[..<$0.lowerBound] } ?? bare
      for match in code.matches(of: declaration)
      where !code[..<match.range.lowerBound].contains("override") {
        declared.insert(String(match.1))
      }
      guard !isElsewhere else { continue }
      for match in code.matches(of: overriding) {
        used.insert(String(match.1))
      }
      for match in code.matches(of: member) { used.insert(String(match.1)) }
      for match in code.matches(of: type) { used.insert(String(match.1)) }
    }
    return (used, declared)
  }
}
