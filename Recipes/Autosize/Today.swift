import UIKit

/// The six buttons, placed by code whenever the size of the view changes:
/// at rotations, and when a window is resized.
class PlacedButtonsController: UIViewController {
  var buttons: [UIButton] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

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

  /// Two columns and three rows, 20 points away from the edges.
  func placeButtons(in size: CGSize) {
    let columns = [20, size.width - 92]
    let rows = [20, (size.height - 37) / 2, size.height - 57]
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: columns[index % 2],
        y: rows[index / 2],
        width: 72,
        height: 37
      )
    }
  }
}
