/// Changes the first responder of a window, and notifies the observer: the keyboard.
///
/// 1. If there is no new first responder, the observer is notified first: a keyboard announces that it hides
///    before editing has ended.
/// 2. The old responder is notified that it has resigned, then the new one that it has
///    become first responder.
/// 3. The observer is notified: a keyboard announces that it shows after editing has begun.
///
/// Within `deferringNotification` the observer is notified once, at the end: the keyboard stays while one responder
/// takes over from another.
@MainActor
final class FocusSystem {
  /// The observer of the key window's first responder.
  var observer: (any FocusObserver)?

  private var deferralDepth = 0

  /// Runs `work`, which changes the first responder from one to another.
  func deferringNotification<Result>(_ work: () -> Result) -> Result {
    deferralDepth += 1
    let result = work()
    deferralDepth -= 1
    notifyObserver()
    return result
  }

  /// Sends the notifications after a window has changed its first responder.
  func firstResponderDidChange(in window: UIWindow, from old: UIResponder?) {
    let present = window.firstResponder
    guard old !== present else { return }
    if present == nil { notifyObserver() }
    old?.didStopBeingFirstResponder()
    // The callback may have changed the first responder, and the new one has been notified then.
    if let present, window.firstResponder === present { present.didBecomeFirstResponder() }
    notifyObserver()
  }

  /// Notifies the observer, unless `deferringNotification` is running.
  func notifyObserver() {
    if deferralDepth == 0 { observer?.firstResponderMayHaveChanged() }
  }
}

/// Observes the key window's first responder.
@MainActor
protocol FocusObserver: AnyObject {
  /// Called when the first responder or the key window may have changed.
  func firstResponderMayHaveChanged()

  /// Called when a responder has new input views.
  func inputViewsDidChange(of responder: UIResponder)
}
