import UIKit

/// Six square buttons, placed whenever the size of the view changes: at
/// rotations, and when a window is resized.
class SquareButtonsController: UIViewController {
  var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 1...6 {
      let button = UIButton(type: .system)
      button.setTitle("\(number)", for: .normal)
      view.addSubview(button)
      buttons.append(button)
    }
    placeButtons(in: view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.placeButtons(in: size) }
  }

  /// Two columns on a tall screen, three on a wide one.
  func placeButtons(in size: CGSize) {
    let columns = size.width > size.height ? 3 : 2
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 20 + 155 * (index % columns),
        y: 20 + 135 * (index / columns),
        width: 125,
        height: 125
      )
    }
  }
}
