/// The traits of views: inherited from the nearest controller or the window, and changed by what is set for views on the way.
extension UIView {
  /// The traits of the controller of this view or its nearest ancestor, else of the window or the screen, with the overrides of the
  /// views on the way.
  final var effectiveTraitCollection: UITraitCollection {
    var view: UIView? = self
    var settings: [TraitSettings] = []
    var traits: UITraitCollection?
    while let present = view {
      if let extras = present.extras {
        if let own = extras.traitSettings { settings.append(own) }
        if let controller = extras.controller {
          traits = controller.traitCollection
          break
        }
      }
      if present.parent == nil, let window = present as? UIWindow { traits = window.traitsAround }
      view = present.parent
    }
    let base = traits ?? UIScreen.main.traitCollection
    return settings.isEmpty ? base : settings.reversed().reduce(base) { $1.applied(to: $0) }
  }

  // MARK: Notifications

  /// Tells the view its traits, if they are new or have changed.
  ///
  /// Superviews must have been told before: most views have the same object as their superview.
  final func receiveTraits() {
    guard let parentTraits = parent?.sentTraits, extras == nil || !changesTraits else {
      return device.behavior.hasTraits ? take(traitCollection) : ()
    }
    if parentTraits !== sentTraits { take(parentTraits) }
  }

  /// Whether the view may have other traits than its superview.
  private var changesTraits: Bool { extras?.traitSettings != nil || extras?.controller != nil }

  private func take(_ new: UITraitCollection) {
    let old = sentTraits
    sentTraits = new
    guard old !== new, old != new else { return }
    traitsDidChange(from: old, to: new)
  }

  /// Tells this view and all below their traits, and the controllers of views below.
  final func updateTraitsBelow() { updateTraits(in: controller) }

  /// Tells the views of a controller's tree their traits, and the controllers in it that aren't its children.
  ///
  /// - Parameter controller: the controller that has been told, and tells its children.
  final func updateTraits(in controller: UIResponder?) {
    guard storedWindow != nil || self is UIWindow else { return updateTraitsOffScreen(in: controller) }
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view !== self, let owner = view.controller, owner !== controller {
        let isChild = controller != nil && owner.storedParent === controller
        if !isChild || owner.device.behavior.controllersInheritTraitsOfViews, owner.modal.presentation == nil
        {
          owner.notifyOfTraits()
        }
        continue
      }
      view.receiveTraits()
      pending.append(contentsOf: view.children.reversed())
    }
  }

  /// Tells the views of a controller that is off screen their traits, if they have been told before.
  private func updateTraitsOffScreen(in controller: UIResponder?) {
    for view in subtree() where view.sentTraits != nil {
      guard view.controller == nil || view.controller === controller else { continue }
      view.take(view.traitCollection)
    }
  }

  private func traitsDidChange(from old: UITraitCollection?, to new: UITraitCollection) {
    if old?.colorVariant != new.colorVariant { colorsDidChange(isFirst: old == nil) }
    if (old?.isRightToLeft ?? false) != new.isRightToLeft { directionDidChange() }
    takeTraits(from: old)
    if old != nil { device.views.appearances.traitsDidChange(of: self) }
    extras?.traitsHandler?(traitCollection, self)
    withCurrentTraits { traitCollectionDidChange(old) }
    if let old { notifyTraitObservers(from: old) }
  }

  // MARK: Colours

  /// Invalidates everything that may depend on colours.
  ///
  /// Source: Apple, Supporting Dark Mode in Your Interface: the system then calls `draw(_:)`, `layoutSubviews()`,
  /// `updateConstraints()` and `tintColorDidChange()`.
  private func colorsDidChange(isFirst: Bool) {
    if storedBackgroundColor?.dynamic != nil { updateBackground() }
    // A view that is told for the first time has been neither laid out nor drawn.
    guard !isFirst || sentTraits?.colorVariant.isDark == true else { return }
    markNeedsLayout()
    markNeedsUpdateConstraints()
    markNeedsDisplay()
    withCurrentTraits { tintColorDidChange() }
  }

  /// Sets the layer's background to the present variant of the background colour.
  final func updateBackground() {
    backing.storedBackgroundColor = drawsBackground ? visibleBackgroundColor?.cgColor : nil
  }

  /// The background colour with the view's traits.
  final var visibleBackgroundColor: UIColor? {
    guard let color = storedBackgroundColor, color.dynamic != nil else { return storedBackgroundColor }
    return color.resolvedColor(with: traitCollection)
  }
}

extension UIView: TraitSettingsOwner {
  final var traitSettings: TraitSettings? {
    get { extras?.traitSettings }
    set { ensuredExtras.traitSettings = newValue }
  }

  /// The traits that code has set for this view and the ones below.
  ///
  /// Source: Apple, UIView.traitOverrides.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(extras?.traitSettings?.overrides ?? TraitValues()) }
    set {
      guard newValue.values != (extras?.traitSettings?.overrides ?? TraitValues()) else { return }
      ensuredTraitSettings.overrides = newValue.values
      if storedWindow != nil || self is UIWindow {
        updateTraitsBelow()
      } else {
        updateBackground()
      }
      (self as? UIWindow)?.presentations.forEach { if !$0.isCovered { $0.notifyOfTraits() } }
    }
  }
}
