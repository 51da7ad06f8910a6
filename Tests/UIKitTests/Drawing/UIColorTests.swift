import Testing
import UIKit

/// Truth: the components that Apple documents for the named colours, the hexcone definition of hue,
/// saturation and brightness (Smith 1978), and Core Graphics' rule that equal colours share their colour
/// space.
struct UIColorTests {
  static let grays: [(UIColor, CGFloat, CGFloat)] = [
    (.black, 0, 1), (.darkGray, 1.0 / 3, 1), (.lightGray, 2.0 / 3, 1), (.white, 1, 1), (.gray, 0.5, 1),
    (.clear, 0, 0), (.lightText, 1, 0.6), (.darkText, 0, 1),
  ]

  @Test(arguments: grays)
  func namedGrayLivesInTheWhiteSpace(color: UIColor, white: CGFloat, alpha: CGFloat) {
    #expect(color == UIColor(white: white, alpha: alpha))
    #expect(color != UIColor(red: white, green: white, blue: white, alpha: alpha))
    #expect(color.rgba == (Double(white), Double(white), Double(white), Double(alpha)))
    #expect(color.cgColor.components == [white, alpha])
    #expect(color.cgColor.colorSpace?.model == .monochrome)
  }

  @Test(
    arguments: [
      (UIColor.red, 1, 0, 0), (.green, 0, 1, 0), (.blue, 0, 0, 1), (.cyan, 0, 1, 1), (.yellow, 1, 1, 0),
      (.magenta, 1, 0, 1), (.orange, 1, 0.5, 0), (.purple, 0.5, 0, 0.5), (.brown, 0.6, 0.4, 0.2),
      (.systemBlue, 0, 122.0 / 255, 1), (.groupTableViewBackground, 239.0 / 255, 239.0 / 255, 244.0 / 255),
    ] as [(UIColor, CGFloat, CGFloat, CGFloat)]
  )
  func namedColorHasItsComponents(color: UIColor, red: CGFloat, green: CGFloat, blue: CGFloat) {
    #expect(color == UIColor(red: red, green: green, blue: blue, alpha: 1))
    var (r, g, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [red, green, blue, 1])
    #expect(color.cgColor.components == [red, green, blue, 1])
    #expect(color.cgColor.colorSpace?.model == .rgb)
  }

  /// Hue in degrees, saturation and brightness, and the corresponding red, green and blue.
  static let hues: [(Double, Double, Double, Double, Double, Double)] = [
    (0, 1, 1, 1, 0, 0), (60, 1, 1, 1, 1, 0), (120, 1, 1, 0, 1, 0), (180, 1, 1, 0, 1, 1), (240, 1, 1, 0, 0, 1),
    (300, 1, 1, 1, 0, 1), (30, 1, 1, 1, 0.5, 0), (0, 0, 0.25, 0.25, 0.25, 0.25),
    (210, 0.5, 0.8, 0.4, 0.6, 0.8),
    (330, 1, 0.5, 0.5, 0, 0.25), (0, 0, 0, 0, 0, 0),
  ]

  @Test(arguments: hues)
  func hueMakesRedGreenBlueAndBack(
    hue: Double,
    saturation: Double,
    brightness: Double,
    red: Double,
    green: Double,
    blue: Double
  ) {
    let color = UIColor(hue: hue / 360, saturation: saturation, brightness: brightness, alpha: 0.5)
    let rgba = color.rgba
    #expect(abs(rgba.red - red) < 1e-12 && abs(rgba.green - green) < 1e-12 && abs(rgba.blue - blue) < 1e-12)
    var (h, s, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(
      UIColor(red: red, green: green, blue: blue, alpha: 0.5).getHue(
        &h,
        saturation: &s,
        brightness: &b,
        alpha: &a
      )
    )
    #expect(
      abs(h * 360 - hue) < 1e-9 && abs(s - saturation) < 1e-12 && abs(b - brightness) < 1e-12 && a == 0.5
    )
  }

  @Test(arguments: [1.0, 2, -1, 1000])
  func wholeHuesAreRed(hue: CGFloat) {
    #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) == .red)
  }

  @Test func grayGivesEqualPartsAndNoHue() {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor.gray.getRed(&red, green: &green, blue: &blue, alpha: nil))
    #expect([red, green, blue] == [0.5, 0.5, 0.5])
    var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect([hue, saturation, brightness, alpha] == [0, 0, 0.5, 1])
  }

  @Test func whiteOfAColorIsItsLuma() {
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    #expect(UIColor.lightText.getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [1, 0.6])
    #expect(UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.7)
    #expect(UIColor.green.getWhite(&white, alpha: nil))
    #expect(white == 0.587)
  }

  @Test func everyPlaceMayBeMissing() {
    #expect(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(UIColor.red.getWhite(nil, alpha: nil))
    #expect(UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  @Test func componentsAreExtendedAndAlphaIsClamped() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 2, alpha: 3)
    #expect(color.rgba == (1.5, -0.5, 2, 1))
    #expect(UIColor(white: -1, alpha: -1).cgColor.components == [-1, 0])
    #expect(UIColor.red.withAlphaComponent(7).cgColor.alpha == 1)
  }

  @Test func numbersThatAreNotFiniteAreZero() {
    #expect(UIColor(red: .nan, green: .infinity, blue: 0.5, alpha: .nan).rgba == (0, 0, 0.5, 0))
    #expect(UIColor(white: .nan, alpha: 1) == .black)
    #expect(UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1) == .red)
  }

  /// Truth: CSS Color Module Level 4, in which `color(display-p3 1 0 0)` is `color(srgb 1.093 -0.227 -0.150)`.
  @Test(arguments: [
    ([1.0, 0, 0], [1.0930, -0.2267, -0.1501]), ([1, 1, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0]),
  ])
  func displayP3HasComponentsBeyondSRGB(components: [Double], expected: [Double]) {
    let color = UIColor(displayP3Red: components[0], green: components[1], blue: components[2], alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (value, expected) in zip([red, green, blue], expected) { #expect(abs(value - expected) < 0.001) }
    #expect(alpha == 0.5)
  }

  @Test func anotherAlphaKeepsSpaceAndComponents() {
    #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor.brown.withAlphaComponent(0.5) == UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 0.5))
    #expect(UIColor.black.withAlphaComponent(0) == .clear)
  }

  @Test func equalColorsHashEqually() {
    #expect(UIColor.red.hash == UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).hash)
    #expect(UIColor(white: 0, alpha: 1) == UIColor(white: -0.0, alpha: 1))
    #expect(UIColor(white: 0, alpha: 1).hash == UIColor(white: -0.0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.blue)
    #expect(!UIColor.red.isEqual("red"))
    #expect(!UIColor.red.isEqual(nil))
    #expect(Set([UIColor.red, .green, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 2)
  }

  @Test func attributedStringsCompareColorsByValue() {
    func text(_ color: UIColor) -> NSAttributedString {
      NSAttributedString(string: "a", attributes: [NSAttributedString.Key("NSColor"): color])
    }
    #expect(text(.red).isEqual(to: text(UIColor(red: 1, green: 0, blue: 0, alpha: 1))))
    #expect(!text(.red).isEqual(to: text(.blue)))
  }

  @Test func copyIsTheColorItself() {
    #expect(UIColor.red.copy() as? UIColor === UIColor.red)
  }

  @Test func coreGraphicsColorMakesTheSameColor() {
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor(cgColor: CGColor(gray: 0, alpha: 1)) == .black)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
    #expect(UIColor.black.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor.red.cgColor.colorSpace == UIColor.blue.cgColor.colorSpace)
    #expect(UIColor.red.cgColor.colorSpace?.numberOfComponents == 3)
  }

  @Test func descriptionNamesSpaceAndComponents() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
  }

  @Test func interpolationMovesEachComponent() {
    #expect(UIColor.red.interpolated(to: .blue, progress: 0) === UIColor.red)
    #expect(UIColor.red.interpolated(to: .blue, progress: 1) === UIColor.blue)
    #expect(UIColor.red.interpolated(to: .blue, progress: 0.25).rgba == (0.75, 0, 0.25, 1))
    #expect(UIColor.black.interpolated(to: .white, progress: 0.5) == .gray)
    #expect(UIColor.white.interpolated(to: .red, progress: 0.5).rgba == (1, 0.5, 0.5, 1))
    #expect(UIColor.black.interpolated(to: .clear, progress: 0.5) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor.red.interpolated(to: .blue, progress: .nan) == .red)
  }
}
