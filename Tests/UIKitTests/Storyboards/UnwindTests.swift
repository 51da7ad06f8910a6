import Simulator
import Testing
import UIKit

/// Truth: Apple's Technical Note TN2298, "Using Unwind Segues", and the documentation of UIViewController:
/// the search for the destination of an unwind segue, and the way back to it.
@MainActor struct UnwindTests {
  @Test func unwindingPreparesActsAndDismisses() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    scenes.simulator.tap(home.button)
    scenes.simulator.advanceUntilIdle()
    let page = try #require(home.presentedViewController as? SceneController)
    _ = scenes.log.take()
    scenes.simulator.tap(page.button)
    #expect(
      scenes.log.take().prefix(3) == [
        "page.should back", "page.prepare back loaded:true", "home.unwound from page",
      ]
    )
    scenes.simulator.advanceUntilIdle()
    #expect(home.presentedViewController == nil)
  }

  @Test func oneThatRefusesIsNotTheDestination() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    home.refusesUnwinding = true
    home.performSegue(withIdentifier: "custom", sender: nil)
    let page = try #require(home.presentedViewController)
    _ = scenes.log.take()
    page.performSegue(withIdentifier: "back", sender: nil)
    #expect(scenes.log.take().isEmpty)
    #expect(home.presentedViewController === page)
  }

  @Test func theNearestOfSeveralIsTheDestination() throws {
    let scenes = try StoryboardScenes()
    let first = try scenes.launch()
    first.performSegue(withIdentifier: "again", sender: nil)
    scenes.simulator.advanceUntilIdle()
    let second = try #require(first.presentedViewController as? HomeController)
    second.performSegue(withIdentifier: "custom", sender: nil)
    let page = try #require(second.presentedViewController)
    var destination: UIViewController?
    (page as? SceneController)?.onPrepare = { segue, _ in destination = segue.destination }
    page.performSegue(withIdentifier: "back", sender: nil)
    #expect(destination === second)
    scenes.simulator.advanceUntilIdle()
    #expect(second.presentedViewController == nil)
    #expect(first.presentedViewController === second)
  }

  @Test func oneFartherAwayDismissesAllBetween() throws {
    let scenes = try StoryboardScenes()
    let first = try scenes.launch()
    first.performSegue(withIdentifier: "again", sender: nil)
    scenes.simulator.advanceUntilIdle()
    let second = try #require(first.presentedViewController as? HomeController)
    second.refusesUnwinding = true
    second.performSegue(withIdentifier: "custom", sender: nil)
    scenes.simulator.advanceUntilIdle()
    second.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
    scenes.simulator.advanceUntilIdle()
    #expect(first.presentedViewController == nil)
  }

  @Test func aContainerIsAskedToShowTheChild() throws {
    /// A container that logs the child it has to show.
    final class Container: UIViewController {
      var shown: [UIViewController] = []
      override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        shown.append(subsequentVC)
      }
    }
    let scenes = try StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let container = Container()
    scenes.simulator.launch(container)
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    for child in [home, page] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    page.performSegue(withIdentifier: "back", sender: nil)
    #expect(container.shown == [home])
  }

  @Test func aContainerDecidesWhichChildrenAreLookedThrough() throws {
    /// A container whose other children are never destinations.
    final class Closed: UIViewController {
      var left: UIViewController?
      override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
      ) -> [UIViewController] {
        left = childContaining(source)
        return []
      }
    }
    let scenes = try StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let container = Closed()
    scenes.simulator.launch(container)
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    for child in [home, page] {
      container.addChild(child)
      child.didMove(toParent: container)
    }
    _ = scenes.log.take()
    page.performSegue(withIdentifier: "back", sender: nil)
    #expect(container.left === page)
    #expect(scenes.log.take().isEmpty)
  }
}
