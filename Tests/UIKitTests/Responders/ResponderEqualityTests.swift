import Simulator
import Testing
import UIKit

/// Truth: Apple, NSObjectProtocol: `isEqual(_:)`, `hash`, `isKind(of:)` and `isMember(of:)`.
@MainActor struct ResponderEqualityTests {
  private final class Card: UIView {
    nonisolated let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func isEqual(_ object: Any?) -> Bool { (object as? Card)?.number == number }
    override var hash: Int { number }
  }

  @Test func aRespondersEqualityIsIdentityUnlessItsClassSaysOtherwise() {
    let (view, other) = (UIView(), UIView())
    #expect(view == view && view != other && view.isEqual(view) && !view.isEqual(other) && !view.isEqual(nil))
    #expect(view.hash == view.hash && Set([view, other, view]).count == 2)
    #expect(Card(1) == Card(1) && Card(1) != Card(2) && Card(1).isEqual(Card(1)))
    #expect(Set([Card(1), Card(2), Card(1)]).count == 2)
    #expect([Card(1), Card(2)].firstIndex(of: Card(2)) == 1)
  }

  @Test func anObjectIsOfItsClassAndOfThoseAbove() {
    let button: UIView = UIButton()
    #expect(button.isKind(of: UIButton.self) && button.isKind(of: UIResponder.self))
    #expect(!button.isKind(of: UILabel.self))
    #expect(button.isMember(of: UIButton.self) && !button.isMember(of: UIView.self))
    #expect(UIColor.red.isKind(of: UIColor.self) && UIBarButtonItem().isKind(of: UIBarItem.self))
  }
}
