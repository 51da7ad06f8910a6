import UIKit

/// Draws the device around the screen.
@MainActor
struct DeviceFrame {
  let pose: DevicePose

  private var body: DeviceBody { pose.body }

  /// Returns the nodes, from the rim inwards, in canvas coordinates.
  func nodes() -> [SceneNode] {
    var leaves = LeafPlacer(owner: SceneKey.device, clip: nil, opacity: 1)
    let whole = CGRect(origin: .zero, size: body.size)
    let turn = DevicePose.turn(body.size, by: pose.bodyAngle, about: pose.middle)
    leaves.add(upright(whole, radius: body.radius, fill: body.rim, turn), .identity)
    let glass = whole.insetBy(dx: body.rimWidth, dy: body.rimWidth)
    leaves.add(
      upright(glass, radius: body.radius - body.rimWidth, fill: .color(Self.glass), turn),
      .identity
    )
    let top = CGPoint(x: body.size.width / 2, y: (body.size.height - pose.portraitScreen.height) / 4)
    let bottom = CGPoint(x: top.x, y: body.size.height - top.y)
    if let slot = body.earpiece {
      let rect = slot.offsetBy(dx: top.x, dy: top.y)
      leaves.add(upright(rect, radius: rect.height / 2, fill: .color(Self.opening), turn), .identity)
    }
    if let camera = body.camera {
      let center = CGPoint(x: top.x + camera.x, y: top.y + camera.y)
      leaves.add(circle(at: center, diameter: 9, fill: Self.lens), turn)
    }
    leaves.skip(to: 10)
    if body.homeButton > 0 { addHomeButton(at: bottom, turn, &leaves) }
    return leaves.take()
  }

  /// Returns what covers the contents of a screen that fills the front: the opening, in screen coordinates in portrait, and the home
  /// indicator, in interface coordinates.
  static func overlay(
    _ shape: ScreenShape,
    _ pose: DevicePose,
    isLight: Bool,
    toGroup: CGAffineTransform
  ) -> [SceneNode] {
    var leaves = LeafPlacer(owner: SceneKey.device, clip: nil, opacity: 1)
    leaves.skip(to: 60)
    let screen = pose.portraitScreen
    let turn = DevicePose.turn(screen, by: pose.bodyAngle, about: pose.middle).concatenating(toGroup).snapped
    let opening: SceneShape.Geometry? =
      switch shape.opening {
      // Its upper half is beyond the screen's edge, which clips it.
      case .notch(let width, let height):
        SceneShape.Geometry.rect(
          CGRect(x: (screen.width - width) / 2, y: -height, width: width, height: 2 * height),
          radius: height * 0.66
        )
      case .island:
        SceneShape.Geometry.rect(
          CGRect(x: (screen.width - island.width) / 2, y: 11, width: island.width, height: island.height),
          radius: island.height / 2
        )
      case .none: nil
      }
    if let opening { leaves.add(SceneShape(opening, fill: .color(.black)), turn) }
    let interface = pose.interfaceSize
    let width =
      (min(interface.width, interface.height)
      * (interface.width > interface.height && shape.opening != .none ? 0.55 : 0.36))
      .rounded()
    let indicator = CGRect(
      x: (interface.width - width) / 2,
      y: interface.height - 13,
      width: width,
      height: 5
    )
    leaves.add(
      SceneShape(.rect(indicator, radius: 2.5), fill: .color(isLight ? .white : .black)),
      pose.interface.concatenating(toGroup).snapped
    )
    return leaves.take()
  }

  /// The size of an island.
  static let island = CGSize(width: 125, height: 37)

  private func addHomeButton(
    at place: CGPoint,
    _ turn: CGAffineTransform,
    _ leaves: inout LeafPlacer
  ) {
    let ring = SceneStroke(body.hasRing ? Self.ring : Self.buttonEdge, width: body.hasRing ? 2.5 : 1.5)
    leaves.add(circle(at: place, diameter: body.homeButton, fill: Self.button, stroke: ring), turn)
    guard !body.hasRing else { return }
    let side = body.homeButton * 0.31
    let square = CGRect(CGSize(width: side, height: side), around: place)
    let mark = SceneShape(.rect(square, radius: side * 0.24), stroke: SceneStroke(Self.sign, width: 2))
    leaves.add(mark, turn)
  }

  /// Returns a rotated rectangle of the body, with paint that still runs from top to bottom.
  private func upright(
    _ rect: CGRect,
    radius: CGFloat,
    fill: ScenePaint,
    _ turn: CGAffineTransform
  ) -> SceneShape {
    SceneShape(.rect(rect.applying(turn), radius: radius), fill: fill)
  }

  private func circle(
    at point: CGPoint,
    diameter: CGFloat,
    fill: SceneColor,
    stroke: SceneStroke? = nil
  ) -> SceneShape {
    let rect = CGRect(CGSize(width: diameter, height: diameter), around: point)
    return SceneShape(.ellipse(rect), fill: .color(fill), stroke: stroke)
  }

  private static let glass = SceneColor(0x121315)
  private static let opening = SceneColor(0x2E3034)
  private static let lens = SceneColor(0x1D2733)
  private static let button = SceneColor(0x17181A)
  private static let buttonEdge = SceneColor(0x2A2C2F)
  private static let ring = SceneColor(0x6F7176)
  private static let sign = SceneColor(0x8D8F94)
}
