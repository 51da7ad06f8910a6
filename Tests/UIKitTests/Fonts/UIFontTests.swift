import Testing
import UIKit

/// Truth: Apple's documentation of UIFont, published line heights (San Francisco, 17 points: 20.287109375),
/// and Apple's announcements: the system's font is Helvetica before iOS 7, Helvetica Neue on 7 and 8, San
/// Francisco from 9; its names from iOS 13, github.com/xamarin/Xamarin.Forms/issues/8035.
@Suite(.standardSystem) struct UIFontTests {
  static let systemNames: [(SystemTypeface, String, String, String)] = [
    (SystemTypeface.helvetica, "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"),
    (
      .helveticaNeue, ".HelveticaNeueInterface-Regular", ".HelveticaNeueInterface-MediumP4",
      ".HelveticaNeueInterface-Italic"
    ),
    (.sanFrancisco, ".SFUIText-Regular", ".SFUIText-Semibold", ".SFUIText-Italic"),
    (.sanFranciscoUI, ".SFUI-Regular", ".SFUI-Semibold", ".SFUI-RegularItalic"),
  ]

  @Test(arguments: systemNames)
  func theSystemFontFollowsTheSystem(typeface: SystemTypeface, plain: String, bold: String, italic: String) {
    let face = FontFace.system(typeface, .regular)
    #expect(UIFont(face: face, size: 17).fontName == plain)
    #expect(UIFont(face: face.with(bold: true, italic: false), size: 17).fontName == bold)
    #expect(UIFont(face: face.with(bold: false, italic: true), size: 17).fontName == italic)
  }

  static let versions: [(Int, SystemTypeface)] = [
    (3, SystemTypeface.helvetica), (6, .helvetica), (7, .helveticaNeue), (8, .helveticaNeue),
    (9, .sanFrancisco), (12, .sanFrancisco), (13, .sanFranciscoUI), (17, .sanFranciscoUI),
  ]

  @Test(arguments: versions)
  func theTypefaceFollowsTheVersion(major: Int, typeface: SystemTypeface) {
    var configuration = DeviceConfiguration.standard
    configuration.version = SystemVersion(major)
    #expect(SystemBehavior(configuration).typeface == typeface)
  }

  @Test func sanFranciscoChangesItsCutAtTwentyPoints() {
    let font = UIFont(face: FontFace(.sanFrancisco), size: 19.5)
    #expect(font.familyName == ".SF UI Text")
    #expect(font.withSize(20).familyName == ".SF UI Display")
    #expect(font.withSize(20).fontName == ".SFUIDisplay-Regular")
  }

  @Test(arguments: [10, 17, 20, 40] as [CGFloat])
  func fromIOS13OnSanFranciscoIsOneFamily(size: CGFloat) {
    let font = UIFont(face: .system(.sanFranciscoUI, .bold), size: size)
    #expect(font.fontName == ".SFUI-Bold")
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(UIFont(name: ".SFUI-Bold", size: size) == font)
    #expect(font.lineHeight == UIFont(face: .system(.sanFrancisco, .bold), size: size).lineHeight)
  }

  static let lineHeights: [(FontFace, CGFloat, CGFloat)] = [
    (FontFace(.sanFrancisco), 17.0, 20.287109375), (FontFace(.systemHelveticaNeue), 12, 14.316),
    (FontFace(.systemHelveticaNeue), 14, 16.702), (FontFace(.systemHelveticaNeue), 17, 20.281),
  ]

  @Test(arguments: lineHeights)
  func linesAreAsHighAsPublished(face: FontFace, size: CGFloat, height: CGFloat) {
    #expect(UIFont(face: face, size: size).lineHeight == height)
  }

  @Test(arguments: [FontFace(.helvetica), FontFace(.helveticaNeue), FontFace(.sanFrancisco)])
  func theLineHeightIsTheSumOfItsParts(face: FontFace) {
    let font = UIFont(face: face, size: 100)
    #expect(abs(font.ascender - font.descender + font.leading - font.lineHeight) < 1e-9)
    #expect(font.descender < 0)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func helveticaHasTheHeightsOfItsAFMFile() {
    let font = UIFont(face: FontFace(.helvetica), size: 1000)
    #expect(font.capHeight == 718)
    #expect(font.xHeight == 523)
  }

  @Test func standardSizes() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }

  @Test(arguments: [1e9, 1e155, 1e300, .greatestFiniteMagnitude] as [CGFloat])
  func whatIsSetInAHugeFontHasAFiniteSize(size: CGFloat) {
    let text = NSAttributedString(
      string: String(repeating: "W", count: 1_000) + "\nW",
      attributes: [.font: UIFont.systemFont(ofSize: size)]
    )
    let measured = text.size()
    #expect(measured.width.isFinite && measured.width > 1e9)
    #expect(measured.height.isFinite && measured.height > 1e9)
  }

  @Test(arguments: [0, -3, .nan, .infinity, -.infinity] as [CGFloat])
  func unusableSizesBecomeTheSystemSize(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    #expect(UIFont(name: "Helvetica", size: size)?.pointSize == 14)
    #expect(UIFont.labelFont.withSize(size).pointSize == 14)
  }

  @Test(arguments: [
    "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique", "Helvetica-Light",
    "HelveticaNeue", "HelveticaNeue-UltraLight", "HelveticaNeue-Medium", "HelveticaNeue-BoldItalic",
    ".SFUIText-Semibold", ".HelveticaNeueInterface-MediumP4",
  ])
  func knownNamesGiveTheirFont(name: String) {
    #expect(UIFont(name: name, size: 12)?.fontName == name)
  }

  @Test func familyNamesGiveThePlainFace() {
    #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
  }

  @Test(arguments: ["", "Comic Sans", "helvetica", "Helvetica-Boldest"])
  func unknownNamesGiveNothing(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func everyListedNameIsAFont() {
    for family in UIFont.familyNames {
      #expect(!UIFont.fontNames(forFamilyName: family).isEmpty)
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 10)?.familyName == family)
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "Wingdings").isEmpty)
  }

  @Test func fontsAreEqualByFaceAndSize() {
    #expect(UIFont.boldSystemFont(ofSize: 60) == UIFont.boldSystemFont(ofSize: 60))
    #expect(UIFont.boldSystemFont(ofSize: 60).hash == UIFont.boldSystemFont(ofSize: 60).hash)
    #expect(UIFont.boldSystemFont(ofSize: 60) != UIFont.boldSystemFont(ofSize: 61))
    #expect(UIFont.boldSystemFont(ofSize: 60) != UIFont.systemFont(ofSize: 60))
    #expect(!UIFont.systemFont(ofSize: 60).isEqual("Helvetica"))
  }

  static let textStyles: [(UIFont.TextStyle, CGFloat)] = [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]

  @Test(arguments: textStyles)
  func textStylesHaveTheirDefaultSizes(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
  }

  static let weights: [(UIFont.Weight, CGFloat)] = [
    (UIFont.Weight.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23),
    (.semibold, 0.3), (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
  ]

  @Test(arguments: weights)
  func weightsHaveApplesValues(weight: UIFont.Weight, value: CGFloat) {
    #expect(weight.rawValue == value)
  }

  @Test func oddWeightsBecomeTheNearestOne() {
    let name = { (value: CGFloat) in FontFace(.sanFrancisco, FontWeight(rawValue: value)).weight }
    #expect(name(CGFloat.nan) == .regular)
    #expect(name(9) == .black)
    #expect(name(-9) == .ultraLight)
    #expect(name(0.35) == .semibold || name(0.35) == .bold)
  }
}

extension UIFont {
  fileprivate static var labelFont: UIFont { systemFont(ofSize: labelFontSize) }
}
