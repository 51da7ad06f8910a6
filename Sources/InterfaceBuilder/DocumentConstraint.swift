/// The rules of `<constraint>` elements: what they refer to, and how their numbers are written.
enum DocumentConstraint {
  /// The words for attributes of items, as in `NSLayoutConstraint.Attribute`.
  private static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  private static let relations: Set<String> = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

  /// What is wrong with a constraint: references to nothing, unknown words, and what is no number.
  static func faults(of constraint: DocumentElement, _ ids: [String: DocumentElement]) -> [String] {
    var faults: [String] = []
    for (name, ordinal) in [("firstItem", "first"), ("secondItem", "second")] {
      guard let id = constraint[name], ids[id] == nil else { continue }
      faults.append("has the \(ordinal) item '\(id)', which is not in the document")
    }
    if constraint["firstAttribute"] == nil { faults.append("has no firstAttribute") }
    if constraint["secondItem"] != nil, constraint["secondAttribute"] == nil {
      faults.append("has a second item and no secondAttribute")
    }
    for name in ["firstAttribute", "secondAttribute"] {
      guard let word = constraint[name], !attributes.contains(word) else { continue }
      faults.append("has the unknown attribute '\(word)'")
    }
    if let relation = constraint["relation"], !relations.contains(relation) {
      faults.append("has the unknown relation '\(relation)'")
    }
    if let text = constraint["multiplier"], multiplier(of: constraint) == nil {
      faults.append("has the multiplier '\(text)', which is neither a number nor a ratio such as 16:9")
    }
    for name in ["constant", "priority"] {
      guard let text = constraint[name], Double(text)?.isFinite != true else { continue }
      faults.append("has the \(name) '\(text)', which is not a number")
    }
    let name = "constraint '\(constraint["identifier"] ?? constraint["id"] ?? "")'"
    return faults.map { "\(name) \($0)" }
  }

  /// The multiplier, which is a number or a ratio such as `16:9` or `1/3`; nil without one, and for what is none.
  static func multiplier(of constraint: DocumentElement) -> Double? {
    guard let text = constraint["multiplier"] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.allSatisfy(\.isFinite) else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0: return numbers[0] / numbers[1]
    default: return nil
    }
  }
}
