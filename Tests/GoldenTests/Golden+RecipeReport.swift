import RecipeRunner

extension Golden {
  /// What a recipe's right way showed, and its documented wrong ways where they look different: beside the right way.
  static func all(of report: RecipeReport) -> [Golden] {
    zip(report.declaration.variants, report.runs).filter { $0.0.origin != .ours }.flatMap { variant, run in
      run.entries.compactMap { entry in
        func golden(_ moment: String, _ svg: String?, _ words: String?) -> Golden {
          Golden(
            recipe: report.id,
            variant: VariantSlug.of(variant.name),
            moment: moment,
            svg: svg ?? "",
            words: words ?? ""
          )
        }
        switch entry {
        case .picture(let picture):
          if let beside = picture.beside, !beside.differs { return nil }
          return golden(picture.name, picture.beside?.svg ?? picture.svg, picture.tree)
        case .film(let film):
          if let beside = film.beside, !beside.differs { return nil }
          return golden(film.name, film.beside?.svg ?? film.svg, film.tree)
        case .output, .note, .check, .live: return nil
        }
      }
    }
  }
}
