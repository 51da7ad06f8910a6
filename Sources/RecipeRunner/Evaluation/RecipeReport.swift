import RecipeKit

/// All that the events say about one recipe, gathered.
package struct RecipeReport: Equatable, Sendable {
  /// One variant's run, as far as it came.
  package struct Run: Equatable, Sendable {
    /// How a run ended.
    package enum End: Equatable, Sendable {
      /// The script came to its end.
      case finished
      /// The script threw; the text is the error's.
      case threw(String)
      /// The process was gone before the script's end.
      case lost
    }

    /// What the script did on its stage, in order.
    package var entries: [StageEntry] = []
    /// How the script ended.
    package var end = End.lost

    /// The names of the pictures and films among the entries.
    package var moments: [String] {
      entries.compactMap { entry in
        switch entry {
        case .picture(let picture): picture.name
        case .film(let film): film.name
        case .output, .note, .check: nil
        }
      }
    }

    /// The checks among the entries.
    package var checks: [CheckRecord] {
      entries.compactMap { if case .check(let check) = $0 { check } else { nil } }
    }
  }

  /// The recipe's id.
  package var id: String
  /// What the recipe says about itself; nil until it was heard.
  package var declaration: RecipeDeclaration?
  /// The runs of the variants that were started, in order.
  package var runs: [Run] = []
  /// What is wrong with the recipe or with its process.
  package var issues: [RecipeIssue] = []
  /// What the tool makes of it; nil until the recipe is done.
  package var verdict: RecipeVerdict?

  package init(id: String) {
    self.id = id
  }

  /// Takes in one event of this recipe.
  package mutating func add(_ event: Event) {
    switch event.kind {
    case .recipeStarted(let declaration): self.declaration = declaration
    case .variantStarted: runs.append(Run())
    case .output(let output): append(.output(name: output.name, value: output.value))
    case .note(let note): append(.note(note.text))
    case .check(let check): append(.check(check))
    case .picture(let picture): append(.picture(picture))
    case .film(let film): append(.film(film))
    case .variantEnded(let end):
      guard !runs.isEmpty else { return }
      runs[runs.count - 1].end = end.error.map { .threw($0) } ?? .finished
    case .issue(let issue): issues.append(issue)
    case .verdict(let verdict): self.verdict = verdict
    case .workerStarted, .runStarted, .recipeEnded, .exception, .expectationEnded, .runEnded, .unknown: break
    }
  }

  private mutating func append(_ entry: StageEntry) {
    guard !runs.isEmpty else { return }
    runs[runs.count - 1].entries.append(entry)
  }
}
