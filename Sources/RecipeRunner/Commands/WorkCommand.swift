import Foundation
import RecipeKit

/// A worker: reads recipe ids from standard input, runs the recipes, and writes events to a pipe of its own.
struct WorkCommand: Command {
  static let description = CommandDescription(
    name: "work",
    group: .internalOnly,
    arguments: "",
    summary: "Reads recipe ids and writes events",
    discussion: [
      "A worker: reads recipe ids from standard input, one per line, runs each recipe, and writes its events "
        + "as JSON Lines. `docs/EventStream.md` describes them."
    ],
    options: [Options.eventsDescriptor, Options.pictures]
  )

  /// The file descriptor for the events.
  let eventsDescriptor: Int32
  let pictures: PictureOptions?

  init(_ arguments: CommandArguments) throws(ToolError) {
    eventsDescriptor = arguments[Options.eventsDescriptor]
    pictures = arguments[Options.pictures]
  }

  /// Processes ids until standard input ends.
  func run(_ tool: Tool) throws -> ExitCode {
    let recipes = try tool.recipes
    guard FileDescriptor(number: eventsDescriptor).isOpen else {
      throw ToolError(
        "The file descriptor \(eventsDescriptor), for the events, is not open. "
          + "`\(Options.eventsDescriptor.name) 1` writes them to standard output."
      )
    }
    let events = EventWriter(FileDescriptor(number: eventsDescriptor))
    let work = RecipeWork(events: events, pictures: pictures)
    CGlobals.bufferOutputByLine()
    events.write(Event(.workerStarted))
    while let id = readLine() {
      if let recipe = recipes[id] {
        events.write(Event(.recipeStarted(RecipeDeclaration(recipe)), recipe: id))
        work.run(recipe)
      } else {
        events.write(Event(.issue(RecipeIssue("There is no recipe '\(id)'.")), recipe: id))
        events.write(Event(.recipeEnded, recipe: id))
      }
    }
    return .verified
  }
}

/// A probe: plays one variant's script up to a closure that is expected to raise, and runs that closure.
struct ProbeCommand: Command {
  static let description = CommandDescription(
    name: "probe",
    group: .internalOnly,
    arguments: "ID VARIANT EXPECTATION",
    summary: "Runs one closure that is expected to raise",
    discussion: ["Plays a variant's script up to one expected exception and lets it happen."],
    options: [Options.eventsDescriptor]
  )

  let recipe: String
  let variant: Int
  /// The index of the closure.
  let expectation: Int
  /// The file descriptor for the events.
  let eventsDescriptor: Int32

  init(_ arguments: CommandArguments) throws(ToolError) {
    let words = arguments.words
    guard words.count == 3, let variant = Int(words[1]), let expectation = Int(words[2]) else {
      throw ToolError("'probe' needs the id of a recipe and two numbers.")
    }
    recipe = words[0]
    self.variant = variant
    self.expectation = expectation
    eventsDescriptor = arguments[Options.eventsDescriptor]
  }

  /// Returns only if UIKit raises no exception.
  func run(_ tool: Tool) throws -> ExitCode {
    let recipes = try tool.recipes
    CGlobals.bufferOutputByLine()
    if let found = recipes[recipe] { play(found) }
    return .verified
  }

  @MainActor
  private func play<R: RecipeScript>(_ recipe: R) {
    let variants = recipe.variants
    let counterProof = variant - variants.count
    guard variants.indices.contains(variant) || recipe.counterProofs.indices.contains(counterProof) else {
      return
    }
    let writer = ExpectationWriter(
      events: EventWriter(FileDescriptor(number: eventsDescriptor)),
      recipe: self.recipe,
      variant: variant
    )
    let stage = Stage(
      exceptions: .perform(expectation: expectation) { error in
        writer.finish(error)
        exit(0)
      },
      report: { _ in }
    )
    writer.observe()
    if variants.indices.contains(variant) {
      try? recipe.check(variants[variant].example, on: stage)
    } else {
      try? recipe.checkCounterProof(counterProof, on: stage)
    }
  }
}
