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
