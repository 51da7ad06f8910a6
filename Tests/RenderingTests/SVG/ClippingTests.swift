import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `clipsToBounds`, `masksToBounds` and `UIView.ContentMode`: of a view that clips, nothing
/// is seen outside its bounds, neither its own content and shadow nor that of its subviews.
@MainActor struct ClippingTests {
  private static let place = CGRect(x: 100, y: 100, width: 80, height: 40)

  /// A red image of 60 × 120 points.
  private static func imageView(_ mode: UIView.ContentMode) -> UIImageView {
    let size = CGSize(width: 60, height: 120)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let view = UIImageView(frame: place)
    view.image = image
    view.contentMode = mode
    return view
  }

  /// A view that clips, around another one that fills it.
  private static func frame(around view: UIView) -> UIView {
    let frame = UIView(frame: place)
    view.frame = frame.bounds
    frame.addSubview(view)
    return frame
  }

  private static func shadowed() -> UIView {
    let view = box(place)
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(width: 20, height: 20)
    return view
  }

  private static func rounded(_ view: UIView) -> UIView {
    view.layer.cornerRadius = 8
    return view
  }

  /// A large text in a small label.
  private static func label() -> UIView {
    let label = UILabel(frame: place)
    label.font = .systemFont(ofSize: 60)
    label.text = "High"
    return label
  }

  private nonisolated static let overflowing: [@MainActor @Sendable () -> UIView] = [
    { imageView(.scaleAspectFill) }, { imageView(.center) }, { imageView(.topLeft) },
    { imageView(.bottomRight) }, { frame(around: imageView(.scaleAspectFill)) },
    { frame(around: frame(around: imageView(.center))) }, { shadowed() }, { rounded(shadowed()) },
    { rounded(imageView(.scaleToFill)) }, { frame(around: shadowed()) }, { frame(around: label()) },
  ]

  /// The bounding boxes of what is seen on the screen, without the white sheet that fills it.
  private func seen(_ nodes: [SceneNode]) throws -> [CGRect] {
    let screen = try #require(nodes.firstIndex { $0.key == .screen })
    var seen: [CGRect] = []
    nodes[(screen + 1)...].visitLeaves { _, extent in
      if !extent.isEmpty, extent.width < 300 { seen.append(extent) }
    }
    return seen
  }

  @Test(arguments: overflowing) func nothingIsSeenOutsideAViewThatClips(
    make: @MainActor @Sendable () -> UIView
  ) throws {
    let view = make()
    view.clipsToBounds = true
    let simulator = show { $0.addSubview(view) }
    let still = try seen(Picture(of: simulator, caption: "still").scene.nodes)
    #expect(!still.isEmpty)
    for extent in still { #expect(extent.isWithin(Self.place)) }
    // A film ends on what its last still shows.
    let film = FilmRecorder(simulator.device, caption: "film").finish()
    let ending = try seen(film.nodes(at: 0))
    #expect(ending.count == still.count)
    for (one, other) in zip(still, ending) { #expect(other.isWithin(one)) }
  }

  @Test(arguments: overflowing) func aPictureOfTheViewAloneIsClippedToo(
    make: @MainActor @Sendable () -> UIView
  ) {
    let view = make()
    view.clipsToBounds = true
    let xml = ParsedXML(Picture(of: view, caption: "view").svg)
    // The outermost element is no clip.
    #expect(xml.all("svg").count + xml.all("clipPath").count == 2)
  }

  // A label is drawn within its bounds in any case.
  @Test(arguments: overflowing.dropLast()) func withoutClippingItIsSeen(
    make: @MainActor @Sendable () -> UIView
  ) throws {
    let view = make()
    guard view.layer.cornerRadius == 0 else { return }
    let simulator = show { $0.addSubview(view) }
    let still = try seen(Picture(of: simulator, caption: "still").scene.nodes)
    #expect(still.contains { !$0.isWithin(Self.place) }, "\(still)")
  }

  @Test func contentThatFitsNeedsNoClipping() {
    let text = svg { view in
      let image = Self.imageView(.scaleAspectFit)
      image.clipsToBounds = true
      view.addSubview(image)
    }
    #expect(ParsedXML(text).all("clipPath").isEmpty)
    #expect(!text.contains("viewBox=\"100 100 80 40\""))
  }
}

extension CGRect {
  /// Whether the rectangle exceeds another one by no more than a rounding error.
  fileprivate func isWithin(_ other: CGRect) -> Bool {
    minX > other.minX - 0.01 && minY > other.minY - 0.01 && maxX < other.maxX + 0.01
      && maxY < other.maxY + 0.01
  }
}
