import LayoutRules
import Testing

/// Truth: Apple, UIView.ContentMode; the arithmetic of places.
struct ContentPlacingTests {
  private static let bounds = LayoutRect(x: 100, y: 200, width: 60, height: 90)

  /// Content of 20 by 10 points in bounds of 60 by 90 at (100, 200).
  @Test(
    arguments: [
      (.scaleToFill, (100, 200, 60, 90)),
      (.redraw, (100, 200, 60, 90)),
      (.scaleAspectFit, (100, 230, 60, 30)),
      (.scaleAspectFill, (40, 200, 180, 90)),
      (.center, (120, 240, 20, 10)),
      (.top, (120, 200, 20, 10)),
      (.bottom, (120, 280, 20, 10)),
      (.left, (100, 240, 20, 10)),
      (.right, (140, 240, 20, 10)),
      (.topLeft, (100, 200, 20, 10)),
      (.topRight, (140, 200, 20, 10)),
      (.bottomLeft, (100, 280, 20, 10)),
      (.bottomRight, (140, 280, 20, 10)),
    ] as [(ContentPlacing, (Double, Double, Double, Double))]
  )
  func everyModeHasItsPlace(placing: ContentPlacing, place: (Double, Double, Double, Double)) {
    let frame = placing.frame(of: LayoutSize(width: 20, height: 10), in: Self.bounds)
    #expect(frame == LayoutRect(x: place.0, y: place.1, width: place.2, height: place.3))
  }

  @Test func contentThatIsTooLargeSticksOutEvenly() {
    let frame = ContentPlacing.center.frame(of: LayoutSize(width: 100, height: 100), in: Self.bounds)
    #expect(frame == LayoutRect(x: 80, y: 195, width: 100, height: 100))
  }

  @Test(arguments: [LayoutSize(width: 0, height: 10), LayoutSize(width: 10, height: -1)])
  func contentWithoutAnAreaFillsTheBounds(_ size: LayoutSize) {
    #expect(ContentPlacing.scaleAspectFit.frame(of: size, in: Self.bounds) == Self.bounds)
    #expect(ContentPlacing.center.frame(of: size, in: Self.bounds) == Self.bounds)
  }
}
