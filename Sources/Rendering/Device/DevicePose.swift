import UIKit

/// How device, screen and interface lie on the canvas.
///
/// The device is drawn as it is held. An interface that has followed is therefore upright, and one that has refused
/// lies on its side.
@MainActor
struct DevicePose {
  /// The body, and the room around it.
  let canvas: CGSize
  /// The middle of canvas, body and screen.
  let middle: CGPoint
  /// The angle in radians by which the body is turned from portrait, clockwise.
  let bodyAngle: CGFloat
  /// The angle by which the interface is turned on the canvas; 0 if it is upright.
  let interfaceAngle: CGFloat
  /// The size of the interface, in its own orientation.
  let interfaceSize: CGSize
  /// The size of the screen in the coordinates of windows.
  let windowSize: CGSize
  /// Takes coordinates of windows to those of the canvas.
  let windows: CGAffineTransform
  /// Takes coordinates of the interface to those of the canvas.
  let interface: CGAffineTransform

  /// The room around the body in points.
  static let margin: CGFloat = 4

  init(of world: World, body: DeviceBody, canvas fixed: CGSize? = nil) {
    let orientation = world.application.interfaceOrientation
    let held = world.device.physicalOrientation.interfaceOrientation ?? orientation
    // A device in landscape left shows an interface in landscape right, which is turned the other way.
    bodyAngle = -held.angle
    interfaceAngle = orientation.angle - held.angle
    let portrait = world.screen.portraitSize
    interfaceSize = orientation.turned(portrait)
    let own = held.turned(body.size)
    let size =
      fixed ?? CGSize(width: own.width + 2 * Self.margin, height: own.height + 2 * Self.margin)
    canvas = size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    self.middle = middle
    interface = Self.turn(interfaceSize, by: interfaceAngle, about: middle)
    if world.behavior.screenTurnsWithInterface {
      windowSize = interfaceSize
      windows = interface
    } else {
      windowSize = portrait
      windows = Self.turn(portrait, by: bodyAngle, about: middle)
    }
  }

  /// Puts a rectangle's middle on `point` and turns it.
  static func turn(_ size: CGSize, by angle: CGFloat, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle).snapped)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
