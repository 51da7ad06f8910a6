import RecipeKit
import Testing

@testable import GallerySite
@testable import RecipeRunner

/// Truth: a question has the outcome of its wrong way and two others, of wrong ways that a run has shown to differ.
struct PredictionTests {
  /// A lesson with the checks a, b and c, and wrong ways that break some of them.
  private func lesson(breaking broken: [[String]], outcomes: [String] = []) -> LessonContent {
    func run(_ broken: [String]) -> VariantRun {
      let checks = ["a", "b", "c"].map { id in
        var check = Sample.check(id, passed: !broken.contains(id))
        check.sentence = "It is \(id)."
        return check
      }
      return Sample.run(checks)
    }
    let wrongWays = broken.enumerated().map { number, ids in
      let outcome = number < outcomes.count ? outcomes[number] : "Outcome \(number)"
      return Sample.wrong("w\(number)", "\(outcome): a reason.", breaks: ids.map { Breakage($0) })
    }
    let claims = ["a", "b", "c"].map { ClaimRecord.core($0, "It is \($0).") }
    var report = LessonRun(Sample.declaration(claims: claims, variants: [Sample.right] + wrongWays))
    report.runs = [run([])] + broken.map(run)
    report.judge()
    return LessonContent(report)
  }

  @Test func theAnswersAreTheOutcomesOfThisMistakeAndOfOthers() throws {
    let lesson = lesson(breaking: [["a"], ["b"], ["c"]])
    for (number, way) in lesson.wrongWays.enumerated() {
      let prediction = try #require(Prediction.all(in: lesson)[way.index])
      #expect(prediction.answers[prediction.right] == "Outcome \(number).")
      #expect(Set(prediction.answers) == ["Outcome 0.", "Outcome 1.", "Outcome 2."])
    }
  }

  /// The third wrong way breaks what the first one breaks, too.
  @Test func outcomesOfSimilarMistakesComeLast() throws {
    let lesson = lesson(breaking: [["a"], ["a", "b"], ["b"], ["c"]])
    let way = try #require(lesson.wrongWays.first)
    let prediction = try #require(Prediction.all(in: lesson)[way.index])
    #expect(Set(prediction.answers) == ["Outcome 0.", "Outcome 2.", "Outcome 3."])
  }

  @Test(arguments: [
    ("The value is lost: the outlet is nil.", "The value is lost."),
    ("The square does not fall, because there is no animator.", "The square does not fall."),
    ("The popover is empty.", "The popover is empty."),
    ("Memory leaks. Nothing is released.", "Memory leaks."),
  ])
  func anOutcomeHasNoReason(summary: String, outcome: String) {
    #expect(Prediction.outcome(summary) == outcome)
  }

  @Test func theRightAnswerIsNotAlwaysAtTheSamePlace() {
    let lesson = lesson(breaking: [["a"], ["b"], ["c"]])
    #expect(Set(Prediction.all(in: lesson).values.map(\.right)) == [0, 1, 2])
  }

  /// Six questions have twelve wrong answers, so each of the six outcomes is one twice.
  @Test func theWrongAnswersOfALessonDiffer() {
    let lesson = lesson(breaking: [["a"], ["b"], ["c"], ["a"], ["b"], ["c"]])
    let questions = Prediction.all(in: lesson).values
    let wrong = questions.flatMap { question in
      question.answers.enumerated().filter { $0.offset != question.right }.map(\.element)
    }
    let uses = Dictionary(grouping: wrong) { $0 }.mapValues(\.count)
    #expect(uses.count == 6 && uses.values.allSatisfy { (1...3).contains($0) }, "\(uses)")
  }

  @Test func anOutcomeIsTheRightAnswerOnceInALesson() {
    let lesson = lesson(
      breaking: [["a"], ["a", "b"], ["b"], ["c"]],
      outcomes: ["Nothing moves", "Nothing moves"]
    )
    #expect(
      lesson.wrongWays.map { Prediction.all(in: lesson)[$0.index] != nil } == [true, false, true, true]
    )
  }

  @Test(arguments: [[["a"]], [["a"], ["b"]], [["a", "b", "c"], ["a"], ["b"]], [[], ["b"], ["c"]]])
  func withoutThreeDifferentOutcomesThereIsNoQuestion(broken: [[String]]) throws {
    let lesson = lesson(breaking: broken)
    #expect(Prediction.all(in: lesson)[try #require(lesson.wrongWays.first).index] == nil)
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

  /// A chapter with many lessons is no reason to read it early.
  @Test func aChapterOnWhichOthersBuildComesFirst() {
    let order = order([
      ("a", "One", []), ("b", "One", ["a"]), ("c", "One", ["a"]), ("d", "One", ["a"]), ("e", "Two", []),
      ("f", "Two", ["e"]), ("g", "Two", ["e"]), ("basis", "Three", []), ("next", "Four", ["basis"]),
    ])
    #expect(order == ["a", "b", "c", "d", "basis", "e", "f", "g", "next"])
  }

  @Test func thePathBeginsWithALessonThatCanBePlayedWith() {
    let steps = [
      LearningPath.Step(id: "basis", chapter: "One", needs: []),
      LearningPath.Step(id: "next", chapter: "One", needs: ["basis"], isPlayable: true),
      LearningPath.Step(id: "toy", chapter: "Two", needs: [], isPlayable: true),
      LearningPath.Step(id: "alone", chapter: "Two", needs: []),
    ]
    #expect(LearningPath.order(steps).map { steps[$0].id } == ["toy", "alone", "basis", "next"])
  }

  @Test func historyComesAfterWhatIsCurrent() {
    let steps = [
      LearningPath.Step(id: "old", chapter: "One", needs: [], isHistoric: true),
      LearningPath.Step(id: "new", chapter: "One", needs: []),
      LearningPath.Step(id: "next", chapter: "Two", needs: ["old"]),
    ]
    #expect(LearningPath.order(steps).map { steps[$0].id } == ["new", "old", "next"])
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
