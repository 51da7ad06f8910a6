extension UIView {
  /// The layer if someone has asked for it before: looking at a view makes none.
  package final var existingLayer: CALayer? { extras?.layer }
}
