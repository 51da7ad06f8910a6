extension RecipeReport {
  /// The events from which the same report can be gathered again.
  package var events: [Event] {
    let id = id
    let runs = (runs + oppositeRuns).enumerated().flatMap { index, run -> [Event] in
      let kinds = [.variantStarted] + run.entries.map(Event.Kind.entry) + Self.end(of: run)
      return kinds.map { Event($0, recipe: id, variant: index) }
    }
    let last: [Event.Kind] =
      (playground?.kinds ?? []) + [.recipeEnded] + issues.map(Event.Kind.issue)
      + (time.map { [.recipeTimed($0)] } ?? []) + [.verdict(verdict)]
    return [Event(.recipeStarted(declaration), recipe: id)] + runs + last.map { Event($0, recipe: id) }
  }

  /// A script that was cut short has no end.
  private static func end(of run: VariantRun) -> [Event.Kind] {
    switch run.end {
    case .finished: [.variantEnded(.init())]
    case .threw(let error): [.variantEnded(.init(error: error))]
    case .lost: []
    }
  }
}
