/// A film of a script, in the requested forms.
package struct FilmRecord: Codable, Equatable, Sendable {
  /// The name of the film, unique within a run.
  package var name: String
  /// What the film shows, in a few words.
  package var caption: String
  /// The length in virtual seconds.
  package var seconds: Double
  package var svg: String?
  /// The contact sheet, as SVG.
  package var strip: String?
  /// The still with onion skins, as SVG.
  package var trail: String?
  /// The first frame without annotations, as SVG.
  package var first: String?
  /// The view trees at the start and at the end.
  package var tree: String?
  /// The comparison with the right way's film of the same name.
  ///
  /// Nil in the right way, if the right way has no such film, and if it wasn't requested.
  package var beside: ComparisonRecord?
}
