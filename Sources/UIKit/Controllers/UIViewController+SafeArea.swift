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

  /// What bars cover of the controller's view in a window, with what the controller and those above add.
  final var safeInsets: UIEdgeInsets {
    guard let view = storedView else { return .zero }
    guard let parent = storedParent, let container = parent.storedView, view !== container,
      view.isDescendant(of: container)
    else { return coveredInsets + additionalSafeAreaInsets }
    let outer = parent.safeInsets + parent.insetsOfBars(for: self)
    let reaching =
      parent.movesViewsOfChildren
      ? outer.reaching(into: view.convert(view.bounds, to: container), in: container.bounds)
      : view.covered(by: outer, of: container)
    return reaching + additionalSafeAreaInsets
  }

  /// What the bars of a container cover of a child, besides what covers itself.
  private func insetsOfBars(for child: UIViewController) -> UIEdgeInsets {
    let (all, own) = (insets(for: child), coveredInsets)
    return UIEdgeInsets(
      top: all.top - own.top,
      left: all.left - own.left,
      bottom: all.bottom - own.bottom,
      right: all.right - own.right
    )
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
