/// Where the source speaks of a mistake, and what it says there.
package struct SourcePlace: Codable, Equatable, Sendable {
  /// The section of the source.
  package var section: String
  /// Where in the section.
  package var paragraph: String
  /// What it says there, in a few words.
  package var words: String

  package init(section: String, paragraph: String, words: String) {
    self.section = section
    self.paragraph = paragraph
    self.words = words
  }
}
