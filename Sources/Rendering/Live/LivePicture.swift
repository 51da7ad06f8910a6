import UIKit

/// What a reader plays with, taken apart: the screen without what moves, and each thing that moves by itself.
package struct LivePicture: Sendable {
  /// The device with what rests on its screen, as an SVG file.
  package let backdrop: String

  /// Takes coordinates of the reference view to those of the picture.
  package let space: CGAffineTransform

  /// The screen in the picture: nothing moves beyond it.
  package let screen: CGRect

  /// Each thing that moves, as an SVG file of its own size, as it stands at first.
  package let items: [String]

  /// Takes the picture of a device as it is at the moment.
  ///
  /// - Parameters:
  ///   - reference: the view in whose coordinates things move.
  ///   - items: what moves.
  ///   - hidden: what is not shown at all, as something else is drawn for it.
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
    screen = pose.screen
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
