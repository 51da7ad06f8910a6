/// How long a recipe took, measured by the tool: by a monotonic clock, in seconds, rounded to milliseconds.
///
/// The tool looks at events a few milliseconds after they were written, and other recipes run meanwhile, so the same recipe
/// takes another time in each run. No verdict depends on it.
package struct RecipeTime: Codable, Equatable, Sendable {
  /// From the start of the recipe's process until nothing of it was left.
  package private(set) var seconds = 0.0
  /// How long the scripts of the variants took, in their order; one that was cut short has no time.
  package private(set) var variants: [Double] = []

  package init(seconds: Double = 0, variants: [Double] = []) {
    self.seconds = seconds
    self.variants = variants
  }

  /// The time of a case of the recipe: of a variant, or, of the last case, what its process took beside the scripts.
  func seconds(of number: Int, isLast: Bool) -> Double? {
    if isLast { return max(0, seconds - variants.reduce(0, +)) }
    return variants.indices.contains(number) ? variants[number] : nil
  }

  /// Takes the times of a recipe that begins now.
  struct Watch {
    private var start = ContinuousClock.now
    private var startOfVariant = ContinuousClock.now
    private var variants: [Double] = []

    /// Takes note of when a variant begins and ends.
    mutating func note(_ event: Event) {
      switch event.kind {
      case .variantStarted: startOfVariant = .now
      case .variantEnded: variants.append(RecipeTime.seconds(since: startOfVariant))
      default: break
      }
    }

    /// Leaves out time in which nothing could happen.
    mutating func skip(_ time: Duration) {
      start += time
      startOfVariant += time
    }

    /// The times up to now.
    var time: RecipeTime { RecipeTime(seconds: RecipeTime.seconds(since: start), variants: variants) }
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    (((.now - start) as Duration) / .milliseconds(1)).rounded() / 1_000
  }
}
