import UIKit

// MARK: the constant alone

class ConstantAloneController: PanelViewController {
  override func toggle() {
    let opens = height.constant == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.5) {
      self.height.constant = opens ? 300 : 100
    }
  }
}

// MARK: a layout for later

class SetNeedsLayoutController: PanelViewController {
  override func toggle() {
    let opens = height.constant == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    view.layoutIfNeeded()
    height.constant = opens ? 300 : 100
    UIView.animate(withDuration: 0.5) {
      self.view.setNeedsLayout()
    }
  }
}

// MARK: layout of the panel itself

class PanelItselfController: PanelViewController {
  override func toggle() {
    let opens = height.constant == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    view.layoutIfNeeded()
    height.constant = opens ? 300 : 100
    UIView.animate(withDuration: 0.5) {
      self.panel.layoutIfNeeded()
    }
  }
}

// MARK: the frame instead

class FrameInsteadController: PanelViewController {
  override func toggle() {
    let opens = panel.frame.height == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.5) {
      self.panel.frame.size.height = opens ? 300 : 100
      self.panel.frame.origin.y += opens ? -200 : 200
    }
  }
}

// MARK: no layout before

class NoLayoutBeforeController: PanelViewController {
  override func toggle() {
    let opens = height.constant == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    height.constant = opens ? 300 : 100
    UIView.animate(withDuration: 0.5) {
      self.view.layoutIfNeeded()
    }
  }
}

// MARK: a second constraint

class SecondConstraintController: PanelViewController {
  override func toggle() {
    let opens = panel.frame.height == 100
    hint.text = opens ? "Tap to close the panel again" : "Tap to open"
    view.layoutIfNeeded()
    panel.heightAnchor.constraint(equalToConstant: opens ? 300 : 100)
      .isActive = true
    UIView.animate(withDuration: 0.5) {
      self.view.layoutIfNeeded()
    }
  }
}
