import UIKit

extension Picture {
  /// Converts a rectangle in screen coordinates to points of a picture of the current state.
  @MainActor
  package static func place(of rect: CGRect, on device: SimulatedDevice) -> CGRect {
    rect.applying(DevicePose(of: device, held: device.heldOrientation).windows)
  }

  /// Returns the colour at a point of the picture, averaged over a square of one point; white where nothing is painted.
  ///
  /// Texts are not painted, and images are grey. Greys are in the grey colour space, so that they equal `.black` and `.white`.
  package func color(at point: CGPoint) -> UIColor {
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let pixel = Raster(scene, area, width: 1, height: 1).pixels[0]
    if pixel.x == pixel.y, pixel.y == pixel.z { return UIColor(white: CGFloat(pixel.x), alpha: 1) }
    return UIColor(red: CGFloat(pixel.x), green: CGFloat(pixel.y), blue: CGFloat(pixel.z), alpha: 1)
  }
}
