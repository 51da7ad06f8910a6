/// The picture of a tab; before iOS 7 light falls on that of the selected one.
@MainActor
final class TabPicture: UIImageView {
  /// Colours of a picture before iOS 7 (approximate).
  private enum Colors {
    static let resting = UIColor(hex: 0x8C8C8C)
    static let depth = UIColor(hex: 0x2B7FE3)
    static let middle = UIColor(hex: 0x4B9DF0)
    static let light = UIColor(hex: 0xA3D6FB)
  }

  /// Whether the tab is selected.
  var isLit = false { didSet { setNeedsDisplay() } }

  override func makeDrawing() -> [DrawingCommand] {
    guard !BarLook.isFlat, let image = shownImage, image.renderingMode == .alwaysTemplate else {
      return super.makeDrawing()
    }
    let frame = contentMode.frame(of: image.size, in: bounds)
    return GraphicsStack.record { context in
      context.draw(image.stencil(isLit ? Colors.depth : Colors.resting), in: frame, alpha: 1)
      guard isLit else { return }
      // The deep blue below, lighter towards the top, and a shine with a round edge.
      add(image.stencil(Colors.middle), above: 0.72, bend: 0.1, in: frame, context)
      add(image.stencil(Colors.light), above: 0.42, bend: 0.22, in: frame, context)
    }
  }

  /// Draws the part of an image that lies above a curve: `share` of the height at the sides, less in the middle.
  private func add(
    _ image: UIImage,
    above share: CGFloat,
    bend: CGFloat,
    in frame: CGRect,
    _ context: CGContext
  ) {
    let edge = frame.minY + frame.height * share
    let path = UIBezierPath()
    path.move(to: CGPoint(x: frame.minX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: edge - frame.height * bend))
    path.addQuadCurve(
      to: CGPoint(x: frame.minX, y: edge),
      controlPoint: CGPoint(x: frame.midX, y: edge)
    )
    path.close()
    context.saveGState()
    path.addClip()
    context.draw(image, in: frame, alpha: 1)
    context.restoreGState()
  }
}
