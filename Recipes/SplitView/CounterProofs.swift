import UIKit

class KeepingSplitController: UISplitViewController {
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { if super.viewControllers.isEmpty { super.viewControllers = newValue } }
  }
}

class BothReplacingSplitController: UISplitViewController {
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      let isFirst = super.viewControllers.isEmpty
      super.viewControllers =
        isFirst ? newValue : newValue.map { _ in UIViewController() }
    }
  }
}

class KeepingSplitApp: MasterDetailApp {
  func makeEmptySplit() -> UISplitViewController { KeepingSplitController() }

  override func makeSplit() -> UISplitViewController {
    let (made, split) = (super.makeSplit(), makeEmptySplit())
    let controllers = made.viewControllers
    made.viewControllers = []
    split.viewControllers = controllers
    split.delegate = made.delegate
    return split
  }
}

class BothReplacingSplitApp: KeepingSplitApp {
  override func makeEmptySplit() -> UISplitViewController {
    BothReplacingSplitController()
  }
}
