import Foundation
import RecipeKit
import Rendering

/// What a worker does with a recipe: it plays the script of each variant, and writes what happens.
@MainActor
struct RecipeWork {
  let events: EventWriter
  let pictures: PictureOrder?

  /// What a copy of the tool writes instead of the line of `recipeStarted`.
  ///
  /// That is the longest line of all, and the tool knows what the recipe says about itself: it was copied with it.
  nonisolated static let startOfCopy = Array("started\n".utf8)

  /// Plays a recipe, from `recipeStarted` to `recipeEnded`.
  ///
  /// - Parameter isKnown: whether the reader knows what the recipe says about itself.
  func run(_ recipe: some Recipe, isKnown: Bool = false) {
    let id = recipe.card.id
    if isKnown {
      events.write(Self.startOfCopy)
    } else {
      events.write(Event(.recipeStarted(RecipeDeclaration(recipe)), recipe: id))
    }
    let rightMoments = RightMoments()
    for (index, variant) in recipe.variants.enumerated() {
      play(variant, index, of: recipe, id, rightMoments)
    }
    explore(recipe, id)
    fflush(nil)
    events.write(Event(.recipeEnded, recipe: id))
  }

  /// Records what can be tried out on the right way, if somebody wants that.
  private func explore(_ recipe: some Recipe, _ id: String) {
    guard pictures?.states == true, let right = recipe.variants.first,
      let playground = recipe.playground(right.example)
    else { return }
    let found = PlaygroundExplorer.explore(playground)
    let graph = PlaygroundGraph(found.playground, states: found.states, moves: found.moves)
    for kind in graph.kinds { events.write(Event(kind, recipe: id)) }
  }

  private func play<R: Recipe>(
    _ variant: Variant<R.Example>,
    _ index: Int,
    of recipe: R,
    _ id: String,
    _ rightMoments: RightMoments
  ) {
    events.write(Event(.variantStarted, recipe: id, variant: index))
    let probe = ExceptionProbe(recipe: id, variant: index)
    let stage = Stage(
      exceptions: .ask { probe.outcome(ofExpectation: $0, $1) },
      pictures: pictures,
      wrongWay: variant.source == nil ? nil : Mistake(name: variant.name, summary: variant.summary),
      isMadeUp: variant.source == .ours,
      rightMoments: rightMoments,
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
