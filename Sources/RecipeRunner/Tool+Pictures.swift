import Foundation
import RecipeKit
import Rendering

extension Tool {
  /// Writes a picture of a recipe.
  func showPicture(
    of id: String,
    _ invocation: Invocation,
    _ console: Console,
    _ output: inout Output
  ) throws {
    var order = PictureOrder()
    switch invocation.pictureFormat {
    case .svg: order.svg = true
    case .tree: order.tree = true
    case .terminal:
      let colors: TerminalColors =
        switch invocation.color {
        case .always: Terminal.colors == .none ? .indexed : Terminal.colors
        case .never: .none
        case .auto: Terminal.standardOutput?.pictureColors ?? .none
        }
      order.terminal = .init(columns: console.width, colors: colors)
    }
    let selection = PictureSelection(kind: .picture, step: invocation.step, variant: invocation.variant)
    guard case .picture(let picture) = try run(id, invocation, order, selection) else { return }
    try write(picture.svg ?? picture.tree ?? picture.terminal, invocation, &output)
  }

  /// Writes a film of a recipe.
  func showFilm(of id: String, _ invocation: Invocation, _ output: inout Output) throws {
    var order = PictureOrder()
    switch invocation.filmFormat {
    case .svg: order.svg = true
    case .strip: order.strip = true
    case .tree: order.tree = true
    }
    let selection = PictureSelection(kind: .film, step: invocation.step, variant: invocation.variant)
    guard case .film(let film) = try run(id, invocation, order, selection) else { return }
    try write(film.svg ?? film.strip ?? film.tree, invocation, &output)
  }

  /// Runs a recipe for the sake of one picture or film.
  private func run(
    _ id: String,
    _ invocation: Invocation,
    _ order: PictureOrder,
    _ selection: PictureSelection
  ) throws -> StageEntry {
    let selected = try RecipeSelection.select([id], from: declarations)
    let settings = RunSettings(timeout: invocation.timeout, pictures: order)
    var report = RecipeReport(selected[0])
    try WorkerPool(selected, settings).run { report = $0 }
    return try selection.find(in: report)
  }

  private func write(_ text: String?, _ invocation: Invocation, _ output: inout Output) throws {
    guard let text else { return }
    guard let file = invocation.output else {
      output.write(text)
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
    } catch {
      throw ToolError("Can't write to '\(file)': \(error.localizedDescription)")
    }
  }
}
