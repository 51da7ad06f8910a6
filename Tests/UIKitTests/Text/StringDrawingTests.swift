import Testing
import UIKit

/// Truth: Apple's documentation of string drawing and of the attributes; Adobe's AFM file of Helvetica.
///
/// At 10 points a digit is 5.56 wide, an m 8.33, a space 2.78; the underline is 1 below the baseline and 0.5
/// thick; a line is 11.5 high with its baseline 9.2 below the top.
@Suite(.standardSystem) struct StringDrawingTests {
  private func draw(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> [Painted] {
    var all: [NSAttributedString.Key: Any] = [.font: helvetica(10)]
    all.merge(attributes) { $1 }
    return painted { _ in string.draw(at: .zero, withAttributes: all) }
  }

  // MARK: Places

  @Test func thePointIsTheTopLeftCorner() {
    let drawn = painted { _ in
      "mm".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.font: helvetica(10)])
    }
    #expect(drawn.count == 1)
    #expect(drawn[0].text == "mm")
    #expect(drawn[0].box.isNear(CGRect(x: 3, y: 13.2, width: 16.66, height: 0)))
    #expect(drawn[0].color == .black)
  }

  @Test func allKindsOfStringsDrawAlike() {
    let attributes: [NSAttributedString.Key: Any] = [.font: helvetica(10), .foregroundColor: UIColor.red]
    let rect = CGRect(x: 1, y: 2, width: 30, height: 50)
    let boxes = [
      painted { _ in "mmm mmm".draw(in: rect, withAttributes: attributes) },
      painted { _ in NSString(string: "mmm mmm").draw(in: rect, withAttributes: attributes) },
      painted { _ in NSAttributedString(string: "mmm mmm", attributes: attributes).draw(in: rect) },
    ].map { $0.map(\.box) }
    #expect(boxes[0].count == 2)
    #expect(boxes[1] == boxes[0] && boxes[2] == boxes[0])
  }

  @Test func withinARectangleLinesWrapAndAreAligned() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSAttributedString(
      string: "mm mm mm",
      attributes: [.font: helvetica(10), .paragraphStyle: style]
    )
    let drawn = painted { _ in text.draw(in: CGRect(x: 10, y: 0, width: 20, height: 23)) }
    // Two lines of 11.5 points fit; the third is dropped.
    #expect(drawn.count == 2)
    #expect(drawn[0].box.isNear(CGRect(x: 13.34, y: 9.2, width: 16.66, height: 0)))
    #expect(drawn[1].box.isNear(CGRect(x: 13.34, y: 20.7, width: 16.66, height: 0)))
  }

  @Test func withoutLineFragmentOriginTheRectangleBeginsOnTheBaseline() {
    let text = NSAttributedString(string: "mm", attributes: [.font: helvetica(10)])
    let drawn = painted { _ in
      text.draw(with: CGRect(x: 5, y: 50, width: 1, height: 1), options: [], context: nil)
    }
    #expect(drawn[0].box.isNear(CGRect(x: 5, y: 50, width: 16.66, height: 0)))
  }

  @Test func theLastVisibleLineCanBeTruncated() {
    let text = NSAttributedString(string: "mmmm mmmm mmmm", attributes: [.font: helvetica(10)])
    let drawn = painted { _ in
      text.draw(
        with: CGRect(x: 0, y: 0, width: 40, height: 12),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        context: nil
      )
    }
    #expect(drawn.map(\.text) == ["mmm", "…"])
  }

  @Test func theContextIsToldHowMuchTextShrank() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "mmmm", attributes: [.font: helvetica(10)])
    let rect = CGRect(x: 0, y: 0, width: 20, height: 12)
    let drawn = painted { _ in text.draw(with: rect, options: .usesLineFragmentOrigin, context: context) }
    #expect(context.actualScaleFactor < 0.61 && context.actualScaleFactor >= 0.5)
    #expect(drawn.map(\.text) == ["mmmm"])
    #expect(drawn[0].box.maxX <= 20)
  }

  @Test func runsStandBesideEachOtherOnOneBaseline() {
    let text = NSMutableAttributedString(string: "mmm", attributes: [.font: helvetica(10)])
    text.addAttribute(.font, value: helvetica(20), range: NSRange(location: 1, length: 1))
    text.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 2, length: 1))
    let drawn = painted { _ in text.draw(at: .zero) }
    #expect(drawn.map(\.text) == ["m", "m", "m"])
    let boxes = [
      CGRect(x: 0, y: 18.4, width: 8.33, height: 0), CGRect(x: 8.33, y: 18.4, width: 16.66, height: 0),
      CGRect(x: 24.99, y: 15.4, width: 8.33, height: 0),
    ]
    #expect(zip(drawn, boxes).allSatisfy { $0.box.isNear($1) })
  }

  @Test func whatIsMeasuredIsWhatIsDrawn() {
    let text = NSAttributedString(string: "mm mmm\nm", attributes: [.font: helvetica(10), .kern: 2])
    let drawn = painted { _ in text.draw(at: .zero) }
    #expect(abs((drawn.map(\.box.maxX).max() ?? 0) - text.size().width) < 1e-9)
  }

  // MARK: Styles

  @Test func backgroundsLieUnderAllLetters() {
    let text = NSMutableAttributedString(string: "mmm", attributes: [.font: helvetica(10)])
    text.addAttribute(.backgroundColor, value: UIColor.black, range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let drawn = painted { _ in text.draw(at: CGPoint(x: 1, y: 1)) }
    // The two runs of one background share one area.
    #expect(drawn.map(\.isFill) == [true, false, false, false])
    #expect(drawn[0].box.isNear(CGRect(x: 1, y: 1, width: 16.66, height: 11.5)))
    #expect(drawn.map(\.color) == [.black, .black, .red, .black])
  }

  @Test func underlinesLieWhereTheFontHasThem() {
    let drawn = draw("mm", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    #expect(drawn.map(\.isFill) == [true, false])
    #expect(drawn[0].box.isNear(CGRect(x: 0, y: 9.95, width: 16.66, height: 0.5)))
    #expect(drawn[0].color == .black)
  }

  @Test func thickAndDoubleLinesAreMore() {
    let thick = draw("m", [.underlineStyle: NSUnderlineStyle.thick.rawValue])
    #expect(thick[0].box.isNear(CGRect(x: 0, y: 9.7, width: 8.33, height: 1)))
    let double = draw("m", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    #expect(double.map(\.isFill) == [true, true, false])
    #expect(double[1].box.isNear(CGRect(x: 0, y: 10.95, width: 8.33, height: 0.5)))
  }

  @Test func patternsAreStroked() {
    let style = NSUnderlineStyle([.single, .patternDash])
    let drawn = draw("m", [.underlineStyle: style.rawValue, .underlineColor: UIColor.green])
    #expect(drawn[0].strokeWidth == 0.5)
    #expect(drawn[0].color == .green)
  }

  @Test func linesByWordSkipSpaces() {
    let style = NSUnderlineStyle([.single, .byWord])
    let drawn = draw("m m", [.underlineStyle: style.rawValue])
    #expect(drawn.map(\.isFill) == [true, true, false])
    #expect(drawn[1].box.isNear(CGRect(x: 11.11, y: 9.95, width: 8.33, height: 0.5)))
  }

  @Test func strikethroughLiesOverTheSmallLetters() {
    let drawn = draw("m", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red])
    #expect(drawn.map(\.isFill) == [false, true])
    // Half the x-height of 5.23 above the baseline.
    #expect(drawn[1].box.isNear(CGRect(x: 0, y: 9.2 - 2.615 - 0.25, width: 8.33, height: 0.5)))
    #expect(drawn[1].color == .red)
  }

  @Test func shadowsAreThoseOfTheAttribute() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 4, height: 4)
    shadow.shadowColor = UIColor.darkGray
    let drawn = draw("m", [.shadow: shadow])
    let expected = DrawingShadow(
      offset: CGSize(width: 4, height: 4),
      blur: 0,
      color: UIColor.darkGray.cgColor
    )
    #expect(drawn[0].shadow == expected)
    shadow.shadowColor = nil
    #expect(draw("m", [.shadow: shadow])[0].shadow == nil)
    shadow.shadowColor = UIColor.red.cgColor
    #expect(draw("m", [.shadow: shadow])[0].shadow?.color == UIColor.red.cgColor)
  }

  @Test(arguments: [(3.0, true), (-3.0, false), (0, false)])
  func aPositiveStrokeLeavesLettersHollow(width: Double, isHollow: Bool) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
      "m".draw(
        at: .zero,
        withAttributes: [.font: helvetica(10), .strokeWidth: width, .strokeColor: UIColor.red]
      )
    }
    guard case .text(let text) = try #require(image.commands.first) else {
      Issue.record("not a text")
      return
    }
    #expect((text.color == UIColor.clear.cgColor) == isHollow)
    #expect(abs(text.strokeWidth - abs(CGFloat(width)) / 10) < 1e-9)
    #expect(text.strokeColor == (width == 0 ? nil : UIColor.red.cgColor))
  }

  @Test func obliqueLettersLeanOnTheirBaseline() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
      "m".draw(at: .zero, withAttributes: [.font: helvetica(10), .obliqueness: 0.5])
    }
    guard case .concatenate(let shear) = try #require(image.commands.dropFirst().first) else {
      Issue.record("no shear")
      return
    }
    #expect(CGPoint(x: 1, y: 9.2).applying(shear).x == 1)
    #expect(abs(CGPoint(x: 1, y: 7.2).applying(shear).x - 2) < 1e-9)
  }

  @Test func linksAreBlueAndUnderlined() {
    let drawn = draw("m", [.link: "https://example.org", .foregroundColor: UIColor.red])
    #expect(drawn.map(\.isFill) == [true, false])
    #expect(drawn[1].color?.rgba.blue ?? 0 > 0.9 && drawn[1].color?.rgba.red == 0)
  }

  @Test func theContextsOpacityAndShadowCount() {
    let drawn = painted { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0)
      "m".draw(at: .zero, withAttributes: [.font: helvetica(10)])
    }
    #expect(drawn[0].color?.cgColor.alpha == 0.5)
    #expect(drawn[0].shadow != nil)
  }

  // MARK: Invalid input

  @Test func attributesOfTheWrongTypeAreIgnored() {
    let drawn = draw(
      "m",
      [
        .foregroundColor: "red", .backgroundColor: 3, .underlineStyle: "thick", .shadow: 7,
        .strokeWidth: Double.nan, .obliqueness: Double.infinity, .strikethroughStyle: 1e300,
      ]
    )
    #expect(drawn.map(\.text) == ["m"])
    #expect(drawn[0].color == .black)
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)])
  func pointsThatAreNotFiniteDrawNothing(point: CGPoint) {
    let drawn = painted { _ in
      "m".draw(at: point)
      "m".draw(in: CGRect(origin: point, size: CGSize(width: 5, height: 5)))
    }
    #expect(drawn.isEmpty)
  }

  @Test(arguments: ["", "\n", "\u{0}\u{7}\u{1B}", "\u{200D}\u{301}"])
  func emptyAndInvisibleTextIsHarmless(string: String) {
    #expect(draw(string).allSatisfy { $0.text != nil })
  }

  @Test func halvesOfPairsAreDrawnAsReplacements() {
    let units: [UInt16] = [0x61, 0xD800, 0x62]
    let drawn = painted { _ in
      NSString(characters: units, length: 3).draw(at: .zero, withAttributes: [.font: helvetica(10)])
    }
    #expect(drawn.compactMap(\.text).joined() == "a\u{FFFD}b")
  }
}
