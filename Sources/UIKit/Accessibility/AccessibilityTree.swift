/// A visible element of the accessibility tree.
@MainActor
package struct AccessibilityNode {
  /// The view, or the view that contains the element if the element is not a view.
  package let view: UIView
  /// Whether the element is the view itself.
  package let isView: Bool
  package let label: String?
  package let value: String?
  package let traits: UIAccessibilityTraits
  /// The kind of a standard control that has no matching trait, such as "text field".
  package let kind: String?
  /// The visible part, in window coordinates.
  package let frame: CGRect
}

/// Finds the elements of a window.
///
/// Everything that describes or searches the screen uses this tree.
@MainActor
package enum AccessibilityTree {
  /// Views with a lower alpha are treated as invisible.
  private static let leastAlpha: CGFloat = 0.1
  /// Views nested deeper are ignored.
  private static let greatestDepth = 100

  /// Returns at most `limit` visible elements of a window, from back to front.
  ///
  /// The subviews of an element are not searched.
  package static func nodes(in window: UIWindow, limit: Int = .max) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    // An explicit stack, because recursion could overflow the call stack in deep trees.
    var pending: [(view: UIView, clip: CGRect, depth: Int)] = [(window, window.bounds, 0)]
    while let (view, clip, depth) = pending.popLast(), nodes.count < limit {
      if view.isHidden || view.alpha < leastAlpha || depth > greatestDepth { continue }
      if view.accessibilityElementsHidden { continue }
      let isElement = view.isAccessibilityElement
      var inner = clip
      // Only elements and clipping views need a frame.
      if isElement || view.clipsToBounds {
        guard let shown = visible(view.convert(view.bounds, to: window), clip) else { continue }
        if isElement {
          nodes.append(AccessibilityNode(view, frame: shown))
          continue
        }
        inner = shown
      }
      guard let elements = view.accessibilityElements else {
        for child in view.subviews.reversed() { pending.append((child, inner, depth + 1)) }
        continue
      }
      for element in elements.reversed() {
        if let child = element as? UIView, child !== view, child.isDescendant(of: view) {
          pending.append((child, inner, depth + 1))
        } else if let element = element as? UIAccessibilityElement, element.isAccessibilityElement,
          let shown = visible(window.convert(element.accessibilityFrame, from: nil), inner)
        {
          nodes.append(AccessibilityNode(element, in: view, frame: shown))
        }
      }
    }
    return nodes
  }

  /// Returns the part of a frame within a clip, or nil if it is less than a point wide or high.
  private static func visible(_ frame: CGRect, _ clip: CGRect) -> CGRect? {
    let shown = frame.intersection(clip)
    return !shown.isNull && shown.width >= 1 && shown.height >= 1 ? shown : nil
  }
}

extension AccessibilityNode {
  fileprivate init(_ view: UIView, frame: CGRect) {
    self.init(
      view: view,
      isView: true,
      label: view.accessibilityLabel,
      value: view.accessibilityValue,
      traits: view.accessibilityTraits,
      kind: view.accessibilityDefaults?.kind,
      frame: frame
    )
  }

  fileprivate init(_ element: UIAccessibilityElement, in view: UIView, frame: CGRect) {
    self.init(
      view: view,
      isView: false,
      label: element.accessibilityLabel,
      value: element.accessibilityValue,
      traits: element.accessibilityTraits,
      kind: nil,
      frame: frame
    )
  }
}

extension UIView {
  /// The values that the application has set.
  final var accessibilitySettings: AccessibilitySettings {
    get { extras?.accessibility ?? AccessibilitySettings() }
    set { ensuredExtras.accessibility = newValue }
  }

  /// Converts a rectangle of the view to screen coordinates.
  final func screenFrame(of rect: CGRect) -> CGRect {
    guard let window else { return rect }
    return window.convert(convert(rect, to: window), to: nil)
  }

  /// The texts of the labels within the view, from back to front, joined by commas; nil if there are none.
  final var joinedLabelTexts: String? {
    let texts = labelTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The texts of at most 60 visible labels within the view.
  package final var labelTexts: [String] {
    var texts: [String] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast(), texts.count < 60 {
      if view.isHidden { continue }
      if let text = (view as? UILabel)?.accessibilityLabel, !text.isEmpty { texts.append(text) }
      pending += view.subviews.reversed()
    }
    return texts
  }
}
