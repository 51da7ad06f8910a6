import Simulator
import Testing
import UIKit

/// Truth: developers' logs of a UIScrollView's `setContentOffset:` in a subclass, which the steps of drags and decelerations call
/// (StackOverflow, "Bounds automatically changes on UIScrollView with content insets": `_smoothScrollDisplayLink`), and
/// the comments in Signal's ConversationCollectionView and React Native's RCTScrollView, by which the same setter moves content back
/// within its limits.
@MainActor struct ContentOffsetOverrideTests {
  private final class Watching: UIScrollView {
    var offsets: [CGPoint] = []
    override var contentOffset: CGPoint {
      didSet { offsets.append(contentOffset) }
    }
  }

  /// A scroll view that scrolls only vertically, and not beyond a limit.
  private final class Locked: UIScrollView {
    var limit = CGFloat.infinity
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set { super.contentOffset = CGPoint(x: 0, y: min(limit, newValue.y)) }
    }
  }

  private func watch(content: CGSize = CGSize(width: 300, height: 2000)) -> (ScrollScene, Watching) {
    let view = Watching(frame: .zero)
    let scene = ScrollScene(content: content, scrollView: view)
    scene.logsScrolling = true
    _ = scene.log.take()
    view.offsets = []
    return (scene, view)
  }

  private func didScrolls(_ scene: ScrollScene) -> Int {
    scene.log.take().count { $0 == "didScroll" }
  }

  @Test func everyStepOfADragAndOfADecelerationSetsIt() {
    let (scene, view) = watch()
    _ = scene.fling(200)
    #expect(view.offsets.last?.y == 200)
    scene.simulator.advanceUntilIdle()
    #expect(view.offsets.count > 40 && view.offsets.last?.y == scene.expectedTarget.y)
    #expect(view.offsets.count == didScrolls(scene))
    #expect(view.offsets.map(\.y) == view.offsets.map(\.y).sorted())
  }

  @Test func soDoTheRubberBandAndTheWayBack() {
    let (scene, view) = watch()
    scene.simulator.drag(from: scene.point(150, 100), to: scene.point(150, 300))
    scene.simulator.advanceUntilIdle()
    let stretch: CGFloat = (1 - 1 / (200 * 0.55 / 400 + 1)) * 400
    #expect(view.offsets.contains { $0.y.isNear(-stretch, within: 1e-9) })
    #expect(view.offsets.last == .zero && view.offsets.count == didScrolls(scene))
  }

  @Test func soDoPages() {
    let (scene, view) = watch()
    view.isPagingEnabled = true
    _ = scene.fling(150)
    scene.simulator.advanceUntilIdle()
    #expect(view.offsets.last?.y == 400 && view.offsets.count == didScrolls(scene))
  }

  @Test func soDoAnimations() {
    let (scene, view) = watch()
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(view.offsets.count > 10 && view.offsets.last?.y == 500)
    #expect(scene.log.take().last == "didEndScrollingAnimation")
  }

  @Test func soDoLimitsAndInsets() {
    let (scene, view) = watch()
    view.contentOffset.y = 1600
    view.contentSize.height = 1000
    view.contentOffset.y = 0
    view.contentInset.top = 20
    #expect(view.offsets.map(\.y) == [1600, 600, 0, -20])
    #expect(didScrolls(scene) == 4)
  }

  @Test func soDoesAPinch() {
    let (scene, view) = watch()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    view.addSubview(content)
    scene.zoomedView = content
    view.maximumZoomScale = 4
    scene.simulator.pinch(at: scene.point(150, 200), from: 50, to: 150)
    #expect(view.zoomScale > 1 && view.offsets.contains { $0.x > 0 })
  }

  @Test func anotherOffsetIsWhereTheContentGoesAndTheDragGoesOn() {
    let view = Locked(frame: .zero)
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000), scrollView: view)
    let finger = scene.simulator.touchDown(at: scene.point(200, 300))
    finger?.move(to: scene.point(150, 200))
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    view.limit = 150
    finger?.move(to: scene.point(100, 100))
    #expect(view.contentOffset == CGPoint(x: 0, y: 150))
    finger?.move(to: scene.point(100, 180))
    #expect(view.contentOffset == CGPoint(x: 0, y: 120))
    finger?.cancel()
  }

  @Test func decelerationsAndAnimationsKeepToAnotherOffset() {
    let view = Locked(frame: .zero)
    let scene = ScrollScene(content: CGSize(width: 2000, height: 20_000), scrollView: view)
    view.limit = 230
    scene.simulator.drag(from: scene.point(250, 300), to: scene.point(100, 100), duration: 0.2)
    scene.simulator.advanceUntilIdle()
    #expect(view.contentOffset == CGPoint(x: 0, y: 230))
    view.setContentOffset(CGPoint(x: 50, y: 10), animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(view.contentOffset == CGPoint(x: 0, y: 10))
    #expect(scene.log.take().last == "didEndScrollingAnimation")
  }
}
