import Simulator
import Testing
import UIKit

/// Truth: Adobe's advance widths of Helvetica (O 778, K 667 thousandths) at 18 points on iOS 7, with lines of
/// 1.193 em, rounded up to half points; Apple, UIButton insets and alignments.
@MainActor struct UIButtonLayoutTests {
  /// 1445 · 18 / 1000 = 26.01 and 1.193 · 18 = 21.474, rounded up to half points.
  private let titleSize = CGSize(width: 26.5, height: 21.5)
  @Test func theTitleStandsInTheMiddle() {
    let scene = Scene()
    #expect(scene.titleFrame.size == titleSize)
    #expect(scene.titleFrame.midX == 100)
    #expect(scene.titleFrame.midY == 25)
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
    let scene = Scene()
    scene.button.contentHorizontalAlignment = alignment
    #expect(scene.titleFrame.minX == x)
    #expect(scene.titleFrame.width == width)
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
    let scene = Scene()
    scene.button.contentVerticalAlignment = alignment
    #expect(scene.titleFrame.minY == y)
    #expect(scene.titleFrame.height == height)
  }

  @Test func insetsTakeRoomAway() {
    let scene = Scene()
    scene.button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    #expect(
      scene.button.contentRect(forBounds: scene.button.bounds) == CGRect(x: 40, y: 0, width: 160, height: 50)
    )
    #expect(scene.titleFrame.midX == 120)
    scene.button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(scene.titleFrame.midX == 130)
    #expect(scene.button.backgroundRect(forBounds: scene.button.bounds) == scene.button.bounds)
  }

  @Test func contentInsetsCountForTheSizeAndTitleInsetsDoNot() {
    let scene = Scene()
    // The title is 26.006 × 21.474 points.
    #expect(scene.button.intrinsicContentSize == CGSize(width: 30, height: 22 + 12))
    scene.button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(scene.button.intrinsicContentSize == CGSize(width: 30, height: 22 + 12))
    scene.button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scene.button.intrinsicContentSize == CGSize(width: 27 + 6, height: 22 + 4))
  }

  @Test func aLongTitleStaysWithinTheButton() {
    let scene = Scene()
    scene.button.setTitle(String(repeating: "OK", count: 50), for: .normal)
    #expect(scene.titleFrame.minX == 0)
    #expect(scene.titleFrame.width == 200)
  }

  @Test func aTitleOfSeveralLinesGetsTheirHeight() {
    let scene = Scene()
    scene.button.titleLabel?.numberOfLines = 0
    scene.button.titleLabel?.lineBreakMode = .byWordWrapping
    scene.button.frame.size = CGSize(width: 40, height: 100)
    scene.button.setTitle("OK OK", for: .normal)
    // Two lines of 21.474 points.
    #expect(scene.titleFrame.height == 43)
    #expect(scene.titleFrame.width <= 40)
  }

  @Test func aSystemButtonIsThirtyPointsHigh() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    // B 667, u 556, t 278, t 278, o 556, n 556: 2891 · 15 / 1000 = 43.365.
    #expect(system.intrinsicContentSize == CGSize(width: 44, height: 30))
    system.sizeToFit()
    #expect(system.bounds.size == CGSize(width: 44, height: 30))
  }

  @Test func aNewTitleIsLaidOutAnew() {
    let scene = Scene()
    _ = scene.titleFrame
    scene.button.setTitle("O", for: .normal)
    // 778 · 18 / 1000 = 14.004.
    #expect(scene.titleFrame.width == 14.5)
    scene.button.setTitle(nil, for: .normal)
    #expect(scene.titleFrame.size == .zero)
  }
}

/// A button of 200 × 50 points with the title OK.
@MainActor private struct Scene {
  let button: UIButton

  init() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("OK", for: .normal)
  }

  /// The title's frame after layout.
  var titleFrame: CGRect {
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .null
  }
}
