/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Home button at the bottom.
  case portrait = 1
  /// Home button at the top.
  case portraitUpsideDown = 2
  /// Home button on the right; the device is in its landscape-left orientation.
  case landscapeRight = 3
  /// Home button on the left; the device is in its landscape-right orientation.
  case landscapeLeft = 4

  /// Whether this is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether this is one of the two portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The angle in radians, clockwise on screen, from the portrait interface to this one.
  ///
  /// The top of a landscape-left interface is the left edge of the device, so the
  /// interface is rotated by -90°.
  package var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    }
  }

  /// Whether the rotation from here to `other` is by 180 degrees.
  package func isOpposite(to other: UIInterfaceOrientation) -> Bool {
    self != other && isLandscape == other.isLandscape
  }

  /// A portrait size in this orientation: landscape orientations swap width and height.
  package func turned(_ portraitSize: CGSize) -> CGSize {
    isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }
}

/// A set of interface orientations; the bit of an orientation is 1 shifted by its raw value.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Home button at the bottom.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Home button at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but portrait upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// Whether `orientation` is in the set; false for the unknown one.
  package func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && rawValue & (1 << UInt(orientation.rawValue)) != 0
  }

  /// The orientation for an interface if the set doesn't contain the requested one.
  package var preferred: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first(where: contains)
  }
}
