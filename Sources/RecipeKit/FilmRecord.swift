/// A film that a script took, in the forms that were asked for.
package struct FilmRecord: Codable, Equatable, Sendable {
  /// The moment's name, unique within a run.
  package var name: String
  /// What the film shows, in a few words.
  package var caption: String
  /// Its length in virtual seconds.
  package var seconds: Double
  package var svg: String?
  /// Stills in a row, as SVG.
  package var strip: String?
  /// The film as one still, as SVG.
  package var trail: String?
  /// The trees of views at the beginning and at the end.
  package var tree: String?
  /// How it compares with the right way's; nil in the right way, where that has no such moment, and unasked.
  package var beside: ComparisonRecord?

  package init(
    name: String,
    caption: String,
    seconds: Double,
    svg: String? = nil,
    strip: String? = nil,
    trail: String? = nil,
    tree: String? = nil,
    beside: ComparisonRecord? = nil
  ) {
    self.name = name
    self.caption = caption
    self.seconds = seconds
    self.svg = svg
    self.strip = strip
    self.trail = trail
    self.tree = tree
    self.beside = beside
  }
}
