import Rendering
import UIKit

extension Annotation {
  /// The responder chain of an event: each responder with a place on the screen is outlined and numbered.
  ///
  /// - Parameter responder: returns the first responder of the chain for each picture.
  public static func responderChain(from responder: @escaping @MainActor () -> UIResponder?) -> Annotation {
    Annotation(.structure, legend: [outlineEntry(chainMeaning)]) { site in
      guard let first = responder() else { return [] }
      let chain = sequence(first: first, next: \.next).prefix(chainLimit).map {
        (view(of: $0), name(of: $0))
      }
      let words = chain.enumerated().map { "\($0.offset + 1) \($0.element.1)" }
      // Names would cover the contents of the outlines, so the legend lists them.
      let names = chain.enumerated().map { index, link in
        AnnotationMark(id: idOfWords + index, entry: numberEntry(index + 1, link.1))
      }
      return outlines(of: chain, chainMeaning, site, areNumbered: true) + names
        + [AnnotationMark(id: idOfWords + chainLimit, words: words.joined(separator: " → ") + ".")]
    }
  }

  /// The controllers of the views on screen: the view of each child is outlined and named.
  ///
  /// - Parameter controller: returns the topmost controller for each picture; it is named, too.
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

  /// The presenting and presented controllers of the key window.
  public static var presentations: Annotation {
    Annotation(.structure, legend: [outlineEntry(presentedMeaning)]) { site in
      guard let root = site.device.application.keyWindow?.rootViewController else { return [] }
      var presented: [(view: UIView?, name: String)] = []
      var pending = [root]
      while let next = pending.popLast(), presented.count < chainLimit {
        pending += next.children.reversed()
        // Children return the controller that an ancestor has presented.
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

  /// The maximum number of named responders or controllers.
  private static let chainLimit = 16
  private static let idOfWords = 1_000

  private static let chainMeaning = "on the way of an event: 1 hears it first"
  private static let ownerMeaning = "the view of a controller"
  private static let presentedMeaning = "the view of a presented controller"

  private static func outlineEntry(_ meaning: String) -> LegendEntry {
    LegendEntry(meaning, sign: Symbols.frame(AnnotationKind.structure.ink))
  }

  private static func numberEntry(_ number: Int, _ name: String) -> LegendEntry {
    let plate = SceneShape(
      .rect(CGRect(x: 2, y: 0, width: 18, height: 14), radius: 5),
      fill: .color(AnnotationKind.structure.ink)
    )
    return LegendEntry(name, sign: [plate], number: "\(number)")
  }

  private static func name(of object: AnyObject) -> String { "\(type(of: object))" }

  /// The view that represents a responder.
  private static func view(of responder: UIResponder) -> UIView? {
    (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// Draws outlines with names, or with numbers from 1; equal outlines are nested.
  private static func outlines(
    of list: [(view: UIView?, name: String)],
    _ meaning: String,
    _ site: AnnotationCanvas,
    areNumbered: Bool = false
  ) -> [AnnotationMark] {
    var taken: [CGRect] = []
    return list.enumerated().compactMap { index, entry in
      guard let view = entry.view, site.isShown(view), let transform = site.transform(from: view) else {
        return nil
      }
      let bounds = view.presentationBounds.standardized
      let frame = bounds.applying(transform).intersection(site.bounds)
      let inset = CGFloat(1 + taken.count { $0 == frame }) * 2.5 * site.scale
      taken.append(frame)
      let outline = Symbols.outline(of: bounds.insetBy(dx: inset, dy: inset), transform)
      let inner = frame.insetBy(dx: inset, dy: inset)
      let corner = CGRect(x: inner.minX, y: inner.minY, width: 4, height: 4)
      let callout =
        areNumbered
        ? Callout("\(index + 1)", at: inner, isNumber: true) : Callout(entry.name, at: corner, within: inner)
      return AnnotationMark(
        id: index,
        shapes: Symbols.line(outline, AnnotationKind.structure.ink, width: 1.5 * site.scale)
          .map { $0.broken(at: site.texts) },
        meaning: meaning,
        callout: callout,
        words: areNumbered ? nil : "\(entry.name)."
      )
    }
  }
}
