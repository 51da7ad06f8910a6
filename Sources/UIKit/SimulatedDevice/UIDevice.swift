/// The simulated device: its kind, its system and how it is held.
@preconcurrency @MainActor
public final class UIDevice {
  /// The booted device.
  public static var current: UIDevice { SimulatedDevice.current.uiDevice }

  /// Posted after the device was turned, while someone asked for these notifications.
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

  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// How the device really is held, whether or not anyone asked.
  package private(set) var physicalOrientation = UIDeviceOrientation.portrait

  private var generationCount = 0

  init(_ configuration: DeviceConfiguration) {
    name = configuration.name
    model = configuration.model
    systemVersion = configuration.version.description
    userInterfaceIdiom = configuration.idiom
  }

  /// How the device is held; unknown until someone begins to ask for orientation notifications.
  ///
  /// Source: Apple, UIDevice.orientation.
  public var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? physicalOrientation : .unknown
  }

  /// Whether orientation notifications are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { generationCount > 0 }

  /// Starts orientation notifications; calls nest and are counted.
  public func beginGeneratingDeviceOrientationNotifications() {
    generationCount += 1
  }

  /// Takes back one call of `beginGeneratingDeviceOrientationNotifications`.
  public func endGeneratingDeviceOrientationNotifications() {
    generationCount = max(0, generationCount - 1)
  }

  /// Turns the device; returns false if it already was held so.
  package func turn(to orientation: UIDeviceOrientation) -> Bool {
    guard orientation != physicalOrientation, orientation != .unknown else { return false }
    physicalOrientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
    return true
  }
}

/// How the device is held in space.
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

  /// True for the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True for the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// True if an interface orientation corresponds to it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The interface orientation that shows upright, or nil if the device lies flat or nothing is known.
  ///
  /// Landscape left of the device is landscape right of the interface.
  /// Source: Apple, UIInterfaceOrientation.
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
