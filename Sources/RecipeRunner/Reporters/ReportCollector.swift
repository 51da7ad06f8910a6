/// Gathers events into one report a recipe, in the order in which the recipes began.
struct ReportCollector {
  /// The reports so far.
  private(set) var reports: [RecipeReport] = []

  /// Takes in an event; delivers the recipe's report when it is complete.
  mutating func add(_ event: Event) -> RecipeReport? {
    guard let id = event.recipe else { return nil }
    if reports.last?.id != id {
      reports.append(RecipeReport(id: id))
    }
    reports[reports.count - 1].add(event)
    guard case .verdict = event.kind else { return nil }
    return reports.last
  }
}
