/// How a picture or film of a wrong way compares with that of the right way's same moment.
package struct ComparisonRecord: Codable, Equatable, Sendable {
  /// Whether the two look different.
  package var differs: Bool
  /// What differs, in sentences.
  package var words: String
  /// Both sides in one picture or film, as SVG; nil if they look alike, or nobody asked for it.
  package var svg: String?
  /// The stills of both films in rows, as SVG; nil for pictures, and if they look alike or nobody asked for it.
  package var strip: String?

  package init(differs: Bool, words: String, svg: String? = nil, strip: String? = nil) {
    self.differs = differs
    self.words = words
    self.svg = svg
    self.strip = strip
  }
}
