extension UIPageViewController {
  /// A finger that is faster, in points a second, decides by its direction whether the page is turned.
  ///
  /// Apple publishes no number.
  private static let decisiveSpeed: CGFloat = 300

  /// A slower one must have gone this share of the way.
  private static let decisiveProgress: CGFloat = 0.5

  final func prepareGestures() {
    pan.pages = self
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak self] pan in self?.follow(pan) }
    tap.pages = self
    tap.addHandler { [weak self] tap in self?.turnByTap(tap) }
  }

  /// Whether a finger that has moved this far turns a page; asks the data source if need be.
  final func canTurn(along movement: CGPoint) -> Bool {
    candidate = nil
    let isAlong =
      orientation == .horizontal
      ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
    guard isAlong, isReadyForGesture else { return false }
    candidate = findPages(layout.part(of: movement) < 0 ? .forward : .reverse)
    return candidate != nil
  }

  /// Whether a tap turns a page; asks the data source if need be.
  final func canTurn(byTapAt point: CGPoint) -> Bool {
    candidate = nil
    guard isReadyForGesture, let direction = layout.directionOfTap(at: point) else { return false }
    candidate = findPages(direction)
    return candidate != nil
  }

  final var isReadyForGesture: Bool {
    dataSource != nil && turn == nil && !isChangingPages && !shownPages.isEmpty && storedView?.window != nil
  }

  private func turnByTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let turn = beginGesture() else { return }
    settle(turn, completing: true, duration: turnDuration, options: .curveEaseInOut)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if let turn = beginGesture() { follow(pan, turning: turn) }
    case .changed:
      if let turn = heldTurn { follow(pan, turning: turn) }
    case .ended:
      guard let turn = heldTurn else { return }
      let speed = forwardPart(of: pan.velocity(in: viewIfLoaded), turn)
      let isFast = abs(speed) >= UIPageViewController.decisiveSpeed
      release(
        turn,
        completing: isFast ? speed > 0 : turn.progress >= UIPageViewController.decisiveProgress
      )
    default:
      if let turn = heldTurn { release(turn, completing: false) }
    }
  }

  private var heldTurn: PageTurn? {
    guard let turn, !turn.isSettling, case .gesture = turn.origin else { return nil }
    return turn
  }

  private func follow(_ pan: UIPanGestureRecognizer, turning turn: PageTurn) {
    let extent = layout.extent
    guard extent > 0 else { return }
    let way = forwardPart(of: pan.translation(in: viewIfLoaded), turn)
    move(turn, to: min(1, max(0, way / extent)))
  }

  /// The part of a movement in the direction of the turn.
  private func forwardPart(of movement: CGPoint, _ turn: PageTurn) -> CGFloat {
    layout.part(of: movement) * (turn.direction == .forward ? -1 : 1)
  }

  /// Begins the turn that the data source has given pages for; nil if the delegate changed the pages meanwhile.
  final func beginGesture() -> PageTurn? {
    guard let next = candidate, turn == nil else { return nil }
    candidate = nil
    let old = shownPages
    delegate?.pageViewController(self, willTransitionTo: next.pages)
    guard turn == nil, shownPages == old, !isChangingPages else { return nil }
    let turn = PageTurn(next.direction, from: old, to: next.pages, back: next.back, origin: .gesture)
    begin(turn)
    return turn.isOver ? nil : turn
  }
}
