extension UIView {
  /// The part of the view that bars cover, from iOS 11: what the nearest controller above knows of them, as far as it reaches
  /// into the view.
  final var effectiveSafeAreaInsets: UIEdgeInsets {
    guard device.behavior.hasSafeArea, window != nil || controller != nil else { return .zero }
    var view = self
    while view.controller == nil {
      guard let next = view.parent else { return .zero }
      view = next
    }
    guard let controller = view.controller else { return .zero }
    let insets = controller.safeInsets
    return view === self || insets == .zero ? insets : insets.reaching(into: self, of: view)
  }

  /// Tells the view of a change of its safe area, if there is one, and the views below.
  final func announceSafeArea() {
    guard device.behavior.hasSafeArea, let controller else { return }
    let new = safeAreaInsets
    let old = layoutState?.announcedSafeArea ?? .zero
    guard new != old else { return }
    ensuredLayoutState.announcedSafeArea = new
    safeAreaInsetsDidChange()
    controller.viewSafeAreaInsetsDidChange()
    var pending: [UIView] = children
    while let view = pending.popLast() {
      if view.controller != nil { continue }
      if old.reaching(into: view, of: self) != new.reaching(into: view, of: self) {
        view.safeAreaInsetsDidChange()
      }
      pending += view.children
    }
    noteLayoutChange { $0.marginsDidChange() }
  }
}

extension UIEdgeInsets {
  /// The part of these insets of a view that reaches into one below it.
  @MainActor
  func reaching(into view: UIView, of container: UIView) -> UIEdgeInsets {
    let place = view.convert(view.bounds, to: container)
    let whole = container.bounds
    return UIEdgeInsets(
      top: max(0, top - (place.minY - whole.minY)),
      left: max(0, left - (place.minX - whole.minX)),
      bottom: max(0, bottom - (whole.maxY - place.maxY)),
      right: max(0, right - (whole.maxX - place.maxX))
    )
  }
}
