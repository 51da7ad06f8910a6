extension Film {
  /// How many frames may change without anything having moved: a button that lights up, goes out, and does something.
  private static let mostBlinks = 3

  /// Whether anything moves in it, rather than being there or not from one frame to the next.
  package var moves: Bool {
    changes.count > Self.mostBlinks || moments.contains { $0.turn.duration > 0 }
  }

  /// The film as an SVG file that plays once, without the still by which others are shown where nothing moves.
  package var motion: String { FilmWriter.motion(self) }
}

extension FilmWriter {
  /// What moves, and nothing else: for pages that have a still of their own.
  fileprivate static func motion(_ film: Film) -> String {
    let clock = FilmClock(film, ending: .hold)
    var document = SVGDocument(
      film.area,
      title: film.caption,
      summary: film.summary,
      typeface: film.typeface
    )
    document.rows = StillRows([film])
    writeLayers([], id: id(of: film.caption), clock, to: &document) { document in
      write(film, clock, to: &document)
    }
    return document.finish()
  }
}
