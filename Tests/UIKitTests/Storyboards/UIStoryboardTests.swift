import Simulator
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UIStoryboard, and the texts of its exceptions in public crash reports.
@MainActor struct UIStoryboardTests {
  // MARK: Instantiating controllers

  @Test func aSceneIsMadeWithItsAttributesAndWithoutItsView() throws {
    let scenes = try StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(scenes.log.calls.isEmpty)
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    #expect(home.title == "Home")
    #expect(home.storyboard === storyboard)
    #expect(!home.isViewLoaded)
    #expect(scenes.log.take() == ["init", "home.awake loaded:false"])
  }

  @Test func theViewIsFilledAndConnectedBeforeViewDidLoad() throws {
    let scenes = try StoryboardScenes()
    let home = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? HomeController
    )
    #expect(home.button == nil)
    #expect(home.view.backgroundColor == .white)
    #expect(home.button.superview === home.view)
    #expect(scenes.log.take() == ["init", "home.awake loaded:false", "home.viewDidLoad"])
  }

  @Test func everyCallMakesAnotherController() throws {
    _ = try StoryboardScenes()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = storyboard.instantiateViewController(withIdentifier: "page")
    #expect(storyboard.instantiateViewController(withIdentifier: "page") !== first)
  }

  @Test func aCreatorMakesTheControllerIfItCan() throws {
    _ = try StoryboardScenes()
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

  @Test func nothingIsFoundInTheArchiveOfAScene() throws {
    _ = try StoryboardScenes()
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

  @Test func withoutAnInitialSceneThereIsNone() throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    try UIStoryboard.install("Empty", initial: nil)
    #expect(UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func controllersAndScenesAreReleased() throws {
    let scenes = try StoryboardScenes()
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

  @Test func aMainStoryboardIsShownAndGivenToTheDelegate() throws {
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
    let scenes = try StoryboardScenes()
    let delegate = Delegate()
    scenes.simulator.launch(storyboard: "Main", delegate: delegate)
    #expect(delegate.rootAtLaunch is HomeController)
    #expect(scenes.simulator.keyWindow === delegate.window)
    #expect(
      scenes.log.take() == ["init", "home.awake loaded:false", "home.viewDidLoad", "home.viewWillAppear"]
    )
  }

  @Test func launchingWithoutAnInitialSceneIsNotedOnTheConsole() throws {
    let simulator = Simulator.boot(.iPhone5, iOS: 8)
    try UIStoryboard.install(initial: nil)
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
      try await MainActor.run {
        _ = try StoryboardScenes()
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "x")
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'x'"
    )
  }
}
