import Testing
import UIKit

extension Attachment where AttachableValue == String {
  /// Attaches a view and all it holds to the running test, in words: one line a view, indented by depth.
  ///
  /// - Parameter name: the attachment's file name.
  @MainActor
  public static func record(
    _ view: UIView,
    named name: String = "view.txt",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(view.treeDump, named: name, sourceLocation: sourceLocation)
  }
}
