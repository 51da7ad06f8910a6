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

  let eventsDescriptor: Int32
  let pictures: PictureOptions?

  init(_ arguments: CommandArguments) throws(ToolError) {
    eventsDescriptor = arguments[Options.eventsDescriptor]
    pictures = arguments[Options.pictures]
  }

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
    while let id = readLine() {
      if let recipe = recipes[id] {
        events.write(Event(recipe: id, declaration: RecipeDeclaration(recipe)))
        work.run(recipe)
      } else {
        events.write(Event(recipe: id, issue: RecipeIssue("There is no recipe '\(id)'.")))
        events.write(Event(recipe: id, recipeEnded: .init()))
      }
    }
    return .verified
  }
}
