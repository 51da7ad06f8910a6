extension UIImage {
  /// Draws the image in the current context in its own size, from a point to the right and downwards.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in the current context in its own size, with an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, filling a rectangle: stretched, but for its caps.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in the current context, filling a rectangle, with an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, alpha: alpha)
  }
}

extension CGContext {
  /// Draws an image so that it fills a rectangle; nothing if either has no area.
  func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat) {
    let opacity = state.alpha * (alpha.isNaN ? 1 : min(max(alpha, 0), 1))
    let rect = rect.standardized
    guard ImageCanvas(size: rect.size, scale: 1, isOpaque: false).isUsable, rect.origin.isFinite,
      image.size.width > 0, image.size.height > 0
    else { return }
    guard image.isResizable, image.size != rect.size else {
      record(.image(image.withoutCaps, rect, alpha: opacity))
      return
    }
    for tile in ImageTiling(image, in: rect).tiles {
      saveGState()
      clip(to: tile.visible)
      record(.image(image.withoutCaps, tile.frame, alpha: opacity))
      restoreGState()
    }
  }
}
