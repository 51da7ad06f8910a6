import Simulator
import Testing
import UIKit

/// Truth: Apple, UIImageAsset: the variant whose traits fit best.
@MainActor struct UIImageAssetTests {
  @Test func theVariantWithTheMostTraitsFits() {
    _ = Simulator.boot(.iPhone13)
    let asset = UIImageAsset()
    let sizes: [(CGFloat, UITraitCollection)] = [
      (1, UITraitCollection()), (2, UITraitCollection(userInterfaceStyle: .dark)),
      (
        3,
        UITraitCollection {
          $0.userInterfaceStyle = .dark
          $0.accessibilityContrast = .high
        }
      ),
    ]
    for (size, traits) in sizes { asset.register(image(size), with: traits) }
    func width(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
      }
      return asset.image(with: traits).size.width
    }
    #expect(width(.light, .normal) == 1)
    #expect(width(.light, .high) == 1)
    #expect(width(.dark, .normal) == 2)
    #expect(width(.dark, .high) == 3)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(width(.dark, .normal) == 1)
    #expect(asset.image(with: .current).imageAsset === asset)
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill($0.format.bounds) }
  }
}
