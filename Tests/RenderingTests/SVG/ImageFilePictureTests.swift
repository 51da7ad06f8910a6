import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: SVG's meaning of `image`, `symbol` and `use`, data URIs (RFC 2397), and UIKit's content modes; the file was made
/// with Python's zlib.
@MainActor struct ImageFilePictureTests {
  /// A PNG of 3 × 2 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAF0lEQVR42mP4z8DwHwwZ/gMxAwOYBaIBfpsH+WmhNskAAAAASUVORK5CYII="

  private static var image: UIImage? { Data(base64Encoded: png).flatMap { UIImage(data: $0) } }

  /// The picture of an image view with a place and a mode.
  private func picture(
    _ frame: CGRect,
    _ mode: UIView.ContentMode = .scaleToFill,
    change: @escaping (UIImageView) -> Void = { _ in }
  ) -> ParsedXML {
    ParsedXML(
      svg { view in
        let imageView = UIImageView(image: Self.image)
        imageView.frame = frame
        imageView.contentMode = mode
        change(imageView)
        view.addSubview(imageView)
      }
    )
  }

  @Test func theBytesAreInThePicture() throws {
    let xml = picture(CGRect(x: 10, y: 20, width: 30, height: 20))
    #expect(xml.error == nil)
    let image = try #require(xml.all("image").first)
    #expect(image["href"] == "data:image/png;base64,\(Self.png)")
    #expect(image["width"] == "3" && image["height"] == "2")
    let symbol = try #require(xml.all("symbol").first)
    #expect(symbol["viewBox"] == "0 0 3 2")
    #expect(symbol["preserveAspectRatio"] == "none")
    let use = try #require(xml.all("use").first)
    #expect(use["href"] == symbol["id"].map { "#\($0)" })
    #expect([use["x"], use["y"], use["width"], use["height"]] == ["10", "20", "30", "20"])
  }

  /// In a view of 90 × 90 points.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, ["10", "20", "90", "90"]), (.scaleAspectFit, ["10", "35", "90", "60"]),
    (.scaleAspectFill, ["-12.5", "20", "135", "90"]), (.center, ["53.5", "64", "3", "2"]),
    (.topLeft, ["10", "20", "3", "2"]), (.bottomRight, ["97", "108", "3", "2"]),
  ])
  func theContentModePlacesIt(mode: UIView.ContentMode, place: [String]) throws {
    let use = try #require(picture(CGRect(x: 10, y: 20, width: 90, height: 90), mode).all("use").first)
    #expect([use["x"], use["y"], use["width"], use["height"]] == place)
  }

  @Test func aFileThatIsShownOftenIsInThePictureOnce() {
    let text = svg { view in
      for index in 0..<5 {
        let imageView = UIImageView(image: Self.image)
        imageView.center = CGPoint(x: 20 * index, y: 50)
        view.addSubview(imageView)
      }
    }
    #expect(text.ranges(of: Self.png).count == 1)
    #expect(ParsedXML(text).all("use").count == 5)
  }

  @Test func alphaFadesIt() {
    let xml = picture(CGRect(x: 0, y: 0, width: 30, height: 20)) { $0.alpha = 0.5 }
    #expect(xml.all("use").first?["opacity"] == "0.5" || xml.all("g").contains { $0["opacity"] == "0.5" })
  }

  @Test func aStencilIsFilledWithTheTint() throws {
    let xml = picture(CGRect(x: 0, y: 0, width: 30, height: 20)) {
      $0.image = $0.image?.withRenderingMode(.alwaysTemplate)
      $0.tintColor = .red
    }
    let filter = try #require(xml.all("filter").first)
    #expect(xml.all("use").first?["filter"] == filter["id"].map { "url(#\($0))" })
    #expect(xml.all("feFlood").first?["flood-color"] == "#f00")
    #expect(xml.all("feComposite").first?["operator"] == "in")
  }

  @Test func aShadowIsASoftStencilBehindIt() {
    let xml = picture(CGRect(x: 10, y: 10, width: 30, height: 20)) {
      $0.layer.shadowOpacity = 1
      $0.layer.shadowOffset = CGSize(width: 4, height: 5)
      $0.layer.shadowRadius = 2
    }
    #expect(xml.all("use").map { $0["x"] } == ["14", "10"])
    #expect(xml.all("feGaussianBlur").first?["stdDeviation"] == "2")
  }

  @Test func aTurnedImageIsInAGroup() {
    let xml = picture(CGRect(x: 100, y: 100, width: 30, height: 20)) {
      $0.transform = CGAffineTransform(rotationAngle: 1)
    }
    #expect(xml.error == nil)
    #expect(xml.all("g").contains { $0["transform"] != nil })
    #expect(xml.all("use").first?["width"] == "30")
  }

  @Test func theSameMomentIsTheSameBytes() {
    func take() -> String { svg { $0.addSubview(UIImageView(image: Self.image)) } }
    #expect(take() == take())
  }

  @Test func inAFilmItGrowsWithItsView() {
    let imageView = UIImageView(image: Self.image)
    imageView.frame = CGRect(x: 10, y: 20, width: 30, height: 20)
    let simulator = show { $0.addSubview(imageView) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      imageView.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
    }
    simulator.advance(by: 1)
    let text = recorder.finish().svg()
    let xml = ParsedXML(text)
    #expect(xml.error == nil)
    #expect(text.ranges(of: Self.png).count == 1)
    // The trail shows it as it was at first and at last.
    #expect(xml.all("use").count > 1)
    #expect(xml.all("animate").contains { $0["attributeName"] == "width" && $0["values"] == "30;30;60;60" })
  }

  @Test func inATerminalAGreyAreaStandsForIt() {
    let simulator = show { view in
      let imageView = UIImageView(image: Self.image)
      imageView.frame = view.bounds
      view.addSubview(imageView)
    }
    let text = Picture(of: simulator, caption: "grey").terminal(columns: 40, colors: .none)
    #expect(text.contains("▒▒▒▒") || text.contains("░░░░"))
  }
}
