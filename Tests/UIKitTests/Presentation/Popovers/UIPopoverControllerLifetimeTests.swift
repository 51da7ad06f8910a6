import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIPopoverController: only the application retains it, and it must not be released while its
/// popover is visible; the recipe's claims about strong and weak references.
@MainActor struct UIPopoverControllerLifetimeTests {
  @Test func releasedWhileVisibleItRaises() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = PopoverScene()
        scene.present()
        scene.root.popover = nil
      }
    }
    expectRaised(
      result,
      "NSGenericException",
      "-[UIPopoverController dealloc] reached while popover is still visible."
    )
  }

  @Test func afterItWasDismissedNothingKeepsItOrItsContent() {
    let scene = PopoverScene()
    scene.present(animated: true)
    let content = UIViewController()
    scene.popover.contentViewController = content
    weak let popover = scene.popover
    scene.popover.dismiss(animated: true)
    scene.root.popover = nil
    #expect(popover != nil)
    scene.simulator.advanceUntilIdle()
    #expect(popover == nil)
    #expect(content.view.superview == nil)
  }

  @Test func itsContentGoesWithIt() {
    _ = Simulator.boot(.iPad, iOS: 7)
    var popover: UIPopoverController? = UIPopoverController(contentViewController: UIViewController())
    weak let content = popover?.contentViewController
    #expect(content != nil)
    popover = nil
    #expect(content == nil)
  }

  @Test func itDoesNotKeepItsDelegateOrAnchor() {
    let scene = PopoverScene()
    var delegate: PopoverDelegate? = PopoverDelegate()
    weak let weakDelegate = delegate
    scene.popover.delegate = delegate
    scene.present()
    delegate = nil
    #expect(weakDelegate == nil)
    var anchor: UIView? = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    weak let weakAnchor = anchor
    anchor.map(scene.root.view.addSubview)
    scene.popover.present(
      from: CGRect(x: 0, y: 0, width: 20, height: 20),
      in: anchor ?? scene.source,
      permittedArrowDirections: .any,
      animated: false
    )
    anchor?.removeFromSuperview()
    anchor = nil
    scene.simulator.settle()
    #expect(weakAnchor == nil)
    #expect(scene.popover.isPopoverVisible)
    scene.tapOutside()
    #expect(!scene.popover.isPopoverVisible)
  }

  @Test func aVisiblePopoverGoesQuietlyWithItsWindow() {
    weak var popover: UIPopoverController?
    do {
      let scene = PopoverScene()
      scene.present()
      popover = scene.popover
    }
    _ = Simulator.boot(.iPad, iOS: 7)
    #expect(popover == nil)
  }
}
