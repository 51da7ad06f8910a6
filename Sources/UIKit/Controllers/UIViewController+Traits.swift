extension UIViewController {
  /// The traits around the controller, with those that are set for it.
  final var effectiveTraitCollection: UITraitCollection {
    applied(traitsAround)
  }

  /// The traits around the controller.
  ///
  /// They are those of the parent with its override for this child; from iOS 17 on those of the view's superview instead of the
  /// parent's. A presented controller has those of its presentation, a root controller those of the window.
  private var traitsAround: UITraitCollection {
    let inheritsFromViews = device.behavior.controllersInheritTraitsOfViews
    let superview = inheritsFromViews ? storedView?.parent : nil
    guard let parent = storedParent else {
      return modal.presentation?.traits ?? superview?.traitCollection
        ?? storedView?.storedWindow?.traitCollection ?? UIScreen.main.traitCollection
    }
    return parent.traits(superview?.traitCollection ?? parent.traitCollection, for: self)
  }

  /// Traits around the controller with those that are set for it.
  final func applied(_ traits: UITraitCollection) -> UITraitCollection {
    traitState.settings?.applied(to: traits) ?? traits
  }

  /// Returns `traits` of this controller with its override for `child`.
  private func traits(_ traits: UITraitCollection, for child: UIViewController) -> UITraitCollection {
    guard let override = overrideTraitCollection(forChild: child) else { return traits }
    return UITraitCollection(traitsFrom: [traits, override])
  }

  final func overrideTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    let old = child.traitCollection
    traitState.overridden[ObjectIdentifier(child)] = collection
    if child.storedParent === self { child.propagateTraits(from: old, to: child.traitCollection) }
  }

  /// Notifies this controller, its views and its children of changed traits.
  ///
  /// The controller comes first, then its views, superviews before subviews, and then its children. Before, the traits have
  /// changed everywhere.
  final func propagateTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if traitState.lastSent != nil { traitState.lastSent = new }
    guard old != new else { return }
    withCurrentTraits { traitCollectionDidChange(old) }
    notifyTraitObservers(from: old)
    storedView?.updateTraits(in: self)
    for child in storedChildren {
      child.propagateTraits(
        from: child.traitState.lastSent ?? child.applied(traits(old, for: child)),
        to: child.traitCollection
      )
    }
  }

  /// Notifies the controller of its traits when its view is in a window, if they are new or have changed.
  final func notifyOfTraits() {
    let lastSent = traitState.lastSent
    let present = traitCollection
    traitState.lastSent = present
    if let lastSent {
      propagateTraits(from: lastSent, to: present)
    } else {
      withCurrentTraits { traitCollectionDidChange(nil) }
    }
  }

  final func setPreferredContentSize(_ size: CGSize) {
    guard size != storedPreferredContentSize else { return }
    storedPreferredContentSize = size
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    modal.presentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
    notifyPopoverOfContentSize()
  }

  /// Notifies the children of a new size, except those whose size doesn't change.
  final func forwardSize(
    _ size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announceRotationToOlderCode()
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.storedView, view.bounds.size == childSize { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Notifies the children of new traits, except those whose traits don't change because of an override.
  final func forwardTraits(
    _ collection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let new = child.applied(traits(collection, for: child))
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
  }
}

/// The traits that a controller stores.
struct TraitState {
  /// The overrides for its children.
  var overridden: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits in the last notification, or nil before the first one.
  var lastSent: UITraitCollection?

  /// What code has set and observes of the controller's own traits.
  var settings: TraitSettings?
}

// MARK: - Overrides

extension UIViewController: TraitSettingsOwner {
  final var traitSettings: TraitSettings? {
    get { traitState.settings }
    set { traitState.settings = newValue }
  }

  /// The traits that code has set for this controller, its views and its children.
  ///
  /// Source: Apple, UIViewController.traitOverrides.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitState.settings?.overrides ?? TraitValues()) }
    set {
      let old = traitCollection
      ensuredTraitSettings.overrides = newValue.values
      propagateTraits(from: old, to: traitCollection)
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  final var styleOverride: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { if device.behavior.hasDarkAppearance { traitOverrides.userInterfaceStyle = newValue } }
  }
}
