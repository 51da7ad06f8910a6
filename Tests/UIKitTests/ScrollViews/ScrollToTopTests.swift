import Simulator
import Testing
import UIKit

/// Truth: Apple, UIScrollView.scrollsToTop and UIScrollViewDelegate.scrollViewShouldScrollToTop(_:).
@MainActor struct ScrollToTopTests {
  @MainActor private final class Scene: UIScrollViewDelegate {
    let simulator: Simulator
    let root = UIViewController()
    let views: [UIScrollView]
    let log = CallLog()
    var allows = true

    /// Scroll views next to each other, scrolled down by 500 points.
    init(_ model: DeviceModel = .iPhone5, count: Int = 1) {
      simulator = Simulator.boot(model, iOS: 7)
      let size = UIScreen.main.bounds.size
      let width = size.width / CGFloat(count)
      views = (0..<count).map { index in
        let view = UIScrollView(
          frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
        )
        view.contentSize = CGSize(width: width, height: 3000)
        view.contentOffset.y = 500
        return view
      }
      for view in views {
        view.delegate = self
        root.view.addSubview(view)
      }
      simulator.launch(root)
    }

    var offsets: [CGFloat] { views.map(\.contentOffset.y) }

    func tapStatusBar(x: CGFloat = 160) {
      simulator.tap(at: CGPoint(x: x, y: 10))
      simulator.advanceUntilIdle()
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.add("should")
      return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      log.add("did \(Int(scrollView.contentOffset.y))")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animation") }
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    let scene = Scene()
    #expect(scene.views[0].scrollsToTop)
    scene.simulator.tap(at: CGPoint(x: 160, y: 10))
    #expect(scene.offsets == [500], "it is animated")
    scene.simulator.advanceUntilIdle()
    #expect(scene.offsets == [0])
    #expect(scene.log.take() == ["should", "did 0"])
    scene.tapStatusBar()
    #expect(scene.log.take() == ["should"], "it is there already")
  }

  @Test func theTopLiesAboveTheContentByItsInset() {
    let scene = Scene()
    scene.views[0].contentInset.top = 64
    scene.tapStatusBar()
    #expect(scene.offsets == [-64])
  }

  @Test func aTapElsewhereOrADragDoesNothing() {
    let scene = Scene()
    scene.simulator.tap(at: CGPoint(x: 160, y: 21))
    scene.simulator.advanceUntilIdle()
    #expect(scene.offsets == [500])
    #expect(scene.log.take() == [])
  }

  @Test func theDelegateOrThePropertyForbidsIt() {
    let scene = Scene()
    scene.allows = false
    scene.tapStatusBar()
    #expect(scene.offsets == [500])
    #expect(scene.log.take() == ["should"])
    scene.views[0].scrollsToTop = false
    scene.tapStatusBar()
    #expect(scene.log.take() == [])
  }

  @Test func onAPhoneOneOnlyMayWantTo() {
    let scene = Scene(count: 2)
    scene.tapStatusBar()
    #expect(scene.offsets == [500, 500])
    scene.views[0].scrollsToTop = false
    scene.tapStatusBar()
    #expect(scene.offsets == [500, 0])
    scene.views[0].scrollsToTop = true
    scene.views[1].isHidden = true
    scene.tapStatusBar()
    #expect(scene.offsets == [0, 0])
  }

  @Test func onAPadTheNearestScrolls() {
    let scene = Scene(.iPad, count: 2)
    scene.tapStatusBar(x: 700)
    #expect(scene.offsets == [500, 0])
    scene.tapStatusBar(x: 10)
    #expect(scene.offsets == [0, 0])
  }

  @Test func withoutAStatusBarThereIsNothingToTap() {
    let scene = Scene()
    let bareless = Bareless()
    bareless.view.addSubview(scene.views[0])
    scene.simulator.keyWindow?.rootViewController = bareless
    scene.simulator.settle()
    scene.tapStatusBar()
    #expect(scene.offsets == [500])
  }

  private final class Bareless: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }
}
