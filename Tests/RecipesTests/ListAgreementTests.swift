import Foundation
import Testing

/// Truth: the folders under `Recipes/`, with which the manifest and the executable's list must agree.
@Suite struct ListAgreementTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private var folders: [String] {
    get throws {
      try FileManager.default
        .contentsOfDirectory(atPath: root.appendingPathComponent("Recipes").path)
        .filter { !$0.hasPrefix(".") }.sorted()
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The words in quotation marks of the manifest's list of recipes.
  private var manifestNames: [String] {
    get throws {
      let manifest = try text(of: "Package.swift")
      let start = try #require(manifest.range(of: "let recipes = ["))
      let end = try #require(manifest[start.upperBound...].firstIndex(of: "]"))
      return manifest[start.upperBound..<end].split(separator: "\"").map(String.init)
        .filter { $0.contains(where: \.isLetter) }
    }
  }

  @Test func everyFolderIsATarget() throws {
    #expect(try manifestNames.sorted() == folders)
  }

  @Test func everyTargetIsInTheList() throws {
    let list = try text(of: "Sources/recipes/AllRecipes.swift")
    let names = list.split(separator: "\n").compactMap { line -> String? in
      let words = line.trimmingCharacters(in: .whitespaces).split(separator: ".")
      guard words.count == 2, words[1].hasPrefix("recipe") else { return nil }
      return String(words[0])
    }
    #expect(names.sorted() == (try folders))
    #expect(names == (try manifestNames), "the list has the manifest's order")
  }

  @Test func everyRecipeHasItsFilesAndEmbedsThem() throws {
    for folder in try folders {
      for name in ["Example.swift", "WrongWays.swift"] {
        let source = try text(of: "Recipes/\(folder)/\(name)")
        #expect(source.hasPrefix("import UIKit\n"), "\(folder)/\(name)")
        let importsMore = source.contains("\nimport ")
        #expect(!importsMore, "\(folder)/\(name) imports only UIKit")
        #expect(try text(of: "Recipes/\(folder)/Listings/\(name).txt") == source)
      }
    }
  }
}
