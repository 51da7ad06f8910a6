import Rendering
import UIKit

extension Annotation {
  /// The frames of views, with position in the superview and size.
  ///
  /// - Parameter views: returns the views for each picture.
  public static func frames(of views: @escaping @MainActor () -> [UIView]) -> Annotation {
    let ink = AnnotationKind.layout.ink
    let meaning = "frame: (x, y) width × height"
    return Annotation(.layout, legend: [LegendEntry(meaning, sign: Symbols.frame(ink))]) { site in
      views().enumerated().compactMap { index, view in
        guard site.isShown(view), let transform = site.transform(from: view) else { return nil }
        let bounds = view.presentationBounds.standardized
        let outline = Symbols.outline(of: bounds, transform)
        let words = view.frame.words
        let box = outline.boundingBox
        return AnnotationMark(
          id: index,
          shapes: Symbols.line(outline, ink, width: 1.5 * site.scale).map { $0.broken(at: site.texts) },
          meaning: meaning,
          callout: Callout(words, at: box.named(on: site.bounds), within: box),
          words: "A frame \(words)."
        )
      }
    }
  }
}

extension CGRect {
  /// The rectangle as `(20, 40) 280 × 60`, in points with at most two decimals.
  fileprivate var words: String {
    "(\(DumpText.number(minX)), \(DumpText.number(minY))) \(DumpText.number(width)) × \(DumpText.number(height))"
  }

  /// The area that callouts must not cover: the rectangle, or the top left corner of one that fills most of
  /// the screen.
  fileprivate func named(on screen: CGRect) -> CGRect {
    if width * height < screen.width * screen.height / 4 { return self }
    return CGRect(x: minX, y: minY, width: min(width, 8), height: min(height, 8))
  }
}
