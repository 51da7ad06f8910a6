extension UIPageViewController: RotationObserver {
  final func show(
    _ pages: [UIViewController],
    _ direction: NavigationDirection,
    animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if isAskingForSpine {
      guard checkDifference(of: pages) else {
        completion?(false)
        return
      }
      replacePages(with: pages)
      completion?(true)
      return
    }
    checkCount(of: pages, animated: animated)
    guard checkDifference(of: pages) else {
      completion?(false)
      return
    }
    if isChangingPages {
      device.onNextPass { [weak self] in
        self?.setViewControllers(pages, direction: direction, animated: animated, completion: completion)
      }
      return
    }
    endTurn()
    reloadNeighbors()
    let new = Array(pages.prefix(spineLocation.pageCount))
    let back = pages.dropFirst(new.count).first.flatMap { shownPages.contains($0) ? nil : $0 }
    let canAnimate =
      animated && UIView.areAnimationsEnabled && storedView?.window != nil && !shownPages.isEmpty
      && !new.contains(where: shownPages.contains)
    guard canAnimate else {
      replacePages(with: new)
      updateDots()
      completion?(true)
      return
    }
    let turn = PageTurn(
      direction,
      from: shownPages,
      to: new,
      back: back,
      origin: .application(completion: completion)
    )
    shownPages = new
    begin(turn)
    updateDots()
    settle(turn, completing: true, duration: turnDuration, options: .curveEaseInOut)
  }

  /// Raises an exception unless the number of pages matches the spine location.
  private func checkCount(of pages: [UIViewController], animated: Bool) {
    let needsBack = style == .pageCurl && isDoubleSided && animated
    let count = needsBack ? 2 : spineLocation.pageCount
    guard pages.count != count else { return }
    UIKitException.raise(
      .invalidArgumentException,
      "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(count)) "
        + "for the requested transition"
    )
  }

  /// Returns whether the pages are different.
  private func checkDifference(of pages: [UIViewController]) -> Bool {
    guard pages.count == 2, pages[0] === pages[1] else { return true }
    device.console.log(
      "A page view controller cannot show \(pages[0]) on two pages at a time."
    )
    return false
  }

  /// Shows other pages immediately.
  final func replacePages(with new: [UIViewController]) {
    guard new != shownPages else { return }
    isChangingPages = true
    defer { isChangingPages = false }
    let leaving = shownPages.filter { !new.contains($0) && $0.parent === self }
    let arriving = new.filter { !shownPages.contains($0) }
    for page in arriving { addChild(page) }
    for page in leaving { page.willMove(toParent: nil) }
    shownPages = new
    if forwardsAppearance {
      for page in leaving { page.beginDisappearing(animated: false) }
      for page in arriving { page.beginAppearing(animated: false) }
    }
    for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
    holdPages()
    for page in leaving { page.removeFromParent() }
    for page in arriving where page.parent === self { page.didMove(toParent: self) }
  }

  /// Whether changed pages get appearance callbacks.
  final var forwardsAppearance: Bool {
    appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
  }

  // MARK: Rotation of the interface

  /// Asks the delegate for the spine location when the pages are on screen.
  func orientationWillChange(to orientation: UIInterfaceOrientation) {
    if storedView?.window != nil { askForSpine(in: orientation) }
  }

  /// Asks the delegate for the spine location if the interface was rotated while the pages were off screen.
  final func catchUpWithInterface() {
    let orientation = device.application.interfaceOrientation
    if let lastOrientation, lastOrientation != orientation { askForSpine(in: orientation) }
    lastOrientation = orientation
  }

  private func askForSpine(in orientation: UIInterfaceOrientation) {
    lastOrientation = orientation
    endTurn()
    guard style == .pageCurl, let delegate else { return }
    isAskingForSpine = true
    let wanted = delegate.pageViewController(self, spineLocationFor: orientation)
    isAskingForSpine = false
    let location = wanted == .none ? SpineLocation.min : wanted
    guard shownPages.isEmpty || shownPages.count == location.pageCount else {
      UIKitException.raise(
        .invalidArgumentException,
        "The number of view controllers provided (\(shownPages.count)) doesn't match the number required "
          + "(\(location.pageCount)) for the requested spine location (\(location.exceptionName))"
      )
    }
    storedSpineLocation = location
    if location == .mid { storedIsDoubleSided = true }
    UIView.performWithoutAnimation { placePages() }
  }
}

// MARK: - Neighbours

extension UIPageViewController {
  /// Asks the data source for the pages in one direction, one page per call; returns nil at the end.
  final func findPages(_ direction: NavigationDirection) -> PageCandidate? {
    let isForward = direction == .forward
    guard let shown = isForward ? shownPages.last : shownPages.first else { return nil }
    if style == .scroll {
      return neighbor(direction).map { PageCandidate(direction: direction, pages: [$0], back: nil) }
    }
    guard let first = ask(direction, from: shown) else { return nil }
    guard isDoubleSided else { return PageCandidate(direction: direction, pages: [first], back: nil) }
    guard let second = ask(direction, from: first), second !== first else { return nil }
    if spineLocation == .mid {
      let pages = isForward ? [first, second] : [second, first]
      return PageCandidate(direction: direction, pages: pages, back: nil)
    }
    return PageCandidate(direction: direction, pages: [second], back: first)
  }

  private func ask(
    _ direction: NavigationDirection,
    from page: UIViewController
  ) -> UIViewController? {
    let answer =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let answer else { return nil }
    guard !shownPages.contains(answer) else {
      device.console.log("The data source returned \(answer), which is already shown.")
      return nil
    }
    return answer
  }

  // MARK: Scrolling pages

  /// Returns the neighbour in a direction, and asks the data source for it if necessary.
  private func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    if let known = neighbors[direction] { return known }
    guard let page = shownPages.first else { return nil }
    let answer = ask(direction, from: page)
    neighbors[direction] = .some(answer)
    return answer
  }

  /// Discards the neighbours and requests them again.
  final func reloadNeighbors() {
    neighbors = [:]
    requestNeighbors()
  }

  /// Requests both neighbours once the pages are at rest on screen.
  final func requestNeighbors() {
    guard style == .scroll, dataSource != nil, !isRequestingNeighbors else { return }
    isRequestingNeighbors = true
    device.onNextPass { [weak self] in
      guard let self else { return }
      isRequestingNeighbors = false
      guard isReadyForGesture else { return }
      _ = neighbor(.reverse)
      _ = neighbor(.forward)
    }
  }

  /// Updates the neighbours after a page turn: the old page is one of them, and the other must be requested.
  final func noteTurn(_ turn: PageTurn) {
    guard style == .scroll else { return }
    if turn.isCompleting, case .gesture = turn.origin {
      let isForward = turn.direction == .forward
      neighbors = [isForward ? .reverse : .forward: turn.old.first]
      dots?.currentPage += isForward ? 1 : -1
    }
    requestNeighbors()
  }

  // MARK: Dots

  /// Asks the data source for the page indicator, which only horizontally scrolling pages have.
  final func updateDots() {
    guard style == .scroll, orientation == .horizontal else { return }
    let count = dataSource?.presentationCount(for: self) ?? NSNotFound
    let index = dataSource?.presentationIndex(for: self) ?? NSNotFound
    guard count != NSNotFound, index != NSNotFound, count > 0 else {
      dots?.removeFromSuperview()
      dots = nil
      storedView?.setNeedsLayout()
      return
    }
    let control = dots ?? makeDots()
    control.numberOfPages = count
    control.currentPage = index
    storedView?.setNeedsLayout()
  }

  private func makeDots() -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.addAction(
      UIAction { [weak self] _ in self?.turnByDots() },
      for: .valueChanged
    )
    dots = control
    storedView?.addSubview(control)
    return control
  }

  /// Turns to the page on the tapped side of the dots, which are updated when the page has arrived.
  private func turnByDots() {
    guard let dots else { return }
    let isForward = dots.currentPage > dots.displayedPage
    dots.currentPage = dots.displayedPage
    guard isReadyForGesture else { return }
    candidate = findPages(isForward ? .forward : .reverse)
    guard let turn = beginGesture() else { return }
    settle(turn, completing: true, duration: turnDuration, options: .curveEaseInOut)
  }
}

/// The pages that a gesture may turn to.
struct PageCandidate {
  let direction: UIPageViewController.NavigationDirection
  let pages: [UIViewController]
  /// The page on the back of the leaf, if leaves are double-sided and the spine is at an edge.
  let back: UIViewController?
}
