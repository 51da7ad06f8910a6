import UIKit

/// The device's settings, as people change them while an application runs.
///
/// The application is told of changes at once.
extension Simulator {
  /// The light or dark appearance; before iOS 13 all is light.
  public var appearance: UIUserInterfaceStyle {
    get { device.screen.settings.style }
    set { change { $0.style = newValue == .dark ? .dark : .light } }
  }

  /// The preferred size of texts.
  public var contentSizeCategory: UIContentSizeCategory {
    get { device.screen.settings.contentSizeCategory }
    set { change { $0.contentSizeCategory = newValue == .unspecified ? .large : newValue } }
  }

  /// The direction of the device's language.
  ///
  /// A device restarts its applications when its language changes, so set it before the launch.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { device.screen.settings.layoutDirection }
    set { change { $0.layoutDirection = newValue } }
  }

  /// The preferred contrast of colours.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { device.screen.settings.contrast }
    set { change { $0.contrast = newValue == .high ? .high : .normal } }
  }

  private func change(_ body: (inout DeviceSettings) -> Void) {
    check()
    var settings = device.screen.settings
    body(&settings)
    device.screen.settings = settings
    settle()
  }
}

extension SimulatedDevice {
  /// Sets what a device is booted with.
  func set(
    _ appearance: UIUserInterfaceStyle,
    _ contentSizeCategory: UIContentSizeCategory,
    _ layoutDirection: UIUserInterfaceLayoutDirection
  ) {
    var settings = DeviceSettings()
    settings.style = appearance == .dark ? .dark : .light
    settings.contentSizeCategory = contentSizeCategory == .unspecified ? .large : contentSizeCategory
    settings.layoutDirection = layoutDirection
    screen.settings = settings
  }
}
