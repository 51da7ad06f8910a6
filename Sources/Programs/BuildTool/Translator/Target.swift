import Foundation
import SwiftParser
import SwiftSyntax

/// The files of a target, of which only those are translated again that changed, or all if a declaration changed that others can see.
struct Target {
  let output: URL
  let version: String

  /// What is known of the files from the last time.
  private struct Cache: Codable {
    struct Entry: Codable {
      let hash: UInt64
      let summary: FileSummary
      var hasTables: Bool
    }

    let version: String
    var entries: [String: Entry] = [:]
    var index: UInt64 = 0
  }

  private struct Source: Sendable {
    let path: String
    let bytes: [UInt8]
    let hash: UInt64
    let tree: SourceFileSyntax?
    let summary: FileSummary
  }

  private struct Result: Sendable {
    let hasTables: Bool
    let diagnostics: [Diagnostic]
  }

  private var cacheFile: URL { output.appending(path: "translated.json") }

  /// Returns whether all files could be translated.
  func translate(_ paths: [String], isLibrary: Bool) -> Bool {
    let known = (try? JSONDecoder().decode(Cache.self, from: Data(contentsOf: cacheFile))).flatMap {
      $0.version == version ? $0 : nil
    }
    let sources = concurrentMap(paths) { read($0, known?.entries[$0]) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let indexHash = FNV1aHash((try? encoder.encode(sources.map(\.summary))) ?? Data()).value
    let isIndexNew = indexHash != known?.index || Set(paths) != known.map { Set($0.entries.keys) }
    let index = Index(sources.map(\.summary))
    let results = concurrentMap(sources) { source in
      if !isIndexNew, source.tree == nil, let entry = known?.entries[source.path],
        FileManager.default.fileExists(atPath: file(source.path).path(percentEncoded: false))
      {
        return Result(hasTables: entry.hasTables, diagnostics: [])
      }
      return write(source, index, isLibrary: isLibrary)
    }
    let diagnostics = results.flatMap(\.diagnostics)
    for diagnostic in diagnostics { print(diagnostic.text) }
    guard diagnostics.isEmpty else {
      // All files with mistakes must be read again.
      try? FileManager.default.removeItem(at: cacheFile)
      return false
    }
    let functions = zip(paths, results).filter { $0.1.hasTables }.map { MethodTables.functionName(of: $0.0) }
    var cache = Cache(version: version, index: indexHash)
    for (source, result) in zip(sources, results) {
      cache.entries[source.path] = Cache.Entry(
        hash: source.hash,
        summary: source.summary,
        hasTables: result.hasTables
      )
    }
    do {
      try write(table(functions), to: output.appending(path: "AppleSourcesTable.swift"))
      try encoder.encode(cache).write(to: cacheFile, options: .atomic)
    } catch {
      print("error: \(error.localizedDescription)")
      return false
    }
    return true
  }

  /// The translation of a file.
  ///
  /// It has another name than the file: the compiler wants the file's name, which the translation says is its own, for no other.
  private func file(_ path: String) -> URL {
    output.appending(path: "Translated-" + URL(filePath: path).lastPathComponent)
  }

  private func read(_ path: String, _ known: Cache.Entry?) -> Source {
    // A file that is gone since the build was planned has nothing to say.
    let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    let hash = FNV1aHash(bytes).value
    if let known, known.hash == hash {
      return Source(path: path, bytes: bytes, hash: hash, tree: nil, summary: known.summary)
    }
    let tree = Self.parse(bytes)
    let collector = SummaryCollector(SourceLocationConverter(fileName: path, tree: tree))
    collector.walk(tree)
    return Source(path: path, bytes: bytes, hash: hash, tree: tree, summary: collector.summary)
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  private func write(_ source: Source, _ index: Index, isLibrary: Bool) -> Result {
    let tree = source.tree ?? Self.parse(source.bytes)
    let locations = SourceLocationConverter(fileName: source.path, tree: tree)
    var summary = source.summary
    if source.tree == nil {
      let collector = SummaryCollector(locations)
      collector.walk(tree)
      summary = collector.summary
    }
    let translation = Translation(source.path, source.bytes, locations, index)
    Rewriter(translation, isLibrary: isLibrary).walk(tree)
    let tables = MethodTables(translation, summary, function: MethodTables.functionName(of: source.path))
    let code = tables.code
    let needsUIKit = translation.needsUIKit || code != nil
    if needsUIKit || translation.importsUIKit || translation.usesFoundation {
      // UIKit brings them along. Beside it, Foundation's names would hide those of the device's clock, and the others bring it.
      var rest = translation.foundationImports[...]
      if !translation.importsUIKit, let first = rest.popFirst() {
        translation.pad(first, by: "import UIKit")
        translation.importsUIKit = true
      }
      for node in rest { translation.blank(node) }
    }
    var text = translation.translated
    let additions = [
      translation.needsNetworking ? "import FoundationNetworking\n" : nil,
      needsUIKit && !translation.importsUIKit ? "import UIKit\n" : nil, code,
    ].compactMap(\.self)
    // The compiler refuses the end of what has ended already.
    if !additions.isEmpty { text += "\n#sourceLocation()\n" + additions.joined() }
    do {
      try write(text, to: file(source.path))
    } catch {
      return Result(hasTables: false, diagnostics: [Diagnostic(text: "error: \(error.localizedDescription)")])
    }
    // The compiler says itself what it can't parse.
    return Result(hasTables: tables.hasTables, diagnostics: tree.hasError ? [] : translation.diagnostics)
  }

  /// UIKit finds the table by its name: it is public, as an optimizing compiler leaves out what nobody refers to.
  private func table(_ functions: [String]) -> String {
    """
    import UIKit
    public nonisolated enum AppleSourcesTable: SelectorTable {
      public static var classes: [SelectorClass] {
        let classes: [[SelectorClass]] = [\(functions.sorted().map { "\($0)()" }.joined(separator: ", "))]
        return classes.flatMap { $0 }
      }
    }

    """
  }

  /// Files with the same contents keep their date, so that the compiler doesn't compile them again.
  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}

/// Transforms all elements on as many threads as there are processors.
private func concurrentMap<Element: Sendable, Value: Sendable>(
  _ elements: [Element],
  _ transform: @Sendable (Element) -> Value
) -> [Value] {
  var values = [Value?](repeating: nil, count: elements.count)
  values.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { buffer[$0] = transform(elements[$0]) }
  }
  return values.compactMap { $0 }
}
