extension UIPageViewController {
  /// How long a page takes from one side to the other, in seconds; Apple documents no number.
  final var turnDuration: TimeInterval { style == .pageCurl ? 0.6 : 0.35 }

  /// The shortest time in which a page that was let go comes to rest, in seconds.
  private static let shortestSettling: TimeInterval = 0.1

  /// Brings the new pages in: they are children, about to appear, and in the view.
  final func begin(_ turn: PageTurn) {
    isChangingPages = true
    defer { isChangingPages = false }
    self.turn = turn
    for page in turn.arriving where page.parent !== self { addChild(page) }
    if forwardsAppearance {
      for page in turn.arriving { page.beginAppearing(animated: true) }
      for page in turn.old { page.beginDisappearing(animated: true) }
    }
    for page in turn.arriving { page.isExchanging = true }
    UIView.performWithoutAnimation {
      guard let view = makeTurnView(for: turn), let holder = storedView else { return }
      turn.view = view
      holder.insertSubview(view, at: 0)
      view.takePages()
      view.layoutIfNeeded()
    }
  }

  /// Moves the pages to where `progress` puts them: 0 before the turn, 1 after it.
  final func move(_ turn: PageTurn, to progress: CGFloat) {
    turn.progress = progress
    turn.view?.show(progress)
  }

  /// Lets a held page go: the rest of the way takes its share of the whole time.
  final func release(_ turn: PageTurn, completing: Bool) {
    let rest = completing ? 1 - turn.progress : turn.progress
    let share = turnDuration * TimeInterval(rest)
    settle(
      turn,
      completing: completing,
      duration: max(UIPageViewController.shortestSettling, share),
      options: .curveEaseOut
    )
  }

  /// Lets the pages move by themselves to one end of the turn.
  final func settle(
    _ turn: PageTurn,
    completing: Bool,
    duration: TimeInterval,
    options: UIView.AnimationOptions
  ) {
    guard !turn.isOver, !turn.isSettling else { return }
    turn.isSettling = true
    turn.isCompleting = completing
    guard UIView.areAnimationsEnabled, let turnView = turn.view, turnView.window != nil else {
      finish(turn, finished: true)
      return
    }
    device.application.beginIgnoringInteractionEvents()
    turn.ignoresTouches = true
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      turnView.show(completing ? 1 : 0)
    }
    let timeline = device.timeline
    timeline.schedule(at: timeline.now + duration) { [self] in
      device.onNextTurn { [self] in finish(turn, finished: true) }
    }
  }

  /// Ends a turn that is under way at once; a page that is held falls back.
  final func endTurn() {
    guard let turn else { return }
    if !turn.isSettling { turn.isCompleting = false }
    pan.withdraw()
    finish(turn, finished: false)
  }

  /// Removes the pages that leave, then reports the end of the turn.
  private func finish(_ turn: PageTurn, finished: Bool) {
    guard turn.end() else { return }
    if turn.ignoresTouches { device.application.endIgnoringInteractionEvents() }
    self.turn = nil
    settlePages(of: turn)
    noteTurn(turn)
    if finished {
      announceEnd(of: turn, finished: true)
    } else {
      device.onNextTurn { [self] in announceEnd(of: turn, finished: false) }
    }
  }

  /// Takes away the pages that go, with the calls of appearance in the order of the style: of pages that curl the one
  /// that goes is told first at each step, of pages that scroll the one that stays gets all of its calls first.
  ///
  /// Source: wangling.me, "The Inconsistent Order of View Transition Events" (2014, iOS 7).
  private func settlePages(of turn: PageTurn) {
    isChangingPages = true
    defer { isChangingPages = false }
    let staying = turn.isCompleting ? turn.new : turn.old
    let leaving = (turn.old + turn.arriving).filter { !staying.contains($0) && $0.parent === self }
    for page in turn.arriving { page.isExchanging = false }
    func beginLeaving() {
      for page in leaving where forwardsAppearance { page.beginDisappearing(animated: true) }
    }
    func endArriving() {
      for page in shownPages where appearance == .appeared { page.endAppearing() }
    }
    if style == .pageCurl { beginLeaving() }
    if forwardsAppearance {
      for page in staying where page.parent === self { page.beginAppearing(animated: true) }
    }
    for page in leaving { page.willMove(toParent: nil) }
    shownPages = staying.filter { $0.parent === self }
    UIView.performWithoutAnimation { holdPages() }
    if style == .scroll {
      endArriving()
      beginLeaving()
    }
    for page in leaving {
      page.viewIfLoaded?.removeFromSuperview()
      page.endDisappearing()
    }
    turn.view?.removeFromSuperview()
    turn.view = nil
    if style == .pageCurl { endArriving() }
    for page in leaving where page.parent === self { page.removeFromParent() }
    for page in shownPages where page.isEnteringParent && page.parent === self {
      page.didMove(toParent: self)
    }
  }

  private func announceEnd(of turn: PageTurn, finished: Bool) {
    switch turn.origin {
    case .application(let completion):
      completion?(finished)
    case .gesture:
      delegate?.pageViewController(
        self,
        didFinishAnimating: finished,
        previousViewControllers: turn.old,
        transitionCompleted: turn.isCompleting
      )
    }
  }
}

// MARK: - Gestures

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

/// A turn of pages that is under way.
@MainActor
final class PageTurn {
  /// Who turns.
  enum Origin {
    /// `setViewControllers`, with what to call at the end.
    case application(completion: ((Bool) -> Void)?)
    /// A finger.
    case gesture
  }

  let direction: UIPageViewController.NavigationDirection
  let old: [UIViewController]
  let new: [UIViewController]
  /// The page on the back of a leaf, which shows only during the turn.
  let back: UIViewController?
  let origin: Origin
  var view: PageTurnView?
  var progress: CGFloat = 0

  /// Whether the page was released, and where it goes then.
  var isSettling = false
  var isCompleting = true
  private(set) var isOver = false

  /// Whether the application ignores touches because of it.
  var ignoresTouches = false

  init(
    _ direction: UIPageViewController.NavigationDirection,
    from old: [UIViewController],
    to new: [UIViewController],
    back: UIViewController?,
    origin: Origin
  ) {
    self.direction = direction
    self.old = old
    self.new = new
    self.back = back
    self.origin = origin
  }

  /// All pages that come.
  var arriving: [UIViewController] { new + (back.map { [$0] } ?? []) }

  /// Notes the end; false if it had come before.
  func end() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}

/// Recognizes a finger that turns a page: one that moves in the direction of the pages, towards a page.
@MainActor
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  @WeakReference var pages: UIPageViewController?

  override var isRightMovement: Bool { pages?.canTurn(along: translation(in: pages?.view)) ?? false }
}

/// Recognizes a tap near an end of the pages.
@MainActor
final class PageTapGestureRecognizer: UITapGestureRecognizer {
  @WeakReference var pages: UIPageViewController?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pages, pages.canTurn(byTapAt: location(in: pages.view)) else {
      state = .failed
      return
    }
    super.touchesEnded(touches, with: event)
  }
}
