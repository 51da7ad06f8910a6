import UIKit

class CurtainController: UIViewController {
  let bell = UIButton(type: .system)
  let curtain = UIView()
  var rings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    bell.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    bell.setTitle("Ring", for: .normal)
    let ring = UIAction { [weak self] _ in self?.rings += 1 }
    bell.addAction(ring, for: .touchUpInside)
    view.addSubview(bell)

    curtain.frame = view.bounds
    curtain.backgroundColor = .red
    view.addSubview(curtain)
  }

  func openCurtain() {
    UIView.animate(withDuration: 0.5) {
      self.curtain.alpha = 0
    }
  }
}
