import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `CAReplicatorLayer`.
///
/// The transform of a copy is that of the one before and `instanceTransform`, about the middle. The colour of the original is
/// multiplied by `instanceColor`, to which the offsets are added for each copy. A delay is the time between two copies.
@MainActor struct LayerCopyTests {
  private func replicator(count: Int) -> (layer: CAReplicatorLayer, dot: CALayer) {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.instanceCount = count
    let dot = plainLayer(.white, CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.addSublayer(dot)
    return (layer, dot)
  }

  private func middle(_ index: Int) -> CGPoint { CGPoint(x: 10 + 20 * CGFloat(index), y: 10) }

  @Test func offsetsAreAddedToTheColorOfEachCopy() {
    let (layer, _) = replicator(count: 4)
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceColor = UIColor(red: 0.8, green: 0.2, blue: 1, alpha: 1).cgColor
    (layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset) = (-0.2, 0.1, -0.5)
    let shown = picture(of: layer)
    for index in 0..<4 {
      let step = CGFloat(index)
      let color = UIColor(
        red: 0.8 - 0.2 * step,
        green: 0.2 + 0.1 * step,
        blue: max(0, 1 - 0.5 * step),
        alpha: 1
      )
      #expect(shown.shows(color, at: middle(index)), "\(index)")
    }
    #expect(shown.shows(.white, at: middle(4)))
  }

  @Test func theAlphaIsThatOfTheWholeCopy() {
    let (layer, dot) = replicator(count: 3)
    dot.backgroundColor = UIColor.red.cgColor
    dot.addSublayer(plainLayer(.black, CGRect(x: 0, y: 0, width: 20, height: 20)))
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceAlphaOffset = -0.25
    let shown = picture(of: layer)
    for (index, alpha) in [(0, 1), (1, 0.75), (2, 0.5)] as [(Int, CGFloat)] {
      #expect(shown.shows(.black.onWhite(alpha), at: middle(index)))
    }
  }

  @Test func theTransformIsAboutTheMiddle() {
    let (layer, dot) = replicator(count: 4)
    dot.backgroundColor = UIColor.red.cgColor
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let shown = picture(of: layer)
    for point in [(10, 10), (90, 10), (90, 90), (10, 90)] as [(CGFloat, CGFloat)] {
      #expect(shown.shows(.red, at: CGPoint(x: point.0, y: point.1)))
    }
    #expect(shown.shows(.white, at: CGPoint(x: 50, y: 50)))
  }

  /// A ring of two cards, the second behind the first.
  @Test(arguments: [true, false]) func theDepthOfCopiesIsKeptIfItIsPreserved(preservesDepth: Bool) {
    let (layer, card) = replicator(count: 2)
    layer.preservesDepth = preservesDepth
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    layer.instanceRedOffset = -1
    card.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    card.zPosition = 20
    #expect(
      picture(of: layer).shows(preservesDepth ? .white : .cyan, at: CGPoint(x: 50, y: 50))
    )
  }

  @Test func animationsOfCopiesAreDelayed() {
    let simulator = show()
    let (layer, dot) = replicator(count: 3)
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceDelay = 0.5
    let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    view.layer.addSublayer(layer)
    simulator.device.application.windowsBackToFront.last?.addSubview(view)
    simulator.advance(by: 0.1)
    let fade = CABasicAnimation(keyPath: "backgroundColor")
    (fade.fromValue, fade.toValue) = (UIColor.black.cgColor, UIColor.white.cgColor)
    (fade.duration, fade.fillMode) = (2, .backwards)
    fade.beginTime = CACurrentMediaTime()
    dot.add(fade, forKey: nil)
    simulator.advance(by: 1)
    let shown = Picture(of: view, caption: "copies")
    for (index, share) in [(0, 0.5), (1, 0.25), (2, 0)] as [(Int, CGFloat)] {
      #expect(shown.shows(UIColor(white: share, alpha: 1), at: middle(index), within: 0.02), "\(index)")
    }
  }

  @Test func aFilmFollowsEachCopy() throws {
    let simulator = show()
    let (layer, dot) = replicator(count: 3)
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    view.layer.addSublayer(layer)
    simulator.device.application.windowsBackToFront.last?.addSubview(view)
    simulator.advance(by: 0.1)
    let recorder = FilmRecorder(simulator.device, caption: "copies")
    let move = CABasicAnimation(keyPath: "position.y")
    (move.fromValue, move.toValue, move.duration) = (10, 90, 0.5)
    dot.add(move, forKey: nil)
    simulator.advance(by: 0.6)
    let film = recorder.finish()
    for frame in film.frameStates.indices {
      let keys = film.nodes(at: frame).map(\.key)
      #expect(Set(keys).count == keys.count)
    }
    #expect(film.segments.count == 1)
  }

  @Test func imagesAreMultipliedToo() throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAF0lEQVR42mP4z8DwHwwZ/gMxAwOYBaIBfpsH+WmhNskAAAAASUVORK5CYII="
    let (layer, dot) = replicator(count: 2)
    dot.contents = try #require(Data(base64Encoded: png).flatMap { UIImage(data: $0) }).cgImage
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 1).cgColor
    layer.instanceRedOffset = -0.8
    let shown = picture(of: layer)
    let xml = ParsedXML(shown.svg)
    #expect(
      xml.all("feColorMatrix").map { $0["values"] } == [
        "1 0 0 0 0 0 0.4 0 0 0 0 0 0 0 0 0 0 0 1 0", "0.2 0 0 0 0 0 0.4 0 0 0 0 0 0 0 0 0 0 0 1 0",
      ]
    )
    // An image counts as grey, 0.6.
    #expect(shown.shows(UIColor(red: 0.12, green: 0.24, blue: 0, alpha: 1), at: middle(1)))
  }
}
