import UIKit

// Calls whose result nobody uses: a test that types into nothing fails there, and not somewhere later.

extension Simulator {
  /// Types text on the keyboard, key by key; a line feed presses the return key.
  ///
  /// Fails the test if no text is being edited, or if the editing ends before the text does. A test that asks for
  /// the result, as in `let isTyped: Bool = device.type("a")`, decides itself.
  public func type(
    _ text: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectEditing("type(\(text.debugDescription))", site) { type(text) }
  }

  /// Presses the return key of the keyboard; fails the test if no text is being edited.
  public func pressReturn(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectEditing("pressReturn()", site) { pressReturn() }
  }

  /// Presses the delete key of the keyboard `count` times; fails the test if no text is being edited.
  public func pressDelete(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectEditing("pressDelete(\(count))", site) { pressDelete(count) }
  }

  private func expectEditing(_ call: String, _ site: CallSite, _ press: () -> Bool) {
    guard !press() else { return }
    let focus: String
    if application.applicationState != .active {
      focus = "The application is not active"
    } else if let responder = keyWindow?.firstResponder {
      let label = (responder as? UIView)?.accessibilityLabel.map { " \"\($0)\"" } ?? ""
      focus = "A \(Swift.type(of: responder))\(label) has the focus, and takes no text"
    } else {
      focus = "Nothing has the focus"
    }
    site.fail("`\(call)`: no text is being edited. \(focus). Tap a text field first.", on: self)
  }
}
