import UIKit

extension Annotation {
  /// The springs and struts of views' autoresizing masks, as Interface Builder draws them: what is flexible is a spring,
  /// what is fixed a strut.
  ///
  /// - Parameter views: says at the moment of each picture which views those are; one without a superview has none.
  public static func springsAndStruts(of views: @escaping @MainActor () -> [UIView]) -> Annotation {
    let ink = AnnotationKind.layout.ink
    let (left, right) = (CGPoint(x: 1, y: 7), CGPoint(x: 21, y: 7))
    let (flexible, fixed) = ("flexible", "fixed")
    let legend = [
      LegendEntry(flexible, sign: Signs.spring(from: left, to: right, ink, width: 1.5, turns: 4)),
      LegendEntry(fixed, sign: Signs.strut(from: left, to: right, ink, width: 1.5)),
    ]
    return Annotation(.layout, legend: legend) { site in
      views().enumerated().flatMap { index, view -> [AnnotationMark] in
        guard site.isShown(view), let superview = view.superview,
          let transform = site.transform(from: superview)
        else {
          return []
        }
        return MaskSigns(of: view, in: superview).lines.enumerated().map { number, line in
          let (start, end) = (line.start.applying(transform), line.end.applying(transform))
          let width = 1.5 * site.scale
          return AnnotationMark(
            id: index * MaskSigns.count + number,
            shapes: line.isFlexible
              ? Signs.spring(from: start, to: end, ink, width: width, turns: line.turns)
              : Signs.strut(from: start, to: end, ink, width: width),
            meaning: line.isFlexible ? flexible : fixed,
            words: number == 0 ? "A mask: \(view.autoresizingMask.words)." : nil
          )
        }
      }
    }
  }
}

/// The four margins and two lengths that an autoresizing mask makes flexible or fixed, in the superview's coordinates.
@MainActor
struct MaskSigns {
  /// A margin or a length.
  struct Line {
    var start: CGPoint
    var end: CGPoint
    var isFlexible: Bool

    /// The corners of its spring: one in six points.
    var turns: Int { Int(max(4, min(40, hypot(end.x - start.x, end.y - start.y) / 6))) }
  }

  /// How many lines a view has.
  static let count = 6

  let lines: [Line]

  init(of view: UIView, in superview: UIView) {
    let (frame, around) = (view.frame, superview.bounds)
    let mask = view.autoresizingMask
    func across(_ from: CGFloat, _ to: CGFloat, _ part: UIView.AutoresizingMask, at y: CGFloat) -> Line {
      Line(start: CGPoint(x: from, y: y), end: CGPoint(x: to, y: y), isFlexible: mask.contains(part))
    }
    func down(_ from: CGFloat, _ to: CGFloat, _ part: UIView.AutoresizingMask, at x: CGFloat) -> Line {
      Line(start: CGPoint(x: x, y: from), end: CGPoint(x: x, y: to), isFlexible: mask.contains(part))
    }
    // Lengths lie off the middle, so that they leave a title in the middle alone.
    lines = [
      across(around.minX, frame.minX, .flexibleLeftMargin, at: frame.midY),
      across(frame.maxX, around.maxX, .flexibleRightMargin, at: frame.midY),
      down(around.minY, frame.minY, .flexibleTopMargin, at: frame.midX),
      down(frame.maxY, around.maxY, .flexibleBottomMargin, at: frame.midX),
      across(frame.minX, frame.maxX, .flexibleWidth, at: frame.minY + frame.height * 0.82),
      down(frame.minY, frame.maxY, .flexibleHeight, at: frame.minX + frame.width * 0.12),
    ]
  }
}

extension UIView.AutoresizingMask {
  /// What is flexible, in words.
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
