extension UIGestureRecognizer {
  final func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else { return }
    requiredFailures.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requiredFailures.append(WeakGestureRecognizer(recognizer: other))
  }

  /// Whether this recognizer has to wait until the other has failed.
  ///
  /// Beside `require(toFail:)` the subclasses and delegates of both sides may say so, for recognizers that have
  /// a finger in common; they are asked once in an attempt.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requiredFailures.contains(where: { $0.recognizer === other }) { return true }
    guard sharesTouch(with: other) else { return false }
    if let answer = askedRequirements[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    askedRequirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Whether recognizing makes the other fail.
  ///
  /// Recognizers compete for fingers: two that have none in common leave each other alone.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    sharesTouch(with: other) && canPrevent(other) && other.canBePrevented(by: self)
      && !mayRecognize(beside: other)
  }

  private func mayRecognize(beside other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  private func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    concernedTouches.contains { other.concernedTouches.contains($0) }
  }
}
