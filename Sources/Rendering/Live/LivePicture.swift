import UIKit

/// A live scene, split into the screen without moving items, and each item.
package struct LivePicture: Sendable {
  /// The device and its screen without the items, as an SVG file.
  package let backdrop: String

  /// The transform from coordinates of the reference view to those of the picture.
  package let space: CGAffineTransform

  /// The frame of the screen in the picture, which clips the items.
  package let screen: CGRect

  /// The radius of the screen's corners.
  package let cornerRadius: CGFloat

  /// Each item in its initial state, as an SVG file of its own size.
  package let items: [String]

  /// Takes a picture of the current state of a device.
  ///
  /// - Parameters:
  ///   - reference: the view in whose coordinates the items move.
  ///   - items: the moving items.
  ///   - hidden: views that are hidden, because something else is drawn for them.
  ///   - caption: what the picture shows.
  @MainActor
  package init(
    of device: SimulatedDevice,
    reference: UIView,
    items: [UIView],
    hiding hidden: [UIView],
    caption: String
  ) {
    let (scene, pose) = Scene.backdrop(of: device, title: caption, omitting: items + hidden)
    backdrop = SVGWriter.svg(scene)
    (screen, cornerRadius) = (pose.screen, pose.body.screenRadius)
    let origin = reference.convert(CGPoint.zero, to: nil)
    let right = reference.convert(CGPoint(x: 1, y: 0), to: nil)
    let down = reference.convert(CGPoint(x: 0, y: 1), to: nil)
    space = CGAffineTransform(
      a: right.x - origin.x,
      b: right.y - origin.y,
      c: down.x - origin.x,
      d: down.y - origin.y,
      tx: origin.x,
      ty: origin.y
    ).concatenating(pose.windows)
    let typeface = device.behavior.typeface
    self.items = items.map { SVGWriter.svg(Scene.portrait(of: $0, title: "", typeface: typeface)) }
  }
}
