import RecipeKit
import RecipeRunner

/// The steps of a lesson beside the device that stays in view.
///
/// Without scripts each step has its picture beside it; `steps.js` shows its moment on the device instead.
struct StepsPart {
  private let code: StepCode
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
    code = StepCode(steps, of: lesson.code?.whole ?? "")
    self.references = references
    self.pictures = pictures
    self.live = live
    self.playground = playground
    snapshots = lesson.rightWay?.snapshots ?? []
  }

  private var steps: [LessonStep] { code.steps }

  /// The part without its heading.
  mutating func html(on frame: PageFrame) -> [HTML] {
    var items: [HTML] = []
    for index in steps.indices { items.append(item(index, on: frame)) }
    // What the first step shows is there before the script is.
    let first = steps.first
    let shown = first?.live?.momentParts.first
    let scenes = steps.compactMap { $0.live?.momentParts.first }.withoutRepetitions
    let plays =
      steps.contains { $0.gestures != nil }
      ? playground.map { [$0.small(on: frame, isShown: first?.live == nil && first?.gestures != nil)] } : nil
    let deck = HTML(
      "div.deck.with-script",
      ["role": "group", "aria-label": "The device"],
      [
        HTML(
          "div.moments",
          scenes.compactMap { name in
            live.small(name, on: frame).map { scene in
              HTML("div", ["data-scene-name": name, "hidden": name == shown ? nil : ""], [scene])
            }
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
    var content = [
      heading, HTML("p", [references.html(prose: step.text, invites: step.live != nil || moment != nil)]),
    ]
    let shown = code.shown(index)
    if !shown.isEmpty { content.append(listing(shown, marking: Set(step.lines))) }
    // On paper a picture stands beside the first of the steps that show it.
    let isSeen = step.picture.map { name in steps[..<index].contains { $0.picture == name } } ?? false
    let picture =
      picture(of: step, moment?.still).map { [HTML(isSeen ? "div.moment.seen" : "div.moment", [$0])] } ?? []
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
    let plays = snapshot.kind == .film && step.live == nil && step.gestures == nil
    return plays
      ? pictures.figure(snapshot, in: "right", withTree: false) : pictures.still(snapshot, in: "right")
  }

  // MARK: Code

  private func listing(_ numbers: [Int?], marking marked: Set<Int>) -> HTML {
    let filled = numbers.indices.filter { numbers[$0].map { !code.isEmpty($0) } ?? false }
    guard let first = filled.first, let last = filled.last else { return .nothing }
    let rows = numbers[first...last].map { number in
      let text = number.map { String(code.line($0)) } ?? "    …"
      return HTML(
        "span",
        [
          "class": CodeLines.lineClass(text) + (number.map(marked.contains) == true ? " marked" : ""),
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
