import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: an indicator turns by the device's clock, and only while it animates (Apple, UIActivityIndicatorView); up to iOS 6 switches have
/// the words ON and OFF, as seen on devices.
@MainActor struct ControlPictureTests {
  private func show(_ view: UIView, on simulator: Simulator) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    simulator.launch(root)
    view.center = CGPoint(x: 100, y: 100)
    root.view.addSubview(view)
  }

  /// The pictures at each tenth of a second.
  private func pictures(iOS version: Double, _ prepare: (UIActivityIndicatorView) -> Void) -> [String] {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let view = UIActivityIndicatorView(style: .gray)
    show(view, on: simulator)
    prepare(view)
    return (0..<5).map { _ in
      simulator.advance(by: 0.1)
      return Picture(of: simulator, caption: "").svg
    }
  }

  @Test(arguments: [9.0, 13]) func anIndicatorTurnsByTheClock(version: Double) {
    let turning = pictures(iOS: version) { $0.startAnimating() }
    #expect(Set(turning).count > 3)
    #expect(turning == pictures(iOS: version) { $0.startAnimating() })
    let still = pictures(iOS: version) { view in
      view.hidesWhenStopped = false
      view.startAnimating()
      view.stopAnimating()
    }
    #expect(Set(still).count == 1)
    let hidden = pictures(iOS: version) { _ in }
    #expect(Set(hidden).count == 1 && hidden.first != still.first)
  }

  @Test(arguments: [(false, "OFF", "ON"), (true, "ON", "OFF")])
  func aSwitchOfIOS6SaysItsState(isOn: Bool, shown: String, other: String) {
    let simulator = Simulator.boot(.iPhone5, iOS: 6)
    let control = UISwitch()
    control.isOn = isOn
    show(control, on: simulator)
    let texts = ParsedXML(Picture(of: simulator, caption: "").svg).words(in: "text")
    #expect(texts.contains(shown) && !texts.contains(other))
  }

  @Test(arguments: [6.0, 7, 13]) func aSwitchThatIsOnLooksDifferent(version: Double) {
    func picture(_ change: (UISwitch) -> Void) -> String {
      let simulator = Simulator.boot(.iPhone5, iOS: version)
      let control = UISwitch()
      show(control, on: simulator)
      change(control)
      return Picture(of: simulator, caption: "").svg
    }
    let pictures = [
      picture { _ in }, picture { $0.isOn = true }, picture { $0.thumbTintColor = .red },
      picture { control in
        control.isOn = true
        control.onTintColor = .red
      },
      picture { $0.isEnabled = false }, picture { $0.tintColor = .red },
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  /// Source: Apple, UITextView.dataDetectorTypes.
  @Test func onlyDataInATextLooksLikeALink() {
    let simulator = Simulator.boot(.iPhone6, iOS: 13)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 60))
    view.text = "Call 555-1234 now"
    view.isEditable = false
    show(view, on: simulator)
    func fills() -> [String: String] {
      let xml = ParsedXML(Picture(of: simulator, caption: "").svg)
      let texts = zip(xml.texts.map { $0.trimmingCharacters(in: .whitespaces) }, xml.attributes)
      return Dictionary(texts.map { ($0, $1["fill"] ?? "") }) { first, _ in first }
    }
    #expect(fills()["Call 555-1234 now"] != nil)
    view.dataDetectorTypes = .phoneNumber
    let linked = fills()
    #expect(linked["555-1234"] == "#007aff" && linked["Call"] != nil && linked["Call"] != "#007aff")
    view.isEditable = true
    #expect(fills()["Call 555-1234 now"] != nil)
  }
}
