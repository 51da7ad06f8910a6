/// Splits a value into the parts that a check compares.
///
/// A check of `[titles, frames]` looks like one comparison, but each element is one: if no wrong way changes
/// an element, nothing proves that the check compares it.
enum ValueParts {
  /// A part, with its path in Swift's notation: `[2]`, `.width`, `["key"]`.
  struct Part {
    let path: String
    let value: Any
  }

  /// Returns the parts of a list, set, dictionary, tuple, or structure without a description, recursively.
  ///
  /// Any other value is one part without a path: numbers, texts, enumerations, points, sizes, rectangles,
  /// objects, and empty collections.
  static func parts(of value: Any) -> [Part] {
    parts(of: value, path: "")
  }

  private static func parts(of value: Any, path: String) -> [Part] {
    let whole = [Part(path: path, value: value)]
    if ValueText.plain(value) != nil { return whole }
    let mirror = Mirror(reflecting: value)
    let parts: [Part] =
      switch mirror.displayStyle {
      case .optional: mirror.children.flatMap { self.parts(of: $0.value, path: path) }
      case .collection:
        mirror.children.enumerated().flatMap { self.parts(of: $1.value, path: "\(path)[\($0)]") }
      case .set:
        mirror.children.map { Part(path: "\(path){\(ValueText.describe($0.value))}", value: $0.value) }
          .sorted { $0.path < $1.path }
      case .dictionary: entries(of: mirror, path)
      case .tuple: labelled(mirror, path)
      // Numbers of all widths are structures with a description.
      case .struct: value is any CustomStringConvertible ? [] : labelled(mirror, path)
      case .class, .enum, .foreignReference, nil: []
      @unknown default: []
      }
    return parts.isEmpty ? whole : parts
  }

  private static func labelled(_ mirror: Mirror, _ path: String) -> [Part] {
    mirror.children.enumerated().flatMap { index, child in
      let label = child.label.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ".\(index)"
      return parts(of: child.value, path: path + label)
    }
  }

  private static func entries(of mirror: Mirror, _ path: String) -> [Part] {
    mirror.children.map { entry in
      let pair = Array(Mirror(reflecting: entry.value).children)
      return (key: ValueText.describe(pair[0].value), value: pair[1].value)
    }
    .sorted { $0.key < $1.key }
    .flatMap { parts(of: $0.value, path: "\(path)[\($0.key)]") }
  }
}
