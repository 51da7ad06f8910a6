import Foundation

/// The layers of a module's sources, and the upward references between them.
///
/// A type belongs to the layer of the file that declares it. Only top-level types count; a nested type counts
/// as its enclosing type.
struct SourceLayers {
  /// Folders, or single files, that may refer to the layers below.
  struct Layer {
    let name: String
    let paths: [String]
  }

  /// A type of a higher layer that a file may refer to.
  struct Exception: Hashable {
    let file: String
    let type: String
  }

  /// A reference to a type of a higher layer.
  struct Reference: Equatable {
    let file: String
    let line: Int
    let type: String
    let layer: String
    let higherLayer: String

    var exception: Exception { Exception(file: file, type: type) }
  }

  /// The layers from the bottom to the top.
  let layers: [Layer]

  /// The files that belong to no layer, sorted.
  func filesWithoutLayer(in sources: [String: String]) -> [String] {
    sources.keys.filter { level(of: $0) == nil }.sorted()
  }

  /// The upward references, by file and line.
  ///
  /// - Parameter sources: the texts of the files, by path in the module's folder.
  func upwardReferences(in sources: [String: String]) -> [Reference] {
    let words = sources.mapValues(SourceWord.words)
    var declared: [String: Int] = [:]
    for (file, words) in words {
      for type in SourceLayers.types(declaredIn: words) { declared[type] = level(of: file) }
    }
    return words.sorted { $0.key < $1.key }.flatMap { file, words -> [Reference] in
      guard let level = level(of: file) else { return [] }
      return words.compactMap { word in
        guard !word.followsPoint, let higher = declared[word.text], higher > level else { return nil }
        return Reference(
          file: file,
          line: word.line,
          type: word.text,
          layer: layers[level].name,
          higherLayer: layers[higher].name
        )
      }
    }
  }

  private func level(of file: String) -> Int? {
    layers.firstIndex { $0.paths.contains { file == $0 || file.hasPrefix($0 + "/") } }
  }

  private static let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let others: Set = ["extension", "func", "import", "let", "var"]

  /// The names of the top-level types that other files can see.
  private static func types(declaredIn words: [SourceWord]) -> [String] {
    var isPrivate = false
    var types: [String] = []
    for (word, next) in zip(words, words.dropFirst()) where word.depth == 0 {
      if word.text == "private" || word.text == "fileprivate" { isPrivate = true }
      let isType = kinds.contains(word.text)
      if isType && !isPrivate { types.append(next.text) }
      if isType || others.contains(word.text) { isPrivate = false }
    }
    return types
  }
}

// MARK: - Tables

extension SourceLayers {
  /// Parses a Markdown table of layers: a name, and code spans with paths.
  init(table: [[String]]) {
    layers = table.map { Layer(name: $0[0], paths: SourceLayers.codeSpans(of: $0[1])) }
  }

  /// Parses a table of exceptions: a code span with a file, code spans with types, and a reason.
  static func exceptions(table: [[String]]) -> [Exception: String] {
    var exceptions: [Exception: String] = [:]
    for row in table {
      for file in codeSpans(of: row[0]) {
        for type in codeSpans(of: row[1]) { exceptions[Exception(file: file, type: type)] = row[2] }
      }
    }
    return exceptions
  }

  /// The tables of a document, by the first words of their header rows, each as rows of cells without the
  /// header.
  static func tables(in document: String) -> [String: [[String]]] {
    var tables: [String: [[String]]] = [:]
    var head: String?
    for line in document.components(separatedBy: "\n") {
      guard line.hasPrefix("|") else {
        head = nil
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if let head {
        if !line.hasPrefix("|---") { tables[head, default: []].append(cells) }
      } else {
        head = cells.first
      }
    }
    return tables
  }

  private static func codeSpans(of cell: String) -> [String] {
    cell.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
  }
}
