import Rendering
import UIKit

extension Annotation {
  /// The size classes of a controller, at the top of what no bar covers of its view.
  ///
  /// - Parameter controller: returns the controller for each picture.
  public static func sizeClasses(of controller: @escaping @MainActor () -> UIViewController?) -> Annotation {
    Annotation(.layout) { site in
      guard let controller = controller(), let view = controller.viewIfLoaded, site.isShown(view),
        let frame = site.frame(of: view), let transform = site.transform(from: view)
      else { return [] }
      let traits = controller.traitCollection
      let words = "width \(traits.horizontalSizeClass.words), height \(traits.verticalSizeClass.words)"
      let y = view.bounds.minY + max(view.safeAreaInsets.top, controller.topLayoutGuide.length)
      let top = CGRect(origin: CGPoint(x: view.bounds.midX, y: y).applying(transform), size: .zero)
      let callout = Callout(words, at: top, within: frame)
      return [AnnotationMark(id: 0, callout: callout, words: "Size classes: \(words).")]
    }
  }

  private static let guideMeaning = "layout guide"

  /// The lines of a controller's top and bottom layout guides, between which no bar covers its view.
  ///
  /// - Parameter controller: returns the controller for each picture.
  public static func layoutGuides(of controller: @escaping @MainActor () -> UIViewController?) -> Annotation {
    let ink = AnnotationKind.layout.ink
    let sign = Symbols.line(
      from: CGPoint(x: 1, y: 7),
      to: CGPoint(x: 21, y: 7),
      ink,
      width: 1.5,
      dashes: [3, 3]
    )
    return Annotation(.layout, legend: [LegendEntry(guideMeaning, sign: sign)]) { site in
      guard let controller = controller(), let view = controller.viewIfLoaded, site.isShown(view),
        let transform = site.transform(from: view)
      else { return [] }
      let bounds = view.bounds
      let heights = [
        bounds.minY + controller.topLayoutGuide.length, bounds.maxY - controller.bottomLayoutGuide.length,
      ]
      return heights.enumerated().map { index, y in
        let shapes = Symbols.line(
          from: CGPoint(x: bounds.minX, y: y).applying(transform),
          to: CGPoint(x: bounds.maxX, y: y).applying(transform),
          ink,
          width: 1.5 * site.scale,
          dashes: [3 * site.scale, 3 * site.scale]
        )
        let name = index == 0 ? "top" : "bottom"
        return AnnotationMark(
          id: index,
          shapes: shapes.map { $0.broken(at: site.texts) },
          words: "The \(name) layout guide at \(DumpText.number(y))."
        )
      }
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var words: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
