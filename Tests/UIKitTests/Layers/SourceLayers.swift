import Foundation

/// The layers of a module's sources, and the references between them that go upwards.
///
/// A type belongs to the layer of the file that declares it. Only types that a file declares outside others count, so
/// a nested type counts as the one around it.
struct SourceLayers {
  /// Folders, or single files, that stand on the layers before.
  struct Layer {
    let name: String
    let paths: [String]
  }

  /// A type that a file may refer to although it stands above.
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

  /// From the bottom to the top.
  let layers: [Layer]

  /// The files that no layer has, sorted.
  func filesWithoutLayer(in sources: [String: String]) -> [String] {
    sources.keys.filter { level(of: $0) == nil }.sorted()
  }

  /// The references that go upwards, by file and line.
  ///
  /// - Parameter sources: the texts of the files, by their paths in the module's folder.
  func upwardReferences(in sources: [String: String]) -> [Reference] {
    let words = sources.mapValues { Array(SourceWords($0)) }
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

  /// The names of the types that other files see, declared outside other types.
  private static func types(declaredIn words: [SourceWords.Word]) -> [String] {
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
  /// Reads the layers of a table in Markdown: a name and code spans with paths.
  init(table: [[String]]) {
    layers = table.map { Layer(name: $0[0], paths: SourceLayers.codeSpans(of: $0[1])) }
  }

  /// Reads exceptions: a code span with a file, code spans with types, and a reason.
  static func exceptions(table: [[String]]) -> [Exception: String] {
    var exceptions: [Exception: String] = [:]
    for row in table {
      for file in codeSpans(of: row[0]) {
        for type in codeSpans(of: row[1]) { exceptions[Exception(file: file, type: type)] = row[2] }
      }
    }
    return exceptions
  }

  /// The tables of a document by the first words of their heads, each as rows of cells without the head.
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
