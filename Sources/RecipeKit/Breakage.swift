/// A check that a wrong way must break, and the value that it must produce instead.
///
/// A string literal makes a breakage that any failure of the check satisfies.
package struct Breakage: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  /// The id of the check: the short id of its claim, followed by `#name` if the check has a name.
  package let check: String
  /// The text of the actual value that the wrong way must produce; nil if any wrong value will do.
  package let seeing: String?

  /// Names a check to be broken, with the text of the wrong value if the source documents it.
  ///
  /// Values are written as ``ValueText`` writes them, so a string stands in quotation marks.
  package init(_ check: String, seeing: String? = nil) {
    self.check = check
    self.seeing = seeing
  }

  /// Names a check to be broken.
  package init(stringLiteral check: String) {
    self.init(check)
  }
}
