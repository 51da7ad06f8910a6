/// A picture or a film of a script, in the requested forms.
package struct SnapshotRecord: Codable, Equatable, Sendable {
  /// The kinds of snapshots.
  package enum Kind: String, Encodable {
    case picture
    case film
  }

  package struct Cover: Codable, Equatable, Sendable {
    package var svg: String
    /// The share of the screen's letters and other elements that it contains, from 0 to 1.
    package var share: Double
  }

  /// The name, unique within a run.
  package var name: String
  /// What it shows, in a few words.
  package var caption: String
  /// The length of a film in virtual seconds; nil for a picture.
  package var seconds: Double?
  package var svg: String?
  /// True for the drawing of a storyboard; nil for a screen.
  package var isDrawing: Bool?
  /// A picture as a cropped thumbnail, as SVG.
  package var tile: String?
  /// A picture or film cropped for a card; nil also for a film whose trail shows several devices.
  package var cover: Cover?
  /// The part of the screen that matters, as SVG; nil if that is most of it.
  package var detail: String?
  /// A film as a contact sheet, as SVG.
  package var strip: String?
  /// A film as a still with onion skins, as SVG.
  package var trail: String?
  /// An annotated picture, or the first frame of a film, without annotations, as SVG.
  package var first: String?
  /// The view tree; of a film, the trees at the start and at the end.
  package var tree: String?
  /// A picture in characters for a terminal, with escape sequences for colours.
  package var terminal: String?
  /// The comparison with the right way's snapshot of the same name.
  ///
  /// Nil in the right way, if the right way has no such snapshot, and if it wasn't requested.
  package var beside: ComparisonRecord?

  package var kind: Kind { seconds == nil ? .picture : .film }
}
