import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: what a file has several times needs to be said once; a `use` shows what its address names (SVG 2, "Structure").
@MainActor struct StillRowsTests {
  private func film(_ view: UIView, _ simulator: Simulator, _ act: () -> Void) -> Film {
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    act()
    simulator.advance(by: 1)
    return recorder.finish()
  }

  /// The file, with all addresses found to name something that comes before.
  private func parsed(_ svg: String) -> ParsedXML {
    let xml = ParsedXML(svg)
    #expect(xml.error == nil)
    var known: Set<String> = []
    for (element, attributes) in zip(xml.elements, xml.attributes) {
      if let id = attributes["id"] { #expect(known.insert(id).inserted, "\(id) is defined twice") }
      guard element == "use", let address = attributes["href"] else { continue }
      #expect(known.contains(String(address.dropFirst())), "\(address)")
    }
    return xml
  }

  @Test func whatRestsIsWrittenOnceForTheTrailAndTheFilm() {
    let view = box(CGRect(x: 0, y: 100, width: 10, height: 10))
    let simulator = show(statusBarHidden: false) { $0.addSubview(view) }
    let film = film(view, simulator) { UIView.animate(withDuration: 0.5) { view.center.x += 120 } }
    let xml = parsed(film.svg())
    #expect(xml.words(in: "text").count { $0 == "Carrier" } == 1)
    #expect(parsed(film.trail()).words(in: "text").count { $0 == "Carrier" } == 1)
    // The device's body and its status bar.
    #expect(xml.all("use").count == 2)
  }

  @Test func whatRestsThroughAChangeOfOrderIsWrittenOnce() {
    let (first, second) = (
      box(CGRect(x: 0, y: 100, width: 10, height: 10), .red),
      box(CGRect(x: 0, y: 100, width: 10, height: 10), .green)
    )
    let simulator = show(statusBarHidden: false) { sheet in
      sheet.addSubview(first)
      sheet.addSubview(second)
    }
    let film = film(first, simulator) {
      UIView.animate(withDuration: 0.5) { for view in [first, second] { view.center.x += 120 } }
      simulator.advance(by: 0.25)
      first.superview?.bringSubviewToFront(first)
    }
    #expect(film.segments.count == 2)
    #expect(parsed(film.motion).words(in: "text").count { $0 == "Carrier" } == 1)
  }

  @Test func whatChangesIsNotShared() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    label.text = "There"
    let view = box(CGRect(x: 0, y: 200, width: 10, height: 10))
    let simulator = show { sheet in
      sheet.addSubview(label)
      sheet.addSubview(view)
    }
    let film = film(view, simulator) {
      UIView.animate(withDuration: 0.5) { view.center.x += 120 }
      label.textColor = .red
    }
    // One in the trail, and what it was in the film.
    #expect(parsed(film.svg()).words(in: "text").count { $0 == "There" } > 1)
  }
}
