import RecipeKit
import RecipeRunner

/// A question on a wrong way: which of three outcomes it has.
///
/// The outcomes are those of the lesson's wrong ways. An outcome is only offered if its own wrong way breaks a check that
/// holds in the one in question, so the run has shown that both differ.
struct Prediction {
  /// The outcomes, in the order in which they are offered.
  let answers: [String]
  /// The place of the right one.
  let right: Int

  /// Nil if the wrong ways don't give three different outcomes, or if an earlier one has the same outcome.
  ///
  /// - Parameters:
  ///   - way: the wrong way.
  ///   - lesson: the lesson that it belongs to.
  init?(of way: LessonContent.Way, in lesson: LessonContent) {
    let ways = Array(lesson.wrongWays)
    let broken = Set(way.broken.map(\.id))
    // Checks that didn't run in this way can't be said to hold.
    let held = Set(way.checks.filter(\.passed).map(\.id)).subtracting(broken)
    let start = ways.firstIndex { $0.index == way.index } ?? 0
    let others: [LessonContent.Way] = (ways[(start + 1)...] + ways[..<start]).filter { other in
      other.broken.contains { held.contains($0.id) }
    }
    // Wrong ways that break the same checks have outcomes that are hard to tell apart: they come last.
    let shared: [Int] = others.map { other in other.broken.count { broken.contains($0.id) } }
    let order = others.indices.sorted { (shared[$0], $0) < (shared[$1], $1) }
    let own = Self.outcome(way.variant.summary)
    guard !ways[..<start].contains(where: { Self.outcome($0.variant.summary) == own }) else { return nil }
    var outcomes: [String] = []
    for place in order where outcomes.count < 2 {
      let other = Self.outcome(others[place].variant.summary)
      if other != own, !outcomes.contains(other) { outcomes.append(other) }
    }
    guard outcomes.count == 2, !broken.isEmpty else { return nil }
    right = way.index % 3
    outcomes.insert(own, at: right)
    answers = outcomes
  }

  /// Returns what happens, without the reason.
  ///
  /// Of "The value is lost: its outlet is nil." this is "The value is lost."
  static func outcome(_ summary: String) -> String {
    let ends = [": ", ", because ", " because ", "; ", ". "].compactMap { summary.range(of: $0)?.lowerBound }
    let words = summary[..<(ends.min() ?? summary.endIndex)]
    return words.last == "." ? String(words) : words + "."
  }

  /// The question with its answers as buttons; without a script the outcome is shown at once instead.
  var html: HTML {
    let buttons = answers.enumerated().map { index, sentence in
      let button = HTML(
        "button",
        ["type": "button", "data-right": index == right ? "" : nil],
        [HTML(prose: sentence)]
      )
      return HTML("li", [button])
    }
    return HTML(
      "div.prediction.with-script",
      [
        HTML("p.question", "What will happen?"), HTML("ol", buttons), HTML("p.answer", ["role": "status"]),
        HTML("button", ["type": "button", "class": "show"], "Show me"),
      ]
    )
  }
}
