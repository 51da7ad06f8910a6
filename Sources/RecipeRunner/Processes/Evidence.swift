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
    let script = event.variant.map { title(of: $0, in: recipe) }
    switch event.kind {
    case .playground, .playState, .playMove: return "Last seen while its playground was handed on."
    case .entry(let entry): return "Last seen in \(script ?? "its script"), after the \(name(of: entry))."
    case .variantEnded: return "Last seen at the end of \(script ?? "its script")."
    case .variantStarted, .workerStarted, .recipeListed, .runStarted, .recipeStarted, .recipeEnded, .issue,
      .exception, .expectationEnded, .recipeTimed, .verdict, .runEnded, .unknown:
      return script.map { "Last seen at the beginning of \($0)." } ?? "No script had begun."
    }
  }

  private static func title(of variant: Int, in recipe: RecipeDeclaration) -> String {
    let opposites = recipe.opposites ?? []
    if opposites.indices.contains(variant - recipe.variants.count) {
      let opposite = opposites[variant - recipe.variants.count]
      return "the counter-proof of '\(opposite.claim)': fails \(opposite.words)"
    }
    let names = recipe.variants.map(\.name)
    let name = names.indices.contains(variant) ? names[variant] : "variant \(variant)"
    return variant == 0 ? "the \(name)" : "the wrong way '\(name)'"
  }

  private static func name(of entry: StageEntry) -> String {
    switch entry {
    case .check(let check): "check '\(check.id)'"
    case .output(let output): "output '\(output.name)'"
    case .picture(let picture): "picture '\(picture.name)'"
    case .film(let film): "film '\(film.name)'"
    case .live(let scene): "live scene '\(scene.name)'"
    case .note(let note): "note '\(note.text)'"
    }
  }
}
