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
