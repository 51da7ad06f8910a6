import UIKit

// MARK: a bulb that feels nothing

class NumbBulbController: LampViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    bulb.isUserInteractionEnabled = false
  }
}

// MARK: a lamp without an off

class EverBurningController: LampViewController {
  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    bulb.backgroundColor = .yellow
  }
}

// MARK: a filament in capitals

class CapitalFilamentController: LampViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    filament.image = UIImage(named: "Filament")
  }
}
