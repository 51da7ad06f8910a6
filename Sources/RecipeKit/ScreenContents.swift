import Rendering

/// The elements of a screen at rest, collected once for all gestures.
@MainActor
final class ScreenContents {
  let device: Simulator

  init(of device: Simulator) {
    self.device = device
  }

  /// All visible elements, from front to back.
  private(set) lazy var elements: [ScreenElement] = device.screenElements

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

  /// Finds the first element with this name that a finger can reach, or else the key of the keyboard.
  func find(for name: String) -> GestureTarget.Reachability {
    let found = elements.filter { !$0.isTitle && $0.names.contains(name) }
    if found.isEmpty, let key = device.device.keyboard.frame(ofKey: name) {
      return .reachable(CGPoint(x: key.midX, y: key.midY), frame: key)
    }
    return find(among: found)
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

extension ScreenElement {
  /// The list that contains it.
  var list: UITableView? {
    sequence(first: view as UIView?, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }
}
