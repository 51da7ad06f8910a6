import UIKit

/// A plain controller that logs its appearance calls.
final class LoggingController: UIViewController {
  let log = AppearanceLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    view.addSubview(field)
    title = "Title"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.willAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.didAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.willDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.didDisappear()
  }
}
