import RecipeKit

/// The short lesson of a recipe with steps.
extension LessonMessages {
  /// The problem and the solution, the steps with their code, the outcome, some mistakes, and what to do next; for history
  /// first what is done today.
  static func shortLesson(_ lesson: LessonContent, _ steps: [LessonStep], _ hints: CommandHints)
    -> [[Message]]
  {
    [
      opening(lesson, .short),
      prose("Problem", [lesson.card.problem]),
      lesson.card.isHistoric ? today(lesson, "Today") : [],
      prose("Solution", [lesson.card.solution], aside: lesson.card.isHistoric ? lesson.card.works : nil),
      self.steps(lesson, steps, .short, hints),
      deviceCode(lesson, .short, hints),
      outcome(lesson),
      lesson.held.isAll ? [] : checks(lesson, .short),
      mistakes(lesson, hints),
      problems(lesson.report),
      verdict(lesson.report),
      whatNext(lesson, hints),
    ]
  }

  // MARK: Steps

  /// The steps of a lesson; a full one has the whole code above and the pictures below.
  static func steps(
    _ lesson: LessonContent,
    _ steps: [LessonStep],
    _ length: LessonLength,
    _ hints: CommandHints
  ) -> [Message] {
    let code = StepCode(steps, of: lesson.code?.whole ?? "")
    var shown: Set<String> = []
    let parts = steps.enumerated().map { index, step in
      var messages: [Message] = [
        .paragraph(MessageText(prose: step.title).strong, marker: .faint("\(index + 1)  "), indent: 2),
        .paragraph(MessageText(prose: withoutTasks(step.text))),
      ]
      let text = code.text(of: index, belowListing: length == .full)
      if !text.isEmpty { messages += [.blank, .code(text, indent: 4)] }
      if length == .short, let name = step.picture {
        if let (way, snapshot) = lesson.moment(name, of: step), shown.insert("\(way.index) \(name)").inserted
        {
          messages += moment(snapshot, of: way, lesson.card.id, hints)
        }
      }
      return messages
    }
    let drawing = lesson.card.documentName.map { ", with \($0)" } ?? ""
    // The file names of plug-ins are unknown.
    let hasFile = length == .short && !hints.isPluginRecipe(lesson.card.id)
    return [.heading("Steps", aside: hasFile ? .faint("from Example.swift\(drawing)") : "")]
      + parts.joined(separator: [.blank])
  }

  /// A step's text without the sentences between asterisks: they say what to do with the device of a page.
  static func withoutTasks(_ text: String) -> String {
    let rest = text.replacing(#/(^|\s)\*[A-Z][^*]*[.!]\*/#, with: "").trimmingPrefix(while: \.isWhitespace)
    return rest.isEmpty ? text : String(rest)
  }

  private static func moment(
    _ snapshot: SnapshotRecord,
    of way: LessonContent.Way,
    _ id: String,
    _ hints: CommandHints
  ) -> [Message] {
    var snapshot = snapshot
    if way.index > 0 { snapshot.caption += ", with the mistake “\(way.variant.name)”" }
    return switch snapshot.kind {
    case .film: filmMessages(snapshot, of: id, hints, way)
    case .picture where snapshot.terminal == nil:
      commandMessages(
        PictureCommand.description,
        snapshot,
        of: id,
        .faint("▲ "),
        [Options.pictureFormat.name, PictureFormat.terminal.rawValue],
        hints,
        way
      )
    case .picture: pictureMessages(snapshot)
    }
  }

  // MARK: Outcome

  /// The notes, and the values that are legible.
  private static func outcome(_ lesson: LessonContent) -> [Message] {
    guard let way = lesson.rightWay else { return [] }
    let fields = way.outputs.filter { $0.value.isLegible }.map {
      Message.Field(MessageText($0.name), .strong($0.value.atAGlance))
    }
    let notes = way.notes.map { Message.paragraph(MessageText(prose: $0), marker: .faint("· ")) }
    let messages = (fields.isEmpty ? [] : [.fields(fields, indent: 2)]) + notes
    return messages.isEmpty ? [] : [.heading("Outcome")] + messages
  }

  // MARK: Mistakes

  /// The most mistakes that a short lesson shows, how many lines their code has altogether if there are several, and up to
  /// how many lines it is shown whole.
  private static let limit = (mistakes: 3, lines: 18, whole: 12)

  /// Up to three wrong ways: those with the least code.
  private static func mistakes(_ lesson: LessonContent, _ hints: CommandHints) -> [Message] {
    let listings = WrongWayCode(lesson.card)
    let all = lesson.wrongWays.filter { $0.variant.origin != .right }.map { way in
      (way: way, code: code(of: way, lesson.card, listings))
    }
    // Today's way takes the room of the others.
    let most = lesson.card.isHistoric ? 1 : limit.mistakes
    var lines = 0
    var chosen: [Int] = []
    for (index, count) in all.map({ $0.code.count }).enumerated().sorted(by: { $0.element < $1.element }) {
      lines += count
      guard chosen.isEmpty || (chosen.count < most && lines <= limit.lines) else { break }
      chosen.append(index)
    }
    let parts = chosen.sorted().map { mistake(all[$0].way, all[$0].code, lesson.report) }
    let count = all.count == chosen.count ? "" : "\(chosen.count) of \(all.count)"
    return parts.isEmpty
      ? [] : [.heading("Mistakes", aside: .faint(count))] + parts.joined(separator: [.blank])
  }

  private static func mistake(_ way: LessonContent.Way, _ code: [String], _ report: LessonRun) -> [Message] {
    let breaks = way.broken.isEmpty ? "" : "breaks \(Count.text(way.broken.count, "check"))"
    let code: [Message] = code.isEmpty ? [] : [.blank, .code(code.joined(separator: "\n"), indent: 4)]
    return [
      .spread(.strong(way.variant.name), aside: .faint(breaks), indent: 2),
      .paragraph(MessageText(prose: way.variant.summary)),
    ] + code + otherPictures(way.index, report).prefix(2)
  }

  /// The lines of a mistake's code; of a long one those that differ from the example.
  private static func code(of way: LessonContent.Way, _ card: RecipeCard, _ listings: WrongWayCode)
    -> [String]
  {
    guard let code = Listing.part(named: way.variant.name, of: card.wrongWaysListing) else { return [] }
    let whole = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard whole.count > limit.whole else { return whole }
    guard let difference = listings.part(of: way.variant)?.difference else {
      return whole.prefix(limit.whole) + [ListingSnippet.ellipsis]
    }
    let changed = difference.lines.filter { $0.change != .same }.map { line in
      (line.change == .added ? "+ " : "- ") + line.text
    }
    return changed.count > limit.whole ? changed.prefix(limit.whole) + [ListingSnippet.ellipsis] : changed
  }

  // MARK: What next

  private static func whatNext(_ lesson: LessonContent, _ hints: CommandHints) -> [Message] {
    let id = lesson.card.id
    func field(_ command: CommandDescription, _ id: String, _ words: String, _ options: String...)
      -> Message.Field
    {
      let line = ([hints.line(command, id)] + options).joined(separator: " ")
      return Message.Field(MessageText(line, .strong), MessageText(words))
    }
    var fields: [Message.Field] = []
    let exercises = hints.isPluginRecipe(id) ? [] : Exercise.all(of: [lesson.report.declaration])
    if !exercises.isEmpty {
      fields.append(field(PracticeCommand.description, id, "mend a mistake yourself"))
    }
    if let next = hints.lesson(after: id) {
      fields.append(field(RunCommand.description, next, "the next lesson"))
    }
    fields.append(field(RunCommand.description, id, "all code, checks and mistakes", Options.all.name))
    return [.heading("What to try next"), .fields(fields, indent: 2)]
  }
}

extension LessonContent {
  /// The picture of a step: where its live scene shows a wrong way, that way's if it differs.
  fileprivate func moment(_ name: String, of step: LessonStep) -> (Way, SnapshotRecord)? {
    let settings = step.live?.momentParts.dropFirst() ?? []
    let shown = wrongWays.filter { settings.contains($0.variant.name) } + [rightWay].compactMap(\.self)
    for way in shown {
      let snapshot = way.snapshots.first { $0.name == name && (way.index == 0 || $0.beside?.differs == true) }
      if let snapshot { return (way, snapshot) }
    }
    return nil
  }
}

extension String {
  /// Whether learners can read a value at a glance, which no dump of numbers or objects is.
  var isLegible: Bool {
    !isEmpty && count <= 40 && !contains("<") && !contains("[[") && !contains(where: \.isNewline)
  }

  /// A value in fewer figures: numbers have up to two decimals, and a rectangle names its parts.
  var atAGlance: String {
    let rounded = replacing(#/-?\d+\.\d{3,}/#) { match in
      Double(match.output).map { ValueText.describe(($0 * 100).rounded() / 100) } ?? String(match.output)
    }
    guard let parts = rounded.wholeMatch(of: #/\((.+), (.+), (.+), (.+)\)/#)?.output else { return rounded }
    return "x \(parts.1), y \(parts.2), \(parts.3) × \(parts.4)"
  }
}
