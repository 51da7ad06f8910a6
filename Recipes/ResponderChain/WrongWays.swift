import UIKit

// MARK: super forgotten

/// A view that stops the events that it does not handle.
class SilentView: AnsweringView {
  override func touchesEnded(
    _ touches: Set<UITouch>,
    with event: UIEvent?
  ) {
    answer?()
  }
}

class SuperForgottenController: OuterController {
  override func addInner() {
    inner.panel = SilentView()
    super.addInner()
  }
}

// MARK: past the parent

class PastTheParentController: OuterController {
  override func addInner() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addChild(inner)
    inner.view.frame = CGRect(x: 40, y: 90, width: 240, height: 300)
    view.window?.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

// MARK: view without its controller

class ViewWithoutControllerController: OuterController {
  override func addInner() {
    let copy = AnsweringView(
      frame: CGRect(x: 40, y: 90, width: 240, height: 300)
    )
    copy.backgroundColor = UIColor(white: 0.93, alpha: 1)
    inner.loadViewIfNeeded()
    copy.addSubview(inner.panel)
    view.addSubview(copy)
  }
}

// MARK: switched off

class SwitchedOffController: OuterController {
  override func addInner() {
    super.addInner()
    inner.panel.isUserInteractionEnabled = false
  }
}
