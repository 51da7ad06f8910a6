/// A paragraph of a lesson, and the claims that it tells.
///
/// A string literal makes a paragraph that tells no claim.
public struct Paragraph: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  /// The paragraph's words; line breaks in it count as spaces.
  public let text: String
  /// The short ids of the claims that these words cover.
  public let tells: [String]

  /// Makes a paragraph that tells the claims with the given short ids.
  public init(_ text: String, tells: [String] = []) {
    self.text = text
    self.tells = tells
  }

  /// Makes a paragraph that tells no claim.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
