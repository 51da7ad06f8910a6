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

  // MARK: Constraints

  /// A view of 300 × 400 points that constraints pin to the content's edges at a distance.
  private func pinned(_ distance: CGFloat, _ size: CGSize = CGSize(width: 300, height: 400)) -> ScrollScene {
    let scene = ScrollScene(content: .zero)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.scrollView.addSubview(view)
    scene.zoomedView = view
    scene.scrollView.maximumZoomScale = 4
    scene.scrollView.minimumZoomScale = 0.5
    let scrollView = scene.scrollView
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: distance),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distance),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
    scene.simulator.settle()
    return scene
  }

  @Test(arguments: [0.5, 1.5, 2, 4], [0.0, 10])
  func aPinnedViewKeepsItsOrigin(scale: CGFloat, distance: CGFloat) throws {
    let scene = pinned(distance)
    let view = try #require(scene.zoomedView)
    scene.scrollView.zoomScale = scale
    for _ in 0..<2 {
      #expect(
        view.frame == CGRect(x: distance, y: distance, width: 300 * scale, height: 400 * scale)
      )
      #expect(
        scene.scrollView.contentSize
          == CGSize(width: 300 * scale + 2 * distance, height: 400 * scale + 2 * distance)
      )
      scene.scrollView.setNeedsLayout()
      scene.simulator.settle()
    }
    // A pinch, and back.
    scene.scrollView.zoomScale = 1
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: distance, y: distance, width: 300, height: 400))
    #expect(scene.scrollView.contentSize == CGSize(width: 300 + 2 * distance, height: 400 + 2 * distance))
    scene.simulator.pinch(at: scene.point(150, 200), from: 60, to: 120)
    scene.simulator.advanceUntilIdle()
    #expect(view.frame.origin.isNear(CGPoint(x: distance, y: distance), within: 1e-6))
    #expect(scene.scrollView.contentSize.width.isNear(600 + 2 * distance, within: 1e-3))
  }

  /// The usual way to centre a picture that is smaller than the screen: new constants in `scrollViewDidZoom`.
  @Test func changedConstantsMoveAZoomedView() throws {
    let scene = pinned(0)
    let view = try #require(scene.zoomedView)
    scene.scrollView.zoomScale = 0.5
    let top = try #require(scene.scrollView.constraints.first { $0.firstAttribute == .top })
    let leading = try #require(scene.scrollView.constraints.first { $0.firstAttribute == .leading })
    top.constant = (400 - 200) / 2
    leading.constant = (300 - 150) / 2
    scene.simulator.settle()
    #expect(view.frame == CGRect(x: 75, y: 100, width: 150, height: 200))
  }
}
