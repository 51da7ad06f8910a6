import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIStoryboard, and the texts of its exceptions in public crash reports.
@MainActor struct UIStoryboardTests {
  // MARK: Instantiating controllers

  @Test func aSceneIsMadeWithItsAttributesAndWithoutItsView() {
    let scenes = StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(scenes.log.calls.isEmpty)
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    #expect(home.title == "Home")
    #expect(home.storyboard === storyboard)
    #expect(!home.isViewLoaded)
    #expect(scenes.log.take() == ["init", "home.awake loaded:false"])
  }

  @Test func theViewIsFilledAndConnectedBeforeViewDidLoad() throws {
    let scenes = StoryboardScenes()
    let home = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? HomeController
    )
    #expect(home.button == nil)
    #expect(home.view.backgroundColor == .white)
    #expect(home.button.superview === home.view)
    #expect(scenes.log.take() == ["init", "home.awake loaded:false", "home.viewDidLoad"])
  }

  @Test func everyCallMakesAnotherController() {
    _ = StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = storyboard.instantiateViewController(withIdentifier: "page")
    #expect(storyboard.instantiateViewController(withIdentifier: "page") !== first)
  }

  @Test func aCreatorMakesTheControllerIfItCan() {
    _ = StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    var made: SceneController?
    let page: SceneController = storyboard.instantiateViewController(identifier: "page") { coder in
      made = SceneController(coder: coder)
      return made
    }
    #expect(page === made)
    #expect(page.name == "page")
    let other: SceneController = storyboard.instantiateViewController(identifier: "page") { _ in nil }
    #expect(other.name == "page")
  }

  @Test func nothingIsFoundInTheArchiveOfAScene() {
    _ = StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let _: SceneController = storyboard.instantiateViewController(identifier: "page") { coder in
      #expect(coder.allowsKeyedCoding)
      #expect(!coder.containsValue(forKey: "name"))
      #expect(coder.decodeObject(forKey: "name") == nil)
      #expect(coder.decodeObject(of: NSString.self, forKey: "name") == nil)
      #expect(coder.decodeInteger(forKey: "count") == 0)
      #expect(coder.decodeDouble(forKey: "width") == 0)
      #expect(!coder.decodeBool(forKey: "hidden"))
      #expect(coder.error == nil)
      return nil
    }
  }

  @Test func codeMadeControllersHaveNoStoryboard() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    #expect(UIViewController().storyboard == nil)
  }

  @Test func withoutAnInitialSceneThereIsNone() {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    UIStoryboard.register("Empty") {}
    #expect(UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func controllersAndScenesAreReleased() {
    let scenes = StoryboardScenes()
    weak var home: UIViewController?
    do {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "home")
      made.loadViewIfNeeded()
      home = made
    }
    scenes.simulator.settle()
    #expect(home == nil)
  }

  // MARK: Launching

  @Test func aMainStoryboardIsShownAndGivenToTheDelegate() {
    @MainActor final class Delegate: UIApplicationDelegate {
      var window: UIWindow?
      var rootAtLaunch: UIViewController?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        rootAtLaunch = window?.rootViewController
        return true
      }
    }
    let scenes = StoryboardScenes()
    let delegate = Delegate()
    scenes.simulator.launch(storyboard: "Main", delegate: delegate)
    #expect(delegate.rootAtLaunch is HomeController)
    #expect(scenes.simulator.keyWindow === delegate.window)
    #expect(
      scenes.log.take() == ["init", "home.awake loaded:false", "home.viewDidLoad", "home.viewWillAppear"]
    )
  }

  @Test func launchingWithoutAnInitialSceneIsNotedOnTheConsole() {
    let simulator = Simulator.boot(.iPhone5, iOS: 8)
    UIStoryboard.register("Main") {}
    simulator.launch(storyboard: "Main")
    #expect(
      simulator.console.first
        == "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the "
        + "designated entry point is not set?"
    )
  }

  // MARK: Exceptions

  @Test func anUnknownStoryboardRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 9)
        _ = UIStoryboard(name: "Other", bundle: nil)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Could not find a storyboard named 'Other' in the application's bundle"
    )
  }

  @Test func anUnknownSceneRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = StoryboardScenes()
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "x")
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'x'"
    )
  }

  @Test func aSegueToNowhereIsRefusedAtOnce() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 9)
        UIStoryboard.register("Main") {
          StoryboardScene("a", UIViewController.self).segue(.show, to: "b")
        }
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Storyboard 'Main' can't be used: scene 'a' refers to the scene 'b', which does not exist."
    )
  }

  @Test func aSceneThatContainsItselfIsRefusedAtOnce() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 9)
        UIStoryboard.register("Main") {
          StoryboardScene("a", UIViewController.self).embed("b", in: { $0.view })
          StoryboardScene("b", UIViewController.self).children("a")
        }
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Storyboard 'Main' can't be used: scene 'a' contains itself."
    )
  }

  @Test func twoScenesWithOneIdentifierAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Simulator.boot(.iPhone5, iOS: 9)
        UIStoryboard.register("Main") {
          StoryboardScene("a", UIViewController.self)
          StoryboardScene("a", UIViewController.self)
        }
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Storyboard 'Main' can't be used: two scenes have the identifier 'a'."
    )
  }
}
