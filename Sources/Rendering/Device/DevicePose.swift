import UIKit

/// How device, screen and interface lie on the canvas.
///
/// The device is drawn as it is held. An interface that has followed is therefore upright, and one that has refused
/// lies on its side.
@MainActor
struct DevicePose {
  /// The outside of the device.
  let body: DeviceBody
  /// The size of the screen, held in portrait.
  let portraitScreen: CGSize
  /// The size of the canvas: the body, and the room around it.
  let canvas: CGSize
  /// The middle of canvas, body and screen.
  let middle: CGPoint
  /// The angle in radians by which the body is turned from portrait, clockwise.
  let bodyAngle: CGFloat
  /// The size of the interface, in its own orientation.
  let interfaceSize: CGSize
  /// The screen on the canvas.
  let screen: CGRect
  /// Takes coordinates of windows to those of the canvas.
  let windows: CGAffineTransform
  /// Takes coordinates of the interface to those of the canvas.
  let interface: CGAffineTransform

  /// The room around the body in points.
  static let margin: CGFloat = 4

  /// - Parameters:
  ///   - held: which way up the device is drawn.
  ///   - canvas: the size of the canvas; by default the body's with some room around it.
  init(
    of device: SimulatedDevice,
    held: UIInterfaceOrientation,
    canvas fixed: CGSize? = nil
  ) {
    let body = DeviceBody(of: device)
    self.body = body
    let own = held.turned(body.size)
    let size =
      fixed ?? CGSize(width: own.width + 2 * Self.margin, height: own.height + 2 * Self.margin)
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    canvas = size
    self.middle = middle
    // A device in landscape left shows an interface in landscape right, which is turned the other way.
    bodyAngle = -held.angle
    let portrait = device.screen.portraitSize
    portraitScreen = portrait
    screen = CGRect(held.turned(portrait), around: middle)
    let orientation = device.application.interfaceOrientation
    let angle = orientation.angle - held.angle
    interfaceSize = orientation.turned(portrait)
    interface = Self.turn(interfaceSize, by: angle, about: middle)
    if !device.behavior.screenTurnsWithInterface {
      windows = Self.turn(portrait, by: bodyAngle, about: middle)
    } else if let rotation = device.application.rotation {
      windows = Self.windows(in: rotation, portrait, by: angle, about: middle)
    } else {
      windows = interface
    }
  }

  /// Takes coordinates of windows to those of the interface, whose origin is its top left corner as the reader sees it:
  /// up to iOS 7 windows don't turn with the interface.
  var fromWindowsToInterface: CGAffineTransform { windows.concatenating(interface.inverted()).snapped }

  /// While the interface turns, a window takes its new size and the whole picture turns with it.
  private static func windows(
    in rotation: InterfaceRotation,
    _ portrait: CGSize,
    by angle: CGFloat,
    about middle: CGPoint
  ) -> CGAffineTransform {
    let rest = CGFloat(1 - rotation.progress)
    let (old, new) = (rotation.old.turned(portrait), rotation.new.turned(portrait))
    let mixed = CGSize(
      width: new.width + (old.width - new.width) * rest,
      height: new.height + (old.height - new.height) * rest
    )
    let lag = rotation.old.angle - rotation.new.angle
    let shortest = abs(lag) > .pi ? lag - 2 * .pi * (lag > 0 ? 1 : -1) : lag
    return turn(mixed, by: angle + shortest * rest, about: middle)
  }

  /// Puts a rectangle's middle on `point` and turns it.
  static func turn(_ size: CGSize, by angle: CGFloat, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle).snapped)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension SimulatedDevice {
  /// Which way up the device is held; one that lies flat is seen the way its interface is.
  var heldOrientation: UIInterfaceOrientation {
    uiDevice.physicalOrientation.interfaceOrientation ?? application.interfaceOrientation
  }

  /// A rectangle of the screen in coordinates of the interface, as the reader sees it.
  package func interfaceFrame(ofScreenFrame frame: CGRect) -> CGRect {
    frame.applying(DevicePose(of: self, held: heldOrientation).fromWindowsToInterface)
  }
}
