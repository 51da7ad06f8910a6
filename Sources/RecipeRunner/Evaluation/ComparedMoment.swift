import RecipeKit

/// A moment of a wrong way that was compared with the right way's.
struct ComparedMoment: Equatable {
  /// The kinds of moments.
  enum Kind: String, Encodable {
    case picture
    case film
  }

  let kind: Kind
  /// The moment's name.
  let name: String
  /// What it shows, in a few words.
  let caption: String
  /// Whether it looks different.
  let differs: Bool
  /// What differs, in words.
  let words: String

  private init(_ kind: Kind, _ name: String, _ caption: String, _ beside: BesideRecord) {
    self.kind = kind
    self.name = name
    self.caption = caption
    differs = beside.differs
    words = beside.words
  }

  /// The moment of an entry; nil if there is none, or it was not compared.
  init?(_ entry: StageEntry) {
    switch entry {
    case .picture(let picture):
      guard let beside = picture.beside else { return nil }
      self.init(.picture, picture.name, picture.caption, beside)
    case .film(let film):
      guard let beside = film.beside else { return nil }
      self.init(.film, film.name, film.caption, beside)
    case .output, .note, .check, .live: return nil
    }
  }
}

extension VariantRun {
  /// The moments that were compared with the right way's, in order.
  var comparedMoments: [ComparedMoment] { entries.compactMap(ComparedMoment.init) }
}
