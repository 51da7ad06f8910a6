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
    progressView.trackTintColor = UIColor(white: 0.85, alpha: 1)
    progressView.center = view.center
    show(done: 20, of: 30)
  }
}

// MARK: a weak property

class WeakPropertyController: ProgressViewController {
  weak var weakView: UIProgressView?

  override var progressView: UIProgressView! {
    get { weakView }
    set { weakView = newValue }
  }

  override func addProgressView() {
    // Without this constant the view would be deallocated at once.
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.trackTintColor = UIColor(white: 0.85, alpha: 1)
    bar.center = view.center
    progressView = bar
    show(done: 20, of: 30)
    view.addSubview(bar)
  }
}
