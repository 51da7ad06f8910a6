import CoreGraphics
import Testing

/// Truth: Apple, CGContextBeginTransparencyLayer (drawn as a whole with the opacity at its begin; inside, opacity,
/// shadow and blend mode start as none), CGContextClipToMask, CGContextRestoreGState.
struct DrawingLayerTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func gray(_ alpha: CGFloat, _ space: CGColorSpace, _ info: CGImageAlphaInfo) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: info.rawValue
      )
    )
    context.setFillColor(gray: 1, alpha: alpha)
    // The upper half, as y grows upwards.
    context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    return try #require(context.makeImage())
  }

  @Test func aTransparencyLayerFadesAsAWhole() {
    let commands = drawing { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(square)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(square)
      context.endTransparencyLayer()
      context.fill(CGRect(x: 50, y: 0, width: 10, height: 10))
    }
    #expect(DrawnPixel(commands, at: CGPoint(x: 5, y: 5)).isNear(red: 0, green: 0.5, blue: 0, alpha: 0.5))
    // The state before the layer: black with half the opacity.
    #expect(DrawnPixel(commands, at: CGPoint(x: 55, y: 5)).isNear(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func aTransparencyLayerKeepsTheShadowForTheWhole() throws {
    let commands = drawing { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 1))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.endTransparencyLayer()
    }
    guard
      case .layer(let inner, let layer) = try #require(
        commands.first(where: {
          if case .layer = $0 { true } else { false }
        })
      ), case .fill(_, _, _, let shadow) = try #require(inner.first)
    else {
      Issue.record("No layer")
      return
    }
    #expect(layer.shadow?.offset == CGSize(width: 1, height: 2) && shadow == nil)
  }

  @Test func statesSavedInALayerEndWithIt() {
    let commands = drawing { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.translateBy(x: 50, y: 0)
      context.endTransparencyLayer()
      context.fill(square)
      context.endTransparencyLayer()
    }
    #expect(DrawnPixel(commands, at: CGPoint(x: 5, y: 5)).alpha == 1)
  }

  @Test func aLayersStateIsNotRestoredInside() {
    let commands = drawing { context in
      context.saveGState()
      context.translateBy(x: 50, y: 0)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
      context.fill(square)
      context.endTransparencyLayer()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 50, width: 10, height: 10))
    }
    #expect(DrawnPixel(commands, at: CGPoint(x: 55, y: 5)).alpha == 1)
    #expect(DrawnPixel(commands, at: CGPoint(x: 5, y: 55)).alpha == 1)
  }

  @Test func openLayersAreClosed() {
    let commands = drawing { context in
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
      context.saveGState()
      context.translateBy(x: 2, y: 0)
      context.fill(square)
    }
    #expect(DrawnPixel(commands, at: CGPoint(x: 13, y: 2)).alpha == 1)
    #expect(DrawnPixel(commands, at: CGPoint(x: 16, y: 2)).alpha == 0)
    #expect(DrawnPixel(commands, at: CGPoint(x: 11, y: 2)).alpha == 0)
  }

  @Test func aMaskMultipliesTheOpacityUpToTheEndOfItsState() throws {
    let mask = try gray(0.5, CGColorSpaceCreateDeviceRGB(), .premultipliedLast)
    let commands = drawing { context in
      context.saveGState()
      context.clip(to: square, mask: mask)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 50, width: 10, height: 10))
    }
    // Upside down with a y axis that grows downwards: the upper half of the image is below.
    #expect(DrawnPixel(commands, at: CGPoint(x: 5, y: 8)).alpha == 0.5)
    #expect(DrawnPixel(commands, at: CGPoint(x: 5, y: 2)).alpha == 0)
    #expect(DrawnPixel(commands, at: CGPoint(x: 20, y: 20)).alpha == 0)
    #expect(DrawnPixel(commands, at: CGPoint(x: 5, y: 55)).alpha == 1)
  }

  @Test func aGreyMaskWithoutAlphaCountsByItsLightness() throws {
    let mask = try gray(1, CGColorSpaceCreateDeviceGray(), .none)
    let image = try gray(1, CGColorSpaceCreateDeviceRGB(), .noneSkipLast)
    let masked = try #require(image.masking(mask))
    // Black hides, white shows: the image is opaque everywhere, and the mask white in its upper half.
    #expect(DrawnPixel(masked.commands, at: CGPoint(x: 2, y: 1)).alpha == 1)
    #expect(DrawnPixel(masked.commands, at: CGPoint(x: 2, y: 3)).alpha == 0)
  }
}
