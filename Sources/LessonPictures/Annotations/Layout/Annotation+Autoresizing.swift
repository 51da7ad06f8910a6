import Rendering
import UIKit

extension Annotation {
  /// The springs and struts of views' autoresizing masks, as in Interface Builder: a spring for flexible, a
  /// strut for fixed.
  ///
  /// - Parameter views: returns the views for each picture; views without a superview are ignored.
  public static func springsAndStruts(of views: @escaping @MainActor () -> [UIView]) -> Annotation {
    let ink = AnnotationKind.layout.ink
    let (left, right) = (CGPoint(x: 1, y: 7), CGPoint(x: 21, y: 7))
    let (flexible, fixed) = ("flexible", "fixed")
    let legend = [
      LegendEntry(flexible, sign: Symbols.spring(from: left, to: right, ink, width: 1.5, turns: 4)),
      LegendEntry(fixed, sign: Symbols.strut(from: left, to: right, ink, width: 1.5)),
    ]
    return Annotation(.layout, legend: legend) { site in
      let width = 1.5 * site.scale
      var lanes = MaskLinePlacer(avoiding: site.texts, reach: Symbols.reach(ofWidth: width))
      return views().enumerated().flatMap { index, view -> [AnnotationMark] in
        guard site.isShown(view), let superview = view.superview,
          let transform = site.transform(from: superview)
        else {
          return []
        }
        return MaskSymbols(of: view, in: superview).lanes.enumerated().map { number, choice in
          let line = lanes.take(oneOf: choice.map { $0.placed(by: transform) })
          let shapes =
            line.isFlexible
            ? Symbols.spring(from: line.start, to: line.end, ink, width: width, turns: line.turns)
            : Symbols.strut(from: line.start, to: line.end, ink, width: width)
          return AnnotationMark(
            id: index * MaskSymbols.count + number,
            shapes: shapes.map { $0.broken(at: site.texts) },
            meaning: line.isFlexible ? flexible : fixed,
            words: number == 0 ? "A mask: \(view.autoresizingMask.words)." : nil
          )
        }
      }
    }
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts in words.
  fileprivate var words: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right margin"),
      (.flexibleTopMargin, "top margin"), (.flexibleHeight, "height"),
      (.flexibleBottomMargin, "bottom margin"),
    ]
    let list = names.filter { contains($0.0) }.map(\.1)
    return list.isEmpty ? "nothing is flexible" : "flexible " + list.joined(separator: ", ")
  }
}
