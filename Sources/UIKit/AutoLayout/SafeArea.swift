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
  fileprivate func reaching(into view: UIView, of container: UIView) -> UIEdgeInsets {
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

extension UIViewController {
  /// The guide of what bars cover at an end of the view.
  final func coveredGuide(_ end: SystemGuide) -> LayoutGuideLength {
    let guide = barState.coveredGuides[end] ?? LayoutGuideLength(self, end)
    barState.coveredGuides[end] = guide
    if let view = storedView { view.ensuredLayoutState.systemGuides[end] = guide }
    return guide
  }

  final func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
    guard insets != barState.additionalSafeArea else { return }
    barState.additionalSafeArea = insets
    storedView?.setNeedsLayout()
    for child in children { child.storedView?.setNeedsLayout() }
  }

  /// What bars cover of the controller's view, with what the controller and those above add.
  final var safeInsets: UIEdgeInsets {
    var insets = coveredInsets
    insets.add(additionalSafeAreaInsets)
    guard let view = storedView else { return insets }
    var next = parent
    while let container = next, let outer = container.storedView {
      let added = container.additionalSafeAreaInsets
      if added != .zero, view.isDescendant(of: outer) { insets.add(added.reaching(into: view, of: outer)) }
      next = container.parent
    }
    return insets
  }
}

extension UIEdgeInsets {
  fileprivate mutating func add(_ other: UIEdgeInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}

/// What bars cover at an end of a controller's view, for constraints: a guide of the view.
@MainActor
final class LayoutGuideLength: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController, _ end: SystemGuide) {
    self.controller = controller
    super.init()
    systemRule = end
    identifier = end.name
  }

  /// The length that bars cover now.
  var length: CGFloat {
    guard let insets = controller?.coveredInsets else { return 0 }
    return systemRule == .top ? insets.top : insets.bottom
  }

  /// The controller's view.
  override var owningView: UIView? {
    get { controller?.storedView }
    set {}
  }
}
