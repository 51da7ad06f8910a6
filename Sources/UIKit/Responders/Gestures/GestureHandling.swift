/// What every gesture recognizer is; it lets a handler see the recognizer with its own class.
///
/// Stands in for targets and selectors, which need Objective-C.
@preconcurrency @MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Creates a recognizer that runs `handler` whenever its state changes, except when it fails.
  ///
  /// The recognizer keeps the handler, so whatever keeps the recognizer should be captured weakly.
  public init(handler: @escaping (Self) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Runs `handler` after those added before, whenever the state changes, except when the recognizer fails.
  ///
  /// Returns what `removeHandler(_:)` takes.
  @discardableResult
  public func addHandler(_ handler: @escaping (Self) -> Void) -> UIGestureRecognizer.HandlerToken {
    handlerCount += 1
    let token = UIGestureRecognizer.HandlerToken(number: handlerCount)
    handlers.append((token, { recognizer in if let own = recognizer as? Self { handler(own) } }))
    return token
  }
}
