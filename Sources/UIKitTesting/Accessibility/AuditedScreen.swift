import Rendering
import Simulator
import UIKit

/// The views of a screen as an accessibility audit sees them.
@MainActor
struct AuditedScreen {
  /// A view of which at least a point is on the screen.
  struct Item {
    let view: UIView
    /// The place in the order of painting, from back to front.
    let index: Int
    /// The whole view, and its visible part, in screen coordinates.
    let frame: CGRect
    let shown: CGRect
    /// What cuts the view and can't be scrolled, in screen coordinates; nil in a scroll view.
    let fixedClip: CGRect?
    /// The product of its alpha and those of the views around it.
    let opacity: CGFloat
    /// Whether its appearance is the system's decision.
    let isSystem: Bool
    /// Whether its elements are hidden from assistive technologies.
    let isHidden: Bool
  }

  let items: [Item]
  /// The elements that assistive technologies find, with their visible parts in screen coordinates.
  let nodes: [(node: AccessibilityNode, shown: CGRect)]
  /// The views of the application that are visible, and that a finger reaches.
  private(set) var reachableItems: [Item] = []
  private let application: UIApplication
  /// The places of the views in the order of painting.
  private let indices: [ObjectIdentifier: Int]
  /// The places of the views that are in a square of the screen, from back to front.
  private let squares: [Square: [Int]]
  /// The views that are elements or contain elements that are no views, with one of their elements.
  private let elementViews: [ObjectIdentifier: AccessibilityNode]
  /// The same with all views around them.
  private let elementPaths: Set<ObjectIdentifier>

  /// Views with a lower alpha are invisible, as for assistive technologies.
  private static let leastAlpha: CGFloat = 0.1

  init(_ device: Simulator) {
    application = device.application
    let windows = device.application.windowsBackToFront
    // The screen in any orientation; windows may be much larger.
    let side = max(device.screen.bounds.width, device.screen.bounds.height)
    let area = CGRect(x: 0, y: 0, width: side, height: side)
    nodes = windows.flatMap { window in
      AccessibilityTree.nodes(in: window).map { ($0, window.convert($0.frame, to: nil)) }
    }
    let items = windows.reduce(into: [Item]()) { $0 += Self.items(in: $1, within: area, from: $0.count) }
    self.items = items
    indices = Dictionary(items.map { (ObjectIdentifier($0.view), $0.index) }) { first, _ in first }
    elementViews = Dictionary(nodes.map { (ObjectIdentifier($0.node.view), $0.node) }) { first, _ in first }
    elementPaths = nodes.reduce(into: []) { paths, node in
      for view in sequence(first: node.node.view, next: \.superview) {
        guard paths.insert(ObjectIdentifier(view)).inserted else { break }
      }
    }
    squares = items.reduce(into: [:]) { squares, item in
      for square in Square.all(in: item.shown) { squares[square, default: []].append(item.index) }
    }
    reachableItems = items.filter { !$0.isSystem && isReachable($0.view, at: $0.shown.center) }
  }

  /// A square of the screen, for which views at a point are searched.
  private struct Square: Hashable {
    let x: Int
    let y: Int

    /// The side in points.
    private static let side: CGFloat = 32

    init(at point: CGPoint) {
      x = Int((point.x / Self.side).rounded(.down))
      y = Int((point.y / Self.side).rounded(.down))
    }

    private init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }

    static func all(in frame: CGRect) -> [Square] {
      let (first, last) = (
        Square(at: frame.origin), Square(at: CGPoint(x: frame.maxX, y: frame.maxY))
      )
      return (first.x...last.x).flatMap { x in (first.y...last.y).map { Square(x, $0) } }
    }
  }

  private static func items(in window: UIWindow, within area: CGRect, from start: Int) -> [Item] {
    struct Visit {
      let view: UIView
      var clip: CGRect
      var fixedClip: CGRect?
      var opacity: CGFloat
      var isSystem: Bool
      var isHidden: Bool
    }
    var items: [Item] = []
    let all = window.convert(window.bounds, to: nil)
    // An explicit stack, because recursion could overflow the call stack in deep trees.
    var pending = [
      Visit(
        view: window,
        clip: all.intersection(area),
        fixedClip: all,
        opacity: 1,
        isSystem: false,
        isHidden: false
      )
    ]
    while var visit = pending.popLast() {
      let view = visit.view
      if view.isHidden || view.alpha < leastAlpha { continue }
      let frame = window.convert(view.convert(view.bounds, to: window), to: nil)
      guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
        continue
      }
      visit.opacity *= view.alpha
      visit.isSystem = visit.isSystem || view is any SystemInterface
      visit.isHidden = visit.isHidden || view.accessibilityElementsHidden
      let shown = frame.intersection(visit.clip)
      if !shown.isNull, shown.width >= 1, shown.height >= 1 {
        items.append(
          Item(
            view: view,
            index: start + items.count,
            frame: frame,
            shown: shown,
            fixedClip: visit.fixedClip,
            opacity: visit.opacity,
            isSystem: visit.isSystem,
            isHidden: visit.isHidden
          )
        )
      }
      if view.clipsToBounds {
        guard !shown.isNull else { continue }
        visit.clip = shown
        visit.fixedClip = visit.fixedClip?.intersection(frame) ?? frame
      }
      if view is UIScrollView { visit.fixedClip = nil }
      pending += view.subviews.reversed().map {
        Visit(
          view: $0,
          clip: visit.clip,
          fixedClip: visit.fixedClip,
          opacity: visit.opacity,
          isSystem: visit.isSystem,
          isHidden: visit.isHidden
        )
      }
    }
    return items
  }

  // MARK: Questions

  /// The visible views at a point, from back to front.
  func items(at point: CGPoint) -> [Item] {
    (squares[Square(at: point)] ?? []).map { items[$0] }.filter { $0.shown.contains(point) }
  }

  /// The view as it is on the screen; nil if less than a point of it is.
  func item(of view: UIView) -> Item? { indices[ObjectIdentifier(view)].map { items[$0] } }

  /// Whether nothing in front of a view takes its touches at a point.
  func isReachable(_ view: UIView, at point: CGPoint) -> Bool {
    guard let own = item(of: view) else { return true }
    // Hit testing is slow, and only needed where something is in front.
    guard items(at: point).contains(where: { $0.index > own.index && !$0.view.isDescendant(of: view) }),
      let hit = application.hitTest(point)?.view, !view.isDescendant(of: hit), !hit.isDescendant(of: view),
      let front = item(of: hit)
    else { return true }
    return front.index < own.index
  }

  /// Whether a finger at a point touches a view, or a part of it.
  func touches(_ view: UIView, at point: CGPoint) -> Bool {
    application.hitTest(point)?.view.isDescendant(of: view) ?? false
  }

  /// Whether assistive technologies find a view: as an element, within one, or with elements in it.
  func isFound(_ view: UIView) -> Bool {
    elementPaths.contains(ObjectIdentifier(view))
      || sequence(first: view, next: \.superview).contains { elementViews[ObjectIdentifier($0)] != nil }
  }

  /// A view in words, such as `button "Add"`, or `button at (20, 100)` without a label.
  func name(of view: UIView) -> String {
    let part = view is UILabel ? view.enclosingControl ?? view : view
    let node = elementViews[ObjectIdentifier(part)].flatMap { $0.isView ? $0 : nil }
    let kind =
      node.map { ScreenDescription.kind(of: $0) }
      ?? (part is UILabel ? "text" : ScreenDescription.kind(of: part))
    let label = part.accessibilityLabel ?? (part as? UITextField)?.placeholder ?? view.shownText
    if let label, !ScreenDescription.isBlank(label) { return "\(kind) \(ScreenDescription.quoted(label))" }
    return "\(kind) \(place(of: part))"
  }

  /// The identifier of a view, or its place.
  func place(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !ScreenDescription.isBlank(identifier) {
      return "with the identifier \(ScreenDescription.quoted(identifier))"
    }
    let frame = item(of: view)?.frame ?? .zero
    return "at (\(DumpText.number(frame.minX)), \(DumpText.number(frame.minY)))"
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIView {
  /// The text that a label, a text field or a text view shows.
  var shownText: String? {
    (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text
  }

  /// The nearest control that contains the view.
  var enclosingControl: UIControl? {
    sequence(first: self as UIView?, next: { $0?.superview }).lazy.compactMap { $0 as? UIControl }.first
  }

  /// Whether the application reacts to taps on the view by a recognizer.
  var recognizesTaps: Bool {
    isUserInteractionEnabled && !(self is UIControl) && !(self is UIScrollView)
      && (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  /// Whether it or a view around it is a control that is disabled.
  var isDisabled: Bool {
    (self as? UILabel)?.isEnabled == false
      || sequence(first: self, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
  }
}
