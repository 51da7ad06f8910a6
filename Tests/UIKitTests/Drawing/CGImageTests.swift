import Simulator
import Testing
import UIKit

/// Truth: Apple, UIImage.cgImage, init(cgImage:scale:orientation:), UIImage.Orientation and CGImagePropertyOrientation (where the
/// first row and column of the pixels are).
@MainActor struct CGImageTests {
  /// 20 × 10 points, with a square of 4 points in the upper left corner.
  private var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func itsSizeIsInPixels() throws {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let pixels = try #require(image.cgImage)
    #expect((pixels.width, pixels.height) == (40, 20))
    let plain = UIImage(cgImage: pixels)
    #expect(plain.size == CGSize(width: 40, height: 20) && plain.scale == 1)
    let sharp = UIImage(cgImage: pixels, scale: 4, orientation: .up)
    #expect(sharp.size == CGSize(width: 10, height: 5) && sharp.scale == 4)
    #expect(sharp.imageOrientation == .up && image.imageOrientation == .up)
    #expect(sharp.cgImage == pixels && sharp.withRenderingMode(.alwaysTemplate).cgImage == pixels)
    #expect(UIImage().cgImage == nil)
    let file = try #require(UIImage(data: ImageFile.png, scale: 2)?.cgImage)
    #expect((file.width, file.height) == (3, 2))
    #expect(UIImage(cgImage: file).pngData() == ImageFile.png)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func aScaleThatIsNoneCountsAsOne(scale: CGFloat) throws {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let pixels = try #require(image.cgImage)
    #expect(UIImage(cgImage: pixels, scale: scale, orientation: .up).size == CGSize(width: 40, height: 20))
  }

  /// Where the square of 8 pixels is in an image of 40 × 20.
  @Test(arguments: [
    (UIImage.Orientation.up, CGRect(x: 0, y: 0, width: 8, height: 8), true),
    (.down, CGRect(x: 32, y: 12, width: 8, height: 8), true),
    (.left, CGRect(x: 0, y: 32, width: 8, height: 8), false),
    (.right, CGRect(x: 12, y: 0, width: 8, height: 8), false),
    (.upMirrored, CGRect(x: 32, y: 0, width: 8, height: 8), true),
    (.downMirrored, CGRect(x: 0, y: 12, width: 8, height: 8), true),
    (.leftMirrored, CGRect(x: 0, y: 0, width: 8, height: 8), false),
    (.rightMirrored, CGRect(x: 12, y: 32, width: 8, height: 8), false),
  ])
  func anOrientationTurnsThePixels(orientation: UIImage.Orientation, place: CGRect, isUpright: Bool) throws {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(
      turned.size == (isUpright ? CGSize(width: 40, height: 20) : CGSize(width: 20, height: 40))
    )
    #expect(turned.imageOrientation == orientation && turned.cgImage == pixels)
    #expect(Self.squares(turned.commands, .identity) == [place])
  }

  @Test(arguments: (0..<8).compactMap(UIImage.Orientation.init))
  func aFlippedImageHasTheSamePixelsMirrored(orientation: UIImage.Orientation) throws {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let flipped = turned.withHorizontallyFlippedOrientation()
    let place = try #require(Self.squares(turned.commands, .identity).first)
    let mirrored = CGRect(x: turned.size.width - place.maxX, y: place.minY, width: 8, height: 8)
    #expect(Self.squares(flipped.commands, .identity) == [mirrored])
    #expect(flipped.size == turned.size && flipped.cgImage == pixels)
    // A file with this orientation looks the same.
    let other = UIImage(cgImage: pixels, scale: 1, orientation: flipped.imageOrientation)
    #expect(Self.squares(other.commands, .identity) == [mirrored])
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
  }

  @Test func aFlippedImageHasItsInsetsOnTheOtherSides() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let flipped = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate).withHorizontallyFlippedOrientation()
    let mirrored = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
    #expect(flipped.capInsets == mirrored && flipped.alignmentRectInsets == mirrored)
    #expect(flipped.resizingMode == .stretch && flipped.renderingMode == .alwaysTemplate)
  }

  @Test func anImageRemembersToFlipFromRightToLeft() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection && flipping.imageOrientation == .up)
    #expect(flipping.withRenderingMode(.alwaysTemplate).flipsForRightToLeftLayoutDirection)
    #expect(flipping.withTintColor(.red).flipsForRightToLeftLayoutDirection)
    #expect(flipping.withHorizontallyFlippedOrientation().flipsForRightToLeftLayoutDirection)
  }

  /// The boxes of what a drawing fills, through the images in it.
  private static func squares(_ commands: [DrawingCommand], _ transform: CGAffineTransform) -> [CGRect] {
    var current = transform
    return commands.flatMap { command -> [CGRect] in
      switch command {
      case .concatenate(let more):
        current = more.concatenating(current)
        return []
      case .restore:
        current = transform
        return []
      case .fill(let outline, _, _, _): return [outline.boundingBox.applying(current)]
      case .image(let image, let rect, _):
        let fit = CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
        return squares(image.commands, fit.concatenating(current))
      default: return []
      }
    }
  }
}
