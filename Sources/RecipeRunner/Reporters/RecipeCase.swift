import RecipeKit

/// A test case for test harnesses: a variant of a recipe, or the recipe itself.
struct RecipeCase: Equatable {
  let name: String
  let faults: [Fault]

  struct Fault: Equatable {
    /// The kinds of faults that test harnesses distinguish.
    enum Kind: Equatable {
      /// A check has a wrong result.
      case failure
      /// A fault of the recipe or its process.
      case error
    }

    let kind: Kind
    let title: String
    let text: String
    var check: CheckRecord?
  }

  /// The cases of a recipe; their names and number don't depend on the results.
  static func cases(of report: LessonRun) -> [RecipeCase] {
    let variants = zip(report.declaration.variants, report.verdict.variants).enumerated().map { index, pair in
      let run = report.runs.indices.contains(index) ? report.runs[index] : nil
      return RecipeCase(
        name: pair.0.name,
        faults: faults(of: pair.0, pair.1, run, report.declaration.isRecorded)
      )
    }
    let issues = report.issues.map { issue in
      Fault(kind: .error, title: issue.text, text: text(FailureMessages.messages(for: issue)))
    }
    return variants + [RecipeCase(name: "the recipe itself", faults: issues)]
  }

  private static func faults(
    of variant: VariantDeclaration,
    _ verdict: VariantVerdict,
    _ run: VariantRun?,
    _ isRecorded: Bool
  ) -> [Fault] {
    let deviations = verdict.deviations.map { deviation in
      Fault(
        kind: .failure,
        title: FailureMessages.sentence(for: deviation, in: variant, isRecorded),
        text: text(FailureMessages.messages(for: deviation, in: variant, isRecorded)),
        check: deviation.check
      )
    }
    guard deviations.isEmpty, !verdict.passed else { return deviations }
    let title =
      switch run?.end {
      case nil: "The variant did not start."
      case .lost: "The process ended before the script."
      case .threw(let error): "Its script ended early: \(error)"
      case .finished: "The results differ from the expected ones."
      }
    return [Fault(kind: .error, title: title, text: title + "\n")]
  }

  private static func text(_ messages: [Message]) -> String {
    Console.plain.text(messages)
  }
}
