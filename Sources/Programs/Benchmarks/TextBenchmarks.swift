import Simulator
import UIKit

/// Text layout and measurement.
@MainActor
enum TextBenchmarks {
  private static let wordCount = 10_000
  private static let runs = 9

  /// Measures all figures, under the names that peers use.
  static func run() -> [Figure] {
    _ = Simulator.boot(.iPhone5)
    let mixed = mixedText(words: wordCount)
    let double = mixedText(words: wordCount * 2)
    return [
      Figure("plain", "lay out 10,000 words", plain(), "ms", aim: nil),
      Figure("mixed", "lay out 10,000 words of mixed styles", layOut(mixed), "ms", aim: nil),
      Figure("twice", "lay out 20,000 words of mixed styles", layOut(double), "ms", aim: nil),
      Figure(
        "edit",
        "type into the middle of 1 MB of text",
        edit("The quick brown fox jumps.\n"),
        "ms",
        aim: 1
      ),
      Figure(
        "edit-unicode",
        "the same with letters outside of ASCII",
        edit("Fünf Füchse – 日本語 ΑΒΓ.\n"),
        "ms",
        aim: nil
      ),
      Figure("labels", "measure 10,000 one-line labels", labels(), "ms", aim: nil),
    ]
  }

  private static func word(_ index: Int) -> String { index % 2 == 1 ? "gallery " : "recipes " }

  private static func plain() -> Double {
    let text = (0..<wordCount).map(word).joined()
    let label = UILabel()
    label.numberOfLines = 0
    return Stopwatch.best(of: runs) {
      label.text = text
      return Stopwatch.nanoseconds {
        precondition(label.sizeThatFits(CGSize(width: 320, height: 0)).height > 0)
      } / 1e6
    }
  }

  /// Of runs of ten words, every third is bold, every third larger.
  private static func mixedText(words: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let fonts = [
      UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 20),
    ]
    for run in 0..<words / 10 {
      let part = (run * 10..<run * 10 + 10).map(word).joined()
      text.append(NSAttributedString(string: part, attributes: [.font: fonts[run % 3]]))
    }
    return text
  }

  private static func layOut(_ text: NSAttributedString) -> Double {
    let label = UILabel()
    label.numberOfLines = 0
    return Stopwatch.best(of: runs) {
      label.attributedText = text
      return Stopwatch.nanoseconds {
        precondition(label.sizeThatFits(CGSize(width: 320, height: 0)).height > 0)
      } / 1e6
    }
  }

  /// The time of a key press in the middle of a long text, with the layout pass after it.
  private static func edit(_ line: String) -> Double {
    let simulator = Simulator.boot(.iPhone6, iOS: 17)
    let controller = UIViewController()
    simulator.launch(controller)
    let view = UITextView(frame: controller.view.bounds)
    view.text = String(repeating: line, count: 1_000_000 / line.utf16.count)
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    simulator.advanceUntilIdle()
    return Stopwatch.best(of: runs) {
      Stopwatch.nanoseconds {
        view.insertText("x")
        view.layoutIfNeeded()
      } / 1e6
    }
  }

  private static func labels() -> Double {
    let label = UILabel()
    return Stopwatch.best(of: runs) {
      var width: CGFloat = 0
      let time = Stopwatch.nanoseconds {
        for index in 0..<10_000 {
          label.text = "Label number \(index)"
          width += label.sizeThatFits(.zero).width
        }
      }
      precondition(width > 0)
      return time / 1e6
    }
  }
}
