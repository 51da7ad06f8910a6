import Simulator
import Testing
import UIKit

/// Truth: Adobe's advance widths of Helvetica (O 778, K 667 thousandths) at 18 points on iOS 7, where a line
/// is 1.193 em high, rounded up to half points; Apple, UIButton insets and alignments.
@MainActor @Suite struct UIButtonLayoutTests {
  /// 1445 · 18 / 1000 = 26.01 and 1.193 · 18 = 21.474, rounded up to half points.
  private let titleSize = CGSize(width: 26.5, height: 21.5)
  private let button: UIButton

  init() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("OK", for: .normal)
  }

  private var titleFrame: CGRect {
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .null
  }

  @Test func theTitleStandsInTheMiddle() {
    #expect(titleFrame.size == titleSize)
    #expect(titleFrame.midX == 100)
    #expect(titleFrame.midY == 25)
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0), CGFloat(26.5)), (.leading, 0, 26.5),
    (.right, 173.5, 26.5), (.trailing, 173.5, 26.5), (.fill, 0, 200),
  ])
  func horizontalAlignmentMovesIt(
    alignment: UIControl.ContentHorizontalAlignment,
    x: CGFloat,
    width: CGFloat
  ) {
    button.contentHorizontalAlignment = alignment
    #expect(titleFrame.minX == x)
    #expect(titleFrame.width == width)
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, CGFloat(0), CGFloat(21.5)), (.bottom, 28.5, 21.5),
    (.fill, 0, 50),
  ])
  func verticalAlignmentMovesIt(
    alignment: UIControl.ContentVerticalAlignment,
    y: CGFloat,
    height: CGFloat
  ) {
    button.contentVerticalAlignment = alignment
    #expect(titleFrame.minY == y)
    #expect(titleFrame.height == height)
  }

  @Test func insetsTakeRoomAway() {
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 40, y: 0, width: 160, height: 50))
    #expect(titleFrame.midX == 120)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(titleFrame.midX == 130)
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
  }

  @Test func contentInsetsCountForTheSizeAndTitleInsetsDoNot() {
    #expect(button.intrinsicContentSize == titleSize)
    button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == titleSize)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 26.5 + 6, height: 21.5 + 4))
  }

  @Test func aLongTitleStaysWithinTheButton() {
    button.setTitle(String(repeating: "OK", count: 50), for: .normal)
    #expect(titleFrame.minX == 0)
    #expect(titleFrame.width == 200)
  }

  @Test func aTitleOfSeveralLinesGetsTheirHeight() {
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.frame.size = CGSize(width: 40, height: 100)
    button.setTitle("OK OK", for: .normal)
    // Two lines of 21.474 points.
    #expect(titleFrame.height == 43)
    #expect(titleFrame.width <= 40)
  }

  @Test func aSystemButtonIsThirtyPointsHigh() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    // B 667, u 556, t 278, t 278, o 556, n 556: 2891 · 15 / 1000 = 43.365.
    #expect(system.intrinsicContentSize == CGSize(width: 43.5, height: 30))
    system.sizeToFit()
    #expect(system.bounds.size == CGSize(width: 43.5, height: 30))
  }

  @Test func aNewTitleIsLaidOutAnew() {
    _ = titleFrame
    button.setTitle("O", for: .normal)
    // 778 · 18 / 1000 = 14.004.
    #expect(titleFrame.width == 14.5)
    button.setTitle(nil, for: .normal)
    #expect(titleFrame.size == .zero)
  }
}
