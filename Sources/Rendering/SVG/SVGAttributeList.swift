import UIKit

/// The attributes of an element in a frame, as values that can be compared between frames.
struct SVGAttributeList: Sendable {
  enum Value: Sendable, Equatable {
    case numbers([CGFloat])
    case color(SceneColor)
    case word(String)
    case path(PathOutline)
  }

  struct Item: Sendable {
    var name: String
    var value: Value
    /// The default value, if there is one.
    var standard: CGFloat?
  }

  var items: [Item] = []

  /// Whether one list can be animated to the other by changing numbers and colours.
  func isAlike(_ other: SVGAttributeList) -> Bool {
    guard items.count == other.items.count else { return false }
    return zip(items, other.items).allSatisfy { one, two in
      guard one.name == two.name else { return false }
      return switch (one.value, two.value) {
      case (.numbers(let first), .numbers(let second)): first.count == second.count
      case (.color, .color): true
      case (.word(let first), .word(let second)): first == second
      case (.path(let first), .path(let second)): first.hasSameSteps(as: second)
      default: false
      }
    }
  }
}

extension SVGAttributeList: SVGAttributes {
  static var writesAll: Bool { true }

  private mutating func add(_ name: StaticString, _ value: Value, _ standard: CGFloat? = nil) {
    items.append(Item(name: "\(name)", value: value, standard: standard))
  }

  mutating func number(_ name: StaticString, _ value: CGFloat) {
    add(name, .numbers([value]))
  }

  mutating func number(_ name: StaticString, _ value: CGFloat, unless standard: CGFloat) {
    add(name, .numbers([value]), standard)
  }

  mutating func numbers(_ name: StaticString, _ values: [CGFloat]) {
    add(name, .numbers(values))
  }

  mutating func color(_ name: StaticString, _ color: SceneColor) {
    add(name, .color(color))
  }

  mutating func word(_ name: StaticString, _ value: String) {
    add(name, .word(value))
  }

  mutating func path(_ name: StaticString, _ path: PathOutline) {
    add(name, .path(path))
  }

  /// Ignores transforms, which are animated separately.
  mutating func transform(_ name: StaticString, _ transform: CGAffineTransform) {}
}

extension PathOutline {
  /// Whether both have the same kinds of steps.
  fileprivate func hasSameSteps(as other: PathOutline) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.kind == $1.kind }
  }
}

extension PathElement {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    }
  }
}
