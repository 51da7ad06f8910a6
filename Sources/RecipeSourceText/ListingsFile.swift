/// The Swift file that hands a recipe the texts of its own sources.
package struct ListingsFile {
  /// The text of `Example.swift`.
  package let example: String
  /// The text of `WrongWays.swift`; empty if there is none.
  package let wrongWays: String

  /// Takes the texts of a recipe's files.
  package init(example: String, wrongWays: String) {
    self.example = example
    self.wrongWays = wrongWays
  }

  /// The file's text.
  package var source: String {
    """
    // Written by EmbedListings; what is changed here is lost with the next build.

    /// The code that the lesson shows, exactly as it was compiled.
    enum EmbeddedListings {
      /// The text of `Example.swift`.
      static let example = \(example.swiftLiteral)

      /// The text of `WrongWays.swift`; empty if there is none.
      static let wrongWays = \(wrongWays.swiftLiteral)
    }

    """
  }
}
