import Foundation
import RecipeKit

/// One thing that happened while recipes ran.
///
/// Workers write events as JSON Lines, and all that the tool knows of a run it has read from them;
/// `docs/EventStream.md` is the grammar.
package struct Event: Equatable, Sendable {
  /// The version of the event stream that this tool writes and reads.
  package static let version = 1

  /// The recipe that the event belongs to; nil for events of the whole run.
  package var recipe: String?
  /// The number of the variant that was running, from 0 for the right way.
  package var variant: Int?
  /// What happened.
  package var kind: Kind

  package init(_ kind: Kind, recipe: String? = nil, variant: Int? = nil) {
    self.kind = kind
    self.recipe = recipe
    self.variant = variant
  }

  /// What happened, with its particulars.
  package enum Kind: Equatable, Sendable {
    /// A worker is ready to take recipe ids.
    case workerStarted
    /// A plug-in has this recipe.
    case recipeListed(RecipeDeclaration)
    /// The recipes in the payload are about to run.
    case runStarted(RunPlan)
    /// A recipe was taken up, and this is what it says about itself.
    case recipeStarted(RecipeDeclaration)
    /// A variant's script begins.
    case variantStarted
    /// The script did something on its stage; each kind of entry has a name of its own in the stream.
    case entry(StageEntry)
    /// A variant's script came to its end, or threw.
    case variantEnded(VariantEnd)
    /// The recipe has a playground; its states and moves follow.
    case playground(PlaygroundRecord)
    /// A state of the playground.
    case playState(PlayStateRecord)
    /// What a gesture does in a state of the playground.
    case playMove(PlayMoveRecord)
    /// Every variant of a recipe has run.
    case recipeEnded
    /// Something is wrong with the recipe or with the process that ran it.
    case issue(RecipeIssue)
    /// A closure that was expected to raise has raised.
    case exception(RaisedException)
    /// A closure that was expected to raise came to its end, or threw.
    case expectationEnded(VariantEnd)
    /// How long a recipe and its variants took.
    case recipeTimed(RecipeTime)
    /// What the tool makes of a recipe's events.
    case verdict(RecipeVerdict)
    /// All recipes are done.
    case runEnded(RunSummary)
    /// A kind that this version does not know; readers ignore it.
    case unknown(String)
  }

  /// How a script ended.
  package struct VariantEnd: Codable, Equatable, Sendable {
    /// The error that the script threw; nil if it came to its end.
    package var error: String?

    package init(error: String? = nil) {
      self.error = error
    }
  }

  /// The exception that ended a process.
  package struct RaisedException: Codable, Equatable, Sendable {
    package var name: String
    package var reason: String

    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }
}
