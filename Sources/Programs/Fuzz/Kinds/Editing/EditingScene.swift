import Rendering
import Simulator
import UIKit

/// The running case of editing and its invariants.
@MainActor
final class EditingScene {
  /// The largest number of UTF-16 units; longer texts take more time and find nothing more.
  private static let longest = 3_000

  private var simulator = Simulator.boot(.iPhone13, iOS: 17)
  private let controller = UIViewController()
  private var input: (any UITextInput & UIView)?

  func perform(_ step: EditingStep) throws(InvariantViolation) {
    if case .show(let isField, let version) = step { return show(isField, version) }
    guard let input else { return }
    switch step {
    case .show: break
    case .set(let text):
      (input as? UITextView)?.text = text
      (input as? UITextField)?.text = text
    case .insert(let text):
      guard text.utf16.count + length < Self.longest else { return }
      try insert(text, into: input)
    case .deleteBackward(let count): for _ in 0..<count { try deleteBackward(in: input) }
    case .select(let from, let to): input.selectedTextRange = range(from, to)
    case .replace(let text, let from, let to):
      guard text.utf16.count + length < Self.longest, let range = range(from, to) else { return }
      input.replace(range, withText: text)
    case .command(let command): perform(command, on: input)
    case .mark(let text, let position):
      guard text.utf16.count + length < Self.longest else { return }
      let selected = NSRange(location: Self.boundary(position, in: text), length: 0)
      input.setMarkedText(text, selectedRange: selected)
      if position < 0.5 { input.unmarkText() }
    case .move(let offset, let direction): try move(offset, direction, in: input)
    case .tap(let x, let y):
      simulator.tap(
        at: input.convert(CGPoint(x: x * input.bounds.width, y: y * input.bounds.height), to: nil)
      )
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    case .undoAll: try undoAll()
    }
    simulator.settle()
    try check(input)
  }

  /// Waits until nothing moves, and checks the picture.
  func finish() throws(InvariantViolation) {
    simulator.advanceUntilIdle(limit: 5)
    if let input { try check(input) }
    try PictureChecks.check(svg: Picture(of: simulator, caption: "picture").svg, checksNumbers: true)
  }

  private func show(_ isField: Bool, _ version: Double) {
    guard input == nil else { return }
    simulator = Simulator.boot(.iPhone13, iOS: version)
    let shown: any UITextInput & UIView = isField ? UITextField() : UITextView()
    shown.frame = CGRect(x: 20, y: 80, width: 250, height: isField ? 30 : 120)
    input = shown
    controller.view.addSubview(shown)
    simulator.launch(controller)
    _ = shown.becomeFirstResponder()
    simulator.settle()
  }

  private var undoManager: UndoManager? { input?.undoManager }

  private var text: String {
    (input as? UITextView)?.text ?? (input as? UITextField)?.text ?? ""
  }

  private var length: Int { text.utf16.count }

  private static func isBoundary(_ offset: Int, in text: String) -> Bool {
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: offset)
    return index == text.endIndex || text.rangeOfComposedCharacterSequence(at: index).lowerBound == index
  }

  /// The UTF-16 offset of the character at a fraction of a text: what splits one is no text any more.
  private static func boundary(_ position: Double, in text: String) -> Int {
    let units = text.utf16
    let index = units.index(units.startIndex, offsetBy: Int(position * Double(units.count)))
    guard index < text.endIndex else { return units.count }
    return units.distance(
      from: units.startIndex,
      to: text.rangeOfComposedCharacterSequence(at: index).lowerBound
    )
  }

  private func range(_ from: Double, _ to: Double) -> UITextRange? {
    guard let input else { return nil }
    let (start, end) = (Self.boundary(from, in: text), Self.boundary(to, in: text))
    guard let first = input.position(from: input.beginningOfDocument, offset: start),
      let last = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: first, to: last)
  }

  private func offsets(_ range: UITextRange) -> NSRange {
    guard let input else { return NSRange(location: 0, length: 0) }
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    return NSRange(location: start, length: input.offset(from: range.start, to: range.end))
  }

  // MARK: Changing

  private func insert(_ new: String, into input: any UITextInput & UIView) throws(InvariantViolation) {
    let (old, selection) = (text, input.selectedTextRange.map(offsets))
    let hasMarked = input.markedTextRange != nil
    input.insertText(new)
    // A field has one line, marked text is replaced as a whole, and no character is split.
    guard let selection, !hasMarked, input is UITextView,
      [selection.location, NSMaxRange(selection)].allSatisfy({ Self.isBoundary($0, in: old) })
    else { return }
    let expected = (old as NSString).replacingCharacters(in: selection, with: new)
    try InvariantViolation.check(
      Array(text.utf16) == Array(expected.utf16),
      "typed text replaces the selection",
      "\(text.debugDescription), not \(expected.debugDescription)"
    )
  }

  private func deleteBackward(in input: any UITextInput & UIView) throws(InvariantViolation) {
    let (old, selection) = (text, input.selectedTextRange.map(offsets))
    input.deleteBackward()
    guard let selection else { return }
    let isSomething = selection.length > 0 || selection.location > 0
    try InvariantViolation.check(
      isSomething ? length < old.utf16.count : length == old.utf16.count,
      "deleting backward deletes what is selected or before the cursor",
      "\(old.debugDescription) became \(text.debugDescription)"
    )
  }

  private func perform(_ command: EditingStep.Command, on input: any UITextInput & UIView) {
    switch command {
    case .selectAll: input.selectAll(nil)
    case .cut: input.cut(nil)
    case .copy: input.copy(nil)
    case .paste:
      if (UIPasteboard.general.string?.utf16.count ?? 0) + length < Self.longest { input.paste(nil) }
    case .delete: input.delete(nil)
    }
  }

  private func move(_ offset: Int, _ direction: Int, in input: any UITextInput & UIView)
    throws(InvariantViolation)
  {
    guard let selection = input.selectedTextRange, let direction = UITextLayoutDirection(rawValue: direction),
      let target = input.position(from: selection.end, in: direction, offset: offset)
    else { return }
    let place = input.offset(from: input.beginningOfDocument, to: target)
    try InvariantViolation.check(
      (0...length).contains(place),
      "positions are within the text",
      "\(place) of \(length)"
    )
    input.selectedTextRange = input.textRange(from: target, to: target)
  }

  private func undoAll() throws(InvariantViolation) {
    guard let undoManager else { return }
    let last = text
    var count = 0
    while undoManager.canUndo, count < 200 {
      undoManager.undo()
      count += 1
    }
    for _ in 0..<count where undoManager.canRedo { undoManager.redo() }
    try InvariantViolation.check(
      Array(text.utf16) == Array(last.utf16),
      "what is undone and done again is as before",
      "\(text.debugDescription), not \(last.debugDescription), after \(count)"
    )
  }

  // MARK: Invariants

  private func check(_ input: any UITextInput & UIView) throws(InvariantViolation) {
    let end = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    try InvariantViolation.check(
      end == length,
      "the document is as long as the text",
      "\(end), not \(length)"
    )
    for (name, range) in [("selection", input.selectedTextRange), ("marked text", input.markedTextRange)] {
      guard let range else { continue }
      let offsets = offsets(range)
      try InvariantViolation.check(
        offsets.location >= 0 && offsets.length >= 0 && NSMaxRange(offsets) <= length,
        "the \(name) is within the text",
        "\(offsets) of \(length)"
      )
    }
    guard let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return
    }
    let read = input.text(in: whole) ?? ""
    try InvariantViolation.check(
      Array(read.utf16) == Array(text.utf16),
      "the text of the whole range is the text",
      "\(read.debugDescription), not \(text.debugDescription)"
    )
    for position in [input.beginningOfDocument, input.endOfDocument, input.selectedTextRange?.start]
      .compactMap(\.self)
    {
      let caret = input.caretRect(for: position)
      try InvariantViolation.check(
        caret.minX.isFinite && caret.minY.isFinite && caret.height.isFinite && caret.height >= 0,
        "the caret has a finite place",
        "\(caret)"
      )
    }
  }
}
