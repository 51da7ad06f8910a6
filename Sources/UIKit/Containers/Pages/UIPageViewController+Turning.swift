extension UIPageViewController {
  /// The duration of a page turn, in seconds; Apple documents no value.
  final var turnDuration: TimeInterval { style == .pageCurl ? 0.6 : 0.35 }

  /// The minimum duration in which a released page comes to rest, in seconds.
  private static let shortestSettling: TimeInterval = 0.1

  /// Adds the new pages as children with their views.
  ///
  /// Sends `viewWillAppear` to them and `viewWillDisappear` to the old pages.
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

  /// Moves the pages to a `progress`: 0 before the turn, 1 after it.
  final func move(_ turn: PageTurn, to progress: CGFloat) {
    turn.progress = progress
    turn.view?.show(progress)
  }

  /// Releases a page that the user holds; the duration is proportional to the remaining distance.
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

  /// Animates the pages to one end of the turn.
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
      device.onNextPass { [self] in finish(turn, finished: true) }
    }
  }

  /// Ends a running page turn immediately; a page that the user holds falls back.
  final func endTurn() {
    guard let turn else { return }
    if !turn.isSettling { turn.isCompleting = false }
    pan.withdraw()
    finish(turn, finished: false)
  }

  /// Removes the old pages, then reports the end of the turn.
  private func finish(_ turn: PageTurn, finished: Bool) {
    guard turn.end() else { return }
    if turn.ignoresTouches { device.application.endIgnoringInteractionEvents() }
    self.turn = nil
    settlePages(of: turn)
    noteTurn(turn)
    if finished {
      announceEnd(of: turn, finished: true)
    } else {
      device.onNextPass { [self] in announceEnd(of: turn, finished: false) }
    }
  }

  /// Removes the old pages; the order of appearance callbacks depends on the style.
  ///
  /// With curling pages, the removed page gets each callback first. With scrolling pages, the remaining page
  /// gets all its callbacks first.
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
  /// The speed, in points per second, from which the direction of the finger decides whether the page is
  /// turned.
  ///
  /// Apple publishes no value.
  private static let decisiveSpeed: CGFloat = 300

  /// The progress from which a slower finger turns the page.
  private static let decisiveProgress: CGFloat = 0.5

  final func prepareGestures() {
    pan.pages = self
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak self] pan in self?.follow(pan) }
    tap.pages = self
    tap.addHandler { [weak self] tap in self?.turnByTap(tap) }
  }

  /// Returns whether a movement turns a page; may ask the data source.
  final func canTurn(along movement: CGPoint) -> Bool {
    candidate = nil
    let isAlong =
      orientation == .horizontal
      ? abs(movement.x) > abs(movement.y) : abs(movement.y) > abs(movement.x)
    guard isAlong, isReadyForGesture else { return false }
    candidate = findPages(layout.part(of: movement) < 0 ? .forward : .reverse)
    return candidate != nil
  }

  /// Returns whether a tap turns a page; may ask the data source.
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
    let translation = forwardPart(of: pan.translation(in: viewIfLoaded), turn)
    move(turn, to: min(1, max(0, translation / extent)))
  }

  /// Returns the component of a movement in the direction of the turn.
  private func forwardPart(of movement: CGPoint, _ turn: PageTurn) -> CGFloat {
    layout.part(of: movement) * (turn.direction == .forward ? -1 : 1)
  }

  /// Begins a turn to the candidate pages; returns nil if the delegate has changed the pages.
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

/// A running page turn.
@MainActor
final class PageTurn {
  /// The cause of a turn.
  enum Origin {
    /// `setViewControllers`, with its completion handler.
    case application(completion: ((Bool) -> Void)?)
    case gesture
  }

  let direction: UIPageViewController.NavigationDirection
  let old: [UIViewController]
  let new: [UIViewController]
  /// The page on the back of a leaf, which is visible only during the turn.
  let back: UIViewController?
  let origin: Origin
  var view: PageTurnView?
  var progress: CGFloat = 0

  /// Whether the page was released, and whether the turn is then completed.
  var isSettling = false
  var isCompleting = true
  private(set) var isOver = false

  /// Whether the application ignores touches during the turn.
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

  /// All new pages, including the back.
  var arriving: [UIViewController] { new + (back.map { [$0] } ?? []) }

  /// Marks the turn as ended; returns false if it already was.
  func end() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}

/// Recognizes a drag along the axis of navigation towards an existing page.
@MainActor
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  @WeakReference var pages: UIPageViewController?

  override var isRightMovement: Bool { pages?.canTurn(along: translation(in: pages?.view)) ?? false }
}

/// Recognizes a tap near an edge of the pages.
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
