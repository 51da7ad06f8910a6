import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: the order in which VoiceOver reads a screen (from top to bottom, from left to right), and what it says of
/// UIKit's controls.
@MainActor struct ScreenReaderTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func words(_ fill: @escaping (UIView) -> Void) -> [String] {
    let simulator = show(fill)
    simulator.settle()
    return ScreenReader.words(on: simulator.device)
  }

  @Test func rowsAreReadFromLeftToRightAndOneAfterTheOther() {
    let words = words { view in
      view.addSubview(self.label("fourth", 100, 104))
      view.addSubview(self.label("second", 200, 46))
      view.addSubview(self.label("third", 10, 100))
      // A little lower than its neighbour, and yet in its row.
      view.addSubview(self.label("first", 10, 50))
    }
    #expect(words == ["first", "second", "third", "fourth"])
  }

  /// Up to iOS 7 windows don't turn with the interface.
  @Test(arguments: [UIDeviceOrientation.landscapeLeft, .landscapeRight], [7.0, 8])
  func aScreenIsReadAsItIsSeenHoweverTheDeviceIsHeld(orientation: UIDeviceOrientation, version: Double) {
    final class TurningController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }
    let controller = TurningController()
    for (number, text) in ["first", "second", "third"].enumerated() {
      controller.view.addSubview(label(text, 40, CGFloat(60 + 50 * number)))
    }
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    simulator.launch(controller)
    simulator.rotate(to: orientation)
    simulator.settle()
    #expect(ScreenReader.words(on: simulator.device) == ["first", "second", "third"])
  }

  @Test func signsAreCalledByTheirMeaning() {
    let words = words { view in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
      bar.items = [.add, .action, .trash, .done].map { UIBarButtonItem(systemItem: $0) }
      view.addSubview(bar)
      for (index, type) in [UIButton.ButtonType.contactAdd, .infoLight, .custom].enumerated() {
        let button = UIButton(type: type)
        button.frame = CGRect(x: 20 + 60 * index, y: 20, width: 44, height: 44)
        view.addSubview(button)
      }
    }
    #expect(
      words == [
        "Add button", "More Info button", "button", "Add button", "Share button", "Delete button",
        "Done button",
      ]
    )
  }

  @Test func controlsAreReadWithTheirKind() {
    let words = words { view in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
      button.setTitle("Send", for: .normal)
      button.isEnabled = false
      let field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
      field.placeholder = "Name"
      let progress = UIProgressView(progressViewStyle: .default)
      progress.frame.origin = CGPoint(x: 10, y: 110)
      progress.progress = 0.5
      let pages = UIPageControl(frame: CGRect(x: 10, y: 150, width: 100, height: 30))
      pages.numberOfPages = 3
      pages.currentPage = 1
      for control in [button, field, progress, pages] { view.addSubview(control) }
    }
    #expect(words == ["Send dimmed button", "Name text field", "Progress 50%", "page 2 of 3"])
  }

  @Test func whatCannotBeSeenOrOnlyPaintsIsNotRead() {
    let words = words { view in
      let hidden = self.label("hidden", 10, 10)
      hidden.isHidden = true
      let clear = self.label("clear", 10, 40)
      clear.alpha = 0
      let cutOff = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      cutOff.clipsToBounds = true
      cutOff.addSubview(self.label("cut off", 10, 70))
      for child in [hidden, clear, cutOff, self.label("off screen", 1_000, 10)] { view.addSubview(child) }
      view.addSubview(box(CGRect(x: 0, y: 100, width: 10, height: 10)))
    }
    #expect(words.isEmpty)
  }

  @Test func aDescriptionHasABoundedLength() throws {
    let text = svg { view in
      for index in 0..<2_000 {
        view.addSubview(
          self.label(String(repeating: "long \(index) ", count: 1_000), 0, CGFloat(index % 500))
        )
      }
    }
    let description = try #require(ParsedXML(text).words(in: "desc").first)
    #expect(description.count < 500)
    #expect(description.contains("long 0"))
  }

  @Test func aFilmIsToldFromItsBeginningToItsEnd() throws {
    let view = label("start", 10, 50)
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    UIView.animate(withDuration: 0.5) { view.center.x += 100 }
    view.text = "end"
    simulator.advance(by: 1)
    let description = try #require(ParsedXML(recorder.finish().svg()).words(in: "desc").first)
    #expect(description.contains("At first: start. One thing moves. After 1 s: end."))
  }

  @Test func aPictureSaysItsLanguage() throws {
    let root = try #require(ParsedXML(svg { _ in }).all("svg").first)
    #expect(root["lang"] == "en" && root["xml:lang"] == "en")
  }
}
