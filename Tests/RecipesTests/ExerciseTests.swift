import Foundation
import Testing
import ToolRunning

@testable import RecipeRunner
@testable import recipes

/// Truth: `WrongWays.swift` of each recipe, which is compiled and checked; its claims; the manifest.
@MainActor struct ExerciseTests {
  private static let mark = "// This one is in Exercise.swift."

  private var exercises: [Exercise] { Exercise.all(of: allRecipes.map { RecipeDeclaration($0.script) }) }

  @Test func everyWrongWayIsAnExerciseWithANameOfItsOwn() {
    let wrongWays = allRecipes.map { $0.lesson.mistakes.count }.reduce(0, +)
    #expect(exercises.count == wrongWays)
    #expect(Set(exercises.map(\.name)).count == wrongWays)
  }

  /// So the starter and the other wrong ways compile, as they do in one file.
  @Test func theFilesOfAnExerciseAreTheCompiledWrongWaysInTwoParts() throws {
    for exercise in exercises {
      let listing = exercise.recipe.card.wrongWaysListing
      let name = exercise.mistake.name.lowercased()
      var parts = Listing.parts(of: listing)
      let code = try #require(parts[name])
      #expect(exercise.starter == "import UIKit\n\n\(code)\n", "\(exercise.title)")
      parts[name] = Self.mark
      #expect(Listing.parts(of: exercise.otherWrongWays) == parts, "\(exercise.title)")
      #expect(exercise.otherWrongWays.hasPrefix("import UIKit\n"), "\(exercise.title)")
      let isPrivate = listing.contains(#/(?:^|\n)(?:file)?private /#)
      #expect(!isPrivate, "\(exercise.title): another file can't see it")
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func theStarterBreaksWhatItSaysAndTheRightWayMendsIt(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    let right = ExerciseOutcome(report)
    #expect(right.isSolved && right.failing.isEmpty)
    let all = right.checks.map(\.id)
    for (way, mistake) in report.declaration.variants.enumerated().dropFirst() {
      let outcome = ExerciseOutcome(report, way: way)
      #expect(!outcome.isSolved, "\(mistake.name)")
      let reached = Set(outcome.checks.map(\.id))
      let broken = mistake.breaks.map(\.check).filter(reached.contains)
      #expect(outcome.failing.map(\.id) == all.filter(broken.contains), "\(mistake.name)")
      #expect(!broken.isEmpty || outcome.problem != nil, "\(mistake.name)")
    }
  }

  @Test func theFirstHintIsTheSolutionAndTheLastOneTheMistake() {
    for exercise in exercises {
      #expect((2...3).contains(exercise.hints.count), "\(exercise.title)")
      #expect(exercise.hints.first == [exercise.recipe.card.solution])
      #expect(exercise.hints.last == [exercise.mistake.summary])
    }
  }

  @Test func theManifestsRecipesInTheStyleOfXcodeAreRecognized() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let list = try #require(manifest.firstMatch(of: #/let recipesAsInXcode = \[([^\]]+)\]/#)).output.1
    for folder in try Repository.entries(of: "Recipes") {
      let isListed = list.contains("\"\(folder)\"")
      let url = Repository.root.appending(path: "Recipes/\(folder)")
      #expect(PracticeFolder.isAsInXcode(url) == isListed, "\(folder)")
    }
  }
}
