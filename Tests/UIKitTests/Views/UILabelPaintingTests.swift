import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UILabel: text is centred vertically and aligned horizontally; the rules of
/// the drawing properties; Helvetica's AFM file.
///
/// At 10 points an m is 8.33 wide, and a line 11.5 high with its baseline at 9.2.
@MainActor struct UILabelPaintingTests {
  /// A label of 100 by 40 points with text in Helvetica, 10 points.
  private func makeLabel(_ text: String = "mm") -> UILabel {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: CGRect(x: 7, y: 7, width: 100, height: 40))
    label.font = helvetica(10)
    label.text = text
    return label
  }

  private func painted(_ label: UILabel) -> [Painted] { Painted.play(label.drawing) }

  @Test(arguments: [(NSTextAlignment.left, 0), (.natural, 0), (.center, 41.67), (.right, 83.34)])
  func textStandsHalfWayDown(alignment: NSTextAlignment, x: CGFloat) {
    let label = makeLabel()
    label.textAlignment = alignment
    let drawn = painted(label)
    #expect(drawn.map(\.text) == ["mm"])
    // (40 - 11.5) / 2 + 9.2
    #expect(drawn[0].box.isNear(CGRect(x: x, y: 23.45, width: 16.66, height: 0)))
  }

  @Test func aLabelThatFitsItsTextShowsAllOfIt() {
    let label = makeLabel("one line")
    label.sizeToFit()
    #expect(painted(label).map(\.text) == ["one line"])
    #expect(painted(label)[0].clips.isEmpty)
  }

  @Test func aLabelWithoutTextOrSizeDrawsNothing() {
    let label = makeLabel("")
    #expect(label.drawing.isEmpty)
    label.text = nil
    #expect(label.drawing.isEmpty)
    label.text = "mm"
    label.frame.size = .zero
    #expect(label.drawing.isEmpty)
    label.attributedText = NSAttributedString(string: "")
    label.frame.size = CGSize(width: 10, height: 10)
    #expect(label.drawing.isEmpty)
  }

  @Test func textIsDrawnAnewWhenItChanges() {
    let label = makeLabel()
    _ = label.drawing
    label.text = "m"
    label.textColor = .red
    #expect(painted(label).map(\.text) == ["m"])
    #expect(painted(label)[0].color == .red)
  }

  // MARK: Lines

  @Test func linesThatDoNotFitAreTruncated() {
    let label = makeLabel("mmmmmm mmmmmm mmmmmm mmmmmm mmmmmm")
    label.numberOfLines = 0
    // Enough for three lines of 11.5 points, of 50 points each.
    label.frame.size.width = 52
    #expect(painted(label).compactMap(\.text) == ["mmmmmm", "mmmmmm", "mmmmm", "…"])
    label.numberOfLines = 2
    #expect(painted(label).compactMap(\.text) == ["mmmmmm", "mmmmm", "…"])
    label.lineBreakMode = .byTruncatingMiddle
    label.numberOfLines = 1
    #expect(painted(label).compactMap(\.text).joined().contains("…m"))
  }

  @Test func theLinesThatAreLeftStandHalfWayDown() {
    let label = makeLabel("mmmmmm mmmmmm")
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.frame.size = CGSize(width: 52, height: 21.5)
    #expect(painted(label).map(\.text) == ["mmmmmm"])
    // (21.5 - 11.5) / 2 + 9.2
    #expect(abs(painted(label)[0].box.minY - 14.2) < 1e-6)
  }

  @Test func clippedTextGoesNoFurtherThanItCanBeSeen() {
    let label = makeLabel(String(repeating: "m", count: 10_000))
    label.lineBreakMode = .byClipping
    let drawn = painted(label)
    #expect(drawn.count == 1)
    #expect(drawn[0].clips == [label.bounds])
    #expect(drawn[0].box.width < 150)
  }

  // MARK: Attributes

  @Test func charactersWithoutAttributesLookLikeTheLabel() {
    let label = makeLabel()
    label.textColor = .blue
    label.textAlignment = .right
    let text = NSMutableAttributedString(string: "mmm")
    text.setAttributes(
      [.font: helvetica(20), .foregroundColor: UIColor.red],
      range: NSRange(location: 1, length: 1)
    )
    label.attributedText = text
    let drawn = painted(label)
    #expect(drawn.map(\.color) == [.blue, .red, .blue])
    #expect(zip(drawn, [8.33, 16.66, 8.33]).allSatisfy { abs($0.box.width - $1) < 1e-6 })
    #expect(abs((drawn.last?.box.maxX ?? 0) - 100) < 1e-6)
  }

  @Test func aParagraphStyleGoesBeforeTheLabelsAlignment() {
    let label = makeLabel()
    label.textAlignment = .right
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    label.attributedText = NSAttributedString(string: "mm", attributes: [.paragraphStyle: style])
    #expect(painted(label)[0].box.minX == 0)
  }

  @Test func aShadowIsCutOffAtTheLabelsEdge() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 4, height: 4)
    let label = makeLabel()
    label.attributedText = NSAttributedString(
      string: "mm",
      attributes: [.font: helvetica(10), .shadow: shadow]
    )
    #expect(painted(label)[0].clips.isEmpty)
    label.sizeToFit()
    #expect(painted(label)[0].clips == [label.bounds])
  }

  // MARK: State

  @Test func highlightedAndDisabledTextHasAnotherColour() {
    let label = makeLabel()
    label.highlightedTextColor = .green
    label.isHighlighted = true
    #expect(painted(label)[0].color == .green)
    label.isEnabled = false
    let parts = painted(label)[0].color?.rgba
    #expect(parts?.red == parts?.green && parts?.green == parts?.blue)
    #expect((0.3...0.8).contains(parts?.red ?? 0))
    label.isEnabled = true
    label.highlightedTextColor = nil
    #expect(painted(label)[0].color == .black)
  }

  @Test func theLabelsShadowLiesUnderTextWithoutOne() {
    let label = makeLabel()
    label.shadowColor = .red
    #expect(painted(label)[0].shadow?.offset == CGSize(width: 0, height: -1))
    label.shadowOffset = CGSize(width: 2, height: 3)
    let own = NSShadow()
    let text = NSMutableAttributedString(string: "mm")
    text.addAttribute(.shadow, value: own, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    #expect(painted(label).map(\.shadow?.offset) == [.zero, CGSize(width: 2, height: 3)])
  }

  // MARK: Shrinking

  /// The baseline of text at half its size, by the baseline adjustment.
  ///
  /// Twelve m are 99.96 wide; at half the size they take 49.98 points. The unscaled line begins at (40 -
  /// 11.5) / 2, with its baseline 9.2 below; the scaled one is 5.75 high with its baseline at 4.6.
  nonisolated static let adjustments: [(UIBaselineAdjustment, CGFloat)] = [
    (.alignBaselines, 23.45), (.alignCenters, 21.725), (.none, 18.85),
  ]

  @Test(arguments: adjustments)
  func shrunkTextStandsWhereItShould(adjustment: UIBaselineAdjustment, baseline: CGFloat) {
    let label = makeLabel(String(repeating: "m", count: 12))
    label.frame.size.width = 49.98
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    let drawn = painted(label)
    #expect(drawn.compactMap(\.text) == [String(repeating: "m", count: 12)])
    #expect(abs(drawn[0].box.width - 49.98) < 1e-6)
    #expect(abs(drawn[0].box.minY - baseline) < 1e-6)
  }

  @Test func textShrinksNoFurtherThanPermitted() {
    let label = makeLabel(String(repeating: "m", count: 12))
    label.frame.size.width = 50
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    #expect(painted(label).compactMap(\.text).last == "…")
  }

  // MARK: Overriding

  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      rect.origin.y = bounds.minY
      return rect
    }
  }

  @Test func aSubclassPlacesItsTextItself() {
    _ = Simulator.boot()
    let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.font = helvetica(10)
    label.text = "mm"
    #expect(painted(label)[0].box.isNear(CGRect(x: 20, y: 9.2, width: 16.66, height: 0)))
  }

  // MARK: Invalid input

  @Test func aMegabyteOfTextIsDrawnAsFarAsItShows() {
    let label = makeLabel(String(repeating: "words and ", count: 100_000))
    #expect(painted(label).count == 2)
    label.numberOfLines = 0
    #expect(painted(label).count == 4)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 1
    #expect(painted(label).count <= 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0])
  func oddNumbersDoNoHarm(number: CGFloat) {
    let label = makeLabel("mm mm mm")
    label.font = UIFont.systemFont(ofSize: number)
    label.minimumScaleFactor = number
    label.adjustsFontSizeToFitWidth = true
    label.shadowOffset = CGSize(width: number, height: number)
    label.shadowColor = .red
    label.preferredMaxLayoutWidth = number
    #expect(painted(label).compactMap(\.text).joined() == "mm mm mm")
    _ = label.intrinsicContentSize
    _ = label.sizeThatFits(CGSize(width: number, height: number))
  }
}
