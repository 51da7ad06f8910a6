/// A variant's name as a part of a file name.
package enum VariantSlug {
  /// The name's letters and digits in lower case, its words joined by hyphens: `moved-by-hand-one-way-only`.
  package static func of(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
