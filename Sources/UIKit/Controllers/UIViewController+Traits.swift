extension UIViewController {
  /// The parent's traits with its override for this child; without a parent, the screen's traits.
  final var effectiveTraitCollection: UITraitCollection {
    guard let parent = storedParent else {
      return modal.presentation?.traits ?? UIScreen.main.traitCollection
    }
    return parent.traits(parent.traitCollection, for: self)
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
  final func propagateTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if traitState.lastSent != nil { traitState.lastSent = new }
    guard old != new else { return }
    traitCollectionDidChange(old)
    var pending = storedView.map { [$0] } ?? []
    while let view = pending.popLast() {
      if let owner = view.controller, owner !== self { continue }
      view.traitsDidChange(from: old)
      pending.append(contentsOf: view.children.reversed())
    }
    for child in storedChildren {
      child.propagateTraits(from: traits(old, for: child), to: traits(new, for: child))
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
      traitCollectionDidChange(nil)
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
      let new = traits(collection, for: child)
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
}

// MARK: - Views

extension UIView {
  /// The traits of the controller of this view or its nearest ancestor; without one, the screen's traits.
  final var effectiveTraitCollection: UITraitCollection {
    var view: UIView? = self
    while let present = view {
      if let controller = present.controller { return controller.traitCollection }
      view = present.parent
    }
    return UIScreen.main.traitCollection
  }
}
