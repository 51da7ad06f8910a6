import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageControl; WWDC 2020 session 10176; for the size with 3 pages, 120.33 × 26.33 points, a document of Xcode 13
/// (github.com/Gregorian-st/FoodPin, Onboarding.storyboard).
@MainActor struct PageControlInteractionTests {
  private func scene(pages: Int = 5) -> ControlScene<UIPageControl> {
    ControlScene(iOS: 17) {
      let control = UIPageControl()
      control.numberOfPages = pages
      return control
    }
  }

  @Test func theSizeIsNearThatOfInterfaceBuildersDocuments() {
    _ = Simulator.boot(.iPhone13, iOS: 15)
    let size = UIPageControl().size(forNumberOfPages: 3)
    #expect(size.width.isNear(120.33, within: 5) && size.height.isNear(26.33, within: 0.5))
  }

  @Test func aFingerThatMovesGoesThroughThePages() throws {
    let scene = scene()
    var states: [UIPageControl.InteractionState] = []
    scene.control.addAction(
      UIAction { states.append(($0.sender as? UIPageControl)?.interactionState ?? .none) },
      for: .valueChanged
    )
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 125, y: 220)))
    finger.move(to: CGPoint(x: 205, y: 220), duration: 0.5)
    #expect(scene.control.currentPage == 4)
    finger.lift()
    #expect(scene.control.currentPage == 4 && scene.control.interactionState == .none)
    #expect(states.count == 4 && states.allSatisfy { $0 == .continuous })
  }

  @Test func aTapGoesToTheNextPage() {
    let scene = scene()
    var states: [UIPageControl.InteractionState] = []
    scene.control.addAction(
      UIAction { states.append(($0.sender as? UIPageControl)?.interactionState ?? .none) },
      for: .valueChanged
    )
    scene.simulator.tap(at: CGPoint(x: 200, y: 220))
    #expect(scene.control.currentPage == 1 && states == [.discrete])
  }

  @Test func scrubbingCanBeForbidden() throws {
    let scene = scene()
    scene.control.allowsContinuousInteraction = false
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 125, y: 220)))
    finger.move(to: CGPoint(x: 205, y: 220), duration: 0.5)
    #expect(scene.control.currentPage == 0)
    finger.lift()
    #expect(scene.control.currentPage == 1)
  }

  @Test func pagesHaveImages() {
    let control = scene(pages: 2).control
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    control.setIndicatorImage(image, forPage: 1)
    #expect(control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil)
    control.setCurrentPageIndicatorImage(image, forPage: 0)
    #expect(control.currentPageIndicatorImage(forPage: 0) === image)
    control.numberOfPages = 1
    control.numberOfPages = 2
    #expect(control.indicatorImage(forPage: 1) == nil)
  }
}
