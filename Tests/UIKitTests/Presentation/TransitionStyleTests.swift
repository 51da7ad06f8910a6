import Simulator
import Testing
import UIKit

/// Truth: Apple, UIModalTransitionStyle: a flip shows the back of the old view, a partial curl requires a
/// full-screen presentation; the order of calls is that of any presentation.
@MainActor struct TransitionStyleTests {
  @Test(arguments: [UIModalTransitionStyle.flipHorizontal, .partialCurl])
  func itComesAndGoesWithTheUsualCalls(style: UIModalTransitionStyle) {
    let scene = PresentationScene()
    scene.other.modalTransitionStyle = style
    scene.root.present(scene.other, animated: true) { scene.log.add("completion") }
    scene.simulator.advance(by: 0.2)
    #expect(scene.other.isBeingPresented)
    #expect(scene.root.view.window != nil)
    #expect(scene.simulator.application.isIgnoringInteractionEvents)
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take() == [
        "other.loadView", "other.viewDidLoad", "root.viewWillDisappear", "other.viewWillAppear",
        "other.viewDidAppear", "root.viewDidDisappear", "completion",
      ]
    )
    #expect(scene.root.view.window == nil)
    #expect(scene.other.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    scene.simulator.advanceUntilIdle()
    #expect(
      scene.log.take() == [
        "other.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear", "other.viewDidDisappear",
        "completion",
      ]
    )
    #expect(scene.showsOnlyTheRoot)
    #expect(!scene.other.view.isHidden)
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aPartialCurlOfASheetRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let simulator = Simulator.boot(.iPad, iOS: 9)
        let root = UIViewController()
        simulator.launch(root)
        let other = UIViewController()
        other.modalPresentationStyle = .formSheet
        other.modalTransitionStyle = .partialCurl
        root.present(other, animated: true)
      }
    }
    // The text of the exception is ours: docs/Deviations.md.
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "<UIViewController> asks for the transition style partialCurl, which only the presentation style fullScreen "
        + "has. Choose another transition style."
    )
  }
}
