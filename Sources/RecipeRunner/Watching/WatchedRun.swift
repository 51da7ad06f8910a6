/// Gathers the reports of a run from the lines that it writes, one after the other.
struct WatchedRun {
  /// What a line told.
  enum News {
    /// The recipes of the run.
    case plan(RunPlan)
    /// A recipe is done.
    case report(RecipeReport)
  }

  /// The lines that are no events, as the run wrote them.
  private(set) var remarks: [String] = []

  private var report: RecipeReport?
  private let coder = EventCoder()

  /// Takes in a line.
  mutating func add(_ line: ArraySlice<UInt8>) -> News? {
    guard let event = try? coder.event(line) else {
      remarks.append(String(decoding: line, as: UTF8.self))
      return nil
    }
    switch event.kind {
    case .runStarted(let plan): return .plan(plan)
    case .recipeStarted(let declaration): report = RecipeReport(declaration)
    case .verdict:
      report?.add(event)
      return report.map { .report($0) }
    case .workerStarted, .recipeListed, .variantStarted, .entry, .variantEnded, .playground, .playState,
      .playMove, .recipeEnded, .issue,
      .exception, .expectationEnded, .recipeTimed, .runEnded, .unknown:
      report?.add(event)
    }
    return nil
  }
}
