/// Lies between a popover and the interface: dims it, and tells of taps beside the popover.
@MainActor
final class PopoverDimmingView: UIView {
  /// The views of the interface that get their touches all the same.
  var passthroughViews: [UIView] = []

  /// Hears of a tap beside the popover.
  var onTap: (() -> Void)?

  /// Runs at each layout: the interface may have turned.
  var onLayout: (() -> Void)?

  /// Creates a view that fills `superview`, at the back.
  init(in superview: UIView) {
    super.init(frame: superview.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = PopoverLook.dimmingColor
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    superview.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Lets touches fall through to those views that are exempt, as far as nothing covers them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard !passthroughViews.isEmpty, let below = viewBelow(point, with: event) else { return hit }
    return passthroughViews.contains { below.isDescendant(of: $0) || $0.hasSlidIn(below) } ? nil : hit
  }

  /// What a touch would reach if this layer of the window and all above it were not there.
  private func viewBelow(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let window else { return nil }
    var layer: UIView = self
    while let next = layer.parent, next !== window { layer = next }
    let layers = window.subviews
    guard let number = layers.firstIndex(of: layer) else { return nil }
    for candidate in layers[..<number].reversed() {
      let place = candidate.convert(point, from: self)
      if let hit = candidate.hitTest(place, with: event) { return hit }
    }
    return nil
  }
}

extension UIView {
  /// Whether `view` is in a list that a split view has slid in over this view, which is in the other column.
  ///
  /// A popover at an item of the bar stays while people use the list that another item of the bar brings in.
  /// Source: the article of the recipe adaptive-popover, on an iPad with iOS 9.
  fileprivate func hasSlidIn(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder, !(current is UISplitViewController) { responder = current.next }
    guard let split = responder as? UISplitViewController, !split.isCollapsed,
      split.displayMode == .oneOverSecondary, let list = split.viewControllers.first?.viewIfLoaded
    else { return false }
    return view.isDescendant(of: list)
  }
}
