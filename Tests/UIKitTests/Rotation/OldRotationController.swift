import UIKit

/// A controller that logs the rotation calls of iOS 2 to 7, with its view's size during each.
class OldRotationController: UIViewController {
  var allowed = UIInterfaceOrientationMask.all
  var mayRotate = true
  var forwardsRotation = true
  var steps: [RotationStep] = []
  /// The calls, with the interface orientation during each.
  var orientations: [String] = []
  /// The inherited animation duration during each rotation call: 0 outside of an animation.
  var inheritedDurations: [TimeInterval] = []
  var durations: [TimeInterval] = []
  var onWillAnimateRotation: (() -> Void)?

  init(allowed: UIInterfaceOrientationMask = .all) {
    self.allowed = allowed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }

  override var shouldAutorotate: Bool { mayRotate }

  override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwardsRotation }

  override func loadView() {
    let view = LayoutWatchingView(frame: UIScreen.main.applicationFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.note("layoutSubviews") }
    self.view = view
  }

  func note(_ call: String) {
    let size = view.bounds.size
    steps.append(RotationStep(call, size.width, size.height))
  }

  private func noteRotation(_ call: String) {
    note(call)
    orientations.append("\(call): \(interfaceOrientation)")
    inheritedDurations.append(UIView.inheritedAnimationDuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    noteRotation("willRotate(\(toInterfaceOrientation))")
    durations.append(duration)
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    noteRotation("willAnimateRotation(\(toInterfaceOrientation))")
    durations.append(duration)
    onWillAnimateRotation?()
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    noteRotation("didRotate(\(fromInterfaceOrientation))")
  }

  /// Clears the log.
  func clear() {
    steps = []
    orientations = []
    inheritedDurations = []
    durations = []
  }
}

private final class LayoutWatchingView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
