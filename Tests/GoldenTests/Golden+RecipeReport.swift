import RecipeRunner

extension Golden {
  /// What a recipe's right way and documented wrong ways showed.
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
        return switch entry {
        case .picture(let picture): golden(picture.name, picture.svg, picture.tree)
        case .film(let film): golden(film.name, film.svg, film.tree)
        case .output, .note, .check: nil
        }
      }
    }
  }
}
