import Simulator
import Testing
import UIKit

/// Truth: the documentation of this project's `UIScrollView`, and Core Animation's exception for positions
/// that are NaN.
@MainActor struct ScrollBadInputTests {
  @Test func sizesAndInsetsThatAreNoNumbersCountAsZero() {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: CGFloat.nan, height: -5)
    #expect(scene.scrollView.contentSize == .zero)
    scene.scrollView.contentSize = CGSize(width: CGFloat.infinity, height: 10)
    #expect(scene.scrollView.contentSize == CGSize(width: 0, height: 10))
    scene.scrollView.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: 3, right: -.infinity)
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
  }

  @Test func infiniteOffsetsAreIgnored() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset = CGPoint(x: CGFloat.infinity, y: 70)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 70))
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: -CGFloat.infinity), animated: true)
    scene.scrollView.bounds.origin.y = .infinity
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 70))
    scene.scrollView.scrollRectToVisible(.infinite, animated: false)
    scene.scrollView.scrollRectToVisible(.null, animated: false)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test func anOffsetThatIsNoNumberRaises() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIScrollView(frame: .zero).setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true)
      }
    }
    expectRaised(result, "CALayerInvalidGeometry", "CALayer bounds contains NaN: [nan 0; 0 0]")
  }

  @Test(arguments: [CGFloat.nan, 0, -3, 1, 5, .infinity])
  func anyRateComesToRest(rate: CGFloat) {
    let scene = ScrollScene()
    scene.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    _ = scene.fling(100)
    #expect(scene.simulator.advanceUntilIdle(limit: 1000))
    #expect(scene.scrollView.contentOffset.y >= 0 && scene.scrollView.contentOffset.y <= 1600)
  }

  @Test func limitsOfZoomingMayBeAnything() {
    let scene = ScrollScene()
    scene.zoomedView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for limit in [CGFloat.nan, -1, 0, .infinity, 3] {
      scene.scrollView.minimumZoomScale = limit
      scene.scrollView.maximumZoomScale = -limit
      scene.scrollView.zoomScale = 2
      #expect(scene.scrollView.zoomScale.isFinite && scene.scrollView.zoomScale > 0)
    }
  }
}
