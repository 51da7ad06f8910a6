import Testing

@testable import UIKit

/// Truth: the documented rules of `PopoverPlacer`, computed by hand for an interface of 768 × 1024 points
/// with margins of 10 points, and a background with an arrow of 13 points.
struct PopoverPlacerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var size = CGSize(width: 200, height: 100)
    var anchor: CGRect
    var permitted = UIPopoverArrowDirection.any
    var mayOverlap = false
    var frame: CGRect
    var arrow: UIPopoverArrowDirection
    var offset: CGFloat = 0

    var testDescription: String { name }
  }

  static let shape = PopoverShape(
    contentInsets: .zero,
    arrowHeight: 13,
    arrowBase: 26,
    cornerRadius: 10
  )
  static let middle = CGRect(x: 360, y: 500, width: 40, height: 20)

  static let cases = [
    Case(
      name: "below the anchor, if any side may be used",
      anchor: middle,
      frame: CGRect(x: 280, y: 520, width: 200, height: 113),
      arrow: .up
    ),
    Case(
      name: "above",
      anchor: middle,
      permitted: .down,
      frame: CGRect(x: 280, y: 387, width: 200, height: 113),
      arrow: .down
    ),
    Case(
      name: "to the right",
      anchor: middle,
      permitted: .left,
      frame: CGRect(x: 400, y: 460, width: 213, height: 100),
      arrow: .left
    ),
    Case(
      name: "to the left",
      anchor: middle,
      permitted: .right,
      frame: CGRect(x: 147, y: 460, width: 213, height: 100),
      arrow: .right
    ),
    Case(
      name: "up comes before left",
      anchor: middle,
      permitted: [.left, .up],
      frame: CGRect(x: 280, y: 520, width: 200, height: 113),
      arrow: .up
    ),
    Case(
      name: "unknown counts as any",
      anchor: middle,
      permitted: .unknown,
      frame: CGRect(x: 280, y: 520, width: 200, height: 113),
      arrow: .up
    ),
    Case(
      name: "without an arrow over the anchor's middle",
      anchor: middle,
      permitted: [],
      frame: CGRect(x: 280, y: 460, width: 200, height: 100),
      arrow: .unknown
    ),
    Case(
      name: "above an anchor at the bottom edge",
      anchor: CGRect(x: 360, y: 950, width: 40, height: 20),
      frame: CGRect(x: 280, y: 837, width: 200, height: 113),
      arrow: .down
    ),
    Case(
      name: "exactly as much room as needed",
      anchor: CGRect(x: 360, y: 881, width: 40, height: 20),
      frame: CGRect(x: 280, y: 901, width: 200, height: 113),
      arrow: .up
    ),
    Case(
      name: "beside an anchor that is too high to stand above or below",
      anchor: CGRect(x: 100, y: 20, width: 40, height: 980),
      frame: CGRect(x: 140, y: 460, width: 213, height: 100),
      arrow: .left
    ),
    Case(
      name: "pushed in from the right edge; the arrow stays at the anchor",
      anchor: CGRect(x: 700, y: 20, width: 40, height: 30),
      frame: CGRect(x: 558, y: 50, width: 200, height: 113),
      arrow: .up,
      offset: 62
    ),
    Case(
      name: "pushed in from the corner; the arrow keeps off the round corner",
      anchor: CGRect(x: 750, y: 20, width: 8, height: 30),
      frame: CGRect(x: 558, y: 50, width: 200, height: 113),
      arrow: .up,
      offset: 77
    ),
    Case(
      name: "pushed in from the left edge",
      anchor: CGRect(x: 10, y: 20, width: 8, height: 30),
      frame: CGRect(x: 10, y: 50, width: 200, height: 113),
      arrow: .up,
      offset: -77
    ),
    Case(
      name: "pushed down from the top edge",
      anchor: CGRect(x: 100, y: 20, width: 40, height: 20),
      permitted: .left,
      frame: CGRect(x: 140, y: 10, width: 213, height: 100),
      arrow: .left,
      offset: -27
    ),
    Case(
      name: "pushed up from the bottom edge",
      anchor: CGRect(x: 100, y: 990, width: 40, height: 20),
      permitted: .left,
      frame: CGRect(x: 140, y: 914, width: 213, height: 100),
      arrow: .left,
      offset: 27
    ),
    Case(
      name: "cut to the room below, which is larger than that above",
      size: CGSize(width: 320, height: 1100),
      anchor: CGRect(x: 360, y: 100, width: 40, height: 20),
      permitted: [.up, .down],
      frame: CGRect(x: 220, y: 120, width: 320, height: 894),
      arrow: .up
    ),
    Case(
      name: "cut to the room above, which is larger than that below",
      size: CGSize(width: 320, height: 1100),
      anchor: CGRect(x: 360, y: 900, width: 40, height: 20),
      permitted: [.up, .down],
      frame: CGRect(x: 220, y: 10, width: 320, height: 890),
      arrow: .down
    ),
    Case(
      name: "cut in both directions",
      size: CGSize(width: 2000, height: 2000),
      anchor: CGRect(x: 700, y: 20, width: 40, height: 30),
      permitted: .up,
      frame: CGRect(x: 10, y: 50, width: 748, height: 964),
      arrow: .up,
      offset: 336
    ),
    Case(
      name: "over the anchor rather than cut, if that is allowed",
      size: CGSize(width: 320, height: 600),
      anchor: middle,
      permitted: .up,
      mayOverlap: true,
      frame: CGRect(x: 220, y: 401, width: 320, height: 613),
      arrow: .up
    ),
    Case(
      name: "beside the anchor if there is room, even if it might overlap",
      anchor: middle,
      mayOverlap: true,
      frame: CGRect(x: 280, y: 520, width: 200, height: 113),
      arrow: .up
    ),
    Case(
      name: "at the middle of an anchor that fills the interface",
      anchor: CGRect(x: 0, y: 0, width: 768, height: 1024),
      frame: CGRect(x: 284, y: 512, width: 200, height: 113),
      arrow: .up
    ),
    Case(
      name: "at the edge that an anchor outside is nearest to",
      anchor: CGRect(x: -500, y: 500, width: 40, height: 20),
      permitted: .left,
      frame: CGRect(x: 10, y: 460, width: 213, height: 100),
      arrow: .left
    ),
    Case(
      name: "at the visible part of an anchor",
      anchor: CGRect(x: 648, y: 500, width: 400, height: 20),
      frame: CGRect(x: 558, y: 520, width: 200, height: 113),
      arrow: .up,
      offset: 45
    ),
    Case(
      name: "a content without size is but an arrow",
      size: CGSize(width: -5, height: CGFloat.nan),
      anchor: middle,
      frame: CGRect(x: 380, y: 520, width: 0, height: 13),
      arrow: .up
    ),
    Case(
      name: "an anchor of no numbers is the middle of the interface",
      anchor: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      frame: CGRect(x: 284, y: 512, width: 200, height: 113),
      arrow: .up
    ),
  ]

  @Test(arguments: cases) func aPopoverLies(_ example: Case) {
    let placement = placer(example).placement()
    #expect(placement.frame == example.frame)
    #expect(placement.arrowDirection == example.arrow)
    #expect(placement.arrowOffset == example.offset)
  }

  @Test(
    "A popover never leaves the free area",
    arguments: [UIPopoverArrowDirection.up, .down, .left, .right, .any, []]
  )
  func aPopoverStaysInside(_ permitted: UIPopoverArrowDirection) {
    let area = CGRect(x: 10, y: 10, width: 748, height: 1004)
    for x in stride(from: -100.0, through: 900, by: 90) {
      for y in stride(from: -100.0, through: 1100, by: 90) {
        for side in [10.0, 300, 1500] {
          let example = Case(
            name: "",
            size: CGSize(width: side, height: side),
            anchor: CGRect(x: x, y: y, width: 60, height: 40),
            permitted: permitted,
            frame: .zero,
            arrow: .any
          )
          let placement = placer(example).placement()
          #expect(area.insetBy(dx: -1e-9, dy: -1e-9).contains(placement.frame))
          #expect(permitted.isEmpty || permitted.contains(placement.arrowDirection))
        }
      }
    }
  }

  @Test func marginsThatLeaveNothingAreIgnored() {
    var placer = placer(PopoverPlacerTests.cases[0])
    placer.margins = UIEdgeInsets(top: 600, left: 10, bottom: 600, right: 10)
    #expect(placer.placement().frame == CGRect(x: 280, y: 520, width: 200, height: 113))
    placer.margins = UIEdgeInsets(top: -50, left: CGFloat.infinity, bottom: CGFloat.nan, right: -1)
    #expect(placer.placement().frame == CGRect(x: 280, y: 520, width: 200, height: 113))
  }

  private static let anchors: [(anchor: CGRect, offset: CGFloat)] = [
    (CGRect(x: 750, y: 20, width: 8, height: 30), 90), (middle, 0),
  ]

  @Test(arguments: anchors)
  func ofAnArrowThatIsCutAtCornersTheTipAloneKeepsOffThem(anchor: CGRect, offset: CGFloat) {
    var placer = placer(PopoverPlacerTests.cases[0])
    placer.anchor = anchor
    placer.shape.cutsArrowAtCorners = true
    #expect(placer.placement().arrowOffset == offset)
  }

  @Test func theFrameAroundTheContentCounts() {
    var placer = placer(PopoverPlacerTests.cases[0])
    placer.shape.contentInsets = UIEdgeInsets(top: 8, left: 7, bottom: 6, right: 5)
    let placement = placer.placement()
    #expect(placement.frame == CGRect(x: 274, y: 520, width: 212, height: 127))
    #expect(placement.contentRect(placer.shape) == CGRect(x: 7, y: 21, width: 200, height: 100))
  }

  private func placer(_ example: Case) -> PopoverPlacer {
    PopoverPlacer(
      contentSize: example.size,
      anchor: example.anchor,
      permittedArrowDirections: example.permitted,
      container: CGRect(x: 0, y: 0, width: 768, height: 1024),
      margins: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      shape: PopoverPlacerTests.shape,
      mayOverlapAnchor: example.mayOverlap
    )
  }
}
