import UIKit

@testable import Rendering

/// The picture of a layer on white paper of 100 × 100 points.
@MainActor
func picture(of layers: CALayer...) -> Picture {
  let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
  for layer in layers { paper.layer.addSublayer(layer) }
  return Picture(of: paper, caption: "layers")
}

/// A layer of one colour.
func plainLayer(
  _ color: UIColor? = .red,
  _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color?.cgColor
  return layer
}

/// An image with two pixels to a point, whichever device was booted last.
@MainActor
func image(_ size: CGSize, _ draw: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw).cgImage
}

extension Picture {
  /// Red, green and blue at a point, from 0 to 1.
  func parts(at point: CGPoint) -> [CGFloat] {
    let (red, green, blue, _) = color(at: point).cgColor.rgba
    return [red, green, blue].map { CGFloat($0) }
  }

  /// Whether a point has a colour, as exactly as a screen of 8 bits shows it.
  func shows(_ color: UIColor, at point: CGPoint, within tolerance: CGFloat = 0.01) -> Bool {
    let (red, green, blue, _) = color.cgColor.rgba
    return zip(parts(at: point), [red, green, blue]).allSatisfy { abs($0 - CGFloat($1)) <= tolerance }
  }
}

extension UIColor {
  /// The colour over white paper.
  func onWhite(_ opacity: CGFloat) -> UIColor {
    let (red, green, blue, _) = cgColor.rgba
    func mix(_ part: Double) -> CGFloat { 1 + (CGFloat(part) - 1) * opacity }
    return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: 1)
  }
}
