import Foundation
import RecipeKit

/// A probe: plays one variant's script up to a closure that is expected to raise, and runs that closure.
@MainActor
struct ProbeCommand {
  let recipes: [any Recipe]
  let recipe: String
  let variant: Int
  let expectation: Int
  let eventsDescriptor: Int32
  let timeout: Double

  /// Ends the process unless UIKit does so first.
  func run() {
    // The runner stops what takes too long; this is for the case that it is gone.
    alarm(UInt32(2 * timeout.rounded(.up)) + 5)
    CGlobals.bufferOutputByLine()
    guard let found = recipes.first(where: { $0.card.id == recipe }) else { return }
    play(found)
  }

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
