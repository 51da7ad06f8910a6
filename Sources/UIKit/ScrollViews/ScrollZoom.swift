/// Fingers that scale content.
struct ScrollZoom {
  /// The scale at which they began.
  let scale: CGFloat
}
