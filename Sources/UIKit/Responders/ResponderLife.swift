/// Tells whether a responder is still there; the responder owns it and clears it when it goes away.
final class ResponderLife {
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var responder: UIResponder?

  fileprivate init(of responder: UIResponder) {
    self.responder = responder
  }
}

extension UIResponder {
  /// What a ``WeakReference`` to the responder holds.
  final var livingLife: ResponderLife {
    if let life { return life }
    let life = ResponderLife(of: self)
    self.life = life
    return life
  }

  /// From now on nobody finds the responder any more.
  nonisolated final func endLife() {
    life?.responder = nil
  }
}
