import UIKit

/// The accessibility tree of a screen in words, in reading order.
///
/// The order is window by window, from top to bottom, and from left to right within a row.
@MainActor
package enum ScreenReader {
  private static let mostElements = 60
  private static let longestText = 300

  /// Returns the elements in reading order.
  package static func words(on device: SimulatedDevice) -> [String] {
    nodes(on: device, limit: mostElements) { !words(of: $0).isEmpty }.map(words)
  }

  /// Returns elements in reading order, of each window among the rearmost `limit` ones.
  package static func nodes(
    on device: SimulatedDevice,
    limit: Int = .max,
    where isIncluded: (AccessibilityNode) -> Bool
  ) -> [AccessibilityNode] {
    let transform = DevicePose(of: device, held: device.heldOrientation).fromWindowsToInterface
    return device.application.windowsBackToFront.flatMap { window in
      let nodes = AccessibilityTree.nodes(in: window, limit: limit).filter(isIncluded)
      return inOrder(nodes.map { (node: $0, frame: $0.frame.applying(transform)) }).map(\.node)
    }
  }

  private typealias Item = (node: AccessibilityNode, frame: CGRect)

  /// Returns label, value, state and kind.
  private static func words(of node: AccessibilityNode) -> String {
    let state = [
      node.traits.contains(.selected) ? "selected" : "", node.traits.contains(.notEnabled) ? "dimmed" : "",
    ]
    return ([line(node.label), line(node.value)] + state + [node.kind ?? kind(node.traits)])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns VoiceOver's word for a trait.
  private static func kind(_ traits: UIAccessibilityTraits) -> String {
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.searchField, "search field"), (.header, "heading"),
      (.image, "image"),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? ""
  }

  private static func line(_ text: String?) -> String {
    SingleLine.of(String((text ?? "").prefix(longestText))).split(separator: " ").joined(separator: " ")
  }

  /// Returns items from top to bottom.
  ///
  /// Items that share more than half of their height with the first one of a row belong to that row, which is
  /// read from left to right.
  private static func inOrder(_ items: [Item]) -> [Item] {
    var rest = items.enumerated().sorted {
      ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset)
    }.map(\.element)[...]
    var ordered: [Item] = []
    while let first = rest.first {
      let row = rest.prefix { item in
        let shared = min(item.frame.maxY, first.frame.maxY) - max(item.frame.minY, first.frame.minY)
        return shared > min(item.frame.height, first.frame.height) / 2
      }
      ordered += row.enumerated().sorted {
        ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset)
      }.map(\.element)
      rest = rest.dropFirst(row.count)
    }
    return ordered
  }
}
