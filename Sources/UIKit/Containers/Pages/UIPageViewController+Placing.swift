extension UIPageViewController {
  /// Replaces the plain view by one that places the pages.
  final func makePagesView() {
    guard let plain = viewIfLoaded else { return }
    let holder = PagesView(frame: plain.frame)
    holder.autoresizingMask = plain.autoresizingMask
    holder.pages = self
    view = holder
    for recognizer in style == .pageCurl ? [pan, tap] : [pan] { holder.addGestureRecognizer(recognizer) }
    for page in shownPages { holder.addSubview(page.view) }
    if let dots { holder.addSubview(dots) }
  }

  /// Where pages lie at the moment.
  final var layout: PageLayout {
    var bounds = storedView?.bounds ?? .zero
    if dots != nil { bounds.size.height = max(0, bounds.height - UIPageControl.height) }
    return PageLayout(bounds: bounds, orientation: orientation, spine: spineLocation)
  }

  /// Lays the pages out; a turn that was made for another size ends.
  final func placePages() {
    guard let holder = storedView else { return }
    let layout = layout
    if let dots {
      dots.lie(
        in: CGRect(
          x: layout.bounds.minX,
          y: layout.bounds.maxY,
          width: layout.bounds.width,
          height: UIPageControl.height
        )
      )
    }
    if let turnView = turn?.view {
      guard turnView.bounds != layout.bounds else { return }
      endTurn()
    }
    for (page, place) in zip(shownPages, layout.places) where page.storedView?.superview === holder {
      page.view.lie(in: place)
    }
  }

  /// Puts the views of the shown pages into the holder, behind the dots.
  final func holdPages() {
    guard let holder = storedView else { return }
    for (index, page) in shownPages.enumerated() {
      let pageView: UIView = page.view
      if pageView.superview !== holder {
        holder.insertSubview(pageView, at: index)
      }
    }
    placePages()
  }

  /// What shows while `turn` is under way.
  final func makeTurnView(for turn: PageTurn) -> PageTurnView? {
    let layout = layout
    let old = turn.old.compactMap(\.view)
    let new = turn.new.compactMap(\.view)
    guard let firstOld = old.first, let lastOld = old.last, let firstNew = new.first, let lastNew = new.last
    else { return nil }
    if style == .scroll {
      return PageSlideView(
        layout,
        from: firstOld,
        to: firstNew,
        direction: turn.direction,
        spacing: interPageSpacing
      )
    }
    let isForward = turn.direction == .forward
    let pages: PageCurlView.Pages
    let isReversed: Bool
    switch (spineLocation, isForward) {
    case (.mid, true):
      pages = .init(side: .right, front: lastOld, back: firstNew, under: lastNew, beside: firstOld)
      isReversed = false
    case (.mid, false):
      pages = .init(side: .left, front: firstOld, back: lastNew, under: firstNew, beside: lastOld)
      isReversed = false
    default:
      // The leaf in sight is lifted if it moves away from its side, else one is laid down upon it.
      let side = spineLocation == .max ? PageLayout.Side.left : .right
      isReversed = isForward == (side == .left)
      pages = .init(
        side: side,
        front: isReversed ? firstNew : firstOld,
        back: turn.back?.view,
        under: isReversed ? firstOld : firstNew,
        beside: nil
      )
    }
    return PageCurlView(layout, pages, isReversed: isReversed)
  }
}
