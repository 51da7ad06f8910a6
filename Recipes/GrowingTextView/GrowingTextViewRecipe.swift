import RecipeKit

/// A text view for a message, which grows with its text up to five lines.
@MainActor public let recipe: any Recipe = GrowingTextViewRecipe()

struct GrowingTextViewRecipe: Recipe {
  typealias Way = ControllerFactory<MessageViewController>

  let lesson = Lesson.embedded
  let rightWay: Way = { MessageViewController() }
  let wrongWays: WrongWays<Way> = [
    "an endless width": { EndlessWidthController() },
    "another measurement": { BoundingRectController() },
    "isScrollEnabled stays false": { NeverScrollingController() },
    "as high as it likes": { BoundlessController() },
    "only textViewDidChange": { DelegateOnlyController() },
    "laid out once": { OneLayoutController() },
  ]

  private static let question = "Shall we take the early train on Friday, or the one at noon?"

  func scene(_ make: Way, on stage: Stage) -> Chat { Chat(make(), on: stage.boot(.iPhone16)) }

  var claims: Claims<Way> {
    core("grows", "Three lines of text make the view three lines high.") { chat in
      chat.device.type("One\ntwo\nthree")
      expect(chat.lines, is: 3)
    }
    .fails(in: "another measurement", seeing: 2)
    core("wraps", "A sentence that wraps needs two lines, without a Return.") { chat in
      chat.device.type(Self.question)
      expect(chat.lines, is: 2)
    }
    .fails(in: "an endless width", seeing: 1)
    core("shrinks", "When a line is deleted, the view gets lower again.") { chat in
      chat.device.type("One\ntwo")
      chat.device.pressDelete(4)
      expect(chat.lines, is: 1)
    }
    .fails(when: "the height only grows", with: { OnlyGrowingController() }, seeing: 2)
    core("stops", "It stops at 120 points.") { chat in
      chat.type(lines: 10)
      expect(chat.screen.message.bounds.height, is: 120)
    }
    .fails(in: "as high as it likes")
    core("finger", "From the sixth line on, a finger scrolls back to the first one.") { chat in
      chat.type(lines: 6)
      chat.dragDown()
      expect(chat.screen.message.contentOffset.y, is: 0, within: 0.5)
    }
    .fails(in: "isScrollEnabled stays false")
    core("caret", "The line that is typed is visible, also when it is the sixth.") { chat in
      chat.type(lines: 5)
      chat.device.pressReturn()
      chat.device.advanceUntilIdle()
      expect(chat.caretIsVisible, is: true)
    }
    .fails(when: "nobody scrolls to the caret", with: { CaretLeftAloneController() }, seeing: false)
    core("sent", "After sending, the empty view has one line.") { chat in
      chat.type(lines: 8)
      chat.send()
      expect(chat.lines, is: 1)
    }
    .fails(in: "only textViewDidChange")
    core("turned", "On its side the phone has longer lines, and the view one of them.") { chat in
      chat.device.type(Self.question)
      chat.device.rotateLeft()
      chat.device.advanceUntilIdle()
      expect(chat.lines, is: 1)
    }
    .fails(in: "laid out once", seeing: 2)
    detail("upwards", "Its lower edge stays above the keyboard, so it grows upwards.") { chat in
      chat.device.type("One\ntwo\nthree")
      let keyboard = chat.screen.view.keyboardLayoutGuide.layoutFrame
      expect(chat.screen.message.frame.maxY, is: keyboard.minY - 8, within: 0.01)
    }
    .fails(when: "it hangs at the top", with: { HangingController() })
    detail("insets", "Above and below its text a text view leaves 8 points.", isFact: true) { _ in
      expect(UITextView().textContainerInset, is: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }
    detail("no-height", "A text view that scrolls has no intrinsic height.", isFact: true) { chat in
      let view = UITextView()
      view.text = "One line"
      expect(view.intrinsicContentSize.height, is: UIView.noIntrinsicMetric)
      view.isScrollEnabled = false
      expect(
        view.intrinsicContentSize.height > 16,
        is: true,
        "a text view that doesn't scroll has the height of its text"
      )
    }
    detail("silent", "A text that code sets calls no method of the delegate.", isFact: true) { _ in
      let (view, log) = (UITextView(), ChangeLog())
      view.delegate = log
      view.text = "Hello"
      expect(log.changes, is: 0)
    }
  }

  func illustrate(_ make: Way, on stage: Stage) {
    let chat = scene(make, on: stage)
    stage.picture("empty", caption: "An empty message")
    chat.device.type(Self.question)
    stage.output("lines of a sentence that wraps", chat.lines)
    stage.picture("wrapped", caption: "A sentence that wraps")
    chat.device.rotateLeft()
    chat.device.advanceUntilIdle()
    stage.output("lines on its side", chat.lines)
    stage.picture("turned", caption: "The same on its side")
    chat.device.rotateRight()
    chat.device.advanceUntilIdle()
    chat.device.type("\nThe early one\nis slow,\nbut it")
    stage.film("scrolls", caption: "The sixth line", seconds: 0.6) { chat.device.type("\nhas seats") }
    stage.output("height of six lines", chat.screen.message.bounds.height)
    stage.output("the sixth line", chat.caretIsVisible ? "is visible" : "is hidden")
    chat.device.advanceUntilIdle()
    chat.dragDown()
    stage.output("scrolled, after a finger has pulled it down", chat.screen.message.contentOffset.y.rounded())
    stage.film("sent", caption: "After “Send”", seconds: 0.4) { chat.send() }
    stage.output("height after “Send”", chat.screen.message.bounds.height.rounded())
  }

  func playground(_ make: @escaping Way) -> Playground? {
    Playground([.tap("return"), .tap("Send"), .turn(.landscapeLeft), .turn(.portrait)], within: 5) {
      let chat = Chat(make(), on: $0.boot(.iPhone16))
      chat.device.type("Shall we take the early train on Friday?\nOtto has a map.")
      return chat.device
    }
  }
}

/// The message on a phone, while it is edited.
@MainActor
struct Chat {
  let device: Simulator
  let screen: MessageViewController

  init(_ screen: MessageViewController, on device: Simulator) {
    (self.device, self.screen) = (device, screen)
    device.launch(screen)
    screen.message.becomeFirstResponder()
    device.advanceUntilIdle()
  }

  /// How many lines of text fit into the view.
  var lines: Int {
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    return Int(((screen.message.bounds.height - 16) / line).rounded(.toNearestOrAwayFromZero))
  }

  var caretIsVisible: Bool {
    let caret = screen.message.caretRect(for: screen.message.endOfDocument)
    return screen.message.bounds.contains(caret)
  }

  func type(lines: Int) {
    device.type((1...lines).map(String.init).joined(separator: "\n"))
    device.advanceUntilIdle()
  }

  /// Drags the text down, to see what is above.
  func dragDown() {
    let start = screen.view.convert(screen.message.center, to: nil)
    device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200))
    device.advanceUntilIdle()
  }

  func send() {
    device.tap(screen.send)
    device.advanceUntilIdle()
  }
}

@MainActor
private final class ChangeLog: NSObject, UITextViewDelegate {
  private(set) var changes = 0

  func textViewDidChange(_ textView: UITextView) { changes += 1 }
}
