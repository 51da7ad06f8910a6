import Rendering

/// The elements of a screen at rest, collected once for all gestures.
@MainActor
final class ScreenContents {
  let device: Simulator

  init(of device: Simulator) {
    self.device = device
  }

  /// All visible elements, from front to back.
  private(set) lazy var elements: [ScreenElement] = device.application.windowsBackToFront.reversed().flatMap {
    window in
    AccessibilityTree.nodes(in: window).reversed().map { ScreenElement($0, in: window, on: device) }
  }

  /// The visible rows of the front list, from top to bottom.
  private(set) lazy var rows: [ScreenElement] = {
    let cells = elements.filter { $0.view is UITableViewCell }
    // Rows of a list behind a presented screen, or beside the front list, belong to another list.
    guard let list = (cells.first(where: \.isReachable) ?? cells.first)?.list else { return [] }
    return cells.filter { $0.list === list }
      .map { (cell: $0, top: device.device.interfaceFrame(ofScreenFrame: $0.frame).minY) }
      .sorted { $0.top < $1.top }.map(\.cell)
  }()

  /// Whether an element with this name is visible.
  func contains(_ name: String) -> Bool { elements.contains { $0.names.contains(name) } }

  /// Finds the first element with this name that a finger can reach.
  func find(for name: String) -> GestureTarget.Reachability {
    find(among: elements.filter { !$0.isTitle && $0.names.contains(name) })
  }

  /// Finds the visible row with this number, from 1.
  func find(forRow number: Int) -> GestureTarget.Reachability {
    find(among: rows.indices.contains(number - 1) ? [rows[number - 1]] : [])
  }

  private func find(among elements: [ScreenElement]) -> GestureTarget.Reachability {
    if let element = elements.first(where: { $0.isReachable && $0.isEnabled }) {
      return .reachable(element.middle, frame: element.frameOfTouched)
    }
    if elements.contains(where: \.isReachable) { return .unreachable(GestureTarget.dimmed) }
    return .unreachable(elements.isEmpty ? GestureTarget.absent : GestureTarget.covered)
  }
}

/// A visible element, with the names by which people find it.
@MainActor
struct ScreenElement {
  /// Its label, the appearance of its symbol, and the texts in it.
  let names: [String]
  /// Its visible part, in screen coordinates.
  let frame: CGRect
  let view: UIView
  let isEnabled: Bool
  let device: Simulator

  init(_ node: AccessibilityNode, in window: UIWindow, on device: Simulator) {
    let sign = (node.view as? UIButton)?.nameOnScreen
    let texts = node.isView ? [sign].compactMap(\.self) + node.view.labelTexts : []
    names = ([node.label].compactMap(\.self) + texts).filter { !$0.isEmpty }
    frame = window.convert(node.frame, to: nil)
    view = node.view
    isEnabled = !node.traits.contains(.notEnabled)
    self.device = device
  }

  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Whether a touch at the centre goes to the element or a superview.
  var isReachable: Bool {
    guard let hit = device.view(at: middle) else { return false }
    return view.isDescendant(of: hit) || hit.isDescendant(of: view)
  }

  /// The visible part of the view that receives the touch: labels let touches through to their superview.
  var frameOfTouched: CGRect {
    guard let hit = device.view(at: middle), hit !== view, view.isDescendant(of: hit), let window = hit.window
    else { return frame }
    let whole = window.convert(hit.convert(hit.bounds, to: window), to: nil)
    return whole.intersection(window.convert(window.bounds, to: nil))
  }

  /// Whether it is a title of a navigation bar, which is not tappable.
  var isTitle: Bool {
    view is UILabel && sequence(first: view, next: \.superview).contains { $0 is UINavigationBar }
  }

  var list: UITableView? {
    sequence(first: view as UIView?, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }
}
