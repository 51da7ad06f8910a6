import UIKit

/// A lamp says """# or "\(nothing)", and is 💡 or dark.
class LampViewController: UIViewController {
  let bulb = UIView(frame: CGRect(x: 100, y: 160, width: 120, height: 120))
  let filament = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bulb.backgroundColor = .darkGray
    view.addSubview(bulb)
    filament.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    filament.image = UIImage(named: "filament")
    filament.contentMode = .scaleAspectFit
    bulb.addSubview(filament)
  }

  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    guard touches.contains(where: { $0.view == bulb }) else { return }
    let isOn = bulb.backgroundColor == .yellow
    bulb.backgroundColor = isOn ? .darkGray : .yellow
  }
}
