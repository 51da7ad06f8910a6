import RecipeKit
import RecipeRunner

/// The steps of a lesson beside the device that stays in view.
///
/// Without scripts each step has its picture beside it; `steps.js` shows its moment on the device instead.
struct StepsPart {
  private let steps: [LessonStep]
  private let code: [Substring]
  private let references: CodeReferences
  private let snapshots: [SnapshotRecord]
  private let live: LivePart
  private let playground: PlaygroundPart?
  private(set) var pictures: SitePictures

  /// - Returns: nil for a lesson without steps.
  init?(
    _ lesson: LessonContent,
    _ references: CodeReferences,
    _ pictures: SitePictures,
    _ live: LivePart,
    _ playground: PlaygroundPart?
  ) {
    guard let steps = lesson.card.steps else { return nil }
    let code = (lesson.code?.whole ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.code = code
    self.steps = steps.map { Self.completed($0, in: code) }
    self.references = references
    self.pictures = pictures
    self.live = live
    self.playground = playground
    snapshots = lesson.rightWay?.snapshots ?? []
  }

  /// The part without its heading.
  mutating func html(on frame: PageFrame) -> [HTML] {
    var items: [HTML] = []
    for index in steps.indices { items.append(item(index, on: frame)) }
    let scenes = steps.compactMap { $0.live?.momentParts.first }.withoutRepetitions
    let plays = steps.contains { $0.gestures != nil } ? playground.map { [$0.small(on: frame)] } : nil
    let deck = HTML(
      "div.deck.with-script",
      ["role": "group", "aria-label": "The device"],
      [
        HTML(
          "div.moments",
          scenes.compactMap { name in
            live.small(name, on: frame).map { HTML("div", ["data-scene-name": name], [$0]) }
          } + (plays ?? [])
        )
      ]
    )
    return [
      HTML("div.lane", [deck, HTML("ol.narrative", items)]),
      HTML("script", ["src": frame.address(SiteAsset.steps.path), "defer": ""]),
    ]
  }

  private mutating func item(_ index: Int, on frame: PageFrame) -> HTML {
    let step = steps[index]
    let moment = step.gestures.flatMap { playground?.moment($0.momentParts, on: frame) }
    let heading = HTML("h3", [HTML("span.count", String(index + 1)), HTML(" "), HTML(prose: step.title)])
    var content = [heading, HTML("p", [references.html(prose: step.text)])]
    let shown = Self.shown(index, of: steps, in: code)
    if !shown.isEmpty { content.append(listing(shown, marking: Set(step.lines))) }
    let picture = picture(of: step, moment?.still).map { [HTML("div.moment", [$0])] } ?? []
    return HTML(
      "li.step",
      ["id": "step-\(index + 1)", "data-live": step.live, "data-try": moment?.address],
      [HTML("div.words-of-step", content)] + picture
    )
  }

  /// What stands beside a step without scripts; with them a film plays on the device.
  private mutating func picture(of step: LessonStep, _ state: HTML?) -> HTML? {
    guard let name = step.picture, let snapshot = snapshots.first(where: { $0.name == name }) else {
      return state
    }
    return step.live == nil && step.gestures == nil
      ? pictures.figure(snapshot, in: "right", withTree: false) : pictures.still(snapshot, in: "right")
  }

  // MARK: Code

  /// How many lines of a member a later step shows at most, and how many around its own it shows of a longer one.
  private static let limit = (member: 14, margin: 2)

  /// The lines that a step shows, from 1; nil where lines are left out.
  ///
  /// The first step shows all of its lines, a later one the members in which its own are.
  static func shown(_ index: Int, of steps: [LessonStep], in code: [Substring]) -> [Int?] {
    let known = Set(steps[...index].flatMap { $0.lines + $0.context }).sorted().filter {
      code.indices.contains($0 - 1)
    }
    guard index > 0 else { return known }
    let own = Set(steps[index].lines + steps[index].context)
    var shown: [Int?] = []
    for member in known.split(whereSeparator: { isEmpty(code[$0 - 1]) })
    where member.contains(where: own.contains) {
      let outermost = member.first.map { indentation(of: code[$0 - 1]) } ?? 0
      // The end of a type is no part of its last member.
      let lines = member.filter { indentation(of: code[$0 - 1]) >= outermost }
      let near = lines.indices.filter { place in
        lines.count <= limit.member || place == 0
          || lines.indices.contains { abs($0 - place) <= limit.margin && own.contains(lines[$0]) }
      }
      if let empty = known.last(where: { $0 < lines[0] && isEmpty(code[$0 - 1]) }), !shown.isEmpty {
        shown.append(empty)
      }
      for (number, place) in near.enumerated() {
        if number > 0, near[number - 1] != place - 1 { shown.append(nil) }
        shown.append(lines[place])
      }
    }
    return shown
  }

  private static func isEmpty(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// A step with the lines that close the blocks which its lines open, and the empty lines between members.
  static func completed(_ step: LessonStep, in code: [Substring]) -> LessonStep {
    let shown = (step.lines + step.context).map { $0 - 1 }.filter(code.indices.contains)
    let ends = shown.filter { code[$0].last == "{" }.compactMap { start in
      code[(start + 1)...].firstIndex {
        $0.drop { $0 == " " }.first == "}" && indentation(of: $0) == indentation(of: code[start])
      }
    }
    let gaps = shown.compactMap { line in
      // Comments may be left out.
      let before = code[..<line].lastIndex { !$0.drop { $0 == " " }.hasPrefix("///") }
      return before.flatMap { isEmpty(code[$0]) ? $0 : nil }
    }
    return LessonStep(
      step.title,
      step.text,
      lines: step.lines,
      context: step.context + (ends + gaps).map { $0 + 1 },
      picture: step.picture,
      live: step.live,
      gestures: step.gestures
    )
  }

  private func listing(_ numbers: [Int?], marking marked: Set<Int>) -> HTML {
    let filled = numbers.indices.filter { numbers[$0].map { !Self.isEmpty(code[$0 - 1]) } ?? false }
    guard let first = filled.first, let last = filled.last else { return .nothing }
    let rows = numbers[first...last].map { number in
      let text = number.map { String(code[$0 - 1]) } ?? "    …"
      return HTML(
        "span",
        [
          "class": number.map(marked.contains) == true ? "line marked" : "line",
          "data-line": number.map(String.init),
        ],
        CodeLines.highlighted(text) + [HTML("\n")]
      )
    }
    return HTML(
      "figure",
      ["class": marked.isEmpty ? "code" : "code marks"],
      [HTML("pre", ["tabindex": "0"], [HTML("code", rows)])]
    )
  }
}
