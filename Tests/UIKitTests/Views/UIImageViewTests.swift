import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIImageView and UIView.ContentMode; the arithmetic of positions and times.
@MainActor struct UIImageViewTests {
  private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  private func shownSize(_ view: UIImageView) -> CGSize? {
    guard case .image(let size)? = Painted.play(view.drawing).first?.kind else { return nil }
    return size
  }

  @Test func takesTheSizeOfItsImage() {
    _ = Simulator.boot()
    let view = UIImageView(image: Self.image(20, 10))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.contentMode == .scaleToFill)
    view.image = Self.image(5, 5)
    #expect(view.frame.width == 20)
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 5, height: 5))
    #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// An image of 20 by 10 points in bounds of 100 by 80.
  nonisolated static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 80)),
    (.redraw, CGRect(x: 0, y: 0, width: 100, height: 80)),
    (.scaleAspectFit, CGRect(x: 0, y: 15, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -30, y: 0, width: 160, height: 80)),
    (.center, CGRect(x: 40, y: 35, width: 20, height: 10)),
    (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
    (.bottom, CGRect(x: 40, y: 70, width: 20, height: 10)),
    (.left, CGRect(x: 0, y: 35, width: 20, height: 10)),
    (.right, CGRect(x: 80, y: 35, width: 20, height: 10)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
    (.topRight, CGRect(x: 80, y: 0, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 0, y: 70, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 80, y: 70, width: 20, height: 10)),
  ]

  @Test(arguments: modes)
  func theContentModePlacesTheImage(mode: UIView.ContentMode, frame: CGRect) {
    _ = Simulator.boot()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.image = Self.image(20, 10)
    _ = view.drawing
    view.contentMode = mode
    let drawn = Painted.play(view.drawing)
    #expect(drawn.map(\.box) == [frame])
    // The overflow is visible unless the view clips.
    #expect(drawn[0].clips.isEmpty)
  }

  @Test func theHighlightedImageShowsWhileHighlighted() {
    _ = Simulator.boot()
    let view = UIImageView(image: Self.image(20, 10), highlightedImage: Self.image(4, 4))
    #expect(shownSize(view)?.width == 20)
    view.isHighlighted = true
    #expect(shownSize(view)?.width == 4)
    view.highlightedImage = nil
    #expect(shownSize(view)?.width == 20)
  }

  @Test func aTemplateShowsInTheTint() {
    _ = Simulator.boot()
    let view = UIImageView(image: Self.image(20, 10).withRenderingMode(.alwaysTemplate))
    func color() -> UIColor? {
      guard case .image(let image, _, _)? = view.drawing.first else { return nil }
      return Painted.play(image.commands).first?.color
    }
    view.tintColor = .red
    #expect(color() == .red)
    let superview = UIView(frame: .zero)
    superview.tintColor = .green
    view.tintColor = nil
    superview.addSubview(view)
    #expect(color() == .green)
  }

  // MARK: Animated images

  @Test func imagesTakeTurnsOnTheVirtualClock() {
    let device = Simulator.boot()
    let view = UIImageView(image: Self.image(1, 1))
    view.animationImages = [Self.image(10, 10), Self.image(20, 20), Self.image(30, 30), Self.image(40, 40)]
    view.animationDuration = 2
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    var widths: [CGFloat] = []
    for _ in 0..<6 {
      widths.append(shownSize(view)?.width ?? 0)
      device.advance(by: 0.5)
    }
    #expect(widths == [10, 20, 30, 40, 10, 20])
    view.stopAnimating()
    #expect(shownSize(view)?.width == 1)
  }

  @Test func withoutADurationEachTakesAThirtieth() {
    let device = Simulator.boot()
    let view = UIImageView(image: nil)
    view.frame.size = CGSize(width: 10, height: 10)
    view.animationImages = [Self.image(10, 10), Self.image(20, 20)]
    view.startAnimating()
    device.advance(by: 1.0 / 30)
    #expect(shownSize(view)?.width == 20)
    device.advance(by: 1.0 / 30)
    #expect(shownSize(view)?.width == 10)
  }

  @Test func aCountedAnimationEndsByItself() {
    let device = Simulator.boot()
    let view = UIImageView(image: Self.image(1, 1))
    view.animationImages = [Self.image(10, 10), Self.image(20, 20)]
    view.animationDuration = 1
    view.animationRepeatCount = 3
    view.startAnimating()
    #expect(device.advanceUntilIdle())
    #expect(abs(device.time - 3) < 0.05)
    #expect(!view.isAnimating)
    #expect(shownSize(view)?.width == 1)
  }

  @Test func withoutImagesNothingStarts() {
    _ = Simulator.boot()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.startAnimating()
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
    #expect(view.drawing.isEmpty)
  }

  @Test func aDurationTooShortToDivideByShowsAnImage() {
    let device = Simulator.boot()
    let view = UIImageView(image: nil)
    view.frame.size = CGSize(width: 10, height: 10)
    view.animationImages = [Self.image(10, 10), Self.image(20, 20)]
    view.animationDuration = .leastNonzeroMagnitude
    view.startAnimating()
    device.advance(by: 1)
    #expect(shownSize(view)?.width == 10)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func oddDurationsCountAsNone(duration: Double) {
    let device = Simulator.boot()
    let view = UIImageView(image: nil)
    view.frame.size = CGSize(width: 10, height: 10)
    view.animationImages = [Self.image(10, 10), Self.image(20, 20)]
    view.animationDuration = duration
    view.startAnimating()
    device.advance(by: 1.0 / 30)
    #expect(shownSize(view)?.width == 20)
  }
}
