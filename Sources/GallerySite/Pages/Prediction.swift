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

  /// The questions of a lesson, by the indices of their wrong ways.
  ///
  /// There is none on a wrong way without three different outcomes, or with the outcome of an earlier one.
  static func all(in lesson: LessonContent) -> [Int: Prediction] {
    var uses: [String: Int] = [:]
    var all: [Int: Prediction] = [:]
    for way in lesson.wrongWays {
      guard let prediction = Prediction(of: way, in: lesson, uses) else { continue }
      for answer in prediction.answers { uses[answer, default: 0] += 1 }
      all[way.index] = prediction
    }
    return all
  }

  /// - Parameter uses: how often each outcome was an answer of earlier questions.
  private init?(of way: LessonContent.Way, in lesson: LessonContent, _ uses: [String: Int]) {
    let ways = Array(lesson.wrongWays)
    let broken = Set(way.broken.map(\.id))
    // Checks that didn't run in this way can't be said to hold.
    let held = Set(way.checks.filter(\.passed).map(\.id)).subtracting(broken)
    let start = ways.firstIndex { $0.index == way.index } ?? 0
    let others: [LessonContent.Way] = (ways[(start + 1)...] + ways[..<start]).filter { other in
      other.broken.contains { held.contains($0.id) }
    }
    let own = Self.outcome(way.variant.summary)
    guard !broken.isEmpty, !ways[..<start].contains(where: { Self.outcome($0.variant.summary) == own }) else {
      return nil
    }
    let outcomes = others.map { Self.outcome($0.variant.summary) }
    // Wrong ways that break the same checks have outcomes that are hard to tell apart, and an outcome that was an answer
    // before helps to guess: both come last.
    let costs: [Int] = zip(others, outcomes).map { other, outcome in
      other.broken.count { broken.contains($0.id) } + uses[outcome, default: 0]
    }
    let order = others.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
    var answers = Array(order.map { outcomes[$0] }.withoutRepetitions.filter { $0 != own }.prefix(2))
    guard answers.count == 2 else { return nil }
    right = way.index % 3
    answers.insert(own, at: right)
    self.answers = answers
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
