extension CGColor {
  /// Returns the colour in another space; always a colour.
  ///
  /// Components are clamped to 0...1, except in extended spaces. The grey of a colour has its luminance. Inks are
  /// converted as a device without profiles does: red is (1 - cyan) (1 - black), and the least ink of a colour
  /// becomes black. Intent and options have no effect on these spaces. Source: Apple, CGColor; the matrices of CSS
  /// Color Module Level 4; PostScript Language Reference, 7.2.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
    -> CGColor?
  {
    converted(to: space)
  }

  /// Returns the colour in another space.
  package func converted(to target: CGColorSpace) -> CGColor {
    if space == target || target.model == .pattern { return self }
    var components: [Double]
    if space.model == .monochrome, target.model == .monochrome {
      let gray = Double(values[0])
      components = [
        space.encoding == target.encoding
          ? gray : target.encoding == .linear ? Transfer.linear(gray) : Transfer.encoded(gray)
      ]
    } else {
      let (red, green, blue, _) = rgba
      components = target.components(red, green, blue)
    }
    if !target.isExtended { components = components.map { min(1, max(0, $0)) } }
    return CGColor(space: target, components: components.map { CGFloat($0) }, alpha: alpha)
  }

  /// Red, green, blue and alpha of extended sRGB, for renderers; greys have equal components, and components may be
  /// outside 0...1.
  package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
    if space.model == .pattern {
      let stencil = stencilColor
      return stencil === self ? (0, 0, 0, Double(alpha)) : stencil.rgba
    }
    let parts = values.map { Double($0) }
    switch (space.model, space.encoding) {
    case (.monochrome, .linear):
      let gray = Transfer.encoded(parts[0])
      return (gray, gray, gray, parts[1])
    case (.monochrome, _): return (parts[0], parts[0], parts[0], parts[1])
    case (.rgb, .linear):
      return (
        Transfer.encoded(parts[0]), Transfer.encoded(parts[1]), Transfer.encoded(parts[2]), parts[3]
      )
    case (.rgb, .displayP3):
      let (r, g, b) = (
        Transfer.linear(parts[0]), Transfer.linear(parts[1]), Transfer.linear(parts[2])
      )
      return (
        Transfer.encoded(1.224_940_176_3 * r - 0.224_940_176_3 * g),
        Transfer.encoded(1.042_056_954_7 * g - 0.042_056_954_7 * r),
        Transfer.encoded(1.098_273_600_1 * b - 0.019_637_554_6 * r - 0.078_636_045_6 * g),
        parts[3]
      )
    case (.rgb, _): return (parts[0], parts[1], parts[2], parts[3])
    case (.pattern, _): return (0, 0, 0, Double(alpha))
    case (.cmyk, _):
      let light = 1 - parts[3]
      return ((1 - parts[0]) * light, (1 - parts[1]) * light, (1 - parts[2]) * light, parts[4])
    }
  }
}

extension CGColorSpace {
  /// The components in this space of a colour of extended sRGB.
  fileprivate func components(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    switch (model, encoding) {
    case (.monochrome, _):
      // A grey has its own value exactly.
      if red == green, green == blue { return [encoding == .linear ? Transfer.linear(red) : red] }
      let luminance =
        0.2126 * Transfer.linear(red) + 0.7152 * Transfer.linear(green) + 0.0722 * Transfer.linear(blue)
      return [encoding == .linear ? luminance : Transfer.encoded(luminance)]
    case (.rgb, .linear): return [Transfer.linear(red), Transfer.linear(green), Transfer.linear(blue)]
    case (.rgb, .displayP3):
      let (r, g, b) = (Transfer.linear(red), Transfer.linear(green), Transfer.linear(blue))
      return [
        Transfer.encoded(0.822_461_968_7 * r + 0.177_538_031_3 * g),
        Transfer.encoded(0.033_194_198_8 * r + 0.966_805_801_2 * g),
        Transfer.encoded(0.017_082_630_7 * r + 0.072_397_440_4 * g + 0.910_519_928_9 * b),
      ]
    case (.rgb, _): return [red, green, blue]
    case (.pattern, _): return []
    case (.cmyk, _):
      let black = 1 - max(red, green, blue)
      guard black < 1 else { return [0, 0, 0, 1] }
      return [red, green, blue].map { (1 - $0 - black) / (1 - black) } + [black]
    }
  }
}

/// The transfer function of sRGB, which is odd outside 0...1.
///
/// Source: IEC 61966-2-1; for negative values, CSS Color Module Level 4.
private enum Transfer {
  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func encoded(_ value: Double) -> Double {
    let light = abs(value)
    let size = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return value < 0 ? -size : size
  }
}

/// How colours outside a space are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// That of the context.
  case defaultIntent = 0
  /// Clamped, without a change of the white point.
  case absoluteColorimetric = 1
  /// Clamped, with the white point of the target.
  case relativeColorimetric = 2
  /// All colours are compressed, with their relations.
  case perceptual = 3
  /// All colours are compressed, with their saturation.
  case saturation = 4
}

/// A Swift array in place of Core Foundation's.
public typealias CFArray = [Any]
/// A Swift dictionary in place of Core Foundation's.
public typealias CFDictionary = [AnyHashable: Any]
