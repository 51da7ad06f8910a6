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
      let place = CGPoint(x: top.x + camera.x, y: top.y + camera.y)
      leaves.add(circle(at: place, diameter: 9, fill: Self.lens), turn)
    }
    leaves.skip(to: 10)
    addHomeButton(at: bottom, turn, &leaves)
    return leaves.take()
  }

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
