import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: whatever annotations speak of, the picture is valid XML of bounded size, and all words lie within its box.
@MainActor struct HostileAnnotationTests {
  private func check(_ text: String, below limit: Int = 60_000) {
    let xml = ParsedXML(text)
    #expect(xml.error == nil)
    #expect(text.utf8.count < limit)
    #expect(!text.contains("nan") && !text.contains("inf\""))
  }

  @Test(
    arguments: [
      "<script>alert(1)</script>", "\"><svg onload='x'>", "]]>&amp;\u{0}\u{1B}[31m", "\u{202E}txet\u{FFFE}",
      "",
      String(repeating: "endless ", count: 10_000),
    ]
  )
  func wordsOfAnyKindStayWords(words: String) {
    let view = box(CGRect(x: 100, y: 100, width: 50, height: 50))
    let picture = Picture(
      of: show { $0.addSubview(view) },
      caption: "picture",
      showing: [.label(words, on: view)]
    )
    check(picture.svg, below: 8_000)
    #expect(!picture.svg.contains("<script") && !picture.svg.contains("onload='x'>"))
  }

  @Test(
    arguments: [
      CGRect(x: 1e9, y: 0, width: 10, height: 10), CGRect(x: -500, y: -500, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6),
      CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
      CGRect(x: 100, y: 100, width: 1e-9, height: 1e-9),
    ]
  )
  func framesOfAnySizeStayWithinTheBox(frame: CGRect) {
    let view = box(frame)
    let simulator = show { $0.addSubview(view) }
    check(
      Picture(
        of: simulator,
        caption: "picture",
        showing: [.frames { [view] }, .springsAndStruts { [view] }, .label("far", on: view)]
      ).svg
    )
  }

  @Test(arguments: [0, 1e-300, 1e6, 1e300] as [CGFloat])
  func scaledAndTurnedViewsAreNoMatter(scale: CGFloat) {
    let view = box(CGRect(x: 100, y: 100, width: 50, height: 50))
    view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: scale, y: scale)
    let simulator = show { $0.addSubview(view) }
    check(
      Picture(of: simulator, caption: "picture", showing: [.frames { [view] }, .label("it", on: view)]).svg
    )
  }

  @Test func thousandsOfAnnotationsMakeABoundedPicture() {
    let views = (0..<3_000).map {
      box(CGRect(x: CGFloat($0 % 300), y: CGFloat($0 / 10), width: 3, height: 3))
    }
    let simulator = show { for view in views { $0.addSubview(view) } }
    let without = Picture(of: simulator, caption: "picture").svg.utf8.count
    let text = Picture(of: simulator, caption: "picture", showing: [.frames { views }]).svg
    check(text, below: without + 400_000)
  }

  @Test func thousandsOfFingersMakeABoundedPicture() throws {
    let simulator = show()
    for index in 0..<500 {
      let finger = simulator.touchDown(at: CGPoint(x: CGFloat(index % 300) + 5, y: 100))
      for step in 0..<4 { finger?.move(to: CGPoint(x: 300 - CGFloat(step) * 90, y: 400)) }
      finger?.lift()
    }
    check(Picture(of: simulator, caption: "picture", showing: [.touches]).svg)
  }

  @Test func aFilmWithAnnotationsIsValidAndKeepsItsWordsInTheBox() throws {
    let view = box(CGRect(x: 20, y: 20, width: 60, height: 60))
    let simulator = show { $0.addSubview(view) }
    let recorder = FilmRecorder(
      simulator.device,
      caption: "film",
      showing: [.touches, .frames { [view] }, .label("it", on: view)]
    )
    UIView.animate(withDuration: 1) { view.center = CGPoint(x: 400, y: 700) }
    simulator.tap(at: CGPoint(x: 100, y: 100))
    simulator.advance(by: 1.5)
    let film = recorder.finish()
    check(film.svg())
    let legend = try #require(film.footer.nodes.first)
    guard case .begin(let group) = legend.content, case .rect(let box) = group.clip else {
      Issue.record("the legend has no box")
      return
    }
    #expect(film.area.contains(box))
  }
}
