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
      SimulatedDevice.current.onNextTurn { [weak self] in
        self?.setViewControllers(pages, direction: direction, animated: animated, completion: completion)
      }
      return
    }
    endTurn()
    forgetNeighbors()
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

  /// The number of pages must suit the spine.
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

  /// Whether no page comes twice.
  private func checkDifference(of pages: [UIViewController]) -> Bool {
    guard pages.count == 2, pages[0] === pages[1] else { return true }
    SimulatedDevice.current.console.log(
      "A page view controller cannot show \(pages[0]) on two pages at a time."
    )
    return false
  }

  /// Shows other pages at once.
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
      for page in leaving where page.appearance.isVisible {
        page.beginTransition(appearing: false, animated: false)
      }
      for page in arriving where !page.appearance.isVisible {
        page.beginTransition(appearing: true, animated: false)
      }
    }
    for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
    holdPages()
    for page in leaving { page.removeFromParent() }
    for page in arriving where page.parent === self { page.didMove(toParent: self) }
  }

  /// Whether pages that come and go appear and disappear.
  final var forwardsAppearance: Bool {
    appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
  }

  // MARK: Turning the interface

  /// A book on screen asks its delegate for the spine.
  func orientationWillChange(to orientation: UIInterfaceOrientation) {
    if storedView?.window != nil { askForSpine(in: orientation) }
  }

  /// The book comes on screen: asks for the spine if the interface was turned while it was away.
  final func catchUpWithInterface() {
    let orientation = SimulatedDevice.current.application.interfaceOrientation
    if let knownOrientation, knownOrientation != orientation { askForSpine(in: orientation) }
    knownOrientation = orientation
  }

  private func askForSpine(in orientation: UIInterfaceOrientation) {
    knownOrientation = orientation
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
