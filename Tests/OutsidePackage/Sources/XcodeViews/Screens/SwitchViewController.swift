import Foundation
import UIKit

/// A button that says whether it was tapped an odd number of times, as Xcode has it.
open class SwitchViewController: UIViewController {
  /// The button.
  @IBOutlet open weak var button: UIButton!
  private var isOn = false

  override open func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
    button.setTitle("Off", for: .normal)
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    view.addSubview(button)
    self.button = button
  }

  @objc private func tapped(_ sender: UIButton) {
    isOn.toggle()
    sender.setTitle(isOn ? "On" : "Off", for: .normal)
  }
}
