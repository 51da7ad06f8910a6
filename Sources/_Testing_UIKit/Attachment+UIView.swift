import Rendering
import Testing
import UIKit

extension Attachment where AttachableValue == String {
  /// Attaches a picture of a view and all it holds to the running test.
  ///
  /// - Parameter name: the attachment's file name. With the ending `txt` the view is told in words instead: one line a
  ///   view, indented by depth.
  @MainActor
  public static func record(
    _ view: UIView,
    named name: String = "view.svg",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    view.layoutIfNeeded()
    let contents = name.hasSuffix(".txt") ? view.treeDump : Picture(of: view, caption: name).svg
    record(contents, named: name, sourceLocation: sourceLocation)
  }
}

/// Lets a simulator fail the test that uses it wrongly, instead of ending the process with all tests.
///
/// Returns 0 if no test runs.
@_cdecl("recipegallery_record_issue")
public func recordIssueOfSimulator(_ message: UnsafePointer<CChar>) -> CInt {
  guard Test.current != nil else { return 0 }
  Issue.record(Comment(rawValue: String(cString: message)))
  return 1
}
