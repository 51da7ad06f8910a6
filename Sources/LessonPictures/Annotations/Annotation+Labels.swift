import Rendering
import UIKit

extension Annotation {
  /// A short text beside a view.
  ///
  /// - Parameters:
  ///   - text: the text, at most 60 characters.
  ///   - view: the labelled view; nothing is drawn while it is off screen.
  public static func label(_ text: String, on view: UIView) -> Annotation {
    Annotation(.labels) { [weak view] site in
      guard let view, site.isShown(view), let frame = site.frame(of: view) else { return [] }
      return [AnnotationMark(id: 0, callout: Callout(text, at: frame), words: text)]
    }
  }
}
