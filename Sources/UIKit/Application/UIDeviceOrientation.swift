/// How the device is held in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known, as long as nobody asked for orientation notifications.
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
