import Testing
import UIKit

/// Truth: Foundation comes with UIKit, as in an iOS project that imports only UIKit.
@MainActor struct OverlayTests {
  @Test func foundationComesWithUIKit() {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).midX == 2.5)
  }

  @Test func aViewCanBeAttachedToATest() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(UILabel())
    Attachment.record(view, named: "label.txt")
  }
}
