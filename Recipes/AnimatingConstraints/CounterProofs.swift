import UIKit

class SameConstantController: PanelViewController {
  override func toggle() {
    UIView.animate(withDuration: 0.5) {
      self.view.layoutIfNeeded()
    }
  }
}

class OpensOnlyController: PanelViewController {
  override func toggle() {
    height.constant = 300
    UIView.animate(withDuration: 0.5) {
      self.view.layoutIfNeeded()
    }
  }
}

class HintOfTheScreenController: PanelViewController {
  override func addViews() {
    super.addViews()
    view.constraints.first { $0.secondItem === panel }?.isActive = false
    hint.bottomAnchor.constraint(
      equalTo: view.bottomAnchor,
      constant: -116
    ).isActive = true
  }
}

class ClosedByTheTurnController: PanelViewController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    height.constant = 100
  }
}
