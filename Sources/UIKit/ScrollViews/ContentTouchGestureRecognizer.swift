/// Sees every finger on a scroll view first: keeps it from the content for a moment, in which it may turn out to
/// scroll.
///
/// It never recognizes anything: as long as it is undecided, the views under the finger wait.
@MainActor
final class ContentTouchGestureRecognizer: UIGestureRecognizer {
  /// How long content waits for a finger, in seconds.
  ///
  /// Apple publishes no number; devices come near to it.
  static let delay: TimeInterval = 0.15

  private let timer = GestureTimer()
  private var scrollView: UIScrollView? { view as? UIScrollView }

  required init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    let isNew = self.touches.count == touches.count
    if scrollView.catchContent(under: touches) { touches.forEach(scrollView.keepFromContent) }
    guard isNew else { return }
    scrollView.isTouched = true
    if scrollView.delaysContentTouches && scrollView.isScrollEnabled {
      delaysTouchesBegan = true
      timer.start(after: ContentTouchGestureRecognizer.delay) { [weak self] in self?.handOver() }
    } else {
      delaysTouchesBegan = false
      askScrollView()
    }
  }

  /// The finger stayed: the content may have it, if the scroll view agrees.
  private func handOver() {
    guard state == .possible else { return }
    delaysTouchesBegan = false
    askScrollView()
    SimulatedDevice.current.gestures.passOnHeldTouches()
  }

  private func askScrollView() {
    for touch in touches { scrollView?.offerToContent(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard remainingTouches.isEmpty else { return }
    if delaysTouchesBegan { askScrollView() }
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if remainingTouches.isEmpty { state = .failed }
  }

  override func reset() {
    timer.stop()
    delaysTouchesBegan = false
    scrollView?.isTouched = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
