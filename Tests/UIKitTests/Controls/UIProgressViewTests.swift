import Simulator
import Testing
import UIKit

/// Truth: Apple's UIProgressView header and the well-known heights of iOS 6 and 7.
@MainActor struct UIProgressViewTests {
  @Test func aFreshBarIsEmpty() {
    _ = Simulator.boot()
    let bar = UIProgressView(frame: .zero)
    #expect(bar.progressViewStyle == .default)
    #expect(bar.progress == 0)
    #expect(bar.progressTintColor == nil)
    #expect(bar.trackTintColor == nil)
    #expect(bar.observedProgress == nil)
  }

  nonisolated static let heights: [(Double, UIProgressView.Style, CGFloat)] = [
    (6, .default, 9), (6, .bar, 11), (7, .default, 2), (7, .bar, 2.5), (9, .default, 2), (9, .bar, 2.5),
  ]

  @Test(arguments: heights)
  func theStyleDecidesTheHeight(version: Double, style: UIProgressView.Style, height: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: version)
    let bar = UIProgressView(progressViewStyle: style)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 150, height: height))
    bar.frame = CGRect(x: 10, y: 20, width: 200, height: 77)
    #expect(bar.frame == CGRect(x: 10, y: 20, width: 200, height: height))
    bar.bounds.size.height = 50
    #expect(bar.bounds.height == height)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    #expect(bar.sizeThatFits(CGSize(width: 90, height: 90)) == CGSize(width: 90, height: height))
  }

  @Test func changingTheStyleChangesTheHeight() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let bar = UIProgressView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(bar.frame == CGRect(x: 10, y: 20, width: 100, height: 2))
    bar.progressViewStyle = .bar
    #expect(bar.frame == CGRect(x: 10, y: 20, width: 100, height: 2.5))
  }

  @Test func aBarStyledForToolbarsKeepsItsCentre() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.center = CGPoint(x: 160, y: 284)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.addSubview(bar)
    #expect(bar.frame == CGRect(x: 85, y: 282.75, width: 150, height: 2.5))
  }

  @Test func aFlexibleHeightStaysTheStyles() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 2))
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bar)
    view.frame.size = CGSize(width: 200, height: 300)
    #expect(bar.bounds.size == CGSize(width: 200, height: 2))
  }

  @Test(arguments: [
    (Float(0.25), Float(0.25)), (-0.5, 0), (1.5, 1), (0, 0), (1, 1), (.infinity, 1), (-.infinity, 0),
    (.nan, 0),
  ])
  func progressStaysBetweenNothingAndEverything(value: Float, expected: Float) {
    _ = Simulator.boot()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = value
    #expect(bar.progress == expected)
    bar.setProgress(0.5, animated: false)
    bar.setProgress(value, animated: true)
    #expect(bar.progress == expected)
  }

  @Test func anEndlessBarWithoutProgressIsNotFilled() {
    _ = Simulator.boot()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2)
    bar.layoutIfNeeded()
    #expect(bar.subviews.contains { $0.frame.width == 0 })
  }

  @Test func touchesGoThrough() {
    _ = Simulator.boot()
    #expect(!UIProgressView(progressViewStyle: .default).isUserInteractionEnabled)
  }
}
