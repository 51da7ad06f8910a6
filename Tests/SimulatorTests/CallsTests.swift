import Simulator
import Testing
import UIKit

/// Truth: Apple, UIStoryboardSegue: the destination is made, the source is asked to prepare, and then the destination
/// is shown.
@MainActor struct CallsTests {
  @Test func theCourseOfASegueIsHeard() throws {
    let device = Simulator.boot(.iPhone5, iOS: 9)
    UIStoryboard.register("Main", initial: "list") {
      StoryboardScene("list", UIViewController.self)
        .segue(.presentModally, to: "person", identifier: "show")
      StoryboardScene("person", UIViewController.self)
    }
    device.launch(storyboard: "Main")
    device.settle()
    let list = try #require(device.keyWindow?.rootViewController)
    let calls = device.callsReachingUIKit {
      list.performSegue(withIdentifier: "show", sender: nil)
      device.advanceUntilIdle()
    }
    let heard = ["init(coder:)", "prepare(for:sender:)", "viewDidLoad"]
    #expect(calls.filter(heard.contains) == heard)
  }
}
