extension UIBezierPath {
  /// Makes a closed rectangle, clockwise from its top-left corner.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Makes the closed ellipse that touches the sides of a rectangle, clockwise, as four cubic curves.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addOval(in: rect)
  }

  /// Makes a closed rectangle with round corners, clockwise.
  ///
  /// The radius is clamped to 0 and to half the smaller side; NaN counts as 0. Corners are quarter circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline.addRoundedRect(rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
  }

  /// Makes a closed rectangle with some corners rounded, clockwise.
  ///
  /// The radii are clamped to 0 and to half the width and half the height; NaN counts as 0. Corners are
  /// quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    outline.addRoundedRect(rect, corners: corners, radii: cornerRadii)
  }

  /// Makes an open arc of a circle; angles in radians from the +x axis, growing clockwise on screen.
  ///
  /// See `addArc(withCenter:radius:startAngle:endAngle:clockwise:)` for how the angles are read.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Makes a path with the steps of another and default drawing attributes.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  /// The steps as an immutable path; setting it replaces all steps and keeps the drawing attributes.
  public var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }
}
