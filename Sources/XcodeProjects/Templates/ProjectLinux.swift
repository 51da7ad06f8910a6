import Simulator
import UIKit

extension Simulator {
  /// Launches the application as UIKit does.
  @MainActor public func launchApplication() {
    launch(delegate: CupboardDelegate())
  }
}
