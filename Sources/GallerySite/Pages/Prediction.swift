import RecipeKit
import RecipeRunner

/// A question on a wrong way: which of three sentences stops being true.
///
/// One is a check that the wrong way breaks. The others are checks that other wrong ways break and that hold in this one, so
/// the answer is what the run has shown.
struct Prediction {
  /// The sentences, in the order in which they are offered.
  let answers: [String]
  /// The place of the one that stops being true.
  let right: Int

  /// Nil if the wrong ways don't give three different sentences.
  ///
  /// - Parameters:
  ///   - way: the wrong way.
  ///   - lesson: the lesson that it belongs to.
  init?(of way: LessonContent.Way, in lesson: LessonContent) {
    let ways = Array(lesson.wrongWays)
    // Claims rather than their further checks, and what the lesson stands on rather than details.
    func telling(_ checks: [CheckRecord]) -> [CheckRecord] {
      func rank(_ check: CheckRecord) -> Int {
        (check.id == check.claim ? 0 : 2) + (lesson.report.declaration.isCore(check) ? 0 : 1)
      }
      return checks.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        .map(\.element)
    }
    guard let broken = telling(way.broken).first else { return nil }
    // Checks that didn't run in this way can't be said to hold.
    let held = Set(way.checks.filter(\.passed).map(\.id)).subtracting(way.broken.map(\.id))
    let start = ways.firstIndex { $0.index == way.index } ?? 0
    var sentences: [String] = []
    for other in ways[(start + 1)...] + ways[..<start] where sentences.count < 2 {
      let candidate = telling(other.broken).first { check in
        held.contains(check.id) && check.sentence != broken.sentence && !sentences.contains(check.sentence)
      }
      if let candidate { sentences.append(candidate.sentence) }
    }
    guard sentences.count == 2 else { return nil }
    right = way.index % 3
    sentences.insert(broken.sentence, at: right)
    answers = sentences
  }

  /// The question with its answers as buttons; without a script the outcome is shown at once instead.
  var html: HTML {
    let buttons = answers.enumerated().map { index, sentence in
      let button = HTML(
        "button",
        ["type": "button", "data-right": index == right ? "" : nil],
        [HTML(prose: sentence)]
      )
      return HTML("li", [:], [button])
    }
    return HTML(
      "div",
      ["class": "prediction with-script"],
      [
        HTML("p", ["class": "question"], "What will happen? One of these stops being true:"),
        HTML("ol", [:], buttons),
        HTML("p", ["class": "answer", "role": "status"]),
        HTML("button", ["type": "button", "class": "show"], "Show me"),
      ]
    )
  }
}
