/// Takes a value apart into what a check really compares.
///
/// A check of `[titles, frames]` looks like one comparison, but each element is one: if no wrong way ever changes
/// it, nothing shows that it is looked at.
enum ValueParts {
  /// One part, by the way to it in Swift's words: `[2]`, `.width`, `["key"]`.
  struct Part {
    let path: String
    let value: Any
  }

  /// The parts of a list, a set, a dictionary, a tuple or a structure without a description of its own, and of what is
  /// in these; one part without a path for any other value.
  ///
  /// Numbers, texts, enumerations, points, sizes, rectangles and objects are one thing, and so is what is empty.
  static func parts(of value: Any) -> [Part] {
    parts(of: value, path: "")
  }

  /// The ways to the parts.
  static func paths(of value: Any) -> [String] {
    if SimpleValue.isWhole(type(of: value)) { return [""] }
    // Of a list of simple values nothing but their number counts.
    if case .list(let values)? = SimpleValue.of(value), !values.isEmpty {
      return values.indices.map { "[\($0)]" }
    }
    return parts(of: value).map(\.path)
  }

  private static func parts(of value: Any, path: String) -> [Part] {
    let whole = [Part(path: path, value: value)]
    if SimpleValue.isWhole(type(of: value)) { return whole }
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
      // Numbers of all widths are structures, and describe themselves.
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
