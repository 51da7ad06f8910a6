import Testing

@testable import UIKit

/// Truth: Apple, UITabBarItem.SystemItem: each item has a different image.
@MainActor struct TabGlyphTests {
  nonisolated static let items = (0...11).compactMap(UITabBarItem.SystemItem.init)

  @Test(arguments: items, [true, false])
  func aPictureFillsItsSquareAndStaysWithin(item: UITabBarItem.SystemItem, isFilled: Bool) {
    let image = TabGlyph.image(for: item, isFilled: isFilled)
    let box = Painted.play(image.commands).reduce(CGRect.null) { box, painted in
      box.union(painted.box.insetBy(dx: -(painted.strokeWidth ?? 0) / 2, dy: -(painted.strokeWidth ?? 0) / 2))
    }
    #expect(image.size == CGSize(width: 25, height: 25))
    #expect(box.width > 18 || box.height > 18)
    #expect(CGRect(x: 0, y: 0, width: 25, height: 25).insetBy(dx: -0.5, dy: -0.5).contains(box))
    #expect(image.renderingMode == .alwaysTemplate)
  }

  @Test func noTwoItemsLookAlike() {
    for isFilled in [true, false] {
      let pictures = TabGlyphTests.items.map { "\(TabGlyph.image(for: $0, isFilled: isFilled).commands)" }
      #expect(Set(pictures).count == TabGlyphTests.items.count)
    }
  }
}
