import CoreGraphics
import Testing

/// Truth: Apple, CGColor, CGColorEqualToColor (equal spaces and components) and CGColorSpace.
struct CGColorTests {
  @Test func componentsBelongToASpace() throws {
    let device = CGColorSpaceCreateDeviceRGB()
    let rgb = try #require(CGColor(colorSpace: device, components: [0.25, 0.5, 0.75, 0.5]))
    #expect(rgb.components == [0.25, 0.5, 0.75, 0.5] && rgb.alpha == 0.5 && rgb.numberOfComponents == 4)
    #expect(rgb.rgba == (0.25, 0.5, 0.75, 0.5))
    let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1]))
    #expect(gray.components == [0.25, 1] && gray.rgba == (0.25, 0.25, 0.25, 1))
    #expect(gray.colorSpace?.model == .monochrome && gray.colorSpace?.numberOfComponents == 1)
  }

  @Test func colorsAreEqualInEqualSpaces() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    let same = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space == same && red == CGColor(colorSpace: same, components: [1, 0, 0, 1]))
    #expect(red != CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func spacesHaveNames() {
    #expect(CGColorSpace(name: CGColorSpace.extendedSRGB)?.name == CGColorSpace.extendedSRGB)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome)
    #expect(CGColor(gray: 0, alpha: 1).colorSpace == CGColorSpace(name: CGColorSpace.extendedGray))
    #expect(CGColorSpace(name: "ROMM") == nil)
  }

  @Test func aCopyHasAnotherOpacity() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.copy(alpha: 0.25) == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(color.copy(alpha: 7) == color)
  }

  /// Truth: half of each component and of the opacity.
  @Test func colorsAreMixedByTheirComponents() {
    let (red, clearBlue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0)
    )
    #expect(red.interpolated(to: clearBlue, progress: 0.5).rgba == (0.5, 0, 0.5, 0.5))
    #expect(red.interpolated(to: clearBlue, progress: 0) === red)
    #expect(red.interpolated(to: clearBlue, progress: 1) === clearBlue)
    let gray = CGColor(gray: 0, alpha: 1).interpolated(to: CGColor(gray: 1, alpha: 1), progress: 0.25)
    #expect(gray == CGColor(gray: 0.25, alpha: 1))
  }
}
