/// How the commands of a layer are drawn as a whole.
package struct DrawingLayer: Sendable {
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat
  /// How the layer is composed with what is below: normal, or one of the modes that mix colours.
  package var blendMode: CGBlendMode
  package var shadow: DrawingShadow?
  package var mask: DrawingMask?
  /// Whether nothing but the shadow is seen.
  package var drawsOnlyShadow: Bool

  package init(
    opacity: CGFloat = 1,
    blendMode: CGBlendMode = .normal,
    shadow: DrawingShadow? = nil,
    mask: DrawingMask? = nil,
    drawsOnlyShadow: Bool = false
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
    self.mask = mask
    self.drawsOnlyShadow = drawsOnlyShadow
  }
}

/// What multiplies the opacity of a layer, in the layer's coordinates.
package struct DrawingMask: Sendable {
  /// What of the commands multiplies the opacity.
  package enum Kind: Sendable {
    /// Their opacity.
    case opacity
    /// What their opacity leaves.
    case inverseOpacity
    /// Their lightness on black.
    case lightness
  }

  package var commands: [DrawingCommand]
  package var kind: Kind

  package init(_ commands: [DrawingCommand], _ kind: Kind = .opacity) {
    self.commands = commands
    self.kind = kind
  }
}

/// The size of a drawing and its pixels.
package struct DrawingCanvas: Sendable {
  /// The bounds of the drawing, in its own coordinates with y growing downwards.
  package let bounds: CGRect
  /// The number of pixels for each unit.
  package let scale: CGFloat
  /// The transform from the first coordinates of the context to those of the drawing.
  let toDrawing: CGAffineTransform
  /// The format and the bytes of a row of a bitmap; nil and 0 for other drawings.
  let format: PixelFormat?
  let bytesPerRow: Int

  /// - Parameter isFlipped: whether y grows upwards from the bottom left corner.
  package init(
    bounds: CGRect,
    scale: CGFloat,
    isFlipped: Bool = false,
    format: PixelFormat? = nil,
    bytesPerRow: Int = 0
  ) {
    self.bounds = bounds
    self.scale = scale
    self.format = format
    self.bytesPerRow = bytesPerRow
    toDrawing =
      isFlipped ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.maxY) : .identity
  }

  /// The transform from the drawing to pixels, with y growing upwards from the bottom left corner.
  var toDevice: CGAffineTransform {
    CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: -scale,
      tx: -bounds.minX * scale,
      ty: bounds.maxY * scale
    )
  }
}
