/// A paragraph of a lesson, and the claims that it states.
///
/// A string literal creates a paragraph without claims.
public struct Paragraph: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  /// The text; line breaks in it count as spaces.
  public let text: String
  /// The short ids of the claims that the paragraph states.
  public let tells: [String]

  /// Creates a paragraph that states the claims with the given short ids.
  public init(_ text: String, tells: [String] = []) {
    self.text = text
    self.tells = tells
  }

  /// Creates a paragraph without claims.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
