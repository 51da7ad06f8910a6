/// What the user of a device has chosen in its settings.
package struct DeviceSettings: Hashable, Sendable {
  /// The appearance; before iOS 13 all is light.
  package var style = UIUserInterfaceStyle.light

  /// The preferred size of texts.
  package var contentSizeCategory = UIContentSizeCategory.large

  /// The direction of the device's language.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The preferred contrast.
  package var contrast = UIAccessibilityContrast.normal

  /// The preferred weight of texts.
  package var legibilityWeight = UILegibilityWeight.regular

  /// Creates the settings of a new device.
  package init() {}
}

/// The traits of a device that any thread may read.
struct DeviceTraits: Sendable {
  /// Those of the screen.
  var screen: UITraitCollection

  /// Those that code has set as the current ones, outside of UIKit's callbacks.
  var chosen: UITraitCollection?
}

extension SystemBehavior {
  /// The traits of a device's screen, or of a part of it.
  func traits(
    of configuration: DeviceConfiguration,
    in orientation: UIInterfaceOrientation,
    isNarrow: Bool,
    _ settings: DeviceSettings
  ) -> UITraitCollection {
    let classes = sizeClasses(in: orientation, isNarrow: isNarrow)
    var values = SystemTraits.atFirst
    values[UITraitUserInterfaceIdiom.self] = configuration.idiom
    values[UITraitDisplayScale.self] = configuration.scale
    values[UITraitHorizontalSizeClass.self] = classes.horizontal
    values[UITraitVerticalSizeClass.self] = classes.vertical
    if hasDarkAppearance, settings.style == .dark { values[UITraitUserInterfaceStyle.self] = .dark }
    values[UITraitPreferredContentSizeCategory.self] = settings.contentSizeCategory
    if settings.layoutDirection == .rightToLeft { values[UITraitLayoutDirection.self] = .rightToLeft }
    values[UITraitAccessibilityContrast.self] = settings.contrast
    values[UITraitLegibilityWeight.self] = settings.legibilityWeight
    return UITraitCollection(values)
  }
}
