/// The colours of UIKit's own parts, whose dark variants are those of iOS 13 on (approximate where the system has no public colour).
///
/// Before, the appearance is always light.
enum InterfaceColors {
  // MARK: Contents

  /// Text, as `UIColor.label`.
  static let text = UIColor(.palette(ColorPalette(light: .black, dark: .white), name: "labelColor"))

  /// The background of content, as `UIColor.systemBackground`.
  static let background = UIColor(
    .palette(
      ColorPalette(light: .white, dark: UIColor(hex: 0x000000), elevatedDark: UIColor(hex: 0x1C1C1E)),
      name: "systemBackgroundColor"
    )
  )

  // MARK: Tables

  static let groupedCell = UIColor(
    light: .white,
    dark: UIColor(hex: 0x1C1C1E),
    elevatedDark: UIColor(hex: 0x2C2C2E)
  )
  static let disclosure = UIColor(
    light: UIColor(hex: 0xC8C7CC),
    dark: UIColor(hex: 0xEBEBF5, alpha: 0.3)
  )
  static let plainHeader = UIColor(light: UIColor(hex: 0xF7F7F7), dark: UIColor(hex: 0x2C2C2E))
  static let groupedText = UIColor(light: UIColor(hex: 0x6D6D72), dark: UIColor(hex: 0x8D8D93))
  static let delete = UIColor(light: UIColor(hex: 0xFF3B30), dark: UIColor(hex: 0xFF453A))
  static let insert = UIColor(light: UIColor(hex: 0x4CD964), dark: UIColor(hex: 0x30D158))

  // MARK: Bars

  static func bar(isTranslucent: Bool) -> UIColor { isTranslucent ? translucentBar : opaqueBar }

  private static let translucentBar = UIColor(
    light: UIColor(white: 0.97, alpha: 0.97),
    dark: UIColor(white: 0.09, alpha: 0.97)
  )
  private static let opaqueBar = UIColor(
    light: UIColor(white: 0.97, alpha: 1),
    dark: UIColor(white: 0.09, alpha: 1)
  )

  /// The line between a bar and the content.
  static let barLine = UIColor(light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.15))
  static let restingTab = UIColor(light: UIColor(white: 0.57, alpha: 1), dark: UIColor(white: 0.46, alpha: 1))

  // MARK: Alerts and popovers

  static let alert = UIColor(light: UIColor(white: 0.97, alpha: 1), dark: UIColor(hex: 0x2C2C2E))
  static let alertLine = UIColor(
    light: UIColor(white: 0, alpha: 0.2),
    dark: UIColor(hex: 0x545458, alpha: 0.65)
  )
  static let alertButton = UIColor(light: UIColor(hex: 0x007AFF), dark: UIColor(hex: 0x0A84FF))
  static let disabledAlertButton = UIColor(
    light: UIColor(white: 0.6, alpha: 1),
    dark: UIColor(white: 0.4, alpha: 1)
  )
  static let popover = UIColor(light: .white, dark: UIColor(hex: 0x1C1C1E))

  // MARK: Controls

  static let field = UIColor(light: .white, dark: UIColor(hex: 0x1C1C1E))
  static let fieldBorder = UIColor(light: UIColor(white: 0.8, alpha: 1), dark: UIColor(hex: 0x48484A))
  static let placeholder = UIColor(
    light: UIColor(white: 0.78, alpha: 1),
    dark: UIColor(hex: 0xEBEBF5, alpha: 0.3)
  )
  static let clearButtonCross = UIColor(light: .white, dark: UIColor(hex: 0x1C1C1E))
  static let track = UIColor(light: UIColor(white: 0.72, alpha: 1), dark: UIColor(hex: 0x5A5A5E))
  static let segmentGround = UIColor(
    light: UIColor(hex: 0x767680, alpha: 0.12),
    dark: UIColor(hex: 0x767680, alpha: 0.24)
  )
  static let segmentCard = UIColor(light: .white, dark: UIColor(hex: 0x636366))
  static let stepperLine = UIColor(
    light: UIColor(white: 0, alpha: 0.2),
    dark: UIColor(hex: 0x545458, alpha: 0.6)
  )
  static let scrollIndicator = UIColor(
    light: UIColor(white: 0, alpha: 0.35),
    dark: UIColor(white: 1, alpha: 0.35)
  )
}
