import UIKit

class UnwantedContextController: HalvesController {
  override func presentOverAll() {
    presentOverHalf()
  }
}
