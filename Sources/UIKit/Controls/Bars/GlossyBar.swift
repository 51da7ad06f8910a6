/// A bar that shines before iOS 7, and whose items take its look.
@MainActor
protocol GlossyBar: UIView {
  /// How the bar shines; nil from iOS 7 on.
  var glossyLook: GlossyBarLook? { get }
}

extension GlossyBar {
  /// Shows the items in another look of their bar.
  func setItemsNeedDisplay() {
    guard glossyLook != nil else { return }
    var pending: [UIView] = subviews
    while let view = pending.popLast() {
      (view as? BarButton)?.setNeedsDisplay()
      pending += view.subviews
    }
  }
}

extension UIView {
  /// How the bar shines that the view stands on; nil from iOS 7 on, and off bars.
  final var glossyLookOfBar: GlossyBarLook? {
    var view: UIView? = self
    while let present = view {
      if let bar = present as? any GlossyBar { return bar.glossyLook }
      view = present.superview
    }
    return nil
  }
}
