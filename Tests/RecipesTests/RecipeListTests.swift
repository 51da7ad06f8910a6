import Foundation
import RecipeRunner
import Testing

@testable import recipes

/// Truth: the folders under `Recipes/`, with which the manifest and the executable's list must agree.
@MainActor struct RecipeListTests {
  private var folders: [String] {
    get throws { try Repository.entries(of: "Recipes") }
  }

  /// The words in quotation marks of the manifest's list of recipes.
  private var manifestNames: [String] {
    get throws {
      let manifest = try Repository.text(of: "Package.swift")
      let start = try #require(manifest.range(of: "let recipes = ["))
      let end = try #require(manifest[start.upperBound...].firstIndex(of: "]"))
      return manifest[start.upperBound..<end].split(separator: "\"").map(String.init)
        .filter { $0.contains(where: \.isLetter) }
    }
  }

  /// A folder's name as a recipe's id: `progress-view` for `ProgressView`.
  private func id(_ folder: String) -> String {
    folder.reduce(into: "") { id, letter in
      id += (letter.isUppercase && !id.isEmpty ? "-" : "") + letter.lowercased()
    }
  }

  @Test func everyFolderIsATarget() throws {
    #expect(try manifestNames.sorted() == folders)
  }

  @Test func theRecipesAreListedInTheManifestsOrderUnderTheirFoldersNames() throws {
    #expect(try allRecipes.map(\.lesson.card.id) == manifestNames.map(id))
  }

  @Test func everyExampleImportsOnlyUIKit() throws {
    for folder in try folders {
      for name in ["Example.swift", "WrongWays.swift", "Today.swift"] {
        guard let source = try? Repository.text(of: "Recipes/\(folder)/\(name)") else {
          #expect(name == "Today.swift", "\(folder)/\(name)")
          continue
        }
        #expect(source.hasPrefix("import UIKit\n"), "\(folder)/\(name)")
        let importsMore = source.contains("\nimport ")
        #expect(!importsMore, "\(folder)/\(name) imports only UIKit")
      }
    }
  }

  /// Truth: docs/Site.md: the path begins with a lesson that can be played with from its first step.
  @Test func theChaptersOnLayoutAndLayersAreOnePieceOfThePath() throws {
    let cards = allRecipes.map(\.lesson.card)
    let path = LearningPath.order(of: cards).map { cards[$0] }
    #expect(path.first?.steps?.first?.live != nil)
    let layout = path.indices.filter { path[$0].chapter == "Auto Layout" }
    #expect(layout.count == 8 && layout.last == layout[0] + 7, "\(path.map(\.id))")
    let layers = path.indices.filter { path[$0].chapter == "Layers and animations" }
    #expect(layers[0] > layout[7] && layers.last == layers[0] + layers.count - 1, "\(path.map(\.id))")
  }

  @Test func everyLessonShowsTheCodeThatRan() throws {
    let cards = Dictionary(uniqueKeysWithValues: allRecipes.map { ($0.lesson.card.id, $0.lesson.card) })
    for folder in try folders {
      let card = try #require(cards[id(folder)], "\(folder)")
      #expect(try card.listing == Repository.text(of: "Recipes/\(folder)/Example.swift"))
      #expect(try card.wrongWaysListing == Repository.text(of: "Recipes/\(folder)/WrongWays.swift"))
      let documents = Repository.files.filter {
        $0.hasPrefix("Recipes/\(folder)/") && ($0.hasSuffix(".storyboard") || $0.hasSuffix(".xib"))
          && !$0.contains("~")
      }
      #expect(card.documentName.map { "Recipes/\(folder)/\($0)" } == documents.first)
      #expect(try card.documentListing == documents.first.map(Repository.text(of:)))
      #expect(card.todayListing == (try? Repository.text(of: "Recipes/\(folder)/Today.swift")))
    }
  }

  /// A mark that names no wrong way hides its code from the lesson.
  @Test func everyMarkOfTheWrongWaysNamesOne() throws {
    for recipe in allRecipes.map(\.script) {
      let marks = recipe.card.wrongWaysListing.matches(of: #/\/\/ MARK: (.+)/#).map { String($0.output.1) }
      let names = Set(RecipeDeclaration(recipe).variants.map(\.name))
      for mark in marks { #expect(names.contains(mark), "\(recipe.card.id): \(mark)") }
    }
  }
}
