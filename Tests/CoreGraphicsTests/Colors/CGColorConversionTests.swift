import CoreGraphics
import Testing

/// Truth: Apple, CGColor.converted(to:intent:options:); IEC 61966-2-1 (the transfer function of sRGB: half the light
/// is 0.7354); CSS Color Module Level 4 (the matrices of Display P3, and the primary red of sRGB in it); PostScript
/// Language Reference, 7.2 (inks of a device).
struct CGColorConversionTests {
  private func space(_ name: String) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

  private func components(_ color: CGColor, in name: String) throws -> [CGFloat] {
    let converted = color.converted(to: try space(name), intent: .defaultIntent, options: nil)
    #expect(converted?.colorSpace?.name == name)
    return try #require(converted?.components)
  }

  private func isNear(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 0.0005 }
  }

  @Test func aLinearSpaceHasTheLight() throws {
    let half = CGColor(red: 0.735357, green: 1, blue: 0, alpha: 0.25)
    #expect(isNear(try components(half, in: CGColorSpace.linearSRGB), [0.5, 1, 0, 0.25]))
    let light = try #require(
      CGColor(colorSpace: try space(CGColorSpace.linearSRGB), components: [0.5, 1, 0, 1])
    )
    #expect(isNear(try components(light, in: CGColorSpace.sRGB), [0.735357, 1, 0, 1]))
    #expect(isNear(try components(CGColor(gray: 0.735357, alpha: 1), in: CGColorSpace.linearGray), [0.5, 1]))
  }

  @Test func displayP3ContainsSRGB() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(isNear(try components(red, in: CGColorSpace.displayP3), [0.9175, 0.2003, 0.1386, 1]))
    let wide = try #require(
      CGColor(colorSpace: try space(CGColorSpace.displayP3), components: [1, 0, 0, 1])
    )
    // Beyond the gamut: kept in an extended space, otherwise clamped.
    #expect(isNear(try components(wide, in: CGColorSpace.extendedSRGB), [1.0931, -0.2267, -0.1501, 1]))
    #expect(isNear(try components(wide, in: CGColorSpace.sRGB), [1, 0, 0, 1]))
  }

  @Test func displayP3AndBackIsTheSameColour() throws {
    let color = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
    let wide = color.converted(to: try space(CGColorSpace.displayP3))
    #expect(isNear(try components(wide, in: CGColorSpace.extendedSRGB), [0.2, 0.4, 0.8, 0.5]))
  }

  @Test(
    arguments: [
      // Light of 0.2126, 0.7152 and 0.0722, encoded.
      ([1, 0, 0, 1], 0.4984), ([0, 1, 0, 1], 0.8625), ([0, 0, 1, 1], 0.2979), ([0.3, 0.3, 0.3, 1], 0.3),
    ] as [([CGFloat], CGFloat)]
  )
  func aGreyHasTheLuminance(_ rgb: [CGFloat], _ gray: CGFloat) throws {
    let color = CGColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 1)
    #expect(isNear(try components(color, in: CGColorSpace.genericGrayGamma2_2), [gray, 1]))
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0], [1, 1, 1]), ([0, 0, 0, 1], [0, 0, 0]), ([1, 0, 0, 0], [0, 1, 1]),
      ([0, 0.5, 1, 0.5], [0.5, 0.25, 0]),
    ] as [([CGFloat], [CGFloat])]
  )
  func inksTakeLightAway(_ inks: [CGFloat], _ rgb: [CGFloat]) throws {
    let color = CGColor(
      genericCMYKCyan: inks[0],
      magenta: inks[1],
      yellow: inks[2],
      black: inks[3],
      alpha: 1
    )
    #expect(color.numberOfComponents == 5 && color.colorSpace?.model == .cmyk)
    #expect(isNear(try components(color, in: CGColorSpace.sRGB), rgb + [1]))
  }

  @Test func theLeastInkOfAColourBecomesBlack() throws {
    let color = CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(isNear(try components(color, in: CGColorSpace.genericCMYK), [0, 0.5, 1, 0.5, 1]))
    let black = CGColor(gray: 0, alpha: 1)
    #expect(try components(black, in: CGColorSpace.genericCMYK) == [0, 0, 0, 1, 1])
  }

  @Test func constantsAreGreys() {
    #expect(CGColor.white.components == [1, 1] && CGColor.black.components == [0, 1])
    #expect(CGColor.clear.alpha == 0 && CGColor.white.copy() == CGColor.white)
    #expect(
      CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1).colorSpace?.name == CGColorSpace.genericGrayGamma2_2
    )
  }

  @Test func rawValuesAreThoseOfCoreGraphics() {
    #expect(CGColorSpaceModel.cmyk.rawValue == 2)
    #expect(CGColorRenderingIntent.saturation.rawValue == 4)
  }
}
