import Foundation
import RecipeRunner
import ToolRunning

/// Runs the built `recipes` as a worker, and gathers the pictures and films that it sends.
enum RecipesTool {
  private static let tool = BuiltTool("recipes")

  /// What a recipe's right way and documented wrong ways show.
  static func goldens(of recipe: String) throws -> [Golden] {
    let lines = try tool.run(
      ["work", "--events-fd", "1", "--timeout", "120", "--pictures", "svg,tree"],
      input: recipe + "\n"
    ).output
    let coder = EventCoder()
    var reports: [RecipeReport] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      // A recipe's own prints may stand between the events.
      guard let event = try? coder.event(line) else { continue }
      if case .recipeStarted(let declaration) = event.kind { reports.append(RecipeReport(declaration)) }
      if !reports.isEmpty { reports[reports.count - 1].add(event) }
    }
    return reports.flatMap { goldens(of: $0) }
  }

  private static func goldens(of report: RecipeReport) -> [Golden] {
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

  /// The ids of all recipes.
  static func recipeIDs() throws -> [String] {
    struct Entry: Decodable {
      let id: String
    }
    let list = try tool.run(["list", "--format", "json"]).output
    return try JSONDecoder().decode([Entry].self, from: list).map(\.id)
  }
}
