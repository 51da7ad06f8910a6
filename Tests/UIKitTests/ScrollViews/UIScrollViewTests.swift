import Simulator
import Testing
import UIKit

/// Truth: UIScrollView.h for the defaults; Apple, UIScrollView: the offset is the origin of the bounds, and
/// offsets stay within the content and its insets.
@MainActor struct UIScrollViewTests {
  @Test func defaults() {
    _ = Simulator.boot()
    let view = UIScrollView()
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && view.isScrollEnabled && !view.isDirectionalLockEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(
      view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.bouncesZoom
    )
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.clipsToBounds)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let scene = ScrollScene()
    scene.logsScrolling = true
    scene.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scene.scrollView.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
    scene.scrollView.bounds.origin.y = 60
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 60))
    scene.scrollView.contentOffset.y = 60
    #expect(scene.log.take() == ["didScroll", "didScroll"])
  }

  @Test func contentMovesWithTheOffset() {
    let scene = ScrollScene()
    let child = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    scene.scrollView.addSubview(child)
    scene.scrollView.contentOffset.y = 450
    #expect(scene.simulator.middle(of: child) == CGPoint(x: 60, y: 40 + 100))
    #expect(scene.simulator.view(at: CGPoint(x: 60, y: 140)) === child)
  }

  @Test func contentThatShrinksIsScrolledBack() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 1600
    scene.scrollView.contentSize.height = 1000
    #expect(scene.scrollView.contentOffset.y == 600)
    scene.scrollView.frame.size.height = 500
    scene.simulator.settle()
    #expect(scene.scrollView.contentOffset.y == 500)
  }

  @Test func contentAtItsTopFollowsTheInset() {
    let scene = ScrollScene()
    scene.scrollView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    #expect(scene.scrollView.contentOffset.y == -64)
    #expect(scene.scrollView.adjustedContentInset.top == 64)
    scene.scrollView.contentInset = .zero
    #expect(scene.scrollView.contentOffset.y == 0)
    scene.scrollView.contentOffset.y = 300
    scene.scrollView.contentInset.top = 64
    #expect(scene.scrollView.contentOffset.y == 300)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 10, height: 10), 500, 0),
      (CGRect(x: 0, y: 600, width: 10, height: 10), 500, 500),
      (CGRect(x: 0, y: 1000, width: 10, height: 10), 500, 610),
      (CGRect(x: 0, y: 1995, width: 10, height: 10), 500, 1600),
      (CGRect(x: 0, y: 100, width: 10, height: 1000), 0, 100),
    ] as [(CGRect, CGFloat, CGFloat)]
  )
  func revealingScrollsNoFurtherThanNeeded(rect: CGRect, from start: CGFloat, to end: CGFloat) {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = start
    scene.scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scene.scrollView.contentOffset.y == end)
  }

  @Test func animatedOffsetArrivesAndSaysSo() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scene.scrollView.contentOffset.y == 0)
    scene.simulator.advance(by: 0.15)
    // An ease-in-out curve is halfway after half of its duration.
    #expect(scene.scrollView.contentOffset.y.isNear(300, within: 0.01))
    #expect(scene.log.take() == [])
    scene.simulator.advance(by: 0.2)
    #expect(scene.scrollView.contentOffset.y == 600)
    #expect(scene.log.take() == ["didEndScrollingAnimation"])
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.log.take() == [])
  }

  @Test func outsideOfAWindowAnAnimatedOffsetArrivesAtOnce() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(view.contentOffset.y == 600)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(view.contentOffset.y == 0)
  }

  @Test func anOffsetSetMeanwhileEndsTheMovement() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    scene.simulator.advance(by: 0.1)
    scene.scrollView.contentOffset.y = 5
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 5)
  }

  @Test func indicatorsShowWhileContentMovesAndFade() {
    let scene = ScrollScene()
    #expect(scene.scrollView.subviews.isEmpty)
    _ = scene.fling(100)
    #expect(scene.scrollView.subviews.count == 1)
    let bar = scene.scrollView.subviews[0]
    #expect(bar.frame.maxX == 297)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.subviews.isEmpty)
    scene.scrollView.flashScrollIndicators()
    #expect(scene.scrollView.subviews.count == 1)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.subviews.isEmpty)
  }

  /// Truth: Apple, UIScrollView: each indicator has insets of its own, and `scrollIndicatorInsets` sets both.
  @Test func eachIndicatorKeepsItsOwnInsets() {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    func bars() -> (vertical: CGRect, horizontal: CGRect) {
      scene.scrollView.flashScrollIndicators()
      let frames = scene.scrollView.subviews.map(\.frame)
      return (frames.first { $0.height > $0.width } ?? .zero, frames.first { $0.width > $0.height } ?? .zero)
    }
    let before = bars()
    scene.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 20)
    #expect(bars().vertical.minX == before.vertical.minX - 20)
    #expect(abs(bars().vertical.minY - before.vertical.minY - 40) < 1e-9)
    #expect(bars().horizontal == before.horizontal)
    scene.scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 30, bottom: 10, right: 0)
    #expect(bars().horizontal.minX == before.horizontal.minX + 30)
    #expect(bars().horizontal.maxY == before.horizontal.maxY - 10)
    scene.scrollView.scrollIndicatorInsets = .zero
    #expect(bars() == before)
  }

  @Test func aScrollViewThatMovesCanGoAway() {
    weak var view: UIScrollView?
    let simulator = Simulator.boot()
    do {
      let scene = ScrollScene()
      view = scene.scrollView
      _ = scene.fling(200)
      #expect(scene.scrollView.isDecelerating)
      scene.scrollView.removeFromSuperview()
      #expect(!scene.scrollView.isDecelerating)
      scene.simulator.settle()
    }
    _ = simulator
    #expect(view == nil)
  }
}
