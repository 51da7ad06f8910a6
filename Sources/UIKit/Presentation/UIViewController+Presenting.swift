extension UIViewController {
  final func beginPresenting(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    storedPresented = controller
    controller.storedPresenting = self
    completion?()
  }

  final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    completion?()
  }

  /// What this controller or its nearest ancestor presents.
  final var nearestPresented: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presented = controller.storedPresented { return presented }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Who presented this controller or its farthest ancestor.
  final var farthestPresenting: UIViewController? { topmostAncestor.storedPresenting }
}
