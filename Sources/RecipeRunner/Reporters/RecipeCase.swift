import RecipeKit

/// A part of a recipe that passes or doesn't, as test harnesses count them: each of its variants, and the recipe
/// itself.
struct RecipeCase: Equatable {
  let name: String
  let faults: [Fault]

  /// Something that is wrong in a case.
  struct Fault: Equatable {
    /// What kinds of faults harnesses tell apart.
    enum Kind: Equatable {
      /// A check has another result than it must.
      case failure
      /// The recipe or its process does not do what recipes do.
      case error
    }

    let kind: Kind
    /// What is wrong, in a sentence.
    let title: String
    /// The same with all particulars, in lines.
    let text: String
    /// The check that found it.
    var check: CheckRecord?
  }

  /// The cases of a recipe; however it goes, their names and number are the same.
  static func cases(of report: RecipeReport) -> [RecipeCase] {
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
      case nil: "It was not begun."
      case .lost: "Its process was gone before its end."
      case .threw(let error): "Its script ended early: \(error)"
      case .finished: "It did not do what it must."
      }
    return [Fault(kind: .error, title: title, text: title + "\n")]
  }

  private static func text(_ messages: [Message]) -> String {
    Console.plain.text(messages)
  }
}
