/// An immutable colour with an opacity, which may depend on traits.
///
/// A dynamic colour has the components that it has with `UITraitCollection.current`.
///
/// As from iOS 10, components outside 0...1 are kept (extended range); alpha is clamped to 0...1. Infinite
/// and NaN components become zero. Colours created from white have a grey colour space, all others have an
/// RGB space. Colours of different spaces are never equal, so `UIColor.black` differs from a colour of zero
/// red, green and blue. Source: Apple, UIColor and "Determining color values with color spaces".
public final class UIColor: NSObject, FoundationTagged, NSCopying, Sendable {
  private let tag = FoundationTag()

  private let fixed: CGColor?

  /// What the colour is in each environment; nil for a colour that is always the same.
  let dynamic: DynamicColor?

  /// The colour as a Core Graphics colour; that of a dynamic one with the present `UITraitCollection.current`.
  public var cgColor: CGColor { fixed ?? resolvedColor(with: .current).cgColor }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    fixed = cgColor
    dynamic = nil
    super.init()
  }

  init(_ dynamic: DynamicColor) {
    fixed = nil
    self.dynamic = dynamic
    super.init()
  }

  /// Creates a grey from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from red, green and blue, which are in 0...1 within the sRGB gamut.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from components of Display P3; those outside of the sRGB gamut are below 0 or above 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      cgColor: CGColor(space: .p3, components: [red, green, blue], alpha: alpha).converted(to: .rgb)
    )
  }

  /// Creates a colour from hue, saturation and brightness; the hue is a fraction of the colour circle and
  /// wraps around.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    let (red, green, blue) =
      HSBColor(hue: finite(hue), saturation: finite(saturation), brightness: finite(brightness)).rgb
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Creates a colour that paints with copies of an image side by side, the first at the origin of what it is painted in.
  ///
  /// An image without a size is clear. Source: Apple, UIColor.init(patternImage:).
  public convenience init(patternImage image: UIImage) {
    let pattern = CGPattern(
      cell: image.commands.clipped(to: CGRect(origin: .zero, size: image.size)),
      size: image.size
    )
    let space = CGColorSpace(patternBaseSpace: nil)
    self.init(
      cgColor: pattern.flatMap { pattern in
        space.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: [1]) }
      } ?? .clear
    )
  }

  /// Returns the colour with another opacity, clamped to 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { UIColor(cgColor: $0.cgColor.withAlpha(alpha)) }
  }

  /// Returns the colour itself, since colours are immutable.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Returns whether another object is a colour with the same space and values, in every environment.
  ///
  /// Before iOS 13 the system's colours are always light, and equal to other colours with their values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (dynamic, other.dynamic) {
    case (nil, nil): return fixed == other.fixed
    case (let one?, let other?): return one.isSame(as: other)
    case (nil, _?), (_?, nil):
      return !BootedSystem.current.hasDarkAppearance && cgColor == other.cgColor
    }
  }

  /// A hash that is the same for equal colours and in every run; for a dynamic colour that of its light variant.
  public override var hash: Int {
    let rgba = resolvedColor(with: UIColor.light).rgba
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha].reduce(0) { hash, value in
      // Adding zero gives both zeros the same bits.
      (hash &* 31) ^ Int(truncatingIfNeeded: (value + 0).bitPattern.byteSwapped)
    }
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)

  /// The name of the colour space and the components, alpha last; the name of a system's dynamic colour.
  public override var description: String {
    if let dynamic, BootedSystem.current.hasDarkAppearance {
      switch dynamic {
      case .palette(_, let name?): return "<UIDynamicSystemColor: name = \(name)>"
      case .palette, .provider: return "<UIDynamicProviderColor>"
      }
    }
    let cgColor = cgColor
    if cgColor.pattern != nil { return "kCGColorSpaceModelPattern \(cgColor.alpha)" }
    let name = cgColor.space.model == .monochrome ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([name] + cgColor.values.map { String(format: "%g", Double($0 + 0)) }).joined(separator: " ")
  }
}

// MARK: - Components

extension UIColor {
  /// Red, green, blue and alpha for renderers; greys have equal components, and components may be outside
  /// 0...1.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) { cgColor.rgba }

  /// Writes red, green, blue and alpha to the given pointers; always returns true.
  ///
  /// Each pointer may be nil. The components of a grey are equal. Source: Apple,
  /// UIColor.getRed(_:green:blue:alpha:).
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

  /// Writes the grey value and alpha to the given pointers; always returns true.
  ///
  /// Each pointer may be nil. The grey value of other colours is their luma, 0.299 red + 0.587 green + 0.114
  /// blue. Source for the conversion: Apple, UIColor.getWhite(_:alpha:); for the weights: ITU-R BT.601.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let (red, green, blue, opacity) = rgba
    let isGray = red == green && green == blue
    white?.pointee = CGFloat(isGray ? red : 0.299 * red + 0.587 * green + 0.114 * blue)
    alpha?.pointee = CGFloat(opacity)
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the given pointers; always returns true.
  ///
  /// Each pointer may be nil. The hue is in 0..<1; the hue and saturation of greys are zero.
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

  /// Returns the colour between the receiver (`progress` 0) and another (1).
  ///
  /// Components and alpha are interpolated linearly and independently; two greys result in a grey. A progress
  /// outside 0...1 extrapolates; NaN is treated as 0.
  package func interpolated(to other: UIColor, progress: CGFloat) -> UIColor {
    guard dynamic == nil, other.dynamic == nil else {
      return UIColor { traits in
        self.resolvedColor(with: traits)
          .interpolated(to: other.resolvedColor(with: traits), progress: progress)
      }
    }
    let mixed = cgColor.interpolated(to: other.cgColor, progress: progress)
    return mixed === cgColor ? self : mixed === other.cgColor ? other : UIColor(cgColor: mixed)
  }
}

// MARK: - Drawing

extension UIColor {
  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

// MARK: - Shading

extension UIColor {
  /// Creates a colour from a hexadecimal value, such as `0xFF8000`.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Returns the colour mixed with white by a share from 0 to 1, with the same opacity.
  final func lighter(by share: CGFloat) -> UIColor {
    mapped { $0.interpolated(to: UIColor(white: 1, alpha: $0.cgColor.alpha), progress: share) }
  }

  /// Returns the colour mixed with black by a share from 0 to 1, with the same opacity.
  final func darker(by share: CGFloat) -> UIColor {
    mapped { $0.interpolated(to: UIColor(white: 0, alpha: $0.cgColor.alpha), progress: share) }
  }
}

/// A colour as hue, saturation and brightness, each in 0...1 within the sRGB gamut.
struct HSBColor: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Creates a colour from red, green and blue; the hue and saturation of greys are zero.
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

  /// The red, green and blue of the colour; only the fractional part of the hue matters.
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
