import Testing
import UIKit

@testable import Rendering

/// What UIKit's drawing functions look like.
///
/// Truth: Apple, UIRectFillUsingBlendMode, UIRectFrameUsingBlendMode, UIGraphicsRendererContext.fill(_:blendMode:),
/// UIBezierPath.fill(with:alpha:) and stroke(with:alpha:), UIImage.draw(at:) and drawAsPattern(in:); W3C, Compositing
/// and Blending Level 1.
@MainActor struct UIKitDrawingTests {
  private let square = CGRect(x: 20, y: 20, width: 60, height: 60)

  /// The picture of an image of 100 × 100 points on white paper.
  private func picture(_ draw: (UIGraphicsImageRendererContext) -> Void) -> Picture {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image(actions: draw)
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    paper.addSubview(UIImageView(image: image))
    return Picture(of: paper, caption: "drawing")
  }

  private func tile(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.blue.setFill()
      context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
    }
  }

  // MARK: Blend modes

  /// The functions that fill a rectangle in a blend mode.
  enum Filling: CaseIterable { case function, context, path }

  private func fill(_ rect: CGRect, by filling: Filling, _ context: UIGraphicsImageRendererContext) {
    switch filling {
    case .function: UIRectFillUsingBlendMode(rect, .multiply)
    case .context: context.fill(rect, blendMode: .multiply)
    case .path: UIBezierPath(rect: rect).fill(with: .multiply, alpha: 1)
    }
  }

  @Test(arguments: Filling.allCases) func aFillIsMultipliedWithWhatIsBelow(filling: Filling) {
    let picture = picture { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor.cyan.setFill()
      fill(square, by: filling, context)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(picture.shows(.green, at: CGPoint(x: 50, y: 50)), "yellow × cyan")
    #expect(picture.shows(.yellow, at: CGPoint(x: 90, y: 90)))
    #expect(picture.shows(.cyan, at: CGPoint(x: 5, y: 5)), "the mode is as before")
  }

  @Test func aFrameIsMultipliedWithWhatIsBelow() {
    let picture = picture { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor.cyan.setFill()
      UIRectFrameUsingBlendMode(square, .multiply)
    }
    #expect(picture.shows(.green, at: CGPoint(x: 20.5, y: 50)))
    #expect(picture.shows(.green, at: CGPoint(x: 50, y: 79.5)))
    #expect(picture.shows(.yellow, at: CGPoint(x: 21.5, y: 50)))
    #expect(picture.shows(.yellow, at: CGPoint(x: 19.5, y: 50)))
  }

  @Test func copyReplacesWhatIsBelow() {
    let picture = picture { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor.clear.setFill()
      UIRectFillUsingBlendMode(square, .copy)
    }
    #expect(picture.shows(.white, at: CGPoint(x: 50, y: 50)), "the paper shows")
    #expect(picture.shows(.red, at: CGPoint(x: 10, y: 50)))
  }

  @Test func pathsHaveAnOpacity() {
    let picture = picture { _ in
      let path = UIBezierPath(rect: square)
      path.lineWidth = 10
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill(with: .normal, alpha: 0.5)
      path.stroke(with: .multiply, alpha: 0.5)
    }
    #expect(picture.shows(UIColor.red.onWhite(0.5), at: CGPoint(x: 50, y: 50), within: 0.02))
    #expect(picture.shows(UIColor.blue.onWhite(0.5), at: CGPoint(x: 17, y: 50), within: 0.02))
  }

  // MARK: Images

  @Test func whatIsDrawnBeforeTheOriginIsCropped() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      tile(CGSize(width: 100, height: 100)).draw(at: CGPoint(x: -35, y: -50))
    }
    let picture = picture { _ in image.draw(at: CGPoint(x: 40, y: 40)) }
    #expect(image.size == CGSize(width: 30, height: 30))
    #expect(picture.shows(.red, at: CGPoint(x: 54, y: 55)) && picture.shows(.blue, at: CGPoint(x: 56, y: 55)))
    for outside in [(38, 55), (72, 55), (55, 38), (55, 72)] {
      #expect(picture.shows(.white, at: CGPoint(x: outside.0, y: outside.1)), "\(outside)")
    }
  }

  @Test func aPatternStartsAtTheOriginAndFillsTheRectangle() {
    let picture = picture { _ in
      tile(CGSize(width: 20, height: 20)).drawAsPattern(in: CGRect(x: 25, y: 30, width: 50, height: 40))
    }
    for x: CGFloat in [27, 35, 45, 55, 65, 73] {
      let color: UIColor = x.truncatingRemainder(dividingBy: 20) < 10 ? .red : .blue
      #expect(picture.shows(color, at: CGPoint(x: x, y: 31)), "\(x)")
      #expect(picture.shows(color, at: CGPoint(x: x, y: 69)), "\(x)")
    }
    for outside in [(23, 50), (77, 50), (50, 28), (50, 72)] {
      #expect(picture.shows(.white, at: CGPoint(x: outside.0, y: outside.1)), "\(outside)")
    }
  }
}
