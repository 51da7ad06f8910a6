/// Decides about the editing of a text view, and is notified of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; called before the text view becomes the first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns whether editing may end; called before the text view resigns as the first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called after editing ended, including when the text view left its window or was forced to end it.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether the typed `text` may replace the characters in `range`; an empty text deletes them.
  ///
  /// Not called for text set in code.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool

  /// Called after typing changed the text, and after `insertText(_:)` and `deleteBackward()`; not for text set in code.
  func textViewDidChange(_ textView: UITextView)

  /// Called when the selection has changed, also in code: before `textViewDidChange(_:)`, and after editing began.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns whether a tap on a link of a text that isn't editable has its default effect: the link is opened.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Returns what a tap on an item of the text does, from iOS 17 on: the default action, another one, or nil for nothing.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  /// Returns the default action.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
