import RecipeKit

/// One variant's run, as far as it came.
package struct VariantRun: Equatable, Sendable {
  /// How a run ended.
  package enum End: Equatable, Sendable {
    /// The script came to its end.
    case finished
    /// The script threw; the text is the error's.
    case threw(String)
    /// The process was gone before the script's end.
    case lost
  }

  /// What the script did on its stage, in order.
  package var entries: [StageEntry] = []
  /// How the script ended.
  package var end = End.lost

  /// The checks among the entries.
  package var checks: [CheckRecord] {
    entries.compactMap { if case .check(let check) = $0 { check } else { nil } }
  }

  /// The pictures among the entries.
  package var pictures: [PictureRecord] {
    entries.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  /// The films among the entries.
  package var films: [FilmRecord] {
    entries.compactMap { if case .film(let film) = $0 { film } else { nil } }
  }

  /// The live scenes among the entries.
  package var scenes: [LiveRecord] {
    entries.compactMap { if case .live(let scene) = $0 { scene } else { nil } }
  }

  /// The names of the pictures and films, in order.
  package var moments: [String] {
    entries.compactMap { entry in
      switch entry {
      case .picture(let picture): picture.name
      case .film(let film): film.name
      case .output, .note, .check, .live: nil
      }
    }
  }

  /// What the run found at each check, the first time, by the checks' ids.
  var checksByID: [String: CheckRecord] {
    Dictionary(checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the run found at the check with the given id, the first time; nil if it did not reach it.
  package func check(_ id: String) -> CheckRecord? {
    for case .check(let check) in entries where check.id == id { return check }
    return nil
  }
}
