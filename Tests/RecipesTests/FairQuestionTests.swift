import RecipeKit
import RecipeRunner
import Testing
import ToolRunning

@testable import GallerySite

/// Truth: docs/Site.md on predictions: comparing words doesn't give the answer away, and only one answer is right.
struct FairQuestionTests {
  private struct Question {
    let mistake: String
    let right: String
    let others: [String]
  }

  private static func questions(of recipe: String) async throws -> [Question] {
    let lesson = LessonContent(try await RecordedRun.report(of: recipe))
    let questions = Prediction.all(in: lesson)
    return lesson.wrongWays.compactMap { way in
      questions[way.index].map { question in
        var others = question.answers
        return Question(mistake: way.variant.name, right: others.remove(at: question.right), others: others)
      }
    }
  }

  /// Words without a meaning of their own.
  private static let fillers = Set(
    ("a all an and another any are as at be but by do does each every for from has if in into is it its no none not of on one only"
      + " or other than that the their them then this to when while who with").split(separator: " ").map(
        String.init
      )
  )

  /// The words that carry a meaning, without endings.
  private static func stems(_ text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Set(
      words.filter { !fillers.contains($0) && $0.count > 1 }.map { word in
        let ending = ["ing", "ed", "es", "s", "e"].first { word.hasSuffix($0) && word.count > $0.count + 2 }
        return String(word.dropLast(ending?.count ?? 0))
      }
    )
  }

  @Test(arguments: try await RecordedRun.recipes())
  func aHeadingSharesNoWordWithTheRightAnswerAlone(recipe: String) async throws {
    for question in try await Self.questions(of: recipe) {
      let shared = Self.stems(question.mistake).intersection(Self.stems(question.right))
      let hints = question.others.reduce(shared) { $0.subtracting(Self.stems($1)) }
      #expect(hints.isEmpty, "\(question.mistake): \(question.right)")
    }
  }

  @Test(arguments: try await RecordedRun.recipes())
  func noTwoQuestionsHaveTheSameAnswer(recipe: String) async throws {
    let answers = try await Self.questions(of: recipe).map(\.right)
    #expect(Set(answers).count == answers.count)
  }

  /// What is only "wrong" is true of other mistakes, too, and so is what another answer denies in the same words.
  @Test(arguments: try await RecordedRun.recipes())
  func oneAnswerIsRight(recipe: String) async throws {
    for question in try await Self.questions(of: recipe) {
      for answer in [question.right] + question.others {
        #expect(!Self.stems(answer).contains("wrong"), "\(question.mistake): \(answer)")
      }
      guard let denied = Self.denied(question.right) else { continue }
      for answer in question.others {
        let both = Self.denied(answer).map { denied.intersection($0) } ?? []
        #expect(both.isEmpty, "\(question.mistake): \(question.right) \(answer)")
      }
    }
  }

  /// The words of a sentence that says what does not happen, without the object of which it says that.
  private static func denied(_ answer: String) -> Set<String>? {
    let words = answer.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    let negations: Set<String> = [
      "no", "not", "nothing", "never", "nowhere", "none", "empty", "blank", "without",
    ]
    guard let place = words.firstIndex(where: { negations.contains($0) || $0.hasSuffix("n't") }) else {
      return nil
    }
    return stems(words[max(0, place - 1)...].joined(separator: " "))
  }
}
