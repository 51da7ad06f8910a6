/// What is shown of the exercise at hand: its checks, and the hints that the learner has asked for.
struct ExerciseState {
  let exercise: Exercise
  /// The path of the learner's file, for people.
  let file: String
  private let command: String
  /// The latest outcome; nil before the first.
  var outcome: ExerciseOutcome?
  private(set) var hintCount = 0

  /// How many failing checks are shown.
  private static let limit = 5

  init(_ exercise: Exercise, in folder: PracticeFolder) {
    self.exercise = exercise
    command = folder.command
    file = "\(folder.name)/\(exercise.name)/\(Exercise.file)"
  }

  mutating func showHint() {
    hintCount = min(hintCount + 1, exercise.hints.count)
  }

  /// The task, the latest hint, and the checks that fail, of which a low window shows fewer.
  var messages: [Message] {
    task + (hintCount == 0 ? [] : [.blank] + Self.hint(hintCount, of: exercise))
      + (outcome.map { [.blank] + Self.messages($0, of: exercise) } ?? [])
  }

  var task: [Message] {
    let card = exercise.recipe.card
    return [
      .spread(.strong(exercise.title), aside: .faint(card.title), indent: 0),
      .paragraph(MessageText(prose: card.problem), indent: 0),
      .paragraph(
        "The code in " + .strong(file)
          + MessageText(
            prose: " has a mistake. Mend it; each save is built and checked. "
              + "`\(command) --hint 1` gives a hint."
          ),
        indent: 0
      ),
    ]
  }

  /// The outcome of a save for a log; short if it is that of the save before.
  func news(since earlier: ExerciseOutcome?) -> [Message] {
    guard let outcome, !outcome.isSolved else { return [] }
    return earlier.map(outcome.isSame(as:)) == true
      ? [.paragraph(.bad("The same checks fail, with the same values."), marker: .bad("✗ "), indent: 0)]
      : Self.messages(outcome, of: exercise)
  }

  private static func messages(_ outcome: ExerciseOutcome, of exercise: Exercise) -> [Message] {
    let failing = outcome.failing
    let shown = LessonMessages.mostSignificant(
      failing,
      of: exercise.mistake,
      exercise.recipe,
      atMost: limit
    )
    let count =
      "\(failing.count) of \(Count.text(outcome.checks.count, "check")) \(failing.count == 1 ? "fails" : "fail"):"
    return (failing.isEmpty ? [] : [.paragraph(.bad(count), marker: .bad("✗ "), indent: 0)])
      + LessonMessages.checkMessages(shown, of: failing.count, .breaking, rest: "and")
      + (outcome.problem.map { FailureMessages.messages(for: $0) } ?? [])
  }

  /// A hint, by its number from 1.
  static func hint(_ number: Int, of exercise: Exercise) -> [Message] {
    let hints = exercise.hints
    let aside = number < hints.count ? "`--hint \(number + 1)` says more" : "the last one"
    return [.heading(MessageText("Hint \(number)"), aside: MessageText(prose: aside))]
      + hints[number - 1].map { .paragraph(MessageText(prose: $0)) }
  }
}
