import Simulator
import UIKit

extension LayoutRecord {
  /// Records the subviews of a controller's view before and after a rotation to the left; nil if a number
  /// isn't finite.
  @MainActor
  init?(_ controller: UIViewController, on simulator: Simulator) {
    let views = controller.view.subviews
    let before = views.map { $0.frame.numbers }
    let masks = views.map { Int($0.autoresizingMask.rawValue) }
    size = controller.view.bounds.size.numbers
    simulator.rotateLeft()
    turnedSize = controller.view.bounds.size.numbers
    items = views.indices.map { number in
      Item(
        name: (views[number] as? UIButton)?.title(for: .normal) ?? "\(number + 1)",
        frame: before[number],
        mask: masks[number],
        turned: views[number].frame.numbers
      )
    }
    let numbers = size + turnedSize + items.flatMap { $0.frame + $0.turned }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
  }
}
