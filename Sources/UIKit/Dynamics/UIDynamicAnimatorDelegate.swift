/// Hears when a dynamic animator begins to move items and when they have come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// The animator is about to move items; it does not run yet.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items are at rest; the animator runs no more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
