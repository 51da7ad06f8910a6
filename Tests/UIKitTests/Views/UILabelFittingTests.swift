import Simulator
import Testing
import UIKit

/// Truth: Adobe's advance widths of Helvetica in thousandths of an em (a 556, b 556, l 222, r 333, space 278,
/// H 722, e 556, o 556) and Helvetica Neue's line of 1.193 em, rounded up to whole pixels; Apple, UILabel.
@MainActor struct UILabelFittingTests {
  @Test(arguments: [
    // Helvetica Neue 17: 20.281 points; San Francisco 17: 20.287 points.
    (DeviceModel.iPad, 7.0, CGFloat(21)), (.iPhone5, 7, 20.5), (.iPhone6, 9, 20.5),
    (.iPhone6Plus, 8, CGFloat(61) / 3), (.iPhone6Plus, 9, CGFloat(61) / 3),
  ])
  func oneLineIsRoundedUpToPixels(model: DeviceModel, version: Double, height: CGFloat) {
    _ = Simulator.boot(model, iOS: version)
    let label = UILabel(frame: .zero)
    label.text = "Hello"
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
  }

  /// Truth: Apple, NSString.boundingRect(with:options:attributes:context:), which returns fractional sizes, to be rounded up for views.
  ///
  /// And usesFontLeading, without which the leading doesn't count.
  /// Helvetica Neue has an ascender of 0.952 em, a descender of 0.213 em and a leading of 0.028 em.
  @Test func aLabelHasWholePixelsAndABoundingRectangleFractions() {
    _ = Simulator.boot(.iPhone5, iOS: 11)
    let label = UILabel(frame: .zero)
    label.font = UIFont(name: "HelveticaNeue", size: 12)
    label.text = "7 d"
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      let font: [NSAttributedString.Key: Any] = [.font: label.font as Any]
      let room = CGSize(width: 1000, height: 1000)
      return "7 d".boundingRect(with: room, options: options, attributes: font, context: nil).height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - (0.952 + 0.213) * 12) < 1e-9)
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (0.952 + 0.213 + 0.028) * 12) < 1e-9)
    #expect(label.intrinsicContentSize.height == 14.5)
  }

  @Test(arguments: [
    // 722 + 556 + 222 + 222 + 556 = 2278 thousandths; at 17 points 38.726.
    (DeviceModel.iPad, CGFloat(39)), (.iPhone5, 39), (.iPhone6Plus, 39),
  ])
  func widthIsTheSumOfAdvancesRoundedUp(model: DeviceModel, width: CGFloat) {
    _ = Simulator.boot(model, iOS: 8)
    let label = UILabel(frame: .zero)
    label.text = "Hello"
    #expect(label.intrinsicContentSize.width == width)
  }

  @Test func aWidthOfWholePixelsIsNotRoundedFurther() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    // 25 · 5.56 = 139 exactly.
    label.text = String(repeating: "a", count: 25)
    #expect(label.intrinsicContentSize.width == 139)
  }

  @Test(arguments: [DeviceModel.iPad, .iPhone5, .iPhone6Plus])
  func coloursDoNotChangeTheWidth(model: DeviceModel) {
    _ = Simulator.boot(model, iOS: 8)
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "")
    // 16.68 + 8.88 + 4.44 = 30 exactly, though not in binary fractions.
    for (part, color) in [("aaa", UIColor.red), ("llll", .green), ("ll", .blue)] {
      text.append(NSAttributedString(string: part, attributes: [.foregroundColor: color]))
    }
    label.attributedText = text
    #expect(label.intrinsicContentSize.width == 30)
  }

  @Test func runsWithoutAFontTakeTheLabels() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    label.attributedText = NSAttributedString(
      string: String(repeating: "a", count: 25),
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(label.intrinsicContentSize.width == 139)
  }

  @Test func oneLineIgnoresTheWidth() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    label.text = "aaaa aaaa"
    // 4726 · 17 / 1000 = 80.342.
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 80.5, height: 20.5))
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 6, width: 80.5, height: 20.5))
  }

  @Test func severalLinesBreakAtThePresentWidth() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 50, height: 10))
    label.numberOfLines = 0
    label.text = "aaaa aaaa"
    label.sizeToFit()
    // One word: 2224 · 17 / 1000 = 37.808; two lines: 40.562.
    #expect(label.frame == CGRect(x: 5, y: 6, width: 38, height: 41))
  }

  @Test func withoutAWidthNothingBreaks() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "aaaa aaaa"
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 80.5, height: 20.5))
  }

  @Test(arguments: [(1, CGFloat(20.5)), (2, 41), (3, 61), (4, 61), (0, 61)])
  func noMoreLinesThanAllowed(numberOfLines: Int, height: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.numberOfLines = numberOfLines
    label.text = "aaaa aaaa aaaa"
    #expect(label.sizeThatFits(CGSize(width: 50, height: 1000)).height == height)
  }

  @Test func lineFeedsBreakLabelsOfSeveralLines() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "aaaa\naa"
    #expect(label.intrinsicContentSize == CGSize(width: 38, height: 41))
  }

  @Test func thePreferredWidthBreaksTheIntrinsicSize() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "aaaa aaaa"
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 38, height: 41))
  }

  @Test func noTextHasNoSize() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, 0])
  func aWidthThatIsNoneDoesNotBreak(width: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "aaaa aaaa"
    #expect(label.sizeThatFits(CGSize(width: width, height: 10)) == CGSize(width: 80.5, height: 20.5))
  }

  @Test func aShadowDoesNotChangeTheSize() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.text = "Hello"
    let size = label.intrinsicContentSize
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 4, height: 4)
    #expect(label.intrinsicContentSize == size)
  }

  @Test func textStandsHalfWayDown() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let label = UILabel(frame: .zero)
    label.text = "Hello"
    let rect = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 100, height: 60.5),
      limitedToNumberOfLines: 1
    )
    #expect(rect == CGRect(x: 0, y: 20, width: 39, height: 20.5))
  }
}
