/// The comparison of a wrong way's picture or film with the one of the same name of the right way.
package struct ComparisonRecord: Codable, Equatable, Sendable {
  package var differs: Bool
  package var words: String
  /// Both sides in one picture or film, as SVG; nil if they look alike or it wasn't requested.
  package var svg: String?
  /// Both contact sheets, one below the other, as SVG.
  ///
  /// Nil for pictures, and if the films look alike or it wasn't requested.
  package var strip: String?

  /// How tellingly the screens differ, from 0 for screens that look alike; nil if it is unknown.
  package var weight: Int?
  /// Whether the screens look alike at first: in a film in its first frame.
  package var beginsAlike: Bool?
}
