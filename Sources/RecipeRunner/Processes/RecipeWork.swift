import Foundation
import LessonPictures
import RecipeKit
import Rendering

/// A worker's work on a recipe: it plays the script of each variant, and writes the events.
@MainActor
struct RecipeWork {
  let events: EventWriter
  let pictures: PictureOptions?

  /// Plays a recipe, from its first variant to `recipeEnded`.
  func run(_ recipe: some RecipeScript) {
    // On pages about today's API a phone of its time would look like history.
    let isHistory = recipe.card.works.flatMap(SystemRange.init)?.hasEnded == true
    let style: BodyStyle = pictures?.contains(.neutral) == true && !isHistory ? .neutral : .model
    BodyStyle.$current.withValue(style) { play(recipe) }
  }

  private func play(_ recipe: some RecipeScript) {
    let id = recipe.card.id
    let rightWaySnapshots = RightWaySnapshots()
    for (index, variant) in recipe.variants.enumerated() {
      let stage = stage(id, index, pictures, variant.mistake, rightWaySnapshots)
      play(index, id) { try recipe.check(variant.example, on: stage) }
    }
    let first = recipe.variants.count
    for index in recipe.counterProofs.indices {
      let stage = stage(id, first + index)
      play(first + index, id) { try recipe.checkCounterProof(index, on: stage) }
    }
    explore(recipe, id)
    fflush(nil)
    events.write(Event(recipe: id, recipeEnded: .init()))
  }

  private func explore(_ recipe: some RecipeScript, _ id: String) {
    guard pictures?.contains(.states) == true, let right = recipe.variants.first,
      let playground = recipe.playground(right.example)
    else { return }
    let found = PlaygroundExplorer.explore(playground)
    let graph = PlaygroundGraph(found.playground, states: found.states, moves: found.moves)
    events.write(Event(recipe: id, playground: graph))
  }

  private func stage(
    _ id: String,
    _ index: Int,
    _ pictures: PictureOptions? = nil,
    _ wrongWay: Lesson.Mistake? = nil,
    _ rightWaySnapshots: RightWaySnapshots? = nil
  ) -> Stage {
    Stage(
      exceptions: ExceptionProbe.outcome,
      pictures: pictures,
      wrongWay: wrongWay,
      rightWaySnapshots: rightWaySnapshots,
      report: { events.write(Event(recipe: id, variant: index, entry: $0)) }
    )
  }

  private func play(_ index: Int, _ id: String, _ script: () throws -> Void) {
    events.write(Event(recipe: id, variant: index, variantStarted: .init()))
    var end = Event.VariantEnd()
    do {
      try script()
    } catch {
      end.error = String(describing: error)
    }
    events.write(Event(recipe: id, variant: index, variantEnded: end))
  }
}

/// Writes events to a pipe.
///
/// If the pipe has no reader, the process ends at once, without a message or a status that might be taken for
/// a result.
struct EventWriter {
  private let coder = LineCoder()
  private let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  func write(_ event: Event) {
    do {
      try descriptor.write(coder.line(event))
    } catch {
      kill(getpid(), SIGKILL)
    }
  }
}
