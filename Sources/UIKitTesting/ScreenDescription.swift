import Rendering
import Simulator
import UIKit

/// What is on a screen, in words for failures.
@MainActor
enum ScreenDescription {
  /// The beginning of each description.
  nonisolated static let start = "On the screen: "

  /// The longest list of elements in a failure.
  static let mostElements = 30

  /// The longest text of an element.
  private static let longestText = 60

  /// The visible elements of a device in reading order, such as `text "Total", button "Add" (disabled)`.
  ///
  /// It only reads, so that a failed expectation doesn't change what comes after it.
  static func of(_ device: Simulator) -> String {
    let nodes = ScreenReader.nodes(on: device.device) { node in
      !isBlank(node.label) || !isBlank(node.value)
        || node.traits != .staticText && !(node.view is any SystemInterface)
    }
    guard !nodes.isEmpty else { return start + "nothing with a label." }
    let rest = nodes.count > mostElements ? ", and \(nodes.count - mostElements) more" : ""
    return start + nodes.prefix(mostElements).map(words).joined(separator: ", ") + "\(rest)."
  }

  /// The description of the device that the running task holds; nil off the main queue, and if there is none.
  nonisolated static var ofHeldDevice: String? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { Simulator.held.map(of) }
  }

  /// The kind, label and state of an element.
  private static func words(_ node: AccessibilityNode) -> String {
    let kind = kind(of: node)
    let isSwitch = kind == "switch"
    let value = isBlank(node.value) || node.value == node.label ? nil : node.value.map(quoted)
    let states = [
      isSwitch ? (node.value == "1" ? "on" : "off") : value,
      node.traits.contains(.selected) ? "selected" : nil,
      node.traits.contains(.notEnabled) ? "disabled" : nil,
    ].compactMap(\.self)
    let name = isBlank(node.label) ? kind : "\(kind) \(quoted(node.label ?? ""))"
    return states.isEmpty ? name : "\(name) (\(states.joined(separator: ", ")))"
  }

  /// The kind of an element, such as "button", or the class of an application's view.
  static func kind(of node: AccessibilityNode) -> String {
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.searchField, "search field"), (.header, "heading"),
      (.image, "image"), (.staticText, "text"),
    ]
    if let kind = node.kind, kind != "control" { return kind }
    if node.isView, node.view is UITableViewCell || node.view is UICollectionViewCell { return "cell" }
    if let kind = kinds.first(where: { node.traits.contains($0.0) })?.1 { return kind }
    return node.isView ? kind(of: node.view) : "element"
  }

  /// The class of a view.
  static func kind(of view: UIView) -> String { noun("\(type(of: view))") }

  /// The name of a class; UIKit's classes have plain names: a UITextField is a text field.
  nonisolated static func noun(_ className: String) -> String {
    guard className.hasPrefix("UI") else { return className }
    return className.dropFirst(2).replacing(#/[a-z](?=[A-Z])/#) { "\($0.output) " }.lowercased()
  }

  /// A text on one line in quotes, shortened if it is long.
  static func quoted(_ text: String) -> String {
    let line = SingleLine.of(String(text.prefix(longestText))).split(separator: " ").joined(separator: " ")
    return "\"\(line)\(text.count > longestText ? "…" : "")\""
  }

  static func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }
}
