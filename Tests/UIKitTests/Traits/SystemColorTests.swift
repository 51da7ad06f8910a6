import Simulator
import Testing
import UIKit

/// Truth: Apple, Human Interface Guidelines, "Color", specifications: the components of the system's colours of 255.
@MainActor struct SystemColorTests {
  typealias Row = (name: String, color: UIColor, light: [Double], dark: [Double])

  nonisolated static let standard: [Row] = [
    ("red", .systemRed, [255, 59, 48], [255, 69, 58]),
    ("orange", .systemOrange, [255, 149, 0], [255, 159, 10]),
    ("yellow", .systemYellow, [255, 204, 0], [255, 214, 10]),
    ("green", .systemGreen, [52, 199, 89], [48, 209, 88]),
    ("teal", .systemTeal, [90, 200, 250], [100, 210, 255]),
    ("blue", .systemBlue, [0, 122, 255], [10, 132, 255]),
    ("indigo", .systemIndigo, [88, 86, 214], [94, 92, 230]),
    ("purple", .systemPurple, [175, 82, 222], [191, 90, 242]),
    ("pink", .systemPink, [255, 45, 85], [255, 55, 95]),
    ("brown", .systemBrown, [162, 132, 94], [172, 142, 104]),
    ("gray", .systemGray, [142, 142, 147], [142, 142, 147]),
    ("gray2", .systemGray2, [174, 174, 178], [99, 99, 102]),
    ("gray3", .systemGray3, [199, 199, 204], [72, 72, 74]),
    ("gray4", .systemGray4, [209, 209, 214], [58, 58, 60]),
    ("gray5", .systemGray5, [229, 229, 234], [44, 44, 46]),
    ("gray6", .systemGray6, [242, 242, 247], [28, 28, 30]),
  ]

  @Test(arguments: standard)
  func standardColorsHaveALightAndADarkVariant(row: Row) {
    #expect(components(row.color, .light) == row.light)
    #expect(components(row.color, .dark) == row.dark)
  }

  @Test(arguments: [
    ("red", UIColor.systemRed, [215.0, 0, 21], [255.0, 105, 97]),
    ("green", .systemGreen, [36, 138, 61], [48, 219, 91]),
    ("blue", .systemBlue, [0, 64, 221], [64, 156, 255]),
    ("gray", .systemGray, [108, 108, 112], [174, 174, 178]),
    ("gray6", .systemGray6, [235, 235, 240], [36, 36, 38]),
  ])
  func standardColorsHaveVariantsOfHighContrast(
    name: String,
    color: UIColor,
    light: [Double],
    dark: [Double]
  ) {
    #expect(components(color, .light, contrast: .high) == light)
    #expect(components(color, .dark, contrast: .high) == dark)
  }

  @Test func backgroundsAreLighterOnHigherLevelsInTheDark() {
    let colors: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    #expect(colors.map { components($0, .dark) } == [[0, 0, 0], [28, 28, 30], [44, 44, 46]])
    #expect(
      colors.map { components($0, .dark, level: .elevated) }
        == [[28, 28, 30], [44, 44, 46], [58, 58, 60]]
    )
    #expect(
      colors.map { components($0, .light, level: .elevated) }
        == [[255, 255, 255], [242, 242, 247], [255, 255, 255]]
    )
  }

  @Test func labelsAreWhiteInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(.label, .dark) == [255, 255, 255])
    #expect(UIColor.secondaryLabel.resolvedColor(with: dark).cgColor.alpha == 0.6)
    #expect(components(.secondaryLabel, .dark) == [235, 235, 245])
  }

  // MARK: Dynamic colours

  @Test func aProviderIsAskedWithTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(components(color, .dark) == [255, 255, 255])
    #expect(components(color, .light) == [255, 59, 48])
    let faint = color.withAlphaComponent(0.5)
    #expect(
      faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 0.5)
    )
  }

  @Test func theCurrentTraitsDecideAboutComponents() {
    _ = Simulator.boot(.iPhone13)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var white: CGFloat = 0
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      UIColor.label.getWhite(&white, alpha: nil)
    }
    #expect(white == 1)
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
    UIColor.label.getWhite(&white, alpha: nil)
    #expect(white == 0)
  }

  @Test func systemsBeforeTheDarkAppearanceStayLight() {
    let simulator = Simulator.boot(.iPhone6, iOS: 12, appearance: .dark)
    let controller = UIViewController()
    simulator.launch(controller)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(UIColor.systemBlue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
  }

  private func components(
    _ color: UIColor,
    _ style: UIUserInterfaceStyle,
    contrast: UIAccessibilityContrast = .normal,
    level: UIUserInterfaceLevel = .base
  ) -> [Double] {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { (Double($0) * 255).rounded() }
  }
}
