extension UIColor {
  /// Red, green, blue and alpha, for renderers: a grey has equal parts; components may lie outside 0...1.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    let values = cgColor.values.map(Double.init)
    switch cgColor.space.model {
    case .monochrome: return (values[0], values[0], values[0], values[1])
    case .rgb: return (values[0], values[1], values[2], values[3])
    }
  }

  /// Writes red, green, blue and alpha to the places given and returns whether the colour has them: always
  /// true.
  ///
  /// Each place may be nil. Greys give equal parts. Source: Apple, UIColor.getRed(_:green:blue:alpha:).
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Writes the grey value and alpha to the places given and returns whether the colour has them: always
  /// true.
  ///
  /// Each place may be nil. A colour that isn't grey gives its luma, 0.299 red + 0.587 green + 0.114 blue.
  /// Source for conversion as such: Apple, UIColor.getWhite(_:alpha:); for the weights: ITU-R BT.601.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let (red, green, blue, opacity) = rgba
    let isGray = red == green && green == blue
    white?.pointee = CGFloat(isGray ? red : 0.299 * red + 0.587 * green + 0.114 * blue)
    alpha?.pointee = CGFloat(opacity)
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the places given and returns whether the colour has
  /// them: always true.
  ///
  /// Each place may be nil. The hue is in 0..<1; greys have hue and saturation zero.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = rgba
    let hsb = HSBColor(red: red, green: green, blue: blue)
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(opacity)
    return true
  }

  /// Returns the colour a share of the way to another: 0 gives the receiver, 1 the other.
  ///
  /// Components and alpha move linearly and independently; two greys stay grey. A progress outside 0...1
  /// carries on in the same direction; one that isn't a number counts as 0.
  package func interpolated(to other: UIColor, progress: CGFloat) -> UIColor {
    if progress == 0 || progress.isNaN || isEqual(other) { return self }
    if progress == 1 { return other }
    func mix(_ start: Double, _ end: Double) -> CGFloat { CGFloat(start + (end - start) * Double(progress)) }
    let (from, to) = (rgba, other.rgba)
    let alpha = mix(from.alpha, to.alpha)
    if cgColor.space.model == .monochrome, other.cgColor.space.model == .monochrome {
      return UIColor(white: mix(from.red, to.red), alpha: alpha)
    }
    return UIColor(
      red: mix(from.red, to.red),
      green: mix(from.green, to.green),
      blue: mix(from.blue, to.blue),
      alpha: alpha
    )
  }
}
