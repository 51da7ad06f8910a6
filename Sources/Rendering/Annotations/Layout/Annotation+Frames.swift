import UIKit

extension Annotation {
  /// The frames of views, each with its place in its superview and its size.
  ///
  /// - Parameter views: says at the moment of each picture which views those are.
  public static func frames(of views: @escaping @MainActor () -> [UIView]) -> Annotation {
    let ink = AnnotationKind.layout.ink
    let sign = Signs.line(
      Signs.outline(of: CGRect(x: 3, y: 2, width: 16, height: 10), .identity),
      ink,
      width: 1.5
    )
    return Annotation(.layout, legend: [LegendEntry("frame (x, y) width × height", sign: sign)]) { site in
      views().enumerated().compactMap { index, view in
        guard site.isShown(view), let transform = site.transform(from: view) else { return nil }
        let bounds = view.presentationBounds.standardized
        let outline = Signs.outline(of: bounds, transform)
        let words = view.frame.words
        return AnnotationMark(
          id: index,
          shapes: Signs.line(outline, ink, width: 1.5 * site.scale),
          callout: Callout(words, at: outline.boundingBox.corner),
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

  /// The top left corner, as what a callout names: words may lie on the rest of the rectangle.
  fileprivate var corner: CGRect { CGRect(x: minX, y: minY, width: min(width, 8), height: min(height, 8)) }
}
