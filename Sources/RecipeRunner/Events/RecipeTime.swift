/// How long a recipe took, measured by the tool with a monotonic clock, in seconds, rounded to milliseconds.
///
/// The tool reads events a few milliseconds after they were written, while other recipes run. So the times of
/// a recipe differ from run to run. No verdict depends on them.
package struct RecipeTime: Codable, Equatable, Sendable {
  /// The time from the start of the recipe's process until all its processes have ended.
  package var seconds = 0.0
  /// The durations of the variants' scripts, in order; a script that was cut short has none.
  package var variants: [Double] = []

  /// The time of a test case: of a variant, or, for the last case, the process's time outside of scripts.
  func seconds(of number: Int, isLast: Bool) -> Double? {
    if isLast { return max(0, seconds - variants.reduce(0, +)) }
    return variants.indices.contains(number) ? variants[number] : nil
  }

  /// Measures the times of a recipe that starts now.
  struct Stopwatch {
    private let start = ContinuousClock.now
    private var startOfVariant = ContinuousClock.now
    private var variants: [Double] = []

    mutating func note(_ event: Event) {
      if event.variantStarted != nil { startOfVariant = .now }
      if event.variantEnded != nil { variants.append(RecipeTime.seconds(since: startOfVariant)) }
    }

    var time: RecipeTime { RecipeTime(seconds: RecipeTime.seconds(since: start), variants: variants) }
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    (((.now - start) as Duration) / .milliseconds(1)).rounded() / 1_000
  }
}
