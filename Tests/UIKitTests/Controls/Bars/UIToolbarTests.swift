import Simulator
import Testing
import UIKit

/// Truth: Apple, UIToolbar and UIBarButtonItem: fixed spaces, and flexible ones that share the remaining
/// width.
@MainActor struct UIToolbarTests {
  private func item(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  private func layOut(_ items: [UIBarButtonItem]) -> [CGRect] {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return items.compactMap { $0.customView?.frame }
  }

  @Test func flexibleSpacesShareTheRoomLeft() {
    _ = Simulator.boot()
    let frames = layOut([item(40), .flexibleSpace(), item(40), .flexibleSpace(), item(40)])
    #expect(frames[1].midX == 160)
    #expect(frames[0].minX == 320 - frames[2].maxX)
    #expect(frames.allSatisfy { $0.midY == 22 })
  }

  @Test func aFixedSpaceHasItsWidth() {
    _ = Simulator.boot()
    let frames = layOut([item(40), .fixedSpace(33), item(40)])
    #expect(frames[1].minX - frames[0].maxX == 33)
  }

  @Test func withoutSpacesTheItemsBeginAtTheLeft() {
    _ = Simulator.boot()
    let frames = layOut([item(40), item(40)])
    #expect(frames[0].minX < 20 && frames[1].minX > frames[0].maxX)
  }

  @Test func tooManyItemsAreNoHarm() {
    _ = Simulator.boot()
    let frames = layOut((0..<20).flatMap { _ in [item(40), .flexibleSpace()] })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
  }

  @Test func anItemThatMovesToAnotherBarLeavesTheFirst() {
    _ = Simulator.boot()
    let (first, second) = (UIToolbar(frame: .zero), UIToolbar(frame: .zero))
    let item = item(40)
    first.items = [item]
    second.items = [item]
    #expect(item.customView?.superview === second)
    first.items = nil
    #expect(item.customView?.superview === second)
  }
}
