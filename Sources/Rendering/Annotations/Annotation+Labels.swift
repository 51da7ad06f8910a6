import UIKit

extension Annotation {
  /// A few words beside a view.
  ///
  /// - Parameters:
  ///   - text: the words, at most 60 characters.
  ///   - view: what they name; while it is not on the screen, nothing is drawn.
  public static func label(_ text: String, on view: UIView) -> Annotation {
    Annotation(.labels) { [weak view] site in
      guard let view, site.isShown(view), let frame = site.frame(of: view) else { return [] }
      return [AnnotationMark(id: 0, callout: Callout(text, at: frame), words: text)]
    }
  }
}
