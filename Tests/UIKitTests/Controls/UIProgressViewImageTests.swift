import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIProgressView: setting an image of a part removes its colour, and vice
/// versa.
@MainActor struct UIProgressViewImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test func imagesAndColoursTakeEachOtherAway() {
    _ = Simulator.boot()
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.progressImage == nil && bar.trackImage == nil)
    bar.progressTintColor = .red
    bar.trackTintColor = .green
    bar.progressImage = image
    bar.trackImage = image
    #expect(bar.progressTintColor == nil && bar.trackTintColor == nil)
    bar.progressTintColor = .red
    #expect(bar.progressImage == nil && bar.trackImage === image)
    bar.trackTintColor = .green
    #expect(bar.trackImage == nil)
  }

  @Test func theImagesFillTheirParts() {
    _ = Simulator.boot()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progressImage = image
    bar.trackImage = image
    bar.progress = 0.5
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.backgroundColor) == [nil, nil])
    let boxes = bar.subviews.map { Painted.play($0.drawing).map(\.box) }
    #expect(
      boxes == [[CGRect(x: 0, y: 0, width: 150, height: 2)], [CGRect(x: 0, y: 0, width: 75, height: 2)]]
    )
  }
}
