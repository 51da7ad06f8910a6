import Simulator
import Testing
import UIKit

/// Truth: Apple, UIScrollView: zooming sets the view's transform, the content size is the size of its frame,
/// scales are limited; and geometry: the point between the fingers doesn't move.
@MainActor struct ScrollZoomingTests {
  private func scene() -> ScrollScene {
    let scene = ScrollScene(content: CGSize(width: 300, height: 400))
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scene.scrollView.addSubview(image)
    scene.zoomedView = image
    scene.scrollView.maximumZoomScale = 4
    return scene
  }

  @Test func codeScalesTheViewAndTheContent() {
    let scene = scene()
    scene.scrollView.zoomScale = 2
    #expect(scene.zoomedView?.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scene.zoomedView?.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scene.scrollView.contentSize == CGSize(width: 600, height: 800))
    #expect(scene.scrollView.contentOffset == CGPoint(x: 150, y: 200))
    scene.scrollView.zoomScale = 100
    #expect(scene.scrollView.zoomScale == 4)
    scene.scrollView.zoomScale = 0
    #expect(scene.scrollView.zoomScale == 1)
    scene.scrollView.zoomScale = .nan
    #expect(scene.scrollView.zoomScale == 1)
  }

  @Test func withoutAViewNothingIsScaled() {
    let scene = scene()
    scene.zoomedView = nil
    scene.scrollView.zoomScale = 2
    #expect(scene.scrollView.zoomScale == 1)
    scene.simulator.pinch(at: scene.point(150, 200), from: 60, to: 120)
    #expect(scene.log.take().filter { $0.contains("Zoom") } == [])
  }

  @Test func fingersScaleAboutTheirMiddle() throws {
    let scene = scene()
    let view = try #require(scene.zoomedView)
    let middle = scene.point(150, 200)
    scene.simulator.pinch(at: middle, from: 60, to: 120)
    #expect(scene.scrollView.zoomScale.isNear(2, within: 1e-6))
    #expect(!scene.scrollView.isZooming)
    // The point under the fingers is still there.
    let shown = view.convert(CGPoint(x: 150, y: 200), to: nil)
    #expect(shown.isNear(middle, within: 1))
    let calls = scene.log.take().filter { $0.contains("Zoom") }
    #expect(calls.first == "willBeginZooming")
    #expect(calls.count == 2)
  }

  @Test func beyondTheLimitTheScaleBouncesBack() {
    let scene = scene()
    scene.scrollView.maximumZoomScale = 1.5
    scene.simulator.pinch(at: scene.point(150, 200), from: 40, to: 160)
    #expect(scene.scrollView.isZoomBouncing)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.zoomScale == 1.5)
    #expect(!scene.scrollView.isZoomBouncing)
    #expect(scene.log.take().last == "didEndZooming 1.5")
  }

  @Test func zoomingToARectangleFillsTheView() {
    let scene = scene()
    scene.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.zoomScale == 2)
    #expect(scene.scrollView.contentOffset.isNear(CGPoint(x: 200, y: 200)))
    #expect(scene.log.take() == ["willBeginZooming", "didEndZooming 2.0"])
    scene.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 0), animated: false)
    scene.scrollView.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), animated: false)
    #expect(scene.scrollView.zoomScale == 2)
  }
}
