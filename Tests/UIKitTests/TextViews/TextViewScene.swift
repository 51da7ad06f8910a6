import Simulator
import UIKit

/// A text view of 200 × 100 points at (20, 100) of an iPhone 5, in Helvetica of 10 points, and a log of its delegate's calls.
@MainActor
final class TextViewScene: UITextViewDelegate {
  let simulator: Simulator
  let controller = UIViewController()
  let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
  let log = CallLog()
  var begins = true
  var ends = true
  var changes = true

  init(_ text: String = "") {
    simulator = Simulator.boot(.iPhone5, iOS: 9)
    simulator.launch(controller)
    controller.view.addSubview(view)
    view.font = UIFont(name: "Helvetica", size: 10)
    view.text = text
    view.delegate = self
  }

  /// Taps a point, given relative to the text view's upper left corner.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    simulator.tap(at: CGPoint(x: 20 + x, y: 100 + y))
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.add("shouldBegin first:\(textView.isFirstResponder)")
    return begins
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.add("shouldEnd first:\(textView.isFirstResponder)")
    return ends
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    log.add("didBegin first:\(textView.isFirstResponder)")
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    log.add("didEnd first:\(textView.isFirstResponder)")
  }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    log.add("shouldChange \(range.location)+\(range.length) '\(text)'")
    return changes
  }

  func textViewDidChange(_ textView: UITextView) { log.add("didChange '\(textView.text ?? "")'") }

  func textViewDidChangeSelection(_ textView: UITextView) {
    log.add("selection \(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }
}
