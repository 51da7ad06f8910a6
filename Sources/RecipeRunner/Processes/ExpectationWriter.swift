import Foundation
import RecipeKit

/// Writes what becomes of a closure that is expected to raise, in the process that runs it.
struct ExpectationWriter {
  let events: EventWriter
  let recipe: String
  let variant: Int

  /// From here on writes the exception that UIKit raises.
  func observe() {
    UIKitException.observer.withLock {
      $0 = { name, reason in
        events.write(Event(.exception(.init(name: name, reason: reason)), recipe: recipe, variant: variant))
      }
    }
  }

  /// Writes that the closure came to its end, or threw.
  func finish(_ error: (any Error)?) {
    let end = Event.VariantEnd(error: error.map { String(describing: $0) })
    events.write(Event(.expectationEnded(end), recipe: recipe, variant: variant))
  }
}
