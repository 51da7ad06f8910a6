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
