import UIKit

class SampleController: UIViewController {
  let button = UIButton(type: .system)
  let label = UILabel()
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    label.frame = CGRect(x: 60, y: 120, width: 200, height: 44)
    label.textAlignment = .center
    label.text = "0"
    view.addSubview(label)

    button.frame = CGRect(x: 60, y: 180, width: 200, height: 44)
    button.setTitle("Count", for: .normal)
    view.addSubview(button)
    connect()
  }

  func connect() {
    button.addAction(UIAction { [weak self] _ in self?.count() }, for: .touchUpInside)
  }

  func count() {
    taps += 1
    label.text = "\(taps)"
  }
}
