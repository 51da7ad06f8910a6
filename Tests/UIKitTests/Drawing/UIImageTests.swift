import Testing
import UIKit

/// Truth: Apple's documentation of UIImage; the arithmetic of cap insets and tiling.
@Suite(.standardSystem) struct UIImageTests {
  /// A red image of 10 by 10 points.
  static let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
    UIColor.red.withAlphaComponent(0.5).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func namesFindNothingWithoutAssets() {
    #expect(UIImage(named: "icon") == nil)
  }

  @Test func drawsInItsOwnSizeOrStretched() {
    let drawn = painted { context in
      Self.red.draw(at: CGPoint(x: 1, y: 2))
      context.setAlpha(0.5)
      Self.red.draw(in: CGRect(x: 0, y: 0, width: 30, height: 5), blendMode: .normal, alpha: 0.5)
    }
    #expect(
      drawn.map(\.box) == [
        CGRect(x: 1, y: 2, width: 10, height: 10), CGRect(x: 0, y: 0, width: 30, height: 5),
      ]
    )
    #expect(drawn.map(\.color?.cgColor.alpha) == [1, 0.25])
  }

  @Test(arguments: [CGRect.zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .null])
  func drawsNothingWhereThereIsNoRoom(rect: CGRect) {
    #expect(painted { _ in Self.red.draw(in: rect) }.isEmpty)
    #expect(painted { _ in UIImage().draw(in: CGRect(x: 0, y: 0, width: 5, height: 5)) }.isEmpty)
  }

  @Test func capsKeepTheirSizeAndTheMiddleIsStretched() {
    let image = Self.red.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 2),
      resizingMode: .stretch
    )
    #expect(image.capInsets.left == 4 && image.resizingMode == .stretch)
    let drawn = painted { _ in image.draw(in: CGRect(x: 0, y: 0, width: 26, height: 10)) }
    // A cap of 4 points, the 4 points from 4 to 8 stretched to 20, and a cap of 2.
    let seen = [
      CGRect(x: 0, y: 0, width: 4, height: 10), CGRect(x: 4, y: 0, width: 20, height: 10),
      CGRect(x: 24, y: 0, width: 2, height: 10),
    ]
    #expect(drawn.map(\.clips) == seen.map { [$0] })
    let frames = [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: -16, y: 0, width: 50, height: 10),
      CGRect(x: 16, y: 0, width: 10, height: 10),
    ]
    #expect(zip(drawn, frames).allSatisfy { $0.box.isNear($1) })
  }

  @Test func withoutCapsAResizableImageIsRepeated() {
    let image = Self.red.resizableImage(withCapInsets: .zero)
    let drawn = painted { _ in image.draw(in: CGRect(x: 5, y: 0, width: 25, height: 10)) }
    #expect(drawn.map(\.box.minX) == [5, 15, 25])
    #expect(drawn.map { $0.clips[0].width } == [10, 10, 5])
  }

  @Test func capsShareARoomThatIsTooSmall() {
    let image = Self.red.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2)
    )
    let drawn = painted { _ in image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 10)) }
    #expect(drawn.map { $0.clips[0].width } == [3, 1])
  }

  /// Widths for which a cap's computed share slightly exceeds 1, and caps whose sum is not finite.
  @Test(arguments: [(5, 3.9), (6, 3.1), (6, 3.9)] as [(CGFloat, CGFloat)])
  func oneCapFillsARoomThatIsTooSmall(cap: CGFloat, width: CGFloat) {
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let insets = UIEdgeInsets(top: 0, left: cap, bottom: 0, right: 0)
      let image = Self.red.resizableImage(withCapInsets: insets, resizingMode: mode)
      let drawn = painted { _ in image.draw(in: CGRect(x: 0, y: 0, width: width, height: 10)) }
      #expect(drawn.map { $0.clips[0].width } == [width])
    }
  }

  @Test func capsNearTheEndOfTheNumbersMeet() {
    let insets = UIEdgeInsets(top: 0, left: 1.5e308, bottom: 0, right: 1.5e308)
    let drawn = painted { _ in
      Self.red.resizableImage(withCapInsets: insets).draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(drawn.reduce(0) { $0 + $1.clips[0].width } <= 20)
  }

  @Test(arguments: [UIEdgeInsets(top: -1, left: .nan, bottom: .infinity, right: -.infinity)])
  func oddCapsCountAsNone(insets: UIEdgeInsets) {
    #expect(Self.red.resizableImage(withCapInsets: insets).capInsets == .zero)
  }

  @Test func capsWiderThanTheImageMeet() {
    let image = Self.red.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    )
    let drawn = painted { _ in image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 10)) }
    #expect(drawn.map { $0.clips[0].width } == [7.5, 2.5])
  }

  @Test func hugeAreasAreNotTiledForEver() {
    let image = Self.red.resizableImage(withCapInsets: .zero)
    let drawn = painted { _ in image.draw(in: CGRect(x: 0, y: 0, width: 1e12, height: 10)) }
    #expect(drawn.count == 1)
  }

  @Test func variantsKeepEverythingElse() {
    let image = Self.red.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    .withRenderingMode(.alwaysTemplate)
    .withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(image.capInsets.right == 4)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.alignmentRectInsets.top == 5)
    #expect(Self.red.renderingMode == .automatic)
  }

  @Test func aStencilTakesOnlyTheOpacity() {
    let stencil = Self.red.stencil(UIColor.blue.withAlphaComponent(0.5))
    #expect(Painted.play(stencil.commands).map(\.color) == [UIColor.blue.withAlphaComponent(0.25)])
  }

  /// Truth: Apple, UIImage.withTintColor(_:renderingMode:).
  @Test func aTintReplacesTheColoursAndKeepsTheMode() {
    let tinted = Self.red.withTintColor(.blue)
    #expect(tinted.renderingMode == .automatic)
    #expect(tinted.size == Self.red.size)
    #expect(Painted.play(tinted.commands).map(\.color) == [UIColor.blue.withAlphaComponent(0.5)])
    #expect(Self.red.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }
}
