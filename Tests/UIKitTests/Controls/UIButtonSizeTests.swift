import Simulator
import Testing
import UIKit

/// Truth: developers' measurements on devices.
///
/// - Erica Sadun, "iOS Auto Layout Demystified", second edition, "Intrinsic Content Size" (iOS 7: "Hello
///   World" 78 × 30, "On" 30 × 30).
/// - flowkey's tests of UIKit-cross-platform, which also ran on iOS 10 and 11 (ButtonSizeToFitTests,
///   ButtonSetTitleColorForStateTests).
/// - StackOverflow, answer 70778238 (6 points above and below a title).
/// - YMatterType issue 77 (any content inset removes them).
@MainActor struct UIButtonSizeTests {
  private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(commands: [], size: CGSize(width: width, height: height), scale: 2)
  }

  @Test(arguments: [7.0, 8, 9, 11])
  func aBareButtonWithNothingInItIsThirtyByThirtyFour(version: Double) {
    _ = Simulator.boot(.iPhone5, iOS: version)
    let button = UIButton(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
    button.sizeToFit()
    #expect(button.frame == CGRect(x: 3, y: 4, width: 30, height: 34))
    #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
  }

  @Test(arguments: [UIButton.ButtonType.custom, .system], [CGFloat(15), 18, 24, 40])
  func aTitleHasSixPointsAboveAndBelow(type: UIButton.ButtonType, fontSize: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let button = UIButton(type: type)
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    button.setTitle("Buttons", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: fontSize)
    label.text = "Buttons"
    let title = label.intrinsicContentSize
    button.sizeToFit()
    #expect(
      button.bounds.size == CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up) + 12)
    )
    button.layoutIfNeeded()
    #expect((6..<6.5).contains(button.titleLabel?.frame.minY ?? 0))
  }

  /// The letters of "Hello World" have Helvetica's widths, which differ from Helvetica Neue's by less than a
  /// point.
  @Test(arguments: [("Hello World", 77.0...79), ("On", 30...30), ("i", 30...30), ("", 30...30)])
  func aSystemButtonIsThirtyHighAndNotLessWide(title: String, widths: ClosedRange<Double>) {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    let size = button.intrinsicContentSize
    #expect(widths.contains(size.width))
    #expect(size.width == size.width.rounded())
    #expect(size.height == 30)
  }

  @Test(arguments: [UIButton.ButtonType.custom, .system], [CGFloat(12), 15, 18, 40])
  func anEmptyTitleKeepsItsLine(type: UIButton.ButtonType, fontSize: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let button = UIButton(type: type)
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    button.setTitle("W", for: .normal)
    let height = button.intrinsicContentSize.height
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
  }

  /// YMatterType issue 77 used 0.0000001 on one side.
  @Test(arguments: [
    UIEdgeInsets(top: 0.0000001, left: 0, bottom: 0, right: 0),
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0.0000001),
    UIEdgeInsets(top: CGFloat.leastNormalMagnitude, left: 0, bottom: CGFloat.leastNormalMagnitude, right: 0),
  ])
  func theLeastInsetTakesThemAway(insets: UIEdgeInsets) throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    for type in [UIButton.ButtonType.custom, .system] {
      let button = UIButton(type: type)
      button.setTitle("Buttons", for: .normal)
      let height = try #require(button.titleLabel).intrinsicContentSize.height.rounded(.up)
      #expect(button.intrinsicContentSize.height == height + 12)
      button.contentEdgeInsets = insets
      #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
      button.contentEdgeInsets = .zero
      #expect(button.intrinsicContentSize.height == height + 12)
    }
  }

  @Test(arguments: [UIButton.ButtonType.custom, .system], [CGFloat(80), 22, 10])
  func anImageHasNothingAroundIt(type: UIButton.ButtonType, side: CGFloat) throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let button = UIButton(type: type)
    button.setImage(Self.image(side, side), for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: side, height: side))
    button.setTitle("Buttons", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(
      button.intrinsicContentSize
        == CGSize(width: side + title.width.rounded(.up), height: max(side, title.height.rounded(.up)))
    )
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: side + 6, height: side + 4))
  }

  @Test func aBackgroundAloneGivesItsSize() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let button = UIButton(type: .custom)
    button.setBackgroundImage(Self.image(12, 9), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 12, height: 9))
  }

  // MARK: Colours

  @Test(arguments: [6.0, 7, 9])
  func aLabelWithoutATitleHasNoColoursOfTheButton(version: Double) throws {
    _ = Simulator.boot(.iPhone5, iOS: version)
    let button = UIButton(frame: .zero)
    button.setTitleShadowColor(.green, for: .normal)
    button.setTitleColor(.blue, for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.shadowColor == nil)
    #expect(label.textColor != .blue)
    #expect(button.titleShadowColor(for: .normal) == .green)
    #expect(button.titleColor(for: .normal) == .blue)
    button.setTitle("Short", for: .normal)
    #expect(label.shadowColor == .green)
    #expect(label.textColor == .blue)
    button.setTitle(nil, for: .normal)
    #expect(label.shadowColor == nil)
  }

  @Test func aButtonHasNoShadowColourUnlessItIsGivenOne() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let button = UIButton(frame: .zero)
    #expect(button.titleShadowColor(for: .normal) == nil)
    #expect(button.currentTitleShadowColor == nil)
    button.setTitleShadowColor(.green, for: .normal)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.titleShadowColor(for: .normal) == nil)
  }
}
