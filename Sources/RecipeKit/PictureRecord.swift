/// A picture of a script, in the requested forms.
package struct PictureRecord: Codable, Equatable, Sendable {
  /// The name of the picture, unique within a run.
  package var name: String
  /// What the picture shows, in a few words.
  package var caption: String
  package var svg: String?
  /// The picture as a cropped thumbnail, as SVG.
  package var tile: String?
  /// The screen without annotations, as SVG; nil if it has none, or it wasn't requested.
  package var first: String?
  /// The view tree.
  package var tree: String?
  /// The picture in characters for a terminal, with escape sequences for colours.
  package var terminal: String?
  /// The comparison with the right way's picture of the same name.
  ///
  /// Nil in the right way, if the right way has no such picture, and if it wasn't requested.
  package var beside: ComparisonRecord?
}
