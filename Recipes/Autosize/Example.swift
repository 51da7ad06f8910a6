import UIKit

/// The size inspector's autosizing box: true means a solid line.
struct Autosizing {
  var left = true
  var right = false
  var top = true
  var bottom = false
  var width = false
  var height = false
}

class AutosizeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    for number in 1...6 {
      let isLeft = number % 2 == 1
      let row = (number - 1) / 2
      let button = UIButton(type: .roundedRect)
      button.setTitle("\(number)", for: .normal)
      button.frame = CGRect(
        x: isLeft ? 20 : 228,
        y: [20, 212, 403][row],
        width: 72,
        height: 37
      )
      let box = autosizing(isLeft: isLeft, row: row)
      button.autoresizingMask = mask(for: box)
      view.addSubview(button)
    }
  }

  /// Keeps each button in its own part of the screen.
  func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    Autosizing(
      left: isLeft,
      right: !isLeft,
      top: row == 0,
      bottom: row == 2
    )
  }

  /// A solid strut fixes its margin; a solid arrow makes the size flexible.
  func mask(for box: Autosizing) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if !box.left { mask.insert(.flexibleLeftMargin) }
    if !box.right { mask.insert(.flexibleRightMargin) }
    if !box.top { mask.insert(.flexibleTopMargin) }
    if !box.bottom { mask.insert(.flexibleBottomMargin) }
    if box.width { mask.insert(.flexibleWidth) }
    if box.height { mask.insert(.flexibleHeight) }
    return mask
  }
}

/// The same buttons, which become wider in landscape.
class GrowingButtonsController: AutosizeViewController {
  override func autosizing(isLeft: Bool, row: Int) -> Autosizing {
    var box = super.autosizing(isLeft: isLeft, row: row)
    box.width = true
    return box
  }
}
