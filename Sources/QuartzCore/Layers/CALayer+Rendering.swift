extension CALayer {
  /// Draws the layer and its sublayers in the coordinates of its bounds, with its own values.
  ///
  /// Source: Apple, CALayer.render(in:).
  final func renderTree(in context: CGContext) {
    guard !isHidden, storedOpacity > 0 else { return }
    context.saveGState()
    let opacity = context.state.alpha * storedOpacity
    if opacity < 1 {
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let mask {
      let paper = CGContext()
      mask.renderInParent(paper)
      context.clip(toOpacityOf: paper.drawing)
    }
    if masksToBounds {
      context.addPath(CGPath(roundedBounds))
      context.clip()
    }
    renderContent(in: context)
    let copies =
      (self as? CAReplicatorLayer).map { $0.copyTransforms(in: storedBounds) } ?? [CATransform3DIdentity]
    for copy in copies {
      context.saveGState()
      context.concatenate(CATransform3DGetAffineTransform(copy))
      for sublayer in sublayersByDepth { sublayer.renderInParent(context) }
      context.restoreGState()
    }
    renderBorder(in: context)
    if opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Draws the layer in the coordinates of its superlayer, or of the layer that it masks.
  private func renderInParent(_ context: CGContext) {
    context.saveGState()
    context.concatenate(CATransform3DGetAffineTransform(transformToParent))
    render(in: context)
    context.restoreGState()
  }

  /// Draws the shadow, the background and what the layer and its view show over it.
  private func renderContent(in context: CGContext) {
    let color = storedBackgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let shadow = shadow
    let outline = shadowPath?.outline ?? (color == nil ? nil : roundedBounds)
    if let shadow, let outline {
      // Only the shadow: that of the content is the outline's.
      let shape = DrawingCommand.fill(outline, .winding, CGColor(gray: 0, alpha: 1), nil)
      context.record(.layer([shape], DrawingLayer(shadow: shadow, drawsOnlyShadow: true)))
    }
    if let color {
      context.setFillColor(color.anchored(color.pattern?.matrix ?? .identity))
      context.addPath(CGPath(roundedBounds))
      context.fillPath()
    }
    if let shadow, outline == nil {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      renderContents(in: context)
      context.endTransparencyLayer()
      context.restoreGState()
    } else {
      renderContents(in: context)
    }
  }

  private var shadow: DrawingShadow? {
    guard shadowOpacity > 0, let color = shadowColor else { return nil }
    let shown = color.withAlpha(color.alpha * CGFloat(min(1, shadowOpacity)))
    // Core Graphics specifies twice the standard deviation, which is the radius of a layer's shadow.
    return DrawingShadow(offset: shadowOffset, blur: 2 * shadowRadius, color: shown)
  }

  private func renderContents(in context: CGContext) {
    let bounds = CALayer.standardized(storedBounds)
    if let gradient = self as? CAGradientLayer { context.append(gradient.gradientCommands) }
    context.append(imageCommands(in: bounds))
    context.append(classCommands(in: bounds))
    if let owner { context.append(owner.drawing) } else { draw(in: context) }
  }

  private func renderBorder(in context: CGContext) {
    guard borderWidth > 0, let color = borderColor else { return }
    context.setStrokeColor(color)
    context.setLineWidth(borderWidth)
    let half = borderWidth / 2
    let middle = CALayer.standardized(storedBounds).insetBy(dx: half, dy: half)
    context.addPath(CGPath(rounded(middle, radius: max(0, cornerRadius - half))))
    context.strokePath()
  }

  /// The outline of the background: the bounds with their rounded corners.
  package final var roundedBounds: PathOutline {
    rounded(CALayer.standardized(storedBounds), radius: cornerRadius)
  }

  /// A rectangle with the layer's rounded corners.
  private func rounded(_ rect: CGRect, radius: CGFloat) -> PathOutline {
    cornerCurve == .continuous
      ? PathOutline(continuous: rect, corners: maskedCorners, radius: radius)
      : PathOutline(rect, corners: maskedCorners, radius: radius)
  }
}
