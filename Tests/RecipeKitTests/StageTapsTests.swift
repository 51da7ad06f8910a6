import Testing
import UIKit

@testable import RecipeKit

/// Truth: what somebody sees who launches the application and taps each thing on its first screen.
@MainActor struct StageTapsTests {
  /// The entries of a stage, in order.
  private final class Log {
    var entries: [StageEntry] = []

    var outputs: [[String]] {
      entries.compactMap { entry in entry.output.map { [$0.name, $0.value] } }
    }

    var pictures: [String] {
      entries.compactMap {
        if let picture = $0.snapshot, picture.kind == .picture {
          "\(picture.name): \(picture.caption)"
        } else {
          nil
        }
      }
    }
  }

  private let log = Log()

  private func stage(_ outcomes: @escaping (Int) -> ExceptionOutcome = { _ in .nothing }) -> Stage {
    var count = 0
    return Stage(exceptions: { _ in
      defer { count += 1 }
      return outcomes(count)
    }) { [log] in log.entries.append($0) }
  }

  /// Launches a screen with two buttons, a disabled one, a label, and a view with a recognizer and no name.
  private func launch(on stage: Stage) -> Simulator {
    let device = stage.boot(.iPhone5, iOS: 9)
    let controller = UIViewController()
    func add(_ view: UIView, _ y: CGFloat) {
      view.frame = CGRect(x: 20, y: y, width: 100, height: 40)
      controller.view.addSubview(view)
    }
    func button(_ title: String, _ y: CGFloat, _ action: @escaping @MainActor () -> Void) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      add(button, y)
      return button
    }
    let label = UILabel()
    label.text = "Hello"
    add(label, 40)
    _ = button("Second", 160) {}
    _ = button("First", 100) { [weak label] in label?.text = "Tapped" }
    button("Never", 220) {}.isEnabled = false
    device.launch(controller)
    return device
  }

  @Test func eachTapIsTriedOnALaunchOfItsOwn() throws {
    let stage = stage()
    try stage.showTaps { launch(on: stage) }
    #expect(
      log.outputs == [
        ["First screen", "\"Hello, First button, Second button, Never dimmed button\""],
        ["Tap First", "\"Tapped, First button, Second button, Never dimmed button\""],
        ["Tap Second", "\"The screen stays the same.\""],
      ]
    )
    #expect(
      log.pictures == ["first-screen: The first screen", "tap-1: After Tap First", "tap-2: After Tap Second"]
    )
  }

  @Test func aTapThatChangesNoWordsIsToldByWhatItLooksLike() throws {
    let stage = stage()
    try stage.showTaps {
      let device = stage.boot(.iPhone5, iOS: 9)
      let controller = UIViewController()
      for place in 0..<2 {
        let button = UIButton(frame: CGRect(x: 20, y: 100 + 100 * place, width: 100, height: 40))
        button.setTitle(" ", for: .normal)
        if place == 1 {
          button.addAction(
            UIAction { ($0.sender as? UIButton)?.backgroundColor = .red },
            for: .touchUpInside
          )
        }
        controller.view.addSubview(button)
      }
      device.launch(controller)
      return device
    }
    #expect(
      Array(log.outputs.dropFirst()) == [
        ["Tap at (70, 120)", "\"The screen stays the same.\""],
        ["Tap at (70, 220)", "\"The words stay the same, and the screen looks different.\""],
      ]
    )
  }

  @Test func aTapThatRaisesIsToldAndNotTaken() throws {
    let stage = stage { $0 == 0 ? .raised(name: "NSRangeException", reason: "beyond bounds") : .nothing }
    try stage.showTaps { launch(on: stage) }
    #expect(
      log.outputs[1] == [
        "Tap First", "\"\(ExceptionOutcome.raised(name: "NSRangeException", reason: "beyond bounds").text)\"",
      ]
    )
    #expect(log.pictures == ["first-screen: The first screen", "tap-2: After Tap Second"])
  }

  @Test func tapsBeyondTheLimitAreCounted() throws {
    let stage = stage()
    try stage.showTaps(upTo: 1) { launch(on: stage) }
    #expect(log.outputs.count == 2)
    #expect(log.entries.last == .note(NoteRecord(text: "1 more view can be tapped.")))
  }

  @Test func aPlaygroundOffersTheTapsOfTheFirstScreen() {
    let playground = Playground.taps { launch(on: $0) }
    #expect(playground?.gestures == [.tap("First"), .tap("Second"), .goBack])
    #expect(playground?.steps == 2)
  }

  @Test func aScreenWithoutAnythingToTapHasNoPlayground() {
    let playground = Playground.taps { stage in
      let device = stage.boot(.iPhone5, iOS: 9)
      device.launch(UIViewController())
      return device
    }
    #expect(playground == nil)
  }
}
