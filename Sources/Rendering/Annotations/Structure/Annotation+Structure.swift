import UIKit

extension Annotation {
  /// The way of an event up the responder chain: each responder that has a place on the screen is outlined and named,
  /// with its number on the way.
  ///
  /// - Parameter responder: says at the moment of each picture where the way begins.
  public static func responderChain(from responder: @escaping @MainActor () -> UIResponder?) -> Annotation {
    Annotation(.structure, legend: [outlineEntry(chainMeaning)]) { site in
      guard let first = responder() else { return [] }
      let chain = sequence(first: first, next: \.next).prefix(chainLimit)
      let names = chain.enumerated().map { "\($0.offset + 1) \(name(of: $0.element))" }
      return outlines(of: zip(chain.map(place), names).map { ($0, $1) }, chainMeaning, site)
        + [AnnotationMark(id: idOfWords, callout: nil, words: names.joined(separator: " → ") + ".")]
    }
  }

  /// Which controllers own what is on the screen: the view of each child is outlined and named.
  ///
  /// - Parameter controller: says at the moment of each picture whose children those are; it is the first of them.
  public static func controllers(under controller: @escaping @MainActor () -> UIViewController?) -> Annotation
  {
    Annotation(.structure, legend: [outlineEntry(ownerMeaning)]) { site in
      guard let root = controller() else { return [] }
      var found: [UIViewController] = []
      var pending = [root]
      while let next = pending.popLast(), found.count < chainLimit {
        found.append(next)
        pending += next.children.reversed()
      }
      return outlines(of: found.map { ($0.viewIfLoaded, name(of: $0)) }, ownerMeaning, site)
    }
  }

  /// Who has presented whom in the key window.
  public static var presentations: Annotation {
    Annotation(.structure, legend: [outlineEntry(presentedMeaning)]) { site in
      guard let root = site.device.application.keyWindow?.rootViewController else { return [] }
      var presented: [(view: UIView?, name: String)] = []
      var pending = [root]
      while let next = pending.popLast(), presented.count < chainLimit {
        pending += next.children.reversed()
        // Children name what an ancestor has presented.
        guard let shown = next.presentedViewController, shown.presentingViewController === next else {
          continue
        }
        presented.append((shown.viewIfLoaded, "\(name(of: next)) presents \(name(of: shown))"))
        pending.append(shown)
      }
      return outlines(of: presented, presentedMeaning, site)
    }
  }

  // MARK: Drawing

  /// The most responders or controllers that are named.
  private static let chainLimit = 16
  private static let idOfWords = 1_000

  private static let chainMeaning = "on the way of an event: 1 hears it first"
  private static let ownerMeaning = "the view of a controller"
  private static let presentedMeaning = "the view of a presented controller"

  private static func outlineEntry(_ meaning: String) -> LegendEntry {
    LegendEntry(meaning, sign: Signs.frame(AnnotationKind.structure.ink))
  }

  private static func name(of object: AnyObject) -> String { "\(type(of: object))" }

  /// The view that shows where a responder is.
  private static func place(of responder: UIResponder) -> UIView? {
    (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// Outlines with names; outlines of the same place lie within each other.
  private static func outlines(
    of list: [(view: UIView?, name: String)],
    _ meaning: String,
    _ site: AnnotationSite
  )
    -> [AnnotationMark]
  {
    var taken: [CGRect] = []
    return list.enumerated().compactMap { index, entry in
      guard let view = entry.view, site.isShown(view), let transform = site.transform(from: view) else {
        return nil
      }
      let bounds = view.presentationBounds.standardized
      let frame = bounds.applying(transform).intersection(site.bounds)
      let inset = CGFloat(1 + taken.count { $0 == frame }) * 2.5 * site.scale
      taken.append(frame)
      let outline = Signs.outline(of: bounds.insetBy(dx: inset, dy: inset), transform)
      let corner = CGRect(x: frame.minX + inset, y: frame.minY + inset, width: 4, height: 4)
      return AnnotationMark(
        id: index,
        shapes: Signs.line(outline, AnnotationKind.structure.ink, width: 1.5 * site.scale),
        meaning: meaning,
        callout: Callout(entry.name, at: corner, within: frame.insetBy(dx: inset, dy: inset)),
        words: "\(entry.name)."
      )
    }
  }
}
