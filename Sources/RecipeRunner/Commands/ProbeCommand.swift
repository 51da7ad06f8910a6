import Foundation
import RecipeKit

/// A probe: plays one variant's script up to a closure that is expected to raise, and runs that closure.
struct ProbeCommand: Command {
  static let description = CommandDescription(
    name: "probe",
    group: .inner,
    arguments: "ID VARIANT EXPECTATION",
    summary: "Runs one closure that is expected to raise",
    discussion: ["Plays a variant's script up to one expected exception and lets it happen."],
    options: [Options.eventsDescriptor]
  )

  let recipe: String
  let variant: Int
  /// The number of the closure, from 0.
  let expectation: Int
  /// The number of the open file that takes the events.
  let eventsDescriptor: Int32

  init(_ arguments: CommandArguments) throws(ToolError) {
    let words = arguments.words
    guard words.count == 3, let variant = Int(words[1]), let expectation = Int(words[2]) else {
      throw ToolError("'probe' needs the id of a recipe and two numbers.")
    }
    recipe = words[0]
    self.variant = variant
    self.expectation = expectation
    eventsDescriptor = try arguments[Options.eventsDescriptor]
  }

  /// Ends the process, unless UIKit does so first or there is nothing to run.
  func run(_ tool: Tool) throws -> ExitCode {
    let recipes = try tool.recipes
    CGlobals.bufferOutputByLine()
    if let found = recipes[recipe] { play(found) }
    return .verified
  }

  @MainActor
  private func play<R: RecipeScript>(_ recipe: R) {
    let variants = recipe.variants
    let opposite = variant - variants.count
    guard variants.indices.contains(variant) || recipe.opposites.indices.contains(opposite) else { return }
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
      try? recipe.checkOpposite(opposite, on: stage)
    }
  }
}
