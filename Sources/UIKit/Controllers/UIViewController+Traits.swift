extension UIViewController {
  /// The parent's traits with its override for this child; the screen's for a controller without a parent.
  final var effectiveTraitCollection: UITraitCollection {
    guard let parent = storedParent else {
      return modal.presentation?.traits ?? UIScreen.main.traitCollection
    }
    return parent.traits(parent.traitCollection, for: self)
  }

  /// `traits` of this controller as `child` sees them.
  private func traits(_ traits: UITraitCollection, for child: UIViewController) -> UITraitCollection {
    guard let override = overrideTraitCollection(forChild: child) else { return traits }
    return UITraitCollection(traitsFrom: [traits, override])
  }

  final func overrideTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    let old = child.traitCollection
    traitState.overridden[ObjectIdentifier(child)] = collection
    if child.storedParent === self { child.propagateTraits(from: old, to: child.traitCollection) }
  }

  /// Tells this controller, its views and its children that the traits changed, where they did.
  final func propagateTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if traitState.told != nil { traitState.told = new }
    guard old != new else { return }
    traitCollectionDidChange(old)
    var pending = storedView.map { [$0] } ?? []
    while let view = pending.popLast() {
      if let owner = view.controller, owner !== self { continue }
      view.traitCollectionDidChange(old)
      pending.append(contentsOf: view.children.reversed())
    }
    for child in storedChildren {
      child.propagateTraits(from: traits(old, for: child), to: traits(new, for: child))
    }
  }

  /// The view is in a window: the controller is told of traits for the first time, or of those that another place
  /// has brought since.
  final func tellTraits() {
    let told = traitState.told
    let present = traitCollection
    traitState.told = present
    if let told {
      propagateTraits(from: told, to: present)
    } else {
      traitCollectionDidChange(nil)
    }
  }

  final func setPreferredContentSize(_ size: CGSize) {
    guard size != storedPreferredContentSize else { return }
    storedPreferredContentSize = size
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    modal.presentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
    tellPopoverOfContentSize()
  }

  /// Tells the children of a change of size, except those that keep theirs.
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

  /// Tells the children of a change of traits, except those whose override hides it.
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

/// What a controller knows of traits.
struct TraitState {
  /// The traits that it replaces for its children.
  var overridden: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits that it was told of last, or nil before the first time.
  var told: UITraitCollection?
}

// MARK: - Views

extension UIView {
  /// Rule: the traits of the nearest controller upwards; without one, those of the screen.
  final var effectiveTraitCollection: UITraitCollection {
    var view: UIView? = self
    while let present = view {
      if let controller = present.controller { return controller.traitCollection }
      view = present.parent
    }
    return UIScreen.main.traitCollection
  }
}
