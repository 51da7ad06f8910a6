import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: two scenes look alike if each point of the canvas has the same things over it in the same order; what lies
/// behind something opaque, or off the canvas, is not seen.
struct SceneDifferenceTests {
  private typealias Small = SmallScene

  private let ground = SmallScene.box(0, 0, 200, 300, .white)

  @Test func theSameNodesLookAlikeWhoeverTheyBelongTo() {
    let nodes = [ground, Small.box(10, 10, 20, 20), Small.text("Tap", 50, 50)]
    let difference = Small.difference(nodes, nodes)
    #expect(difference.isEmpty)
    #expect(DifferenceWords(difference).sentence == "Both look alike.")
  }

  @Test func aGroupThatOnlyMovesMakesNoDifference() {
    let moved = SceneGroup(transform: CGAffineTransform(translationX: 30, y: 40))
    let one = [ground, Small.box(40, 50, 20, 20)]
    let other = [ground, .begin(moved), Small.box(10, 10, 20, 20), .end]
    #expect(Small.difference(one, other).isEmpty)
  }

  @Test func whatHasMovedIsMarkedWhereItIsOnEachSide() {
    let difference = Small.difference(
      [ground, Small.box(10, 10, 20, 20)],
      [ground, Small.box(100, 200, 20, 20)]
    )
    #expect(difference.first.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(difference.second.regions == [CGRect(x: 100, y: 200, width: 20, height: 20)])
  }

  /// Half a point is a pixel of a screen of the time, on which nobody sees by how many something is off.
  @Test func aShiftThatNobodySeesMakesNoDifference() {
    let one = [ground, Small.box(42.25, 10, 20, 20), Small.text("iOS", 42.25, 50)]
    let other = [ground, Small.box(42.5, 10, 20, 20), Small.text("iOS", 42.5, 50.5)]
    #expect(Small.difference(one, other).isEmpty)
    #expect(!Small.difference(one, [ground, Small.box(43, 10, 20, 20), Small.text("iOS", 42.5, 50)]).isEmpty)
    // Another size, another colour and another order are seen, however small the shift.
    #expect(!Small.difference(one, [ground, Small.box(42.5, 10, 20.5, 20), one[2]]).isEmpty)
    #expect(!Small.difference(one, [ground, Small.box(42.5, 10, 20, 20, .white), one[2]]).isEmpty)
    let lid = Small.box(30, 5, 40, 60, .white)
    #expect(!Small.difference(one + [lid], [ground, lid] + other[1...]).isEmpty)
    // What is cut off is cut off elsewhere, by as little.
    let frame = SceneNode.Content.begin(SceneGroup(clip: .rect(CGRect(x: 45, y: 0, width: 100, height: 100))))
    #expect(Small.difference([ground, frame, one[1], .end], [ground, frame, other[1], .end]).isEmpty)
    // What can't be told apart goes in pairs: a third one is seen.
    #expect(!Small.difference(one, other + [Small.box(42, 10, 20, 20)]).isEmpty)
  }

  @Test func whatIsMissingIsMarkedOnTheOtherSideOnly() {
    let difference = Small.difference([ground, Small.box(10, 10, 20, 20)], [ground])
    #expect(difference.first.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(difference.second.regions.isEmpty)
    #expect(DifferenceWords(difference).sentence == "The black square is missing.")
  }

  @Test func nothingBehindSomethingOpaqueIsSeen() {
    let lid = Small.box(0, 0, 100, 100, .white)
    let veil = Small.box(0, 0, 100, 100, SceneColor(0xFFFFFF, alpha: 0.5))
    #expect(Small.difference([ground, Small.box(10, 10, 20, 20), lid], [ground, lid]).isEmpty)
    #expect(!Small.difference([ground, Small.box(10, 10, 20, 20), veil], [ground, veil]).isEmpty)
    #expect(!Small.difference([ground, Small.box(90, 10, 20, 20), lid], [ground, lid]).isEmpty)
  }

  @Test func nothingOffTheCanvasIsSeen() {
    #expect(Small.difference([ground, Small.box(210, 10, 20, 20)], [ground]).isEmpty)
    let clip = SceneGroup(clip: .rect(CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(Small.difference([ground, .begin(clip), Small.box(60, 10, 20, 20), .end], [ground]).isEmpty)
    let difference = Small.difference([ground, .begin(clip), Small.box(40, 10, 40, 20), .end], [ground])
    #expect(difference.first.regions == [CGRect(x: 40, y: 10, width: 10, height: 20)])
  }

  @Test func aLegendIsNoPartOfTheScreen() {
    let legend = SceneGroup(role: .legend)
    let inner = SceneGroup(opacity: 0.5)
    let explained: [SceneNode.Content] = [
      ground, .begin(legend), .begin(inner), Small.text("a sign", 10, 290), .end, Small.box(0, 280, 9, 9),
      .end,
    ]
    #expect(Small.difference(explained, [ground]).isEmpty)
    #expect(!Small.difference(explained + [Small.box(9, 9, 9, 9)], [ground]).isEmpty)
  }

  @Test func oneColourIsTheSameInWhateverPieces() {
    let red = SceneColor(0xFF0000)
    let difference = Small.difference(
      [ground, Small.box(10, 10, 100, 40, red)],
      [ground, Small.box(10, 10, 60, 40, red)]
    )
    #expect(difference.first.regions == [CGRect(x: 70, y: 10, width: 40, height: 40)])
    #expect(difference.second.regions.isEmpty)
  }

  /// A background that reaches further down on one side does so behind a bar that both have.
  @Test func whatIsLeftOfAColourBehindSomethingOpaqueIsNotSeen() {
    let red = SceneColor(0xFF0000)
    let bar = Small.box(0, 250, 200, 50)
    #expect(
      Small.difference(
        [ground, Small.box(0, 0, 200, 250, red), bar],
        [ground, Small.box(0, 0, 200, 300, red), bar]
      ).isEmpty
    )
    let longer = Small.difference(
      [ground, Small.box(0, 0, 200, 200, red), bar],
      [ground, Small.box(0, 0, 200, 300, red), bar]
    )
    #expect(longer.second.regions == [CGRect(x: 0, y: 200, width: 200, height: 50)])
  }

  @Test func anOrderCountsOnlyWhereThingsLieOverEachOther() {
    let (one, over, beside) = (
      Small.box(10, 10, 40, 40, SceneColor(0xFF0000)), Small.box(20, 20, 40, 40),
      Small.box(100, 100, 40, 40)
    )
    #expect(!Small.difference([ground, one, over], [ground, over, one]).isEmpty)
    #expect(Small.difference([ground, one, beside], [ground, beside, one]).isEmpty)
  }

  @Test func hairlinesCountWhereNothingElseDiffers() {
    let lines = (1...20).map { Small.box(0, CGFloat($0) * 14, 200, 0.5) }
    #expect(!Small.difference([ground] + lines, [ground]).isEmpty)
    let difference = Small.difference([ground] + lines + [Small.box(10, 10, 20, 20)], [ground])
    #expect(difference.first.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test func colourAndOpacityAreSeen() {
    let box = Small.box(10, 10, 20, 20)
    #expect(
      !Small.difference([ground, box], [ground, Small.box(10, 10, 20, 20, SceneColor(0x010000))]).isEmpty
    )
    #expect(
      !Small.difference([ground, box], [ground, .begin(SceneGroup(opacity: 0.5)), box, .end]).isEmpty
    )
  }

  @Test func aTurnedThingIsMarkedWhereItReaches() throws {
    let turn = SceneGroup(
      transform: CGAffineTransform(translationX: 100, y: 100).rotated(by: .pi / 4)
    )
    let turned: [SceneNode.Content] = [ground, .begin(turn), Small.box(-10, -10, 20, 20), .end]
    let region = try #require(Small.difference(turned, [ground]).first.regions.first)
    #expect(abs(region.midX - 100) < 1e-9)
    #expect(abs(region.width - 20 * 2.0.squareRoot()) < 1e-9)
  }
}
