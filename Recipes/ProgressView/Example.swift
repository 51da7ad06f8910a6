import UIKit

class ProgressViewController: UIViewController {
  var progressView: UIProgressView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addProgressView()
  }

  func addProgressView() {
    progressView = UIProgressView(progressViewStyle: .bar)
    progressView.trackTintColor = UIColor(white: 0.85, alpha: 1)
    progressView.center = view.center
    show(done: 20, of: 30)
    view.addSubview(progressView)
  }

  func show(done: Int, of total: Int) {
    progressView.progress = Float(done) / Float(total)
  }
}
