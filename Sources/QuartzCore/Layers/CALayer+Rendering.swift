extension CALayer {
  /// Draws the layer and its sublayers in the coordinates of its bounds, with its own values.
  ///
  /// Source: Apple, CALayer.render(in:).
  final func renderTree(in context: CGContext) {
    guard !isHidden, storedOpacity > 0 else { return }
    context.saveGState()
    context.setAlpha(storedOpacity)
    let outline = CGPath(roundedBounds)
    if let color = storedBackgroundColor {
      context.setFillColor(color)
      context.addPath(outline)
      context.fillPath()
    }
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    draw(in: context)
    for sublayer in sublayersByDepth {
      let transform = sublayer.transformToParent
      context.saveGState()
      context.concatenate(CATransform3DGetAffineTransform(transform))
      sublayer.renderTree(in: context)
      context.restoreGState()
    }
    if borderWidth > 0, let color = borderColor {
      context.setStrokeColor(color)
      context.setLineWidth(borderWidth)
      let half = borderWidth / 2
      let middle = CALayer.standardized(storedBounds).insetBy(dx: half, dy: half)
      context.addPath(CGPath(rounded(middle, radius: max(0, cornerRadius - half))))
      context.strokePath()
    }
    context.restoreGState()
  }

  /// The outline of the background: the bounds with their rounded corners.
  package final var roundedBounds: PathOutline {
    rounded(CALayer.standardized(storedBounds), radius: cornerRadius)
  }

  /// A rectangle with the layer's rounded corners.
  private func rounded(_ rect: CGRect, radius: CGFloat) -> PathOutline {
    PathOutline(rect, corners: maskedCorners, radius: radius)
  }
}
