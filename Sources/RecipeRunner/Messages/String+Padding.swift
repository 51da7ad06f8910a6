extension String {
  /// The text with spaces behind it, or before it, to the given width.
  func padded(to width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return right ? spaces + self : self + spaces
  }
}
