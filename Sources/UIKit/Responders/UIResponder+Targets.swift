extension UIResponder {
  /// The nearest responder up the chain, this one included, that is a `Target` and is willing to act.
  ///
  /// Stands for UIKit's `target(forAction:withSender:)`: a type says what a selector says there. A chain that
  /// comes back to itself ends where it does.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - sender: who wants the action, for `canPerformAction(_:withSender:)`.
  public final func target<Target>(
    for type: Target.Type,
    withSender sender: Any? = nil
  ) -> Target? {
    for responder in chain {
      guard let target = responder as? Target else { continue }
      if responder.canPerformAction(type, withSender: sender) { return target }
    }
    return nil
  }

  /// This responder and all that are asked after it, each once.
  final var chain: [UIResponder] {
    var seen: Set<UIResponder> = []
    var chain: [UIResponder] = []
    var candidate: UIResponder? = self
    while let responder = candidate, seen.insert(responder).inserted {
      chain.append(responder)
      candidate = responder.next
    }
    return chain
  }
}
