import UIKit

// MARK: integer division

class IntegerDivisionController: ProgressViewController {
  override func show(done: Int, of total: Int) {
    progressView.progress = Float(done / total)
  }
}

// MARK: unnormalised value

class UnnormalisedController: ProgressViewController {
  override func show(done: Int, of total: Int) {
    progressView.progress = Float(done)
  }
}

// MARK: what is left

class WhatIsLeftController: ProgressViewController {
  override func show(done: Int, of total: Int) {
    progressView.progress = Float(total - done) / Float(total)
  }
}

// MARK: never added

class NeverAddedController: ProgressViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    progressView.removeFromSuperview()
  }
}

// MARK: default style in the corner

class DefaultStyleController: ProgressViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    progressView.removeFromSuperview()

    progressView = UIProgressView()
    progressView.frame.size.width = 150
    show(done: 20, of: 30)
    view.addSubview(progressView)
  }
}

// MARK: super at the end

class SuperAtTheEndController: ProgressViewController {
  override func viewDidLoad() {
    view.addSubview(UIView())
    super.viewDidLoad()
  }
}
