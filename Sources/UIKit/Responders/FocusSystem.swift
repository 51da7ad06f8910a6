/// Moves the first responder of a window, and tells the observer: the keyboard.
///
/// 1. If there is none afterwards, the observer is told first: a keyboard says that it goes before editing has ended.
/// 2. The old responder is told that it is no longer the first one, then the new one that it is.
/// 3. The observer is told: a keyboard says that it comes once editing has begun.
///
/// Within `whileMoving` the observer is told once, at the end: the keyboard stays while one responder takes it over from
/// another.
@MainActor
final class FocusSystem {
  /// Shows something for the first responder of the key window.
  var observer: (any FocusObserver)?

  private var openMoves = 0

  /// Runs `work`, in which the first responder changes from one to another.
  func whileMoving<Result>(_ work: () -> Result) -> Result {
    openMoves += 1
    let result = work()
    openMoves -= 1
    tellObserver()
    return result
  }

  /// Tells of a change that a window has made.
  func firstResponderDidChange(in window: UIWindow, from old: UIResponder?) {
    let present = window.firstResponder
    guard old !== present else { return }
    if present == nil { tellObserver() }
    old?.didStopBeingFirstResponder()
    // The callback may have made another the first responder, who was then told.
    if let present, window.firstResponder === present { present.didBecomeFirstResponder() }
    tellObserver()
  }

  /// Lets the observer look for the first responder again, unless a move is under way.
  func tellObserver() {
    if openMoves == 0 { observer?.firstResponderMayHaveChanged() }
  }
}

/// Shows something for the first responder of the key window.
@MainActor
protocol FocusObserver: AnyObject {
  /// Another responder may be the first one, or another window the key window.
  func firstResponderMayHaveChanged()

  /// A responder has other input views.
  func inputViewsDidChange(of responder: UIResponder)
}
