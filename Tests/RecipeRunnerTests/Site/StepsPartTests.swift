import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/Recipes.md on the steps of a lesson.
struct StepsPartTests {
  private static let listing = """
    class Lamp {
      var bulb = Bulb()

      /// Gives light.
      func light() {
        bulb.on()
      }

      func dim() {
        bulb.half()
      }
    }
    """

  private func page(_ steps: [LessonStep], _ change: (inout LessonRun) -> Void = { _ in }) -> String {
    var report = Sample.passing
    report.declaration.card = RecipeCard(
      id: "sample",
      title: "T",
      chapter: "C",
      problem: "P",
      solution: "S",
      listing: Self.listing,
      steps: steps
    )
    change(&report)
    let map = SiteMap(title: "S", [report.declaration], nil)
    var page = LessonPage(map, map.path[0], LessonContent(report), WrongWayCode(report.declaration.card))
    return page.page().text
  }

  @Test func aBlockIsClosedAndMembersStandApart() {
    let step = StepCode([LessonStep("A", "B", lines: [5, 6], context: [1])], of: Self.listing).steps[0]
    #expect(step.lines == [5, 6])
    #expect(Set(step.context) == [1, 3, 7, 12])
  }

  @Test func aLaterStepShowsTheMembersOfItsLinesAlone() {
    let steps = [
      LessonStep("A", "a", context: [1, 2, 5, 6]), LessonStep("B", "b", lines: [10], context: [9]),
      LessonStep("C", "c", lines: [2]),
    ]
    let code = StepCode(steps, of: Self.listing)
    #expect(code.shown(0) == [1, 2, 3, 5, 6, 7, 12])
    #expect(code.shown(1) == [9, 10, 11])
    #expect(code.shown(2) == [1, 2])
  }

  @Test func ofALongMemberTheFirstLineAndThoseAroundItsOwnAreShown() {
    let code = (["func f() {"] + (2...20).map { "  line(\($0))" } + ["}"]).joined(separator: "\n")
    let steps = [LessonStep("A", "a", context: Array(1...21)), LessonStep("B", "b", lines: [10])]
    #expect(StepCode(steps, of: code).shown(1) == [1, nil, 8, 9, 10, 11, 12])
  }

  @Test func theLinesOfAStepAreMarkedAndStrangeOnesIgnored() {
    let text = page([LessonStep("A", "Say `light`.", lines: [6, 99], context: [1, 5])])
    #expect(
      text.contains("<span class=\"line in-4 marked\" data-line=\"6\">") && !text.contains("data-line=\"99\"")
    )
    #expect(text.contains("<span class=\"count\">1</span> A</h3>"))
    #expect(text.contains("assets/steps.js"))
    #expect(!page([]).contains("assets/steps.js"))
  }

  /// The style sheet needs the kind of layout before the steps have arrived.
  @Test func theBodySaysWhetherThePageHasStepsAndWhetherTheyComeFirst() {
    #expect(page([LessonStep("A", "a")]).contains("<body class=\"lesson with-steps steps-first\""))
  }

  /// On paper nothing can be turned.
  @Test func paperLeavesOutWhatReadersAreAskedToDo() {
    let text = "*Turn the lamp.* It has a *switch*."
    #expect(
      page([LessonStep("A", text, live: "l")]).contains(
        "<strong class=\"by-hand\">Turn the lamp.</strong> It has a <strong>switch"
      )
    )
    #expect(page([LessonStep("A", text)]).contains("<strong>Turn the lamp.</strong>"))
  }

  /// What comes late would move what is read.
  @Test func theDeviceShowsTheFirstStepBeforeTheScriptIsThere() {
    func shown(_ steps: [LessonStep]) -> [Bool] {
      let text = page(steps) { report in
        let count = CountRecord(unit: "task", values: [0, 1])
        report.runs[0].entries.append(.live(LiveRecord(name: "l", caption: "L", count: count)))
        report.playground = Sample.playground
      }
      return [
        "<div data-scene-name=\"l\">",
        "<div class=\"playground small\" data-states=\"../pictures/sample/states.js\">",
      ]
      .map(text.contains)
    }
    let (scene, state) = (LessonStep("A", "a", live: "l"), LessonStep("B", "b", gestures: ""))
    #expect(shown([scene, state]) == [true, false])
    #expect(shown([state, scene]) == [false, true])
    #expect(shown([LessonStep("C", "c"), scene, state]) == [false, false])
  }

  /// Without scripts the picture stands beside the step.
  @Test func aStepHasItsPictureAndItsScene() {
    let text = page([LessonStep("A", "a", picture: "start", live: "l; 1")]) { report in
      report.runs[0].entries += [
        .snapshot(
          SnapshotRecord(name: "start", caption: "The start", svg: "<svg width=\"4\" height=\"3\"/>")
        ),
        .live(LiveRecord(name: "l", caption: "L", count: CountRecord(unit: "task", values: [0, 1]))),
      ]
    }
    #expect(text.contains("data-live=\"l; 1\""))
    #expect(text.contains("<div data-scene-name=\"l\"><figure class=\"live small\""))
    #expect(text.contains("<div class=\"moment\"><figure class=\"picture\">"))
  }

  @Test func gesturesLeadToAStateOfThePlayground() throws {
    let part = try #require(
      PlaygroundPart(Sample.playground, of: SiteMap.Lesson(id: "s", title: "", chapter: ""), isForeign: false)
    )
    let frame = PageFrame(map: SiteMap(title: "", [Sample.declaration("s")], nil), path: "index.html")
    let record = Sample.playground.record
    let move = try #require(Sample.playground.moves.first { $0.from == record.starts[0].state })
    let titles = [record.starts[0].title, record.keys[move.key].title]
    #expect(part.moment(titles, on: frame)?.address == "0.\(move.key)")
    #expect(part.moment([], on: frame)?.address == "0")
    #expect(part.moment(["Nowhere"], on: frame) == nil)
  }
}
