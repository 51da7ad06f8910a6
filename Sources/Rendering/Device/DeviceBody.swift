import UIKit

/// The body of a device model in portrait, in points of its screen.
///
/// Sizes are from Apple's technical specifications, converted by the screen's points per inch; radii and
/// positions of openings are approximate.
struct DeviceBody {
  var size: CGSize
  var radius: CGFloat
  /// The diameter of the home button; 0 for none.
  var homeButton: CGFloat
  /// Whether the home button has a ring (a fingerprint sensor) instead of a square.
  var hasRing = false
  /// The earpiece, relative to the centre of the upper bezel; nil for none.
  var earpiece: CGRect?
  /// The position of the camera relative to the centre of the upper bezel; nil for none.
  var camera: CGPoint?
  var rim: ScenePaint
  var rimWidth: CGFloat
  /// The radius of the screen's corners.
  var screenRadius: CGFloat = 0

  /// The distance from the centre to a corner.
  var rotationRadius: CGFloat {
    hypot(size.width / 2 - radius, size.height / 2 - radius) + radius
  }

  /// Returns the body of a device model, or a neutral one; for an unknown model, a plain body that fits the screen.
  @MainActor
  init(of device: SimulatedDevice) {
    let screen = device.screen.portraitSize
    self =
      if let shape = device.configuration.shape {
        Self.edgeToEdge(shape.cornerRadius, around: screen, bezel: shape.bezel)
      } else if BodyStyle.current == .neutral {
        Self.edgeToEdge(
          Self.neutralRadius,
          around: screen,
          bezel: screen.width < Self.padWidth ? Self.neutralBezel : Self.padBezel
        )
      } else {
        Self.known[device.configuration.name] ?? Self.plain(around: screen)
      }
  }

  private init(
    _ width: CGFloat,
    _ height: CGFloat,
    radius: CGFloat,
    homeButton: CGFloat,
    hasRing: Bool = false,
    earpiece: CGRect? = nil,
    camera: CGPoint? = nil,
    rim: ScenePaint = .vertical(SceneColor(0xB9BBBF), SceneColor(0x85878C)),
    rimWidth: CGFloat = 5
  ) {
    size = CGSize(width: width, height: height)
    self.radius = radius
    self.homeButton = homeButton
    self.hasRing = hasRing
    self.earpiece = earpiece
    self.camera = camera
    self.rim = rim
    self.rimWidth = rimWidth
  }

  /// Returns a horizontal slot, `width` points long, `rise` points above the centre of the upper bezel.
  private static func slot(_ width: CGFloat, rise: CGFloat = 0) -> CGRect {
    CGRect(x: -width / 2, y: -3.5 - rise, width: width, height: 7)
  }

  private static let slate = ScenePaint.vertical(SceneColor(0x5B5D63), SceneColor(0x3F4146))
  private static let spaceGray = ScenePaint.vertical(SceneColor(0xA9ABB0), SceneColor(0x8A8C91))

  /// The bodies of known models: millimetres of the specifications times points per millimetre.
  private static let known: [String: DeviceBody] = [
    "iPhone 3GS": DeviceBody(
      398,
      742,
      radius: 82,
      homeButton: 70,
      earpiece: slot(66),
      rim: .vertical(SceneColor(0xE3E5E8), SceneColor(0xA9ABB0)),
      rimWidth: 9
    ),
    "iPhone 4": DeviceBody(
      376,
      740,
      radius: 56,
      homeButton: 70,
      earpiece: slot(66),
      camera: CGPoint(x: -54, y: 0)
    ),
    "iPhone 5": DeviceBody(
      376,
      794,
      radius: 58,
      homeButton: 70,
      earpiece: slot(62, rise: -9),
      camera: CGPoint(x: 0, y: -14),
      rim: slate
    ),
    "iPhone 6": DeviceBody(
      431,
      889,
      radius: 66,
      homeButton: 72,
      hasRing: true,
      earpiece: slot(66),
      camera: CGPoint(x: -58, y: 0),
      rim: spaceGray
    ),
    "iPhone 6 Plus": DeviceBody(
      470,
      956,
      radius: 66,
      homeButton: 68,
      hasRing: true,
      earpiece: slot(62),
      camera: CGPoint(x: -54, y: 0),
      rim: spaceGray
    ),
    "iPad": DeviceBody(
      966,
      1254,
      radius: 54,
      homeButton: 58,
      camera: .zero,
      rim: .vertical(SceneColor(0xC9CBCE), SceneColor(0xA3A5A9)),
      rimWidth: 6
    ),
    "iPad Pro": DeviceBody(
      1146,
      1590,
      radius: 58,
      homeButton: 60,
      hasRing: true,
      camera: .zero,
      rim: spaceGray,
      rimWidth: 6
    ),
  ]

  /// The width of neutral frames, which are around smaller screens.
  private static let (neutralBezel, padBezel): (CGFloat, CGFloat) = (18, 28)
  /// The least width of a pad's screen, in points.
  private static let padWidth: CGFloat = 600
  /// The radius of the corners of screens in neutral frames, within which a status bar at the edges of a rectangular
  /// screen is visible.
  private static let neutralRadius: CGFloat = 20

  /// Returns a body without a home button, whose screen fills the front.
  private static func edgeToEdge(_ radius: CGFloat, around screen: CGSize, bezel: CGFloat) -> DeviceBody {
    var body = DeviceBody(
      screen.width + 2 * bezel,
      screen.height + 2 * bezel,
      radius: radius + bezel,
      homeButton: 0,
      rim: slate
    )
    body.screenRadius = radius
    return body
  }

  private static func plain(around screen: CGSize) -> DeviceBody {
    DeviceBody(
      (screen.width * 1.1 + 20).rounded(),
      (screen.height * 1.1 + 180).rounded(),
      radius: 56,
      homeButton: 64
    )
  }
}
