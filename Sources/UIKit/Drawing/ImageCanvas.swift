/// The size of an image to be drawn, what a point is in pixels, and whether it is backed.
struct ImageCanvas {
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool

  /// A canvas; a scale that is not positive and finite means that of the screen.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : BootedSystem.current.screenScale
    self.isOpaque = isOpaque
  }

  /// Whether there is anything to draw on.
  var isUsable: Bool { size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite }

  /// Draws what lies under everything else: black if no part of the image may be clear.
  func prepare(_ context: CGContext, origin: CGPoint = .zero) {
    guard isOpaque else { return }
    var path = PathOutline()
    path.addRect(CGRect(origin: origin, size: size))
    context.record(.fill(path, .winding, .black, nil))
  }

  /// The image of a finished drawing.
  func image(_ commands: [DrawingCommand]) -> UIImage {
    UIImage(commands: commands, size: size, scale: scale)
  }
}
