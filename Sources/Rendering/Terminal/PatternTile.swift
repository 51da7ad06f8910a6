import UIKit

/// A cell of a pattern in pixels, to fill shapes with.
struct PatternTile {
  /// The number of pixels of a side of the cell.
  private static let side = 24
  /// The number of samples of a pixel in each direction.
  private static let samples = 3

  private let colors: [Raster.Pixel]
  private let alphas: [Float]
  private let inverse: CGAffineTransform
  private let tile: CGRect

  /// - Parameter pattern: the pattern in the coordinates of the pixels.
  init(_ pattern: ScenePattern) {
    (tile, inverse) = (pattern.tile, pattern.transform.inverted())
    func painted(on ground: Raster.Pixel) -> [Raster.Pixel] {
      Raster(pattern.nodes, pattern.tile, side: Self.side, on: ground).pixels
    }
    // The difference between white and black paper is what is transparent.
    let (dark, light) = (painted(on: .zero), painted(on: .one))
    alphas = zip(dark, light).map { (1 - ($1 - $0).sum() / 3) * Float(pattern.opacity) }
    colors = zip(dark, light).map { dark, light in
      let alpha = 1 - (light - dark).sum() / 3
      return alpha > 0 ? dark / alpha : .zero
    }
  }

  /// The mean colour in a pixel.
  func pixel(_ x: Int, _ y: Int, _ opacity: Float) -> (color: Raster.Pixel, alpha: Float) {
    var (color, alpha) = (Raster.Pixel.zero, Float(0))
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        func place(_ number: Int, _ sample: Int) -> CGFloat {
          CGFloat(number) + (CGFloat(sample) + 0.5) / CGFloat(Self.samples)
        }
        let index = index(of: CGPoint(x: place(x, column), y: place(y, row)).applying(inverse))
        color += colors[index] * alphas[index]
        alpha += alphas[index]
      }
    }
    guard alpha > 0 else { return (.zero, 0) }
    return (color / alpha, alpha / Float(Self.samples * Self.samples) * opacity)
  }

  /// The index of the pixel of the cell at a point.
  private func index(of point: CGPoint) -> Int {
    func part(_ value: CGFloat, _ length: CGFloat) -> Int {
      let cells = value / length
      let fraction = cells - cells.rounded(.down)
      return fraction.isFinite ? min(Self.side - 1, max(0, Int(fraction * CGFloat(Self.side)))) : 0
    }
    let column = part(point.x - tile.minX, tile.width)
    return part(point.y - tile.minY, tile.height) * Self.side + column
  }
}
