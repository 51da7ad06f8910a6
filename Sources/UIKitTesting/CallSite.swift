import Simulator
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The place in a test at which an assertion was called.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The place of the running test, for a failure without an assertion.
  private var test: SourceLocation?

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place of a test; nil for one of XCTest, whose failure names this file.
  init(_ test: SourceLocation?) {
    self.init(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    self.test = test
  }

  /// Fails the running test: by an issue of Swift Testing, or else by a failure of XCTest.
  ///
  /// The failure ends with what is on the screen of the device, or of the held one.
  @MainActor
  func fail(_ message: String, on device: Simulator? = .held) {
    let message = message + (device.map { "\n\(ScreenDescription.of($0))" } ?? "")
    // XCTest ignores failures outside its tests. A task of a Swift Testing test may be detached from the test.
    if Test.current == nil { failXCTest(message) }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// Records a failure of the running test of XCTest; has no effect if there is none.
  func failXCTest(_ message: String) {
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }

  /// Attaches a file to the running test; XCTest on Linux has no attachments.
  func attach(_ content: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(content, named: name, sourceLocation: sourceLocation)
  }

  private var sourceLocation: SourceLocation {
    test
      ?? SourceLocation(
        fileID: "\(fileID)",
        filePath: "\(filePath)",
        line: Int(clamping: line),
        column: Int(clamping: column)
      )
  }
}
