import Rendering
import UIKit

/// A film in two layers that play in sync, so that outlines can be between them (`CalloutLayers`).
struct FilmLayers {
  /// All nodes except callouts, with the legend.
  let background: Film
  /// The callouts; nil if there are none.
  let callouts: Film?

  init(_ film: Film) {
    let layers = film.segments.map { segment in
      CalloutLayers(
        segment.tracks.compactMap { track in
          track.firstContent.map { SceneNode(key: track.key, content: $0) }
        }
      )
    }
    guard layers.contains(where: { !$0.callouts.isEmpty }) else {
      background = film
      callouts = nil
      return
    }
    func layer(_ caption: String, _ nodes: KeyPath<CalloutLayers, [SceneNode]>, _ footer: Footer) -> Film {
      Film(
        // Ids in a file derive from the caption.
        caption: caption,
        summary: film.summary,
        area: film.area,
        frameStates: film.frameStates,
        segments: zip(film.segments, layers).map { segment, layers in
          segment.keeping(Set(layers[keyPath: nodes].map(\.key)))
        },
        footer: footer,
        typeface: film.typeface
      )
    }
    background = layer(film.caption, \.background, film.footer)
    callouts = layer(film.caption + " callouts", \.callouts, .none)
  }
}
