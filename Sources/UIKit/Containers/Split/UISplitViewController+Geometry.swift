/// What sizes and traits the columns have, and the announcement of others.
extension UISplitViewController {
  final func columns(in size: CGSize) -> SplitColumns {
    columns(storedIsCollapsed ? .oneOverSecondary : displayMode, in: size, width: columnWidth(in: size))
  }

  private func columns(_ mode: DisplayMode, in size: CGSize, width: CGFloat) -> SplitColumns {
    SplitColumns(
      mode,
      in: size,
      primaryWidth: width,
      dividerWidth: SimulatedDevice.current.behavior.splitViewsAdapt ? 1 / max(1, UIScreen.main.scale) : 1
    )
  }

  final func columnWidth(in size: CGSize) -> CGFloat {
    guard SimulatedDevice.current.behavior.splitViewsAdapt else { return SplitColumns.olderPrimaryWidth }
    return storedIsCollapsed ? size.width : columnWidth(in: size, traits: traitCollection)
  }

  private func columnWidth(in size: CGSize, traits: UITraitCollection) -> CGFloat {
    SplitColumns.primaryWidth(
      in: size.width,
      isRegularHigh: traits.verticalSizeClass != .compact,
      wishes: SplitColumns.Wishes(
        fraction: preferredPrimaryColumnWidthFraction,
        minimum: minimumPrimaryColumnWidth,
        maximum: maximumPrimaryColumnWidth
      )
    )
  }

  /// The size that a controller has once the split view has `size`.
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

  final func columnTraits(of child: UIViewController) -> UITraitCollection? {
    guard SimulatedDevice.current.behavior.splitViewsAdapt, child === primary else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
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
