import Testing

@testable import UIKit

/// Truth: the rule in `MenuPlacer`.
struct MenuPlacerTests {
  private let placer = MenuPlacer(room: CGRect(x: 8, y: 50, width: 384, height: 700))

  @Test(arguments: [
    // Below, at the left edge, in the middle, and at the right edge of the button.
    (CGRect(x: 20, y: 100, width: 60, height: 40), CGRect(x: 20, y: 148, width: 250, height: 200)),
    (CGRect(x: 170, y: 100, width: 60, height: 40), CGRect(x: 75, y: 148, width: 250, height: 200)),
    (CGRect(x: 320, y: 100, width: 60, height: 40), CGRect(x: 130, y: 148, width: 250, height: 200)),
    // Above at the bottom, and within the screen at its edge.
    (CGRect(x: 170, y: 650, width: 60, height: 40), CGRect(x: 75, y: 442, width: 250, height: 200)),
    (CGRect(x: 0, y: 100, width: 10, height: 40), CGRect(x: 8, y: 148, width: 250, height: 200)),
  ])
  func aMenuIsBesideItsButton(anchor: CGRect, frame: CGRect) {
    #expect(placer.frame(CGSize(width: 250, height: 200), beside: anchor) == frame)
  }

  @Test func aLongMenuTakesTheRoomThatThereIs() {
    let anchor = CGRect(x: 20, y: 400, width: 60, height: 40)
    let frame = placer.frame(CGSize(width: 250, height: 2000), beside: anchor)
    #expect(frame.minY == 50 && frame.maxY == 392)
  }

  @Test(arguments: [CGFloat(60), 300, 640]) func previewAndMenuStayOnTheScreenAndApart(y: CGFloat) {
    let preview = CGRect(x: 20, y: y, width: 200, height: 200)
    let frames = placer.frames(CGSize(width: 250, height: 300), preview: preview)
    #expect(placer.room.contains(frames.menu) && placer.room.contains(frames.preview))
    #expect(!frames.menu.intersects(frames.preview))
  }
}
