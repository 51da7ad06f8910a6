extension UIView {
  /// What the view draws itself, in the coordinates of its bounds.
  package final var drawing: [DrawingCommand] { [] }
}
