import Foundation
import Testing

/// Truth: the files of the repository, which the documents name.
struct DocumentTests {
  /// Everything that is written for people, except the history, whose files may be gone, and links to other documents.
  static let documents: [String] =
    ["README.md", "CONTRIBUTING.md"]
    + Repository.files.filter {
      $0.hasSuffix(".md") && ($0.hasPrefix("docs/") || $0.hasPrefix("Sources/")) && !$0.contains("/Assets/")
    }

  @Test func thereAreDocuments() {
    for path in ["docs/Architecture.md", "docs/Recipes.md", "Sources/UIKit/UIKit.docc/UIKit.md"] {
      #expect(Self.documents.contains(path), "\(path)")
    }
  }

  @Test(arguments: documents) func everyLinkLeadsSomewhere(_ document: String) throws {
    let folder = (document as NSString).deletingLastPathComponent
    for link in try links(of: document) where !link.contains(":") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? document : resolve(parts[0], from: folder)
      #expect(Repository.exists(target), "\(document) links to \(link)")
      if parts.count == 2, Repository.exists(target) {
        #expect(try anchors(of: target).contains(parts[1]), "\(document) links to \(link)")
      }
    }
  }

  @Test(arguments: documents) func everyFileThatIsNamedExists(_ document: String) throws {
    for path in try namedPaths(of: document) {
      #expect(Self.isThere(path), "\(document) names \(path)")
    }
  }

  @Test(arguments: documents) func everyListingOfAFileIsInIt(_ document: String) throws {
    for listing in try listings(of: document) {
      guard let path = listing.first?.wholeMatch(of: #/\/\/ ((?:Sources|Tests|Recipes)\/\S+)/#)?.output.1
      else {
        continue
      }
      var rest = try Repository.text(of: String(path)).split(separator: "\n")[...]
      for line in listing.dropFirst() where !line.isEmpty && line.trimmingCharacters(in: .whitespaces) != "…"
      {
        guard let index = rest.firstIndex(of: Substring(line)) else {
          Issue.record("\(document) shows a line that is not in \(path), or not there: \(line)")
          break
        }
        rest = rest[(index + 1)...]
      }
    }
  }

  // MARK: Reading documents

  /// Where a document's links and pictures lead.
  private func links(of document: String) throws -> [String] {
    try prose(of: document).matches(of: #/(?:\]\(|src="|href=")([^)"\s]+)/#).map { String($0.output.1) }
  }

  /// The words in a document's code spans that look like paths, each without what follows a space.
  ///
  /// Listings are left out: they may name files that the reader is to write.
  private func namedPaths(of document: String) throws -> [String] {
    // Two backticks are DocC's links to symbols.
    try prose(of: document).replacing(#/``[^`]+``/#, with: "").matches(of: #/`([^`\n]+)`/#)
      .compactMap { $0.output.1.split(separator: " ").first.map(String.init) }
      .filter { word in
        Self.topFolders.contains { word.hasPrefix($0 + "/") } || word.hasSuffix(".swift")
      }
  }

  private static let topFolders = [".ci", "Recipes", "Sources", "Tests", "docs", "scripts"]

  /// A document without its listings.
  private func prose(of document: String) throws -> String {
    try parts(of: document).enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
      .joined(separator: "\n")
  }

  /// The lines of each listing of a document.
  private func listings(of document: String) throws -> [[String]] {
    try parts(of: document).enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// The lines of prose and listings in turn, without the fences.
  private func parts(of document: String) throws -> [[String]] {
    try Repository.text(of: document).split(separator: "\n", omittingEmptySubsequences: false)
      .split(omittingEmptySubsequences: false) { $0.trimmingPrefix { $0 == " " }.hasPrefix("```") }
      .map { $0.map(String.init) }
  }

  /// The names by which a document's headings can be linked to: small letters, digits and hyphens.
  private func anchors(of document: String) throws -> [String] {
    try prose(of: document).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      let words = heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
      return words.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  // MARK: Finding files

  /// The path from the root that a relative path leads to.
  private func resolve(_ path: String, from folder: String) -> String {
    String(URL(fileURLWithPath: "/" + folder).appendingPathComponent(path).standardized.path.dropFirst())
  }

  /// Whether a path leads from the root to something, or a file's name, perhaps with some folders, is that of a file.
  ///
  /// A part in capitals, such as NAME, stands for anything.
  private static func isThere(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    if topFolders.contains(parts[0]) {
      return matches(parts[...], in: "")
    }
    return Repository.files.contains { $0 == path || $0.hasSuffix("/" + path) }
  }

  private static func matches(_ parts: ArraySlice<String>, in folder: String) -> Bool {
    guard let part = parts.first else { return true }
    if Repository.exists(folder + part) { return matches(parts.dropFirst(), in: folder + part + "/") }
    guard part.wholeMatch(of: #/[A-Z]+(\.[A-Z]+)*(\.[a-z]+)?/#) != nil, Repository.isFolder(folder),
      let entries = try? Repository.entries(of: folder)
    else { return false }
    let suffix = part.drop { $0 != "." }.drop { !$0.isLowercase }
    return entries.contains { $0.hasSuffix(suffix) && matches(parts.dropFirst(), in: folder + $0 + "/") }
  }
}
