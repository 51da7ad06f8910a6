import RecipeKit
import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: a question has one answer that a run refutes, and two that it confirms.
struct PredictionTests {
  /// A lesson with the checks a, b and c, and wrong ways that break some of them.
  private func lesson(breaking broken: [[String]]) -> LessonContent {
    func run(_ broken: [String]) -> VariantRun {
      let checks = ["a", "b", "c"].map { id in
        var check = Sample.check(id, passed: !broken.contains(id))
        check.sentence = "It is \(id)."
        return check
      }
      return Sample.run(checks)
    }
    let wrongWays = broken.enumerated().map { number, ids in
      Sample.wrong("w\(number)", breaks: ids.map { Breakage($0) })
    }
    let claims = ["a", "b", "c"].map { ClaimRecord.core($0, "It is \($0).") }
    var report = RecipeReport(Sample.declaration(claims: claims, variants: [Sample.right] + wrongWays))
    report.runs = [run([])] + broken.map(run)
    report.judge()
    return LessonContent(report)
  }

  @Test func oneAnswerIsBrokenByTheWrongWayAndTwoHold() throws {
    let lesson = lesson(breaking: [["a"], ["b"], ["c"]])
    for (way, sentence) in zip(lesson.wrongWays, ["It is a.", "It is b.", "It is c."]) {
      let prediction = try #require(Prediction(of: way, in: lesson))
      #expect(prediction.answers[prediction.right] == sentence)
      #expect(Set(prediction.answers) == ["It is a.", "It is b.", "It is c."])
    }
  }

  @Test func theRightAnswerIsNotAlwaysAtTheSamePlace() {
    let lesson = lesson(breaking: [["a"], ["b"], ["c"]])
    #expect(Set(lesson.wrongWays.compactMap { Prediction(of: $0, in: lesson)?.right }) == [0, 1, 2])
  }

  @Test(arguments: [[["a"]], [["a"], ["b"]], [["a", "b", "c"], ["a"], ["b"]], [[], ["b"], ["c"]]])
  func withoutThreeDifferentSentencesThereIsNoQuestion(broken: [[String]]) throws {
    let lesson = lesson(breaking: broken)
    #expect(Prediction(of: try #require(lesson.wrongWays.first), in: lesson) == nil)
  }
}

/// Truth: docs/Site.md: a lesson's prerequisites come before it.
struct LearningPathTests {
  private func order(_ steps: [(id: String, chapter: String, needs: [String])]) -> [String] {
    let steps = steps.map { LearningPath.Step(id: $0.id, chapter: $0.chapter, needs: $0.needs) }
    return LearningPath.order(steps).map { steps[$0].id }
  }

  @Test func whatIsNeededComesFirst() {
    let order = order([("c", "One", ["b"]), ("b", "One", ["a"]), ("a", "One", [])])
    #expect(order == ["a", "b", "c"])
  }

  @Test func theLessonThatMostOthersBuildOnLeads() {
    let order = order([("alone", "One", []), ("basis", "Two", []), ("next", "Two", ["basis"])])
    #expect(order == ["basis", "next", "alone"])
  }

  @Test func aChapterIsFinishedBeforeAnotherBegins() {
    let order = order([
      ("a", "One", []), ("b", "Two", ["a"]), ("c", "Two", ["b"]), ("d", "One", []),
    ])
    #expect(order == ["a", "d", "b", "c"])
  }

  @Test func circlesAndUnknownNamesLoseNoLesson() {
    let order = order([("a", "One", ["b"]), ("b", "One", ["a"]), ("c", "One", ["nowhere"])])
    #expect(order == ["c", "a", "b"])
  }
}
