import Simulator
import Testing

@testable import UIKit

/// Truth: Apple, UIImage.animatedImage(with:duration:) and animatedImageNamed(_:duration:).
@MainActor struct AnimatedImageTests {
  private static func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func anImageViewPlaysAnAnimatedImage() throws {
    let device = Simulator.boot()
    let image = try #require(UIImage.animatedImage(with: [Self.image(10), Self.image(20)], duration: 2))
    #expect(image.size.width == 10 && image.images?.count == 2 && image.duration == 2)
    let view = UIImageView(image: image)
    #expect(view.isAnimating)
    var widths: [CGFloat?] = []
    for _ in 0..<4 {
      widths.append(view.shownImage?.size.width)
      device.advance(by: 1)
    }
    #expect(widths == [10, 20, 10, 20])
    device.advance(by: 1)
    view.stopAnimating()
    #expect(view.shownImage?.size.width == 10 && !view.isAnimating)
    view.startAnimating()
    device.advance(by: 1)
    #expect(view.shownImage?.size.width == 20)
    view.image = Self.image(5)
    #expect(view.shownImage?.size.width == 5 && !view.isAnimating)
  }

  @Test func withoutImagesThereIsNoAnimation() {
    _ = Simulator.boot()
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(Self.image(1).images == nil && Self.image(1).duration == 0)
  }

  @Test func numberedImagesMakeAnAnimation() {
    let device = Simulator.boot()
    device.addAssets(["a0": Self.image(1), "a1": Self.image(2), "a3": Self.image(3), "b1": Self.image(4)])
    #expect(UIImage.animatedImageNamed("a", duration: 1)?.images?.map(\.size.width) == [1, 2])
    #expect(UIImage.animatedImageNamed("b", duration: 1)?.images?.map(\.size.width) == [4])
    #expect(UIImage.animatedImageNamed("c", duration: 1) == nil)
  }
}
