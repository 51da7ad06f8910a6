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
  override func addProgressView() {
    progressView = UIProgressView(progressViewStyle: .bar)
    progressView.center = view.center
    show(done: 20, of: 30)
  }
}

// MARK: added first

class AddedFirstController: ProgressViewController {
  override func addProgressView() {
    progressView = UIProgressView(progressViewStyle: .bar)
    view.addSubview(progressView)
    progressView.center = view.center
    show(done: 20, of: 30)
  }
}

// MARK: default style

class DefaultStyleController: ProgressViewController {
  override func addProgressView() {
    progressView = UIProgressView(progressViewStyle: .default)
    progressView.center = view.center
    show(done: 20, of: 30)
    view.addSubview(progressView)
  }
}

// MARK: in the corner

class CornerController: ProgressViewController {
  override func addProgressView() {
    progressView = UIProgressView(progressViewStyle: .bar)
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
