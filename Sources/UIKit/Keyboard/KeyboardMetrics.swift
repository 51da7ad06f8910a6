/// How high the keyboard is.
@MainActor
enum KeyboardMetrics {
  /// The height in points of keys and what is proposed above them, the way up that the interface is.
  static func height(_ traits: KeyboardTraits) -> CGFloat {
    keysHeight + proposalsHeight(traits)
  }

  /// The height of the keys alone.
  static var keysHeight: CGFloat {
    let device = SimulatedDevice.current
    return device.behavior.keysHeight(
      portraitWidth: device.screen.portraitSize.width,
      in: device.application.interfaceOrientation
    )
  }

  /// The height of the strip with words above the keys; 0 without one.
  static func proposalsHeight(_ traits: KeyboardTraits) -> CGFloat {
    let device = SimulatedDevice.current
    guard device.behavior.hasStripAboveKeys(proposingWords: traits.proposesWords) else { return 0 }
    return device.behavior.stripHeight(
      portraitWidth: device.screen.portraitSize.width,
      in: device.application.interfaceOrientation
    )
  }
}
