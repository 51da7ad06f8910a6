import UIKit

/// The positions of device, screen and interface on the canvas.
///
/// The device is drawn in its orientation. An interface that has followed is upright; one that has refused is
/// on its side.
@MainActor
package struct DevicePose {
  let body: DeviceBody
  /// The size of the screen in portrait.
  let portraitScreen: CGSize
  /// The size of the canvas: the body with a margin.
  let canvas: CGSize
  /// The centre of canvas, body and screen.
  let middle: CGPoint
  /// The clockwise rotation of the body from portrait, in radians.
  let bodyAngle: CGFloat
  /// The size of the interface, in its own orientation.
  package let interfaceSize: CGSize
  /// The frame of the screen on the canvas.
  let screen: CGRect
  /// The transform from window coordinates to canvas coordinates.
  let windows: CGAffineTransform
  /// The transform from interface coordinates to canvas coordinates.
  package let interface: CGAffineTransform

  /// The margin around the body in points.
  static let margin: CGFloat = 4

  /// - Parameters:
  ///   - held: the orientation in which the device is drawn.
  ///   - canvas: the size of the canvas; by default the body's with a margin.
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
    // A device in landscape left shows an interface in landscape right, which is rotated the other way.
    bodyAngle = -held.angle
    let portrait = device.screen.portraitSize
    portraitScreen = portrait
    screen = CGRect(held.turned(portrait), around: middle)
    let orientation = device.application.interfaceOrientation
    let angle = orientation.angle - held.angle
    interfaceSize = orientation.turned(portrait)
    interface = Self.turn(interfaceSize, by: angle, about: middle)
    if !device.behavior.screenRotatesWithInterface {
      windows = Self.turn(portrait, by: bodyAngle, about: middle)
    } else if let rotation = device.application.rotation {
      windows = Self.windows(in: rotation, portrait, by: angle, about: middle)
    } else {
      windows = interface
    }
  }

  /// The transform from window coordinates to interface coordinates, with the origin at the top left as the
  /// reader sees it.
  ///
  /// Up to iOS 7 windows don't rotate with the interface.
  package var fromWindowsToInterface: CGAffineTransform {
    windows.concatenating(interface.inverted()).snapped
  }

  /// During a rotation of the interface a window has its new size, and the whole picture rotates with it.
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

  /// Returns the transform that rotates a rectangle and moves its centre to `point`.
  static func turn(_ size: CGSize, by angle: CGFloat, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle).snapped)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension SimulatedDevice {
  /// The orientation of the device; that of the interface if the device lies flat.
  var heldOrientation: UIInterfaceOrientation {
    uiDevice.physicalOrientation.interfaceOrientation ?? application.interfaceOrientation
  }

  /// Converts a rectangle of the screen to interface coordinates, as the reader sees it.
  package func interfaceFrame(ofScreenFrame frame: CGRect) -> CGRect {
    frame.applying(DevicePose(of: self, held: heldOrientation).fromWindowsToInterface)
  }
}
