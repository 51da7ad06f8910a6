import Foundation
import RecipeKit

/// A worker: reads recipe ids from standard input, runs them and writes events to a pipe of its own.
@MainActor
struct WorkCommand {
  private let recipes: [any Recipe]
  private let events: EventWriter
  private let timeout: Double
  private let pictures: PictureOrder?

  init(_ recipes: [any Recipe], eventsDescriptor: Int32, timeout: Double, pictures: PictureOrder?) {
    self.recipes = recipes
    self.events = EventWriter(FileDescriptor(number: eventsDescriptor))
    self.timeout = timeout
    self.pictures = pictures
  }

  /// Works until standard input ends.
  func run() {
    CGlobals.bufferOutputByLine()
    events.write(Event(.workerStarted))
    while let id = readLine() {
      // If the parent is gone, nobody else would stop a script that hangs.
      alarm(UInt32(2 * timeout.rounded(.up)) + 5)
      if let recipe = recipes.first(where: { $0.card.id == id }) {
        run(recipe, id)
      } else {
        events.write(Event(.issue(RecipeIssue("There is no recipe '\(id)'.")), recipe: id))
      }
      fflush(nil)
      alarm(0)
      events.write(Event(.recipeEnded, recipe: id))
    }
  }

  private func run<R: Recipe>(_ recipe: R, _ id: String) {
    events.write(Event(.recipeStarted(RecipeDeclaration(recipe)), recipe: id))
    for (index, variant) in recipe.variants.enumerated() {
      events.write(Event(.variantStarted, recipe: id, variant: index))
      let probe = ExceptionProbe(recipe: id, variant: index, timeout: timeout)
      let stage = Stage(
        exceptions: .ask { probe.outcome(ofExpectation: $0) },
        pictures: pictures,
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
