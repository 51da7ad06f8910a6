extension UIView {
  final var presentGestureRecognizers: [UIGestureRecognizer]? {
    guard let present = extras?.gestureRecognizers, !present.isEmpty else { return nil }
    return present
  }

  final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in presentGestureRecognizers ?? [] where !recognizers.contains(old) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ensuredExtras.gestureRecognizers.append(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, let extras else { return }
    extras.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    recognizer.withdraw()
  }

  /// The view left its window: no gesture goes on in it.
  final func cancelGestures() {
    for recognizer in presentGestureRecognizers ?? [] { recognizer.withdraw() }
  }
}
