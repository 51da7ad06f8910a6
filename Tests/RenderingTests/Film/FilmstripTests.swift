import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: WCAG 2.2, success criterion 1.4.3: text of this size stands out from its ground by 4.5 to 1.
@MainActor struct FilmstripTests {
  @Test func captionsStandOutOnAnyPage() {
    #expect(Filmstrip.ink.contrast(with: Filmstrip.background) >= 4.5)
    // They bring their ground with them, opaque.
    #expect(Filmstrip.background.alpha == 1 && Filmstrip.ink.alpha == 1)
  }

  /// At the size of a still nobody could read them.
  @Test func stillsHaveNoLegends() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let recorder = FilmRecorder(simulator.device, caption: "film", showing: [.frames { [view] }])
    UIView.animate(withDuration: 0.5) { view.center.x += 120 }
    simulator.advance(by: 1)
    let film = recorder.finish()
    #expect(film.svg().contains("annotations legend"))
    let strip = film.strip(count: 3)
    #expect(!strip.contains("legend") && strip.contains("annotation layout"))
  }

  @Test func aCaptionLiesOnItsGround() throws {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    UIView.animate(withDuration: 0.5) { view.center.x += 120 }
    simulator.advance(by: 1)
    let xml = ParsedXML(recorder.finish().strip(count: 3))
    let caption = try #require(xml.elements.indices.last { xml.elements[$0] == "text" })
    let background = try #require(xml.attributes[..<caption].last { $0["fill"] == "#e5e5ea" })
    let (x, width) = (Double(background["x"] ?? "") ?? 0, Double(background["width"] ?? "") ?? 0)
    let (y, height) = (Double(background["y"] ?? "") ?? 0, Double(background["height"] ?? "") ?? 0)
    let baseline = Double(xml.attributes[caption]["y"] ?? "") ?? 0
    #expect(baseline > y + 10 && baseline < y + height - 3)
    let middle = Double(xml.attributes[caption]["x"] ?? "") ?? 0
    #expect(abs(middle - (x + width / 2)) < 0.1)
  }
}
