extension UISplitViewController {
  /// Adapts to traits and size, and lays out the columns.
  ///
  /// It has an effect from the time when the view is about to appear.
  final func layOutColumns() {
    guard !isLayingOut, let view = storedView, isOnScreen else { return }
    isLayingOut = true
    rules.chooseMode(in: view)
    arrangeColumns()
    isLayingOut = false
  }

  /// Lays out the columns in the current mode; inside an animation they slide.
  final func arrangeColumns() {
    guard let view = storedView else { return }
    let columns = columns(in: view.bounds.size)
    if let secondary, let secondaryView = secondary.view {
      if secondaryView.superview === view {
        secondaryView.frame = columns.secondary
      } else {
        UIView.performWithoutAnimation {
          secondaryView.frame = columns.secondary
          view.insertSubview(secondaryView, at: 0)
        }
      }
    }
    arrangeDimming(in: view)
    arrangePrimary(columns, in: view)
    arrangeDivider(columns, in: view)
    updateGestures()
    updateModeButton()
  }

  /// Whether the view is in a window or about to be; before that, nothing is laid out.
  final var isOnScreen: Bool { appearance != .disappeared || storedView?.window != nil }

  private var isPrimaryHidden: Bool { !storedIsCollapsed && displayMode == .secondaryOnly }

  private func arrangePrimary(_ columns: SplitColumns, in view: UIView) {
    guard let primary else { return }
    if isPrimaryHidden {
      guard let primaryView = primary.storedView, primaryView.superview === view else { return }
      hide(primary, primaryView, columns)
    } else if let primaryView = primary.view {
      if primaryView.superview === view {
        if primary.appearance == .disappearing { appear(primary) }
        view.raise(primaryView, above: dimmingView ?? secondary?.storedView)
        primaryView.frame = columns.primary
      } else {
        reveal(primary, primaryView, columns, in: view)
      }
    }
  }

  private var isSliding: Bool { UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled }

  private func reveal(
    _ primary: UIViewController,
    _ primaryView: UIView,
    _ columns: SplitColumns,
    in view: UIView
  ) {
    guard isSliding, appearance.isVisible, currentMode != nil, !storedIsCollapsed else {
      UIView.performWithoutAnimation {
        primaryView.frame = columns.primary
        view.addSubview(primaryView)
      }
      return
    }
    UIView.performWithoutAnimation {
      appear(primary)
      primaryView.frame = columns.hiddenPrimary
      primaryView.layoutIfNeeded()
      view.addSubview(primaryView)
    }
    slide(primaryView, to: columns.primary)
  }

  /// Sends `viewWillAppear` to the primary controller before its view slides in; `viewDidAppear` follows
  /// after the slide.
  private func appear(_ primary: UIViewController) {
    guard shouldAutomaticallyForwardAppearanceMethods, !primary.appearance.isVisible else { return }
    primary.beginAppearing(animated: true)
    primary.isExchanging = true
  }

  private func hide(_ primary: UIViewController, _ primaryView: UIView, _ columns: SplitColumns) {
    guard isSliding, appearance.isVisible else {
      if runningSlides == 0 { primaryView.removeFromSuperview() }
      return
    }
    if shouldAutomaticallyForwardAppearanceMethods { primary.beginDisappearing(animated: true) }
    slide(primaryView, to: columns.hiddenPrimary)
  }

  private func slide(_ primaryView: UIView, to frame: CGRect) {
    runningSlides += 1
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration,
      delay: 0,
      options: .beginFromCurrentState
    ) {
      primaryView.frame = frame
    } completion: { [weak self] _ in
      self?.slideDidEnd()
    }
  }

  /// Removes or keeps the primary view after the last slide, according to the current mode.
  private func slideDidEnd() {
    runningSlides -= 1
    guard runningSlides == 0, let primary else { return }
    primary.isExchanging = false
    if isPrimaryHidden, let primaryView = primary.storedView, primaryView.superview === storedView {
      primaryView.removeFromSuperview()
    } else if appearance == .appeared {
      primary.endAppearing()
    }
  }

  /// Places the divider behind columns that are side by side, or between overlapping columns.
  private func arrangeDivider(_ columns: SplitColumns, in view: UIView) {
    let isNeeded = !storedIsCollapsed && primary != nil
    guard isNeeded else {
      divider.removeFromSuperview()
      return
    }
    if divider.superview !== view {
      UIView.performWithoutAnimation {
        divider.frame = columns.divider
        divider.backgroundColor = device.behavior.splitDividerColor
        view.insertSubview(divider, at: 0)
      }
    }
    if displayMode == .oneBesideSecondary {
      view.lower(divider, below: secondary?.storedView)
    } else if let primaryView = primary?.storedView, primaryView.superview === view {
      view.raise(divider, above: dimmingView ?? secondary?.storedView)
      view.lower(divider, below: primaryView)
    }
    divider.frame = columns.divider
  }

  /// Dims the secondary column under an overlay; a tap on it hides the overlay.
  private func arrangeDimming(in view: UIView) {
    let isNeeded = !storedIsCollapsed && displayMode == .oneOverSecondary && primary != nil
    guard isNeeded else {
      guard let dimming = dimmingView else { return }
      dimmingView = nil
      guard isSliding else {
        dimming.removeFromSuperview()
        return
      }
      dimming.isUserInteractionEnabled = false
      UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
        dimming.alpha = 0
      } completion: { _ in
        dimming.removeFromSuperview()
      }
      return
    }
    if let dimmingView {
      dimmingView.frame = view.bounds
      return
    }
    let dimming = UIView()
    UIView.performWithoutAnimation {
      dimming.frame = view.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor = UISplitViewController.dimmingColor
      dimming.alpha = 0
      if let secondaryView = secondary?.storedView, secondaryView.superview === view {
        view.insertSubview(dimming, aboveSubview: secondaryView)
      } else {
        view.insertSubview(dimming, at: 0)
      }
    }
    dimming.alpha = 1
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        guard let self, displayMode == .oneOverSecondary else { return }
        choose(.secondaryOnly)
      }
    )
    dimmingView = dimming
  }

  private static let dimmingColor = UIColor(white: 0, alpha: 0.2)
}

extension UIView {
  /// Moves a subview above another, unless it already is; moving it always would trigger a layout.
  fileprivate func raise(_ view: UIView, above other: UIView?) {
    guard let other, let index = subviews.firstIndex(of: view), let lower = subviews.firstIndex(of: other),
      index < lower
    else { return }
    insertSubview(view, aboveSubview: other)
  }

  /// Moves a subview below another, unless it already is.
  fileprivate func lower(_ view: UIView, below other: UIView?) {
    guard let other, let index = subviews.firstIndex(of: view), let upper = subviews.firstIndex(of: other),
      index > upper
    else { return }
    insertSubview(view, belowSubview: other)
  }
}

// MARK: - Geometry

/// The sizes and traits of the columns, and the announcement of changes.
extension UISplitViewController {
  final func columns(in size: CGSize) -> SplitColumns {
    columns(storedIsCollapsed ? .oneOverSecondary : displayMode, in: size, width: columnWidth(in: size))
  }

  private func columns(_ mode: DisplayMode, in size: CGSize, width: CGFloat) -> SplitColumns {
    SplitColumns(
      mode,
      in: size,
      primaryWidth: width,
      dividerWidth: rules.dividerWidth
    )
  }

  final func columnWidth(in size: CGSize) -> CGFloat { rules.primaryWidth(in: size) }

  final func columnWidth(in size: CGSize, traits: UITraitCollection) -> CGFloat {
    SplitColumns.primaryWidth(
      in: size.width,
      isRegularHigh: traits.verticalSizeClass != .compact,
      preferences: SplitColumns.WidthPreferences(
        fraction: preferredPrimaryColumnWidthFraction,
        minimum: minimumPrimaryColumnWidth,
        maximum: maximumPrimaryColumnWidth
      )
    )
  }

  /// Returns the size of a controller's view after the split view has changed to `size`.
  final func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    let traits = announcedTraits ?? traitCollection
    guard traits.horizontalSizeClass != .compact else { return size }
    let columns = columns(
      wantedMode(in: size),
      in: size,
      width: columnWidth(in: size, traits: traits)
    )
    return container === primary ? columns.primary.size : columns.secondary.size
  }

  // MARK: Announcements

  final func traitsWillChange(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedTraits = traits
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.announcedTraits = nil }
  }

  final func sizeWillChange(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if size != storedView?.bounds.size { chosenMode = nil }
    announcedSize = size
    let staysExpanded = !storedIsCollapsed && announcedTraits?.horizontalSizeClass != .compact
    if staysExpanded, isOnScreen { updateMode(in: size) }
    coordinator.animate { [weak self] _ in
      self?.layOutColumns()
    } completion: { [weak self] _ in
      self?.announcedSize = nil
      self?.layOutColumns()
    }
  }
}
