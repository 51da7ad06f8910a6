import CoreGraphics
import Testing

/// Truth: Apple, CGBitmapContextCreate, "Quartz 2D Programming Guide" (supported pixel formats; the origin is at the
/// bottom left), CGContextDrawImage, CGContextConvertPointToDeviceSpace, CGImageCreateWithImageInRect.
struct CGContextBitmapTests {
  private func bitmap(
    width: Int = 8,
    height: Int = 4,
    bits: Int = 8,
    _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ info: CGImageAlphaInfo = .premultipliedLast,
    bytesPerRow: Int = 0
  ) -> CGContext? {
    CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: bits,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: info.rawValue
    )
  }

  /// An image whose lower left quarter is red.
  private func corner() throws -> CGImage {
    let context = try #require(bitmap())
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    return try #require(context.makeImage())
  }

  @Test func theOriginIsAtTheBottomLeft() throws {
    let image = try corner()
    #expect(image.width == 8 && image.height == 4)
    #expect(DrawnPixel(image.commands, at: CGPoint(x: 1, y: 3)).isNear(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(DrawnPixel(image.commands, at: CGPoint(x: 1, y: 1)).alpha == 0)
  }

  @Test func imagesAreUprightInABitmap() throws {
    let image = try corner()
    let context = try #require(bitmap())
    context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 4))
    let copy = try #require(context.makeImage())
    #expect(DrawnPixel(copy.commands, at: CGPoint(x: 1, y: 3)).alpha == 1)
    #expect(DrawnPixel(copy.commands, at: CGPoint(x: 1, y: 1)).alpha == 0)
  }

  @Test func imagesAreUpsideDownWhereYGrowsDownwards() throws {
    let image = try corner()
    let commands = drawing { $0.draw(image, in: CGRect(x: 10, y: 0, width: 8, height: 4)) }
    #expect(DrawnPixel(commands, at: CGPoint(x: 11, y: 1)).alpha == 1)
    #expect(DrawnPixel(commands, at: CGPoint(x: 11, y: 3)).alpha == 0)
    let upright = drawing { context in
      context.translateBy(x: 0, y: 4)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 10, y: 0, width: 8, height: 4))
    }
    #expect(DrawnPixel(upright, at: CGPoint(x: 11, y: 3)).alpha == 1)
  }

  @Test func tilesFillTheClip() throws {
    let image = try corner()
    let commands = drawing { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 20))
      context.draw(image, in: CGRect(x: 2, y: 1, width: 8, height: 4), byTiling: true)
    }
    // Quarters of 4 × 2 begin at 2 + 8 n and, upside down, at 1 + 4 n.
    #expect(DrawnPixel(commands, at: CGPoint(x: 3, y: 2)).alpha == 1)
    #expect(DrawnPixel(commands, at: CGPoint(x: 7, y: 2)).alpha == 0)
    #expect(DrawnPixel(commands, at: CGPoint(x: 43, y: 18)).alpha == 1)
    #expect(DrawnPixel(commands, at: CGPoint(x: 1, y: 2)).alpha == 0)
    #expect(DrawnPixel(commands, at: CGPoint(x: 51, y: 18)).alpha == 0)
  }

  @Test(arguments: [
    (8, CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.premultipliedFirst, 32),
    (8, CGColorSpaceCreateDeviceRGB(), .noneSkipLast, 32),
    (5, CGColorSpaceCreateDeviceRGB(), .noneSkipFirst, 16), (8, CGColorSpaceCreateDeviceGray(), .none, 8),
    (8, CGColorSpaceCreateDeviceGray(), .alphaOnly, 8),
    (16, CGColorSpaceCreateDeviceRGB(), .premultipliedLast, 64),
  ])
  func formatsAreThoseOfCoreGraphics(
    _ bits: Int,
    _ space: CGColorSpace,
    _ info: CGImageAlphaInfo,
    _ pixel: Int
  ) throws {
    let context = try #require(bitmap(bits: bits, space, info))
    #expect(
      context.bitsPerPixel == pixel && context.bytesPerRow == 8 * pixel / 8 && context.alphaInfo == info
    )
    let image = try #require(context.makeImage())
    #expect(image.bitsPerPixel == pixel && image.alphaInfo == info && image.colorSpace == space)
    #expect(image.bitsPerComponent == bits && image.bitmapInfo.rawValue == info.rawValue && !image.isMask)
  }

  @Test func otherFormatsHaveNoContext() {
    #expect(bitmap(width: 0) == nil && bitmap(height: -1) == nil && bitmap(bytesPerRow: 31) == nil)
    #expect(bitmap(CGColorSpaceCreateDeviceRGB(), .none) == nil)
    #expect(bitmap(CGColorSpaceCreateDeviceRGB(), .last) == nil)
    #expect(bitmap(bits: 5) == nil && bitmap(CGColorSpaceCreateDeviceGray(), .premultipliedLast) == nil)
    var pixel: UInt32 = 0
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(
      CGContext(
        data: &pixel,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: space,
        bitmapInfo: info
      ) == nil
    )
  }

  @Test func withoutAnAlphaChannelABitmapIsBlack() throws {
    let image = try #require(bitmap(CGColorSpaceCreateDeviceRGB(), .noneSkipLast)?.makeImage())
    #expect(DrawnPixel(image.commands, at: CGPoint(x: 1, y: 1)).isNear(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func theSpacesOfABitmapAreTheSame() throws {
    let context = try #require(bitmap())
    #expect(context.userSpaceToDeviceSpaceTransform.isIdentity)
    context.translateBy(x: 2, y: 1)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 3, y: 2))
    #expect(context.convertToUserSpace(CGPoint(x: 3, y: 2)) == CGPoint(x: 1, y: 1))
    #expect(context.ctm == CGAffineTransform(translationX: 2, y: 1))
  }

  @Test func theDeviceOfAScreenHasPixelsFromTheBottom() {
    _ = drawing { context in
      // 100 × 100 points at a scale of 2.
      #expect(context.convertToDeviceSpace(CGPoint(x: 10, y: 20)) == CGPoint(x: 20, y: 160))
      #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2))
      let rect = CGRect(x: 0, y: 90, width: 10, height: 10)
      #expect(context.convertToDeviceSpace(rect) == CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(context.convertToUserSpace(CGRect(x: 0, y: 0, width: 20, height: 20)) == rect)
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 200))
    }
  }

  @Test func theClipHasABoundingBox() {
    _ = drawing { context in
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
      context.saveGState()
      context.addEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
      context.clip()
      context.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 20, y: -50, width: 100, height: 100))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 0, width: 20, height: 40))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test func aPartOfAnImageHasWholePixels() throws {
    let image = try corner()
    let part = try #require(image.cropping(to: CGRect(x: 2.5, y: 1.5, width: 20, height: 2)))
    // Enlarged to 2…23 × 1…4, and cut to 2…8 × 1…4.
    #expect(part.width == 6 && part.height == 3)
    #expect(DrawnPixel(part.commands, at: CGPoint(x: 1, y: 2)).alpha == 1)
    #expect(DrawnPixel(part.commands, at: CGPoint(x: 3, y: 2)).alpha == 0)
    #expect(DrawnPixel(part.commands, at: CGPoint(x: 1, y: 0.5)).alpha == 0)
    #expect(image.cropping(to: CGRect(x: 8, y: 0, width: 5, height: 5)) == nil)
    #expect(image.cropping(to: .null) == nil && image.copy() != image)
  }
}
