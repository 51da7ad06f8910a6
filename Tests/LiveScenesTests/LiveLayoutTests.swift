import LayoutRules
import Testing

@testable import LiveScenes

/// Truth: Apple, UIView.autoresizingMask: flexible parts share a change in proportion to their lengths.
struct LiveLayoutTests {
  @Test func viewsFollowByTheirMasks() {
    let frame = LayoutRect(x: 20, y: 168, width: 125, height: 125)
    var layout = LiveLayout(
      size: LayoutSize(width: 320, height: 460),
      items: [
        LiveLayout.Item(frame: frame, mask: []),
        LiveLayout.Item(frame: frame, mask: [.flexibleTopMargin, .flexibleBottomMargin]),
        LiveLayout.Item(frame: frame, mask: [.flexibleWidth, .flexibleTopMargin]),
      ]
    )
    layout.resize(to: LayoutSize(width: 480, height: 300))
    #expect(layout.items[0].frame == frame)
    // 160 points less, of margins of 168 and 167.
    #expect(abs(layout.items[1].frame.y - (168 - 160 * 168 / 335)) < 1e-12)
    #expect(layout.items[2].frame == LayoutRect(x: 20, y: 8, width: 285, height: 125))
  }

  @Test func aSizeThatIsNoneChangesNothing() {
    var layout = LiveLayout(size: LayoutSize(width: 320, height: 460), items: [])
    layout.resize(to: LayoutSize(width: .nan, height: 1))
    #expect(layout.size == LayoutSize(width: 320, height: 460))
  }
}
