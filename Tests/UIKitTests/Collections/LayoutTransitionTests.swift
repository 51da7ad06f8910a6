import Simulator
import Testing
import UIKit

/// Truth: Apple, UICollectionViewTransitionLayout, UICollectionView.startInteractiveTransition(to:completion:) and
/// UICollectionViewLayout, "Coordinating animated transitions".
@MainActor struct LayoutTransitionTests {
  final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    init(_ side: CGFloat) {
      super.init()
      itemSize = CGSize(width: side, height: side)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
    override func finalizeLayoutTransition() { log.append("end") }
  }

  @Test func aGestureDrivesTheLayout() throws {
    let (small, large) = (Layout(50), Layout(150))
    let scene = CollectionScene(items: 4, layout: small)
    var ends: [Bool] = []
    let between = scene.view.startInteractiveTransition(to: large) { ends += [$0, $1] }
    #expect(scene.view.collectionViewLayout === between && between.currentLayout === small)
    between.transitionProgress = 0.5
    between.invalidateLayout()
    scene.simulator.settle()
    let first = IndexPath(item: 0, section: 0)
    #expect(scene.view.cellForItem(at: first)?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    between.transitionProgress = 7
    #expect(between.transitionProgress == 1)
    between.updateValue(3, forAnimatedKey: "key")
    #expect(between.value(forAnimatedKey: "key") == 3 && between.value(forAnimatedKey: "other") == 0)
    scene.view.finishInteractiveTransition()
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.collectionViewLayout === large && ends == [true, true])
    #expect(scene.view.cellForItem(at: first)?.bounds.width == 150)
  }

  @Test func aTransitionCanBeCancelled() {
    let (small, large) = (Layout(50), Layout(150))
    let scene = CollectionScene(items: 4, layout: small)
    var ends: [Bool] = []
    scene.view.startInteractiveTransition(to: large) { ends += [$0, $1] }.transitionProgress = 0.3
    scene.view.cancelInteractiveTransition()
    scene.simulator.advanceUntilIdle()
    #expect(scene.view.collectionViewLayout === small && ends == [true, false])
    #expect(scene.frames()[0].width == 50)
  }

  @Test func layoutsAreToldAboutAnimatedChanges() {
    let (small, large) = (Layout(50), Layout(150))
    let scene = CollectionScene(items: 4, layout: small)
    scene.view.setCollectionViewLayout(large, animated: true)
    scene.simulator.advanceUntilIdle()
    #expect(small.log == ["to"] && large.log == ["from", "end"])
  }
}
