/// The swipe from the left edge: the pop follows the finger; lifting it completes the pop if the finger moves to the
/// right or has gone more than half of the way, else the pop is abandoned and all is as before.
///
/// Source: Apple, UINavigationController.interactivePopGestureRecognizer.
extension UINavigationController {
  /// The part of the way from which lifting a resting finger completes the pop.
  private static let decidingProgress: CGFloat = 0.5

  /// The speed, in points a second, that decides whatever the way.
  private static let decidingSpeed: CGFloat = 100

  final func popRecognizerDidChange(_ pan: UIPanGestureRecognizer) {
    let width = max(1, stage.bounds.width)
    let progress = min(1, max(0, pan.translation(in: view).x / width))
    switch pan.state {
    case .began:
      beginDrivenPop()
      drivePop(to: progress)
    case .changed:
      drivePop(to: progress)
    case .ended:
      let speed = pan.velocity(in: view).x
      let isDecided = abs(speed) > UINavigationController.decidingSpeed
      let completes = isDecided ? speed > 0 : progress > UINavigationController.decidingProgress
      endDrivenPop(completes: completes)
    case .cancelled:
      endDrivenPop(completes: false)
    case .possible, .failed:
      break
    }
  }

  private func beginDrivenPop() {
    guard transition == nil, !isCallingBack, stack.count > 1, appearance == .appeared else { return }
    let oldStack = stack
    stack.last?.willMove(toParent: nil)
    stack.removeLast()
    show(NavigationChange(operation: .pop, isAnimated: true, oldStack: oldStack), isDriven: true)
  }

  private func drivePop(to progress: CGFloat) {
    guard let transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.drivenProgress = progress
    advance(transition, to: progress)
  }

  private func endDrivenPop(completes: Bool) {
    guard let transition, transition.coordinator.isInteractive else { return }
    transition.coordinator.isInteractive = false
    transition.coordinator.drivenProgress = nil
    if !completes { abandon(transition) }
    animate(transition, to: completes ? 1 : 0)
  }

  /// The old top comes back: the other one hears at once that it goes again, the old top when it is back.
  final func abandon(_ transition: NavigationTransition) {
    transition.isAbandoned = true
    transition.coordinator.isCancelled = true
    stack = transition.oldStack
    staged = transition.old
    isCallingBack = true
    transition.old?.isLeavingParent = false
    if !stack.contains(transition.new) { transition.new.willMove(toParent: nil) }
    if transition.new.appearance.isVisible {
      transition.new.beginTransition(appearing: false, animated: true)
    }
    isCallingBack = false
  }
}
