import RecipeKit

/// What was seen of a process that went wrong, in words.
enum Evidence {
  /// How much of what a process wrote is shown, in bytes.
  private static let shown = 200

  /// The beginning of what a process wrote.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes.prefix(shown), as: UTF8.self) + (bytes.count > shown ? "…" : "")
  }

  /// Where a recipe's script was when it was last heard of.
  static func place(of event: Event?, in recipe: RecipeDeclaration) -> String {
    guard let event else { return "Nothing was heard of the recipe." }
    switch event.kind {
    case .playground, .playState, .playMove: return "Last seen while its playground was handed on."
    default: break
    }
    guard let variant = event.variant else { return "No script had begun." }
    let names = recipe.variants.map(\.name)
    let name = names.indices.contains(variant) ? names[variant] : "variant \(variant)"
    let title = variant == 0 ? "the \(name)" : "the wrong way '\(name)'"
    switch event.kind {
    case .entry(.check(let check)): return "Last seen in \(title), after the check '\(check.id)'."
    case .entry(.output(let output)): return "Last seen in \(title), after the output '\(output.name)'."
    case .entry(.picture(let picture)): return "Last seen in \(title), after the picture '\(picture.name)'."
    case .entry(.film(let film)): return "Last seen in \(title), after the film '\(film.name)'."
    case .entry(.live(let scene)): return "Last seen in \(title), after the live scene '\(scene.name)'."
    case .entry(.note(let note)): return "Last seen in \(title), after the note '\(note.text)'."
    case .variantEnded: return "Last seen at the end of \(title)."
    case .variantStarted, .workerStarted, .recipeListed, .runStarted, .recipeStarted, .playground, .playState,
      .playMove, .recipeEnded, .issue, .exception, .expectationEnded, .verdict, .runEnded, .unknown:
      return "Last seen at the beginning of \(title)."
    }
  }
}
