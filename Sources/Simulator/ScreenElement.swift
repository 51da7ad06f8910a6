import UIKit

/// A visible element, with the names by which people find it.
@MainActor
package struct ScreenElement {
  /// Its label for assistive technologies.
  package let label: String?
  /// The label, the appearance of its symbol, the texts in it, and the placeholder of an empty field.
  package let names: [String]
  /// Its visible part, in screen coordinates.
  package let frame: CGRect
  package let view: UIView
  /// Whether the element is the view itself, and not a part of it.
  package let isView: Bool
  package let isEnabled: Bool
  package let device: Simulator

  /// Creates an element of the accessibility tree of a window.
  package init(_ node: AccessibilityNode, in window: UIWindow, on device: Simulator) {
    self.init(
      node.view,
      isView: node.isView,
      label: node.label,
      traits: node.traits,
      frame: window.convert(node.frame, to: nil),
      on: device
    )
  }

  /// Creates the element of a view; nil if less than a point of the view is within the screen.
  ///
  /// Views in front of it are ignored.
  package init?(_ view: UIView, on device: Simulator) {
    guard let window = view.window else { return nil }
    let shown = sequence(first: view, next: \.superview)
      .filter { $0 === view || $0.clipsToBounds }
      .map { $0.convert($0.bounds, to: window) }
      .reduce(window.bounds) { $0.intersection($1) }
    guard !shown.isNull, shown.width >= 1, shown.height >= 1 else { return nil }
    self.init(
      view,
      isView: true,
      label: view.accessibilityLabel,
      traits: view.accessibilityTraits,
      frame: window.convert(shown, to: nil),
      on: device
    )
  }

  private init(
    _ view: UIView,
    isView: Bool,
    label: String?,
    traits: UIAccessibilityTraits,
    frame: CGRect,
    on device: Simulator
  ) {
    self.view = view
    self.isView = isView
    self.label = label
    self.frame = frame
    self.device = device
    isEnabled = !traits.contains(.notEnabled)
    let sign = (view as? UIButton)?.nameOnScreen
    let field = (view as? UITextField).flatMap { $0.text?.isEmpty == false ? nil : $0.placeholder }
    let texts = isView ? [sign, field].compactMap(\.self) + view.labelTexts : []
    names = ([label].compactMap(\.self) + texts).filter { !$0.isEmpty }
  }

  package var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Whether a touch at the centre goes to the element or a superview.
  package var isReachable: Bool {
    guard let hit = device.view(at: middle) else { return false }
    return view.isDescendant(of: hit) || hit.isDescendant(of: view)
  }

  /// The visible part of the view that receives the touch: labels let touches through to their superview.
  package var frameOfTouched: CGRect {
    guard let hit = device.view(at: middle), hit !== view, view.isDescendant(of: hit), let window = hit.window
    else { return frame }
    let whole = window.convert(hit.convert(hit.bounds, to: window), to: nil)
    return whole.intersection(window.convert(window.bounds, to: nil))
  }

  /// Whether it is a title of a navigation bar, which is not tappable.
  package var isTitle: Bool {
    view is UILabel && sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
  }
}

extension Simulator {
  /// The visible elements of the accessibility tree, from front to back.
  package var screenElements: [ScreenElement] {
    application.windowsBackToFront.reversed().flatMap { window in
      AccessibilityTree.nodes(in: window).reversed().map { ScreenElement($0, in: window, on: self) }
    }
  }
}
