/// What a graphics context paints with, as far as no command carries it from one step to the next.
struct DrawingState {
  var fillColor = UIColor.black
  var strokeColor = UIColor.black
  /// What the opacity of everything painted is multiplied with.
  var alpha: CGFloat = 1
  var shadow: DrawingShadow?
  var stroke = DrawingStroke()
  /// From the coordinates of the moment to those of the whole drawing.
  var transform = CGAffineTransform.identity
  /// Whether a `save` was recorded for this state, so that its end needs a `restore`.
  var isSaved = false

  /// A colour with the opacity of the moment.
  func visible(_ color: UIColor) -> UIColor {
    alpha == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * alpha)
  }
}
