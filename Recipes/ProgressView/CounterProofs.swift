import UIKit

class AddedFirstController: ProgressViewController {
  override func addProgressView() {
    progressView = UIProgressView(progressViewStyle: .bar)
    progressView.trackTintColor = UIColor(white: 0.85, alpha: 1)
    view.addSubview(progressView)
    progressView.center = view.center
    show(done: 20, of: 30)
  }
}

class SuperAtTheEndController: ProgressViewController {
  override func viewDidLoad() {
    view.backgroundColor = .white
    super.addProgressView()
    super.viewDidLoad()
  }

  override func addProgressView() {
    // It is there already.
  }
}

class DefaultStyleController: ProgressViewController {
  override func addProgressView() {
    super.addProgressView()
    progressView.progressViewStyle = .default
  }
}
