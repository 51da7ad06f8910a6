/// An immutable colour with an opacity.
///
/// As from iOS 10 on, components outside 0...1 are kept (extended range); alpha is clamped to 0...1, and a
/// component that isn't a finite number counts as zero. Colours made from white live in a grey space, all
/// others in an RGB space; colours of different spaces are never equal, so `UIColor.black` differs from red,
/// green and blue of zero. Source: Apple, UIColor and "Determining color values with color spaces".
public final class UIColor: NSObject, FoundationTagged, NSCopying, Sendable {
  private let tag = FoundationTag()

  /// The colour as Core Graphics has it.
  public let cgColor: CGColor

  /// Makes the same colour from Core Graphics' form of it.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour from red, green and blue, 0 to 1 inside the sRGB gamut.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from hue, saturation and brightness; the hue is a share of the colour circle and wraps
  /// around.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    let (red, green, blue) =
      HSBColor(hue: finite(hue), saturation: finite(saturation), brightness: finite(brightness)).rgb
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Returns the colour with another opacity, clamped to 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let components = Array(cgColor.values.dropLast())
    return UIColor(cgColor: CGColor(space: cgColor.space, components: components, alpha: alpha))
  }

  /// Returns the colour itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Returns whether the other object is a colour in the same space with the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return cgColor == other.cgColor
  }

  /// A number that equal colours share, the same in every run.
  public override var hash: Int {
    cgColor.values.reduce(cgColor.numberOfComponents) { hash, value in
      // Adding zero gives both zeros the same bits.
      (hash &* 31) ^ Int(truncatingIfNeeded: Double(value + 0).bitPattern.byteSwapped)
    }
  }

  /// The name of the colour space and the components, alpha last.
  public override var description: String {
    let name = cgColor.space.model == .monochrome ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([name] + cgColor.values.map { String(format: "%g", Double($0 + 0)) }).joined(separator: " ")
  }
}

// MARK: - Components

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

// MARK: - Drawing

extension UIColor {
  /// Makes the colour that of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of fills in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour that of strokes in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

// MARK: - Shading

extension UIColor {
  /// A colour from its hexadecimal notation, such as `0xFF8000`.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The colour with some white in it, from 0 to 1, and the same opacity.
  final func lighter(by share: CGFloat) -> UIColor {
    interpolated(to: UIColor(white: 1, alpha: cgColor.alpha), progress: share)
  }

  /// The colour with some black in it, from 0 to 1, and the same opacity.
  final func darker(by share: CGFloat) -> UIColor {
    interpolated(to: UIColor(white: 0, alpha: cgColor.alpha), progress: share)
  }
}

/// A colour as hue, saturation and brightness, each in 0...1 inside the sRGB gamut.
struct HSBColor: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Makes the hue, saturation and brightness of red, green and blue; a grey has hue and saturation zero.
  init(red: Double, green: Double, blue: Double) {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let range = high - low
    brightness = high
    saturation = high == 0 ? 0 : range / high
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The red, green and blue of the colour; hues a whole number apart are the same.
  var rgb: (red: Double, green: Double, blue: Double) {
    let sixths = (hue - hue.rounded(.down)) * 6
    let sector = sixths.rounded(.down)
    let part = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch sector {
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    case 5: (brightness, low, falling)
    default: (brightness, rising, low)
    }
  }
}
