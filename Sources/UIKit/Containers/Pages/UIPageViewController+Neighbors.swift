extension UIPageViewController {
  /// Asks the data source for the pages in one direction, one call a page; nil at the end.
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
      SimulatedDevice.current.console.log("The data source gave \(answer), which is shown already.")
      return nil
    }
    return answer
  }

  // MARK: Pages that scroll

  /// The neighbor in a direction, asked for unless it is known.
  private func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    if let known = neighbors[direction] { return known }
    guard let page = shownPages.first else { return nil }
    let answer = ask(direction, from: page)
    neighbors[direction] = .some(answer)
    return answer
  }

  /// The neighbors may be others now.
  final func forgetNeighbors() {
    neighbors = [:]
    seekNeighbors()
  }

  /// Asks for both neighbors when the pages have come to rest on screen.
  final func seekNeighbors() {
    guard style == .scroll, dataSource != nil, !isSeekingNeighbors else { return }
    isSeekingNeighbors = true
    SimulatedDevice.current.onNextTurn { [weak self] in
      guard let self else { return }
      isSeekingNeighbors = false
      guard isReadyForGesture else { return }
      _ = neighbor(.reverse)
      _ = neighbor(.forward)
    }
  }

  /// Pages were turned: the one left is a neighbor now, and so the other must be asked for.
  final func noteTurn(_ turn: PageTurn) {
    guard style == .scroll else { return }
    if turn.isCompleting, case .gesture = turn.origin {
      let isForward = turn.direction == .forward
      neighbors = [isForward ? .reverse : .forward: turn.old.first]
      dots?.currentPage += isForward ? 1 : -1
    }
    seekNeighbors()
  }

  // MARK: Dots

  /// Asks the data source for the page indicator, which only pages that scroll from side to side have.
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

  /// A tap on the dots turns to the page at that side; the dots follow when it is there.
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
