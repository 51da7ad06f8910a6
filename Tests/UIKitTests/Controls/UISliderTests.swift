import Simulator
import Testing
import UIKit

/// Truth: Apple, UISlider; the sizes are those of SystemBehavior.
@MainActor struct UISliderTests {
  private typealias Values = (minimum: Float, maximum: Float, value: Float)

  @Test func aNewOneIsAtZeroOfOne() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let slider = UISlider()
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    #expect(slider.isContinuous)
    #expect(slider.minimumTrackTintColor == nil && slider.thumbTintColor == nil)
    #expect(slider.currentThumbImage == nil)
    #expect(slider.sizeThatFits(CGSize(width: 90, height: 90)) == CGSize(width: 90, height: 31))
  }

  @Test(arguments: [
    (Float(0.5), Float(0.5)), (7, 1), (-7, 0), (.nan, 0), (.infinity, 1), (-.infinity, 0),
  ])
  func valuesStayInTheRange(value: Float, expected: Float) {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let slider = UISlider()
    slider.value = value
    #expect(slider.value == expected)
  }

  @Test func theEndsTakeTheValueAlong() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 80
    slider.maximumValue = 50
    #expect(slider.value == 50)
    slider.minimumValue = 60
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (60, 60, 60))
    slider.maximumValue = 20
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (20, 20, 20))
    slider.minimumValue = .nan
    #expect(slider.minimumValue == 20)
  }

  @Test func theThumbGoesFromSideToSide() {
    let scene = ControlScene { UISlider() }
    let bounds = scene.control.bounds
    let track = scene.control.trackRect(forBounds: bounds)
    #expect(track == CGRect(x: 2, y: 19, width: 96, height: 2))
    let places = [Float(0), 0.5, 1].map {
      scene.control.thumbRect(forBounds: bounds, trackRect: track, value: $0)
    }
    #expect(places.map(\.minX) == [0, 34.5, 69])
    #expect(places.allSatisfy { $0.size == CGSize(width: 31, height: 31) && $0.midY == 20 })
  }

  /// The thumb's middle is at 125.5 on the screen at first, and goes 69 points far.
  @Test func theThumbFollowsTheFinger() throws {
    let scene = ControlScene { UISlider() }
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 130, y: 220)))
    finger.move(to: CGPoint(x: 130 + 34.5, y: 220), duration: 0.1)
    #expect(abs(scene.control.value - 0.5) < 1e-5)
    #expect(scene.control.isTracking)
    finger.move(to: CGPoint(x: 315, y: 220), duration: 0.1)
    #expect(scene.control.value == 1)
    let count = scene.log.take().filter { $0 == "valueChanged" }.count
    #expect(count > 2)
    finger.lift()
    #expect(!scene.log.take().contains("valueChanged"))
    #expect(scene.control.value == 1)
  }

  @Test func withoutContinuityOnlyTheEndIsSent() throws {
    let scene = ControlScene { UISlider() }
    scene.control.isContinuous = false
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 125, y: 220)))
    finger.move(to: CGPoint(x: 160, y: 220), duration: 0.1)
    #expect(!scene.log.take().contains("valueChanged"))
    finger.lift()
    let log = scene.log.take()
    #expect(log.filter { $0 == "valueChanged" }.count == 1)
    #expect(log.contains("primaryActionTriggered"))
  }

  @Test func aTouchBesideTheThumbMovesNothing() {
    let scene = ControlScene { UISlider() }
    scene.simulator.drag(from: CGPoint(x: 190, y: 220), to: CGPoint(x: 205, y: 220))
    #expect(scene.control.value == 0)
    #expect(!scene.log.take().contains("valueChanged"))
    scene.control.setValue(0.25, animated: true)
    #expect(scene.log.take() == [])
  }

  @Test func coloursAndImagesReplaceEachOther() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let slider = UISlider()
    let image = UIImage()
    slider.setThumbImage(image, for: .normal)
    #expect(slider.currentThumbImage === image)
    #expect(slider.thumbImage(for: .highlighted) == nil)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === image)
    slider.thumbTintColor = .red
    #expect(slider.thumbImage(for: .normal) == nil)
    slider.setThumbImage(image, for: .normal)
    #expect(slider.thumbTintColor == nil)
    slider.minimumTrackTintColor = .blue
    slider.setMinimumTrackImage(image, for: .normal)
    #expect(slider.minimumTrackTintColor == nil)
    #expect(slider.currentMinimumTrackImage === image)
  }

  @Test func imagesAtTheEndsShortenTheTrack() {
    let scene = ControlScene { UISlider() }
    scene.control.minimumValueImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      _ in
    }
    let bounds = scene.control.bounds
    #expect(
      scene.control.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 15, width: 20, height: 10)
    )
    #expect(scene.control.trackRect(forBounds: bounds).minX == 30)
    #expect(scene.control.trackRect(forBounds: bounds).maxX == 98)
  }

  @Test(arguments: [(6.0, CGFloat(23)), (7, 60)])
  func upToIOS6TheHeightIsFixed(version: Double, height: CGFloat) {
    _ = Simulator.boot(.iPhone5, iOS: version)
    let slider = UISlider(frame: CGRect(x: 80, y: 100, width: 40, height: 60))
    #expect(slider.frame == CGRect(x: 80, y: 100, width: 40, height: height))
    #expect(slider.center.y == 100 + height / 2)
  }

  @Test func voiceOverReadsPercents() {
    _ = Simulator.boot(.iPhone6, iOS: 9)
    let slider = UISlider()
    slider.maximumValue = 20
    slider.minimumValue = 10
    slider.value = 12.5
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits.contains(.adjustable))
  }
}
