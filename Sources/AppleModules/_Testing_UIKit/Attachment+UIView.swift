import Rendering
import Testing
import UIKit

extension Attachment where AttachableValue == String {
  /// Attaches a picture of a view and its subviews to the running test.
  ///
  /// - Parameter name: the file name of the attachment: `.svg` for a picture, `.txt` for the view tree, with
  ///   one line per view, indented by depth.
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

/// Records an issue of the running test that misuses a simulator, instead of ending the process.
///
/// Returns 0 if no test is running.
@_cdecl("recipegallery_record_issue")
public func recordIssueOfSimulator(_ message: UnsafePointer<CChar>) -> CInt {
  guard Test.current != nil else { return 0 }
  Issue.record(Comment(rawValue: String(cString: message)))
  return 1
}
