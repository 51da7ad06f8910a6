import Simulator
import Testing
@testable import TranslatedSample
import UIKit

/// Truth: the catalog `Assets.xcassets` in `Tests/TranslatedSample/Plants`, by Apple's Asset Catalog Format Reference.
@MainActor struct AssetCatalogTests {
  @Test(arguments: [(DeviceModel.iPad, 1.0), (.iPhone6, 2), (.iPhone6Plus, 2)])
  func anImageIsFoundForTheScaleOfTheScreen(model: DeviceModel, scale: CGFloat) throws {
    _ = Simulator.boot(model)
    let image = try #require(UIImage(named: "leaf"))
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == scale)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Leaf") == nil)
    #expect(UIImage(named: "leaf.png")?.size == image.size)
    #expect(UIImage(named: "leaf.jpg") == nil)
  }

  @Test func aColourIsFoundForTheIdiom() {
    _ = Simulator.boot(.iPhone6)
    #expect(UIColor(named: "moss") == UIColor(red: 0.4, green: 0.6, blue: 0.2, alpha: 1))
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    #expect(
      UIColor(named: "moss", in: nil, compatibleWith: pad)
        == UIColor(red: 0.1, green: 0.2, blue: 0, alpha: 1)
    )
    #expect(UIColor(named: "leaf") == nil)
  }
}
