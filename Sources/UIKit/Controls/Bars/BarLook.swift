/// Sizes, fonts and colours of bars.
///
/// Heights are Apple's; colours, margins and fonts are approximate, and no test depends on them.
@MainActor
enum BarLook {
  /// The height of navigation bars and toolbars.
  static let height: CGFloat = 44

  /// Their height on a phone in landscape, except the Plus models.
  static let compactHeight: CGFloat = 32

  /// What a prompt adds to the height of a navigation bar.
  static let promptHeight: CGFloat = 30

  /// The height of a tab bar at the moment: from iOS 11 on it is low on a phone in landscape, except the Plus models.
  static var tabBarHeight: CGFloat {
    isCompact && SimulatedDevice.current.behavior.tabBarsAreLowInLandscape ? compactHeight : 49
  }

  /// The room between the edge of a bar and its first item.
  static let margin: CGFloat = 8

  /// The least room between two items.
  static let spacing: CGFloat = 8

  /// How wide an item is at least, so that a finger finds it.
  static let leastItemWidth: CGFloat = 30

  /// The side of the square that a glyph is drawn in.
  static let glyphSide: CGFloat = 22

  /// The room left of a back button's title, with the arrow in it.
  static let arrowWidth: CGFloat = 19

  /// How much of the full tint a touched or disabled item keeps.
  static let fadedAlpha: CGFloat = 0.3

  /// Whether bars are flat, with coloured texts: from iOS 7 on.
  static var isFlat: Bool { SimulatedDevice.current.behavior.barsAreFlat }

  /// Whether bars are low at the moment: on a phone in landscape, except the Plus models.
  static var isCompact: Bool {
    let device = SimulatedDevice.current
    return device.behavior.barsAreLow(in: device.application.interfaceOrientation)
  }

  /// The height of navigation bars and toolbars at the moment.
  static var currentHeight: CGFloat { isCompact ? compactHeight : height }

  static var titleFont: UIFont { .boldSystemFont(ofSize: isFlat ? 17 : 20) }
  static var promptFont: UIFont { .systemFont(ofSize: isFlat ? 15 : 14) }

  static func itemFont(isDone: Bool) -> UIFont {
    if !isFlat { return .boldSystemFont(ofSize: 12) }
    return isDone ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  /// The background of flat bars that are given no colour.
  static func background(_ style: UIBarStyle, isTranslucent: Bool) -> UIColor {
    switch style {
    case .default: UIColor(white: 0.97, alpha: isTranslucent ? 0.97 : 1)
    case .black, .blackTranslucent: UIColor(white: 0.11, alpha: isTranslucent ? 0.97 : 1)
    }
  }

  /// The colour of titles in flat bars.
  static func title(_ style: UIBarStyle) -> UIColor {
    style == .default ? .black : .white
  }

  /// Lets items that have just taken their places fade in.
  static func fadeIn(_ items: [UIView]) {
    UIView.performWithoutAnimation { for item in items { item.alpha = 0 } }
    UIView.animate(withDuration: fadeDuration) { for item in items { item.alpha = 1 } }
  }

  /// How long items take to fade in, in seconds.
  static let fadeDuration: TimeInterval = 0.2

  /// The line between a bar and the content.
  static let hairline = UIColor(white: 0, alpha: 0.3)
}
