import UIKit

/// The attributes of an element at one moment, kept as values so that they can be followed through a film.
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
    /// The value that holds if the attribute is left out.
    var standard: CGFloat?
  }

  var items: [Item] = []

  /// Whether an element with these attributes can become one with the others by changing numbers and colours.
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

  /// Transforms change in ways of their own; whoever follows an element looks after them.
  mutating func transform(_ name: StaticString, _ transform: CGAffineTransform) {}
}

extension PathOutline {
  /// Whether both take the same kinds of steps.
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
