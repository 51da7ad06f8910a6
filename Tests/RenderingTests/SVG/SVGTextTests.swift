import Testing
import UIKit

@testable import Rendering

/// Truth: decimal notation rounded by hand; the characters that XML 1.0 allows and those that it gives a meaning.
struct SVGTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.25, "0.25"), (0.125, "0.13"),
      (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (9.999, "10"), (1234.5, "1234.5"), (-0.07, "-0.07"),
      (100, "100"), (1e300, "1000000000"), (-1e300, "-1000000000"), (.infinity, "1000000000"), (.nan, "0"),
    ] as [(CGFloat, String)]
  )
  func numbersHaveTwoDecimalsAtMost(value: CGFloat, text: String) {
    var svg = SVGText()
    svg.number(value)
    #expect(svg.string == text)
  }

  @Test(
    arguments: [
      (0.70711, "0.70711"), (-1, "-1"), (0.00001, "0.00001"), (1e-7, "0"), (12.5, "12.5"), (.nan, "0"),
    ] as [(CGFloat, String)]
  )
  func sharesHaveFiveDecimalsAtMost(value: CGFloat, text: String) {
    var svg = SVGText()
    svg.precise(value)
    #expect(svg.string == text)
  }

  @Test(
    arguments: [
      (0, 4, "0"), (1, 4, "1"), (0.5, 4, ".5"), (0.21429, 4, ".2143"), (0.00004, 4, "0"), (0.99996, 4, "1"),
      (0.00123, 5, ".00123"), (-1, 4, "0"), (2, 4, "1"),
    ] as [(Double, Int, String)]
  )
  func momentsAreAsShortAsTheyCanBe(value: Double, decimals: Int, text: String) {
    var svg = SVGText()
    svg.share(value, decimals: decimals)
    #expect(svg.string == text)
  }

  @Test func stepsAreToldFromWhereTheyBegin() {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var svg = SVGText()
    svg.relativePath(
      PathOutline([
        .move(point(10, 20)), .line(point(15, 20.5)), .line(point(12, 18)), .close, .move(point(11, 21)),
        .quadCurve(control: point(11, 22), end: point(10, 22)),
        .curve(control1: point(9, 22), control2: point(9, 21), end: point(8.004, 21)),
        .line(point(8.008, 21)), .move(point(8, 21)), .move(point(9, 21)),
      ])
    )
    #expect(svg.string == "M10 20l5 0.5-3-2.5zm1 1q0 1-1 1c-1 0-1-1-2-1l0.01 0m-0.01 0m1 0")
  }

  @Test(
    arguments: [
      (SceneColor(0x000000), "#000"), (SceneColor(0xFFCC00), "#fc0"), (SceneColor(0x123456), "#123456"),
      (SceneColor(0x112234), "#112234"),
    ]
  )
  func coloursAreAsShortAsTheyCanBe(color: SceneColor, text: String) {
    var svg = SVGText()
    svg.color(color)
    #expect(svg.string == text)
  }

  @Test(
    arguments: [
      ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("]]>", "]]&gt;"),
      ("a\u{0}b\u{1B}c\u{7F}d\u{9F}", "abcd"),
      ("a\tb\nc\r\nd\u{2028}e", "a b c  d e"), ("\u{FFFE}x\u{FFFF}", "x"), ("Жук 漢字 👋🏽", "Жук 漢字 👋🏽"),
      (String(decoding: [0xD800, 0x61] as [UInt16], as: UTF16.self), "\u{FFFD}a"),
    ]
  )
  func wordsAreEscaped(words: String, text: String) {
    var svg = SVGText()
    svg.words(words)
    #expect(svg.string == text)
  }

  @Test func pathsAndTransformsAreWrittenInTheWordsOfSVG() {
    var path = PathOutline()
    path.add(.move(CGPoint(x: 1, y: 2)))
    path.add(.line(CGPoint(x: 3.5, y: -4)))
    path.add(.quadCurve(control: CGPoint(x: 1, y: 1), end: CGPoint(x: 2, y: 2)))
    path.add(.close)
    var svg = SVGText()
    svg.path(path)
    svg.transform(CGAffineTransform(translationX: 3, y: 4))
    svg.transform(CGAffineTransform(rotationAngle: .pi / 2).snapped)
    #expect(svg.string == "M1 2L3.5 -4Q1 1 2 2Ztranslate(3 4)matrix(0 1 -1 0 0 0)")
  }
}
