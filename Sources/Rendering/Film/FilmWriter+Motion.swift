extension Film {
  /// The maximum number of changing frames without motion: a button that lights up, goes out, and acts.
  private static let mostBlinks = 3

  /// Whether anything moves, rather than appearing or disappearing between two frames.
  package var moves: Bool {
    changes.count > Self.mostBlinks || frameStates.contains { $0.rotation.duration > 0 }
  }

  /// The film as an SVG animation that plays once, without a trail.
  package var motion: String { FilmWriter.motion(self) }
}

extension FilmWriter {
  /// Writes only the animation, for pages with their own still.
  fileprivate static func motion(_ film: Film) -> String {
    let clock = FilmClock(film, ending: .hold)
    var document = SVGDocument(
      film.area,
      title: film.caption,
      summary: film.summary,
      typeface: film.typeface
    )
    document.rows = StillRows([film])
    writeLayers([], id: id(of: film.caption), clock, endsOnStill: false, to: &document) { document in
      write(film, clock, to: &document)
    }
    return document.finish()
  }
}
