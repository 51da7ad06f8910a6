import Foundation
import RecipeKit

/// A picture or film with its twin in words, as it lies in `Tests/Goldens`.
package struct GoldenFile: Sendable {
  /// The folder of all goldens, from the package's root.
  package static let folder = "Tests/Goldens"

  /// The recipe's id.
  package let recipe: String
  /// The variant's name as a part of a file name.
  package let variant: String
  /// The moment's name.
  package let moment: String
  package let svg: String
  /// The twin in words.
  package let words: String

  package init(recipe: String, variant: String, moment: String, svg: String, words: String) {
    self.recipe = recipe
    self.variant = variant
    self.moment = moment
    self.svg = svg
    self.words = words
  }

  /// The place of the golden below the folder of all goldens, without its extension.
  package var path: String { "\(recipe)/\(variant).\(moment)" }

  /// The texts of its two files, by their paths below the folder of all goldens.
  var files: [String: String] { [path + ".svg": svg, path + ".txt": words] }

  /// The forms of pictures that goldens need.
  package static let pictures = PictureOrder(svg: true, tree: true, beside: true)
}

extension RecipeReport {
  /// What the right way showed, and the wrong ways where they look different: beside the right way.
  package var goldens: [GoldenFile] {
    zip(declaration.variants, runs).flatMap { variant, run in
      run.entries.compactMap { entry in
        func golden(_ moment: String, _ svg: String?, _ words: String?) -> GoldenFile {
          GoldenFile(
            recipe: id,
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
