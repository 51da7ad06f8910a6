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

  /// Fails the running test: by an issue of Swift Testing, or else by a failure of XCTest.
  func fail(_ message: String) {
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
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(clamping: line),
      column: Int(clamping: column)
    )
  }
}
