/// A picture that a script took, in the forms that were asked for.
package struct PictureRecord: Codable, Equatable, Sendable {
  /// The moment's name, unique within a run.
  package var name: String
  /// What the picture shows, in a few words.
  package var caption: String
  package var svg: String?
  /// The picture cropped to what matters, as SVG.
  package var tile: String?
  /// The tree of views.
  package var tree: String?
  /// Characters for a terminal, with its codes for colours.
  package var terminal: String?
  /// How it compares with the right way's; nil in the right way, where that has no such moment, and unasked.
  package var beside: ComparisonRecord?

  package init(
    name: String,
    caption: String,
    svg: String? = nil,
    tile: String? = nil,
    tree: String? = nil,
    terminal: String? = nil,
    beside: ComparisonRecord? = nil
  ) {
    self.name = name
    self.caption = caption
    self.svg = svg
    self.tile = tile
    self.tree = tree
    self.terminal = terminal
    self.beside = beside
  }
}
