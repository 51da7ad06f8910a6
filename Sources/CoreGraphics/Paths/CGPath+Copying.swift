extension CGPath {
  /// Creates a closed rectangle, from its corner with the smallest coordinates.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.init(outline, transform)
  }

  /// Creates the closed ellipse inscribed in a rectangle: four curves, from the right.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addOval(in: rect)
    self.init(outline, transform)
  }

  /// Creates a closed rectangle with corners of quarter ellipses.
  ///
  /// Widths and heights of corners are clamped to 0 and to half of the rectangle's.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(rect, corners: .all, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(outline, transform)
  }

  private convenience init(_ outline: PathOutline, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns an immutable path with the same elements; always a path.
  public final func copy() -> CGPath? { CGPath(outline) }

  /// Returns an immutable path with all points transformed; always a path.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline, transform)
  }

  /// Returns a mutable path with the same elements; always a path.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Returns a mutable path with all points transformed; always a path.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns the dashes of the path, as open subpaths, with all points transformed.
  ///
  /// Curves become lines within 0.1 points. Unusable lengths (infinite, NaN, negative or all zero) give a copy,
  /// as do lengths that make more than 100,000 dashes.
  public final func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let usable = DrawingStroke.usable(lengths, phase: phase)
    return CGPath(outline.dashed(usable.pattern, phase: usable.phase).applying(transform))
  }

  /// Returns the outline of the path's stroke, with all points transformed; filled by the winding rule it paints
  /// the same area.
  ///
  /// Curves become lines within 0.1 points, and pieces of the outline overlap. A width that is not positive and
  /// finite gives an empty path.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = DrawingStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(outline.outlineOfStroke(with: pen).applying(transform))
  }
}
