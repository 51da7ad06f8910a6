import UIKit

class SampleController: UIViewController {
  let button = UIButton(type: .system)
  var taps = 0
  var event: UIControl.Event { .touchUpInside }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 60, y: 180, width: 200, height: 44)
    let count = UIAction { [weak self] _ in self?.taps += 1 }
    button.addAction(count, for: event)
    view.addSubview(button)
  }
}
