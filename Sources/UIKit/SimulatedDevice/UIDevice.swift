/// The simulated device: its model, its system and its orientation.
@preconcurrency @MainActor
public final class UIDevice {
  /// The booted device.
  public static var current: UIDevice { SimulatedDevice.current.uiDevice }

  /// Posted after the device was rotated, while orientation notifications are generated.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// The marketing name, such as `iPhone 5`.
  public let name: String

  /// `iPhone` or `iPad`.
  public let model: String

  /// Always `iOS`; it was renamed from `iPhone OS` with version 4.
  public let systemName = "iOS"

  /// The simulated version, such as `7.0`.
  public let systemVersion: String

  /// The idiom: phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The physical orientation, whether or not orientation notifications are generated.
  package private(set) var physicalOrientation = UIDeviceOrientation.portrait

  private var generationCount = 0

  init(_ configuration: DeviceConfiguration) {
    name = configuration.name
    model = configuration.model
    systemVersion = configuration.version.description
    userInterfaceIdiom = configuration.idiom
  }

  /// The device's orientation; unknown until orientation notifications are generated.
  ///
  /// Source: Apple, UIDevice.orientation.
  public var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? physicalOrientation : .unknown
  }

  /// Whether orientation notifications are generated.
  public var isGeneratingDeviceOrientationNotifications: Bool { generationCount > 0 }

  /// Starts orientation notifications; calls are counted.
  public func beginGeneratingDeviceOrientationNotifications() {
    generationCount += 1
  }

  /// Ends one call of `beginGeneratingDeviceOrientationNotifications`.
  public func endGeneratingDeviceOrientationNotifications() {
    generationCount = max(0, generationCount - 1)
  }

  /// Rotates the device; returns false if it has this orientation already.
  package func rotate(to orientation: UIDeviceOrientation) -> Bool {
    guard orientation != physicalOrientation, orientation != .unknown else { return false }
    physicalOrientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
    return true
  }
}

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown until orientation notifications are generated.
  case unknown = 0
  /// Upright, home button at the bottom.
  case portrait = 1
  /// Upright, home button at the top.
  case portraitUpsideDown = 2
  /// Upright, home button on the right.
  case landscapeLeft = 3
  /// Upright, home button on the left.
  case landscapeRight = 4
  /// Flat, screen up.
  case faceUp = 5
  /// Flat, screen down.
  case faceDown = 6

  /// Whether this is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether this is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface orientation corresponds to it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The corresponding interface orientation; nil if the device lies flat or the orientation is unknown.
  ///
  /// Landscape left of the device is landscape right of the interface. Source: Apple, UIInterfaceOrientation.
  package var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

/// The idiom of the device, by its name before Swift 3.
///
/// Source: Apple, UI_USER_INTERFACE_IDIOM.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
