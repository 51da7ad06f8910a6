import UIKit

/// Elements that move without other changes, detected by their position attributes.
extension SVGAttributeList {
  /// The largest invisible difference of numbers; files have two decimals.
  private static let slack: CGFloat = 0.005

  /// Returns the translation from the element of another list; nil if some attributes differ by another one.
  ///
  /// Both lists have the same attributes.
  func offset(from other: SVGAttributeList) -> CGVector? {
    var horizontal: CGFloat?
    var vertical: CGFloat?
    func isSame(_ distance: CGFloat, _ known: inout CGFloat?) -> Bool {
      if let known { return abs(distance - known) < Self.slack }
      known = distance
      return true
    }
    for (item, old) in zip(items, other.items) {
      switch (item.value, old.value) {
      case (.numbers(let new), .numbers(let old)) where Self.horizontal.contains(item.name):
        guard isSame(new[0] - old[0], &horizontal) else { return nil }
      case (.numbers(let new), .numbers(let old)) where Self.vertical.contains(item.name):
        guard isSame(new[0] - old[0], &vertical) else { return nil }
      case (.path(let new), .path(let old)):
        for (point, old) in zip(new.points, old.points) {
          guard isSame(point.x - old.x, &horizontal), isSame(point.y - old.y, &vertical) else { return nil }
        }
      default: break
      }
    }
    return CGVector(dx: horizontal ?? 0, dy: vertical ?? 0)
  }

  /// Returns the attributes with the position of another list.
  func placed(like other: SVGAttributeList) -> SVGAttributeList {
    var placed = self
    for index in items.indices where Self.places(items[index]) {
      placed.items[index].value = other.items[index].value
    }
    return placed
  }

  /// Whether an attribute is a position.
  private static func places(_ item: Item) -> Bool {
    if case .path = item.value { return true }
    return horizontal.contains(item.name) || vertical.contains(item.name)
  }

  private static let horizontal: Set<String> = ["x", "cx"]
  private static let vertical: Set<String> = ["y", "cy"]
}

/// Outlines shared by several elements.
extension SVGAttributeList {
  /// The outline; nil for an element without one.
  var path: PathOutline? {
    for case .path(let path) in items.map(\.value) { return path }
    return nil
  }

  /// The outline alone.
  var outline: SVGAttributeList {
    var outline = self
    outline.items.removeAll { if case .path = $0.value { false } else { true } }
    return outline
  }

  /// Returns the attributes with a reference to an id instead of the outline.
  func referring(to id: String) -> SVGAttributeList {
    var rest = self
    rest.items.removeAll { if case .path = $0.value { true } else { false } }
    rest.items.insert(Item(name: "href", value: .word("#" + id)), at: 0)
    return rest
  }
}

extension PathOutline {
  /// All points of the steps.
  var points: [CGPoint] { elements.flatMap(\.points) }

  /// The coordinates of these points.
  var numbers: [CGFloat] { elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } } }
}
