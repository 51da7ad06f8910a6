import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIStoryboardSegue and of UIViewController's segue methods: the order in
/// which a segue is checked, created, prepared and performed.
@MainActor struct SegueTests {
  @Test func aTapAsksMakesPreparesAndShows() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    var sender: Any?
    var destination: UIViewController?
    home.onPrepare = {
      sender = $1
      destination = $0.destination
      #expect($0.source === home)
    }
    scenes.simulator.tap(home.button)
    #expect(
      scenes.log.take() == [
        "home.should tap", "init", "page.awake loaded:false", "home.prepare tap loaded:false",
        "page.viewDidLoad", "page.viewWillAppear",
      ]
    )
    #expect(sender as? UIButton === home.button)
    #expect(home.presentedViewController === destination)
  }

  @Test func theSourceMayRefuseATapButNotCode() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    home.allowsSegues = false
    scenes.simulator.tap(home.button)
    #expect(scenes.log.take() == ["home.should tap"])
    #expect(home.presentedViewController == nil)
    home.performSegue(withIdentifier: "code", sender: "me")
    #expect(home.presentedViewController != nil)
    #expect(scenes.log.take().first == "init")
  }

  @Test func everySegueLeadsToANewController() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    var destinations: [UIViewController] = []
    home.onPrepare = { segue, _ in destinations.append(segue.destination) }
    for _ in 0..<2 {
      home.performSegue(withIdentifier: "code", sender: nil)
      scenes.simulator.advanceUntilIdle()
      home.dismiss(animated: false)
    }
    #expect(destinations.count == 2)
    #expect(destinations[0] !== destinations[1])
  }

  @Test func aSegueMayLeadBackToItsOwnScene() throws {
    let scenes = try StoryboardScenes()
    var home = try scenes.launch()
    for _ in 0..<3 {
      home.performSegue(withIdentifier: "again", sender: nil)
      scenes.simulator.advanceUntilIdle()
      home = try #require(home.presentedViewController as? HomeController)
    }
    #expect(home.presentingViewController != nil)
  }

  @Test func theCallsOfASegueAreHeard() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    let calls = scenes.simulator.callsReachingUIKit {
      home.performSegue(withIdentifier: "code", sender: nil)
      scenes.simulator.advanceUntilIdle()
    }
    let heard = ["init(coder:)", "prepare(for:sender:)", "viewDidLoad"]
    #expect(calls.filter(heard.contains) == heard)
  }

  @Test func aCustomSegueShowsItsDestinationItself() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    var kind: UIStoryboardSegue?
    home.onPrepare = { segue, _ in kind = segue }
    home.performSegue(withIdentifier: "custom", sender: nil)
    #expect(kind is PlainSegue)
    #expect(PlainSegue.performCount == 1)
    #expect(home.presentedViewController === kind?.destination)
  }

  @Test func aSegueMadeInCodeRunsItsHandler() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    var ran = 0
    let segue = UIStoryboardSegue(
      identifier: "x",
      source: UIViewController(),
      destination: UIViewController()
    ) { ran += 1 }
    segue.perform()
    #expect(ran == 1)
    #expect(segue.identifier == "x")
    UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()).perform()
  }

  @Test func performingDuringATransitionOnlyWarns() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    home.performSegue(withIdentifier: "code", sender: nil)
    let shown = home.presentedViewController
    home.performSegue(withIdentifier: "code", sender: nil)
    #expect(home.presentedViewController === shown)
    #expect(scenes.simulator.console.contains { $0.contains("Attempt to present") })
    scenes.simulator.advanceUntilIdle()
    #expect(home.presentedViewController === shown)
  }

  @Test func tapsDuringATransitionAreIgnored() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    scenes.simulator.tap(home.button)
    _ = scenes.log.take()
    scenes.simulator.tap(home.button)
    #expect(!scenes.log.calls.contains("home.should tap"))
  }

  @Test func aDestinationIsReleasedOnceItIsDismissed() throws {
    let scenes = try StoryboardScenes()
    let home = try scenes.launch()
    home.performSegue(withIdentifier: "code", sender: nil)
    weak let page = home.presentedViewController
    #expect(page != nil)
    scenes.simulator.advanceUntilIdle()
    home.dismiss(animated: true)
    scenes.simulator.advanceUntilIdle()
    #expect(page == nil)
  }

  // MARK: Embedding

  @Test func anEmbeddedSceneIsPreparedForAndLoadedBeforeItsParent() throws {
    let scenes = try StoryboardScenes()
    let box = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "box")
    _ = scenes.log.take()
    box.loadViewIfNeeded()
    #expect(
      scenes.log.take() == [
        "init", "page.awake loaded:false", "box.prepare embed loaded:false", "page.viewDidLoad",
        "box.viewDidLoad",
      ]
    )
    let child = try #require(box.children.first)
    #expect(child.parent === box)
    #expect(child.view.superview === (box as? SceneController)?.container)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  // MARK: Exceptions

  @Test func anUnknownSegueRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let home = try? StoryboardScenes().launch()
        home?.performSegue(withIdentifier: "nowhere", sender: nil)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Receiver (<HomeController>) has no segue with identifier 'nowhere'"
    )
  }

  @Test func aControllerMadeInCodeHasNoSegues() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 9)
        UIViewController().performSegue(withIdentifier: "x", sender: nil)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Receiver (<UIViewController>) has no segue with identifier 'x'"
    )
  }

  @Test func aPushOutsideOfANavigationControllerRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let home = try? StoryboardScenes().launch()
        home?.performSegue(withIdentifier: "push", sender: nil)
      }
    }
    expectRaised(
      result,
      "NSGenericException",
      "Could not find a navigation controller for segue 'push'. Push segues can only be used when the source "
        + "controller is managed by an instance of UINavigationController."
    )
  }
}
