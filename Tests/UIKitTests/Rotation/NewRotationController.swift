import UIKit

/// A controller that logs iOS 8's calls about size and traits, with its view's size during each.
final class NewRotationController: UIViewController {
  var steps: [RotationStep] = []
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  var wasQueued: Bool?
  var onAlongside: (() -> Void)?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  private func note(_ call: String) {
    let size = view.bounds.size
    steps.append(RotationStep(call, size.width, size.height))
  }

  private func text(_ traits: UITraitCollection?) -> String {
    traits.map { "\($0.horizontalSizeClass) × \($0.verticalSizeClass)" } ?? "nil"
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    note("willTransition(\(text(newCollection)))")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator = coordinator
    note("viewWillTransition(\(Int(size.width)) × \(Int(size.height)))")
    wasQueued = coordinator.animate { [unowned self] _ in
      note("alongside")
      onAlongside?()
    } completion: { [unowned self] _ in
      note("completion")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitCollectionDidChange(\(text(previousTraitCollection)))")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  /// Clears the log.
  func clear() {
    steps = []
  }
}
