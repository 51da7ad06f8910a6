import UIKit

class CounterController: UIViewController {
  @IBOutlet var label: UILabel!
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: #selector(countUp), for: .touchUpInside)
    view.addSubview(button)
    label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    label.text = "0"
    view.addSubview(label)
  }

  @objc func countUp() {
    count += 1
    label.text = "\(count)"
  }
}
