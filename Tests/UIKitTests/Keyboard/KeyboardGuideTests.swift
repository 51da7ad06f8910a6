import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIKeyboardLayoutGuide.
@MainActor struct KeyboardGuideTests {
  @Test func theGuideMayEndBelowTheSafeArea() {
    let simulator = Simulator.boot(.iPhoneX, iOS: 17)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = controller.view!
    let guide = view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 812 - 34, width: 375, height: 34))
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 812, width: 375, height: 0))
  }
}
