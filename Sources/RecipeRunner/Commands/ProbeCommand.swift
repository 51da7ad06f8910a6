import Foundation
import RecipeKit

/// A probe: plays one variant's script up to a closure that is expected to raise, and runs that closure.
struct ProbeCommand: Command {
  static let description = CommandDescription(
    name: "probe",
    arguments: "ID VARIANT EXPECTATION",
    summary: "Runs one closure that is expected to raise",
    discussion: ["Plays a variant's script up to one expected exception and lets it happen."],
    options: [Options.eventsDescriptor, Options.timeout],
    isHidden: true
  )

  let recipe: String
  let variant: Int
  /// The number of the closure, from 0.
  let expectation: Int
  /// The number of the open file that takes the events.
  let eventsDescriptor: Int32
  let timeout: Double

  init(_ arguments: CommandArguments) throws(ToolError) {
    let words = arguments.words
    guard words.count == 3, let variant = Int(words[1]), let expectation = Int(words[2]) else {
      throw ToolError("'probe' needs the id of a recipe and two numbers.")
    }
    recipe = words[0]
    self.variant = variant
    self.expectation = expectation
    eventsDescriptor = try arguments[Options.eventsDescriptor]
    timeout = try arguments[Options.timeout]
  }

  /// Ends the process, unless UIKit does so first or there is nothing to run.
  func run(_ tool: inout Tool) throws -> ExitCode {
    let recipes = try tool.recipes
    // The runner stops what takes too long; this is for the case that it is gone.
    alarm(UInt32(2 * timeout.rounded(.up)) + 5)
    CGlobals.bufferOutputByLine()
    if let found = recipes.first(where: { $0.card.id == recipe }) { play(found) }
    return .verified
  }

  @MainActor
  private func play<R: Recipe>(_ recipe: R) {
    let variants = recipe.variants
    guard variants.indices.contains(variant) else { return }
    let events = EventWriter(FileDescriptor(number: eventsDescriptor))
    let stage = Stage(
      exceptions: .perform(expectation: expectation) { error in
        let end = Event.VariantEnd(error: error.map { String(describing: $0) })
        events.write(Event(.expectationEnded(end), recipe: self.recipe, variant: variant))
        exit(0)
      },
      report: { _ in }
    )
    let observer: @Sendable (String, String) -> Void = { [recipe = self.recipe, variant] name, reason in
      let exception = Event.RaisedException(name: name, reason: reason)
      events.write(Event(.exception(exception), recipe: recipe, variant: variant))
    }
    UIKitException.observer.withLock { $0 = observer }
    try? recipe.check(variants[variant].example, on: stage)
  }
}
