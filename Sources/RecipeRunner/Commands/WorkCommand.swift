import Foundation
import RecipeKit

/// A worker: reads recipe ids from standard input, runs them and writes events to a pipe of its own.
struct WorkCommand: Command {
  static let description = CommandDescription(
    name: "work",
    arguments: "",
    summary: "Reads recipe ids and writes events",
    discussion: [
      "A worker: runs each recipe whose id comes in a line of standard input, and writes what happens as "
        + "JSON Lines. `docs/EventStream.md` describes them."
    ],
    options: [Options.eventsDescriptor, Options.timeout, Options.pictures],
    isHidden: true
  )

  /// The number of the open file that takes the events.
  let eventsDescriptor: Int32
  let settings: RunSettings

  init(_ arguments: CommandArguments) throws(ToolError) {
    eventsDescriptor = try arguments[Options.eventsDescriptor]
    settings = try RunSettings(arguments)
  }

  /// Works until standard input ends.
  func run(_ tool: inout Tool) throws -> ExitCode {
    let recipes = try tool.recipes
    let events = EventWriter(FileDescriptor(number: eventsDescriptor))
    CGlobals.bufferOutputByLine()
    events.write(Event(.workerStarted))
    while let id = readLine() {
      // If the parent is gone, nobody else would stop a script that hangs.
      alarm(UInt32(2 * settings.timeout.rounded(.up)) + 5)
      if let recipe = recipes.first(where: { $0.card.id == id }) {
        run(recipe, id, events)
      } else {
        events.write(Event(.issue(RecipeIssue("There is no recipe '\(id)'.")), recipe: id))
      }
      fflush(nil)
      alarm(0)
      events.write(Event(.recipeEnded, recipe: id))
    }
    return .verified
  }

  @MainActor
  private func run<R: Recipe>(_ recipe: R, _ id: String, _ events: EventWriter) {
    events.write(Event(.recipeStarted(RecipeDeclaration(recipe)), recipe: id))
    for (index, variant) in recipe.variants.enumerated() {
      events.write(Event(.variantStarted, recipe: id, variant: index))
      let probe = ExceptionProbe(recipe: id, variant: index, timeout: settings.timeout)
      let stage = Stage(
        exceptions: .ask { probe.outcome(ofExpectation: $0) },
        pictures: settings.pictures,
        wrongWay: variant.source == nil ? nil : variant.name,
        report: { events.write(Event(.entry($0), recipe: id, variant: index)) }
      )
      var end = Event.VariantEnd()
      do {
        try recipe.check(variant.example, on: stage)
      } catch {
        end.error = String(describing: error)
      }
      events.write(Event(.variantEnded(end), recipe: id, variant: index))
    }
  }
}
