import Cupboard
import RecipeKit

/// Launches Cupboard with its own delegate.
@MainActor func launch(on device: Simulator) {
  device.launchApplication()
}
