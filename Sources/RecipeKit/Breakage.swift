/// A check that fails in a wrong way, and the value that it finds there.
///
/// A string literal creates a breakage with any wrong value.
package struct Breakage: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  /// The id of the check: the short id of its claim, followed by `#name` if the check has a name.
  package let check: String
  /// The text of the wrong value; nil for any wrong value.
  package let seeing: String?

  /// Creates a breakage, with the text of the wrong value if the source documents it.
  ///
  /// The text has the format of ``ValueText``: a string has quotation marks.
  package init(_ check: String, seeing: String? = nil) {
    self.check = check
    self.seeing = seeing
  }

  package init(stringLiteral check: String) {
    self.init(check)
  }
}
