import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: docs/Pictures.md: both sides in one picture, scaled alike, with drawn marks, names, words and outlines, all
/// of it within the picture.
struct PictureComparisonTests {
  private typealias Small = SmallScene

  private static let text = ComparisonText(
    caption: "The box",
    wrongWay: "moved by hand",
    mistake: "The box is put where nobody looks."
  )
  private let ground = SmallScene.box(0, 0, 200, 300, .white)

  private func comparison(
    size: CGSize = SmallScene.canvas.size,
    wrongSize: CGSize? = nil,
    _ text: ComparisonText = text
  ) -> PictureComparison {
    PictureComparison(
      Small.of([ground, Small.box(10, 10, 20, 20)], size: size),
      Small.of([ground, Small.box(100, 200, 20, 20)], size: wrongSize ?? size),
      text
    )
  }

  /// The places of the two pictures on the sheet.
  private func places(_ scene: Scene) -> [CGAffineTransform] {
    scene.nodes.compactMap { node in
      if case .begin(let group) = node.content, group.clip != nil { group.transform } else { nil }
    }
  }

  @Test func bothSidesStandInOneFile() {
    let comparison = comparison()
    let xml = ParsedXML(comparison.svg)
    #expect(xml.error == nil)
    #expect(comparison.differs)
    #expect(xml.words(in: "title") == ["The box (the right way beside the wrong way: moved by hand)"])
    let texts = xml.words(in: "text").joined(separator: " ")
    #expect(texts == "The right way The box moved by hand The box is put where nobody looks.")
    #expect(xml.words(in: "desc")[0].contains("The box is put where nobody looks."))
    #expect(comparison.svg == self.comparison().svg)
  }

  /// A page that asks for the mistake leaves the group out.
  @Test func whatTellsTheMistakeIsAGroupOfItsOwn() throws {
    let svg = comparison().svg
    let start = try #require(svg.range(of: "<g class=\"\(SceneRole.mistake.classNames)\">"))
    let end = try #require(svg[start.upperBound...].range(of: "</g>"))
    let told = svg[start.upperBound..<end.lowerBound]
    #expect(told.contains("moved by hand") && told.contains("The box is put where nobody looks."))
    #expect(!told.contains("The right way"))
  }

  @Test func theMarksAreDrawnRatherThanWritten() {
    let xml = ParsedXML(comparison().svg)
    #expect(!xml.words(in: "text").joined().contains { "✓✗".contains($0) })
    #expect(xml.all("circle").count == 2)
    #expect(xml.all("path").count { $0["stroke"] == "#ffffff" || $0["stroke"] == "#fff" } == 2)
  }

  @Test func tallPicturesStandSideBySideAndWideOnesOneAboveTheOther() {
    let tall = places(comparison(size: CGSize(width: 384, height: 802)).scene)
    #expect(tall[0].ty == tall[1].ty && tall[0].tx < tall[1].tx)
    let wide = places(comparison(size: CGSize(width: 802, height: 384)).scene)
    #expect(wide[0].tx == wide[1].tx && wide[0].ty < wide[1].ty)
  }

  @Test func bothAreScaledAlike() {
    for wrongSize in [CGSize(width: 940, height: 1_300), CGSize(width: 802, height: 384)] {
      let scene = comparison(size: CGSize(width: 384, height: 802), wrongSize: wrongSize).scene
      let places = places(scene)
      #expect(places[0].a == places[1].a && places[0].d == places[1].d && places[0].a == places[0].d)
      #expect(places[0].a <= 1)
    }
  }

  @Test func eachSideIsOutlinedWhereItDiffers() {
    let xml = ParsedXML(comparison().svg)
    let rects = xml.all("rect").filter { $0["stroke"] == "#ffb000" }
    let corners = xml.all("path").filter { $0["stroke"] == "#ffb000" }
    #expect(rects.count == 2)
    // Where the box should be, the wrong side has four corners.
    #expect(corners.count == 1)
    #expect(rects.first?["stroke-dasharray"] == nil)
  }

  @Test func allIsWithinThePicture() {
    for size in [
      CGSize(width: 384, height: 802), CGSize(width: 1_400, height: 900), CGSize(width: 1, height: 1),
      CGSize(width: 3, height: 4_000), CGSize(width: 4_000, height: 3), .zero,
    ] {
      let wordy = ComparisonText(
        caption: "The box",
        wrongWay: String(repeating: "name ", count: 1_000),
        mistake: String(repeating: "unbreakable", count: 1_000)
      )
      let scene = comparison(size: size, wordy).scene
      let canvas = CGRect(origin: .zero, size: scene.size)
      var depth = 0
      for node in scene.nodes {
        switch node.content {
        case .begin(let group):
          depth += 1
          if depth == 1, let clip = group.clip {
            let frame = clip.geometry.bounds.applying(group.transform)
            #expect(canvas.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(frame)")
          }
        case .end: depth -= 1
        case .shape(let shape) where depth == 0:
          #expect(canvas.insetBy(dx: -0.01, dy: -0.01).contains(shape.extent), "\(shape)")
        case .text(let text) where depth == 0: #expect(canvas.contains(text.extent), "\(text)")
        case .shape, .text, .image: break
        }
      }
      #expect(max(scene.size.width, scene.size.height) <= 1_400)
    }
  }

  @Test(
    arguments: [
      "<script>alert(1)</script>", "a & b \" ' ]]>", "\u{0}\u{1B}[31m\u{202E}", "two\nlines\tand tabs", "",
      "`code` and *stars*", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} 漢字 עברית",
    ]
  )
  func strangeWordsAreWordsAndNothingElse(words: String) {
    let comparison = PictureComparison(
      Small.of([ground]),
      Small.of([ground, Small.text("x", 10, 10)]),
      ComparisonText(caption: words, wrongWay: words, mistake: words)
    )
    let xml = ParsedXML(comparison.svg)
    #expect(xml.error == nil)
    #expect(
      Set(xml.elements).isSubset(of: ["svg", "title", "desc", "g", "rect", "circle", "path", "text", "tspan"])
    )
  }

  @Test func endlessWordsMakeASmallPicture() {
    let endless = String(repeating: "endless words ", count: 100_000)
    let svg = comparison(ComparisonText(caption: "The box", wrongWay: endless, mistake: endless)).svg
    #expect(ParsedXML(svg).error == nil)
    #expect(svg.utf8.count < 10_000)
  }

  @Test func hugeScenesHaveFewOutlines() {
    func huge(_ offset: CGFloat) -> [SceneNode.Content] {
      (0..<20_000).map { (index: Int) -> SceneNode.Content in
        let (column, row) = (CGFloat(index % 100), CGFloat(index / 100))
        return Small.box(column * 2 + offset, row * 1.5, 1, 1)
      }
    }
    let comparison = PictureComparison(
      Small.of([ground] + huge(0)),
      Small.of([ground] + huge(0.5)),
      Self.text
    )
    #expect(comparison.differs)
    #expect(comparison.scene.nodes.count < 40_100)
  }

  @Test func numbersThatAreNoneComeToNothing() {
    let wild = SceneGroup(transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: .nan))
    let comparison = PictureComparison(
      Small.of([ground]),
      Small.of([
        ground, .begin(wild), Small.box(0, 0, 10, 10), .end,
        Small.box(.nan, 0, .infinity, 1), Small.box(0, 0, 0, 0),
      ]),
      Self.text
    )
    #expect(!comparison.differs)
    #expect(ParsedXML(comparison.svg).error == nil)
    #expect(!comparison.svg.contains("nan") && !comparison.svg.contains("inf"))
  }
}
