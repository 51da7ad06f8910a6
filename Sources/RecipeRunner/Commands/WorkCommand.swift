import Foundation
import RecipeKit

/// A worker: reads recipe ids from standard input, runs them and writes events to a pipe of its own.
struct WorkCommand: Command {
  static let description = CommandDescription(
    name: "work",
    group: .inner,
    arguments: "",
    summary: "Reads recipe ids and writes events",
    discussion: [
      "A worker: runs each recipe whose id comes in a line of standard input, and writes what happens as "
        + "JSON Lines. `docs/EventStream.md` describes them."
    ],
    options: [Options.eventsDescriptor, Options.pictures]
  )

  /// The number of the open file that takes the events.
  let eventsDescriptor: Int32
  let pictures: PictureOrder?

  init(_ arguments: CommandArguments) throws(ToolError) {
    eventsDescriptor = try arguments[Options.eventsDescriptor]
    pictures = try arguments[Options.pictures]
  }

  /// Works until standard input ends.
  func run(_ tool: Tool) throws -> ExitCode {
    let recipes = try tool.recipes
    guard FileDescriptor(number: eventsDescriptor).isOpen else {
      throw ToolError(
        "The open file \(eventsDescriptor), which is to take the events, is not open. "
          + "`\(Options.eventsDescriptor.name) 1` writes them to standard output."
      )
    }
    let events = EventWriter(FileDescriptor(number: eventsDescriptor))
    let work = RecipeWork(events: events, pictures: pictures)
    CGlobals.bufferOutputByLine()
    events.write(Event(.workerStarted))
    while let id = readLine() {
      if let recipe = recipes[id] {
        work.run(recipe)
      } else {
        events.write(Event(.issue(RecipeIssue("There is no recipe '\(id)'.")), recipe: id))
        events.write(Event(.recipeEnded, recipe: id))
      }
    }
    return .verified
  }
}
