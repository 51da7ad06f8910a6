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
      for page in turn.arriving where !page.appearance.isVisible {
        page.beginTransition(appearing: true, animated: true)
      }
      for page in turn.old where page.appearance.isVisible {
        page.beginTransition(appearing: false, animated: true)
      }
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
    SimulatedDevice.current.application.beginIgnoringInteractionEvents()
    turn.ignoresTouches = true
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      turnView.show(completing ? 1 : 0)
    }
    let timeline = SimulatedDevice.current.timeline
    timeline.schedule(at: timeline.now + duration) { [self] in
      SimulatedDevice.current.onNextTurn { [self] in finish(turn, finished: true) }
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
    if turn.ignoresTouches { SimulatedDevice.current.application.endIgnoringInteractionEvents() }
    self.turn = nil
    settlePages(of: turn)
    noteTurn(turn)
    if finished {
      announceEnd(of: turn, finished: true)
    } else {
      SimulatedDevice.current.onNextTurn { [self] in announceEnd(of: turn, finished: false) }
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
      for page in leaving where forwardsAppearance && page.appearance.isVisible {
        page.beginTransition(appearing: false, animated: true)
      }
    }
    func endAppearing() {
      for page in shownPages where page.appearance == .appearing && appearance == .appeared {
        page.endTransition()
      }
    }
    if style == .pageCurl { beginLeaving() }
    if forwardsAppearance {
      for page in staying where !page.appearance.isVisible && page.parent === self {
        page.beginTransition(appearing: true, animated: true)
      }
    }
    for page in leaving { page.willMove(toParent: nil) }
    shownPages = staying.filter { $0.parent === self }
    UIView.performWithoutAnimation { holdPages() }
    if style == .scroll {
      endAppearing()
      beginLeaving()
    }
    for page in leaving {
      page.viewIfLoaded?.removeFromSuperview()
      if page.appearance == .disappearing { page.endTransition() }
    }
    turn.view?.removeFromSuperview()
    turn.view = nil
    if style == .pageCurl { endAppearing() }
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
