import RecipeKit

/// Priorities decide which of two labels is squeezed or stretched.
@MainActor public let recipe: any Recipe = PrioritiesRecipe()

struct PrioritiesRecipe: Recipe {
  typealias Way = RaisingWay<RowViewController>

  let lesson = Lesson.embedded
  let rightWay = Way { RowViewController() }
  let wrongWays: WrongWays<Way> = [
    "equal priorities": Way { EqualPrioritiesController() },
    "the wrong label": Way { WrongLabelController() },
    "hugging instead of resistance": Way { HuggingOnlyController() },
    "the wrong axis": Way { WrongAxisController() },
    "both required": Way { BothRequiredController() },
    "changed too late": Way(substitute: { RowViewController() }) { ChangedTooLateController() },
  ]

  func scene(_ way: Way, on stage: Stage) -> (device: Simulator, row: RowViewController) {
    let (device, row) = (stage.boot(.iPhone16), way.makeSafe())
    device.launch(row)
    return (device, row)
  }

  /// The row with a text that leaves room.
  private let short = SceneSetup { (way: Way, stage) in
    let row = stage.launch(way.makeSafe(), on: .iPhone16)
    row.show("Supper")
    return row
  }

  private let launching = Way.launching(on: .iPhone16)

  var claims: Claims<Way> {
    core("squeezed", "If the row is too narrow, the event is cut and the time is whole.") {
      expect($0.row.squeezed, is: ["event"])
    }
    .fails(in: "the wrong label", seeing: ["time"])
    .fails(in: "hugging instead of resistance", seeing: ["time"])
    short.core(
      "stretched",
      "If there is room left over, the event gets it, and the time is as wide as its text."
    ) {
      expect($0.stretched, is: ["event"])
    }
    .fails(in: "the wrong label", seeing: ["time"])
    .fails(
      when: "the event hugs its text instead",
      with: Way { ResistanceOnlyController() },
      seeing: ["time"]
    )
    core("not-ambiguous", "With different priorities only one layout is possible.") {
      expect($0.row.isAmbiguous, is: false)
    }
    .fails(in: "equal priorities", seeing: true)
    short.core("not-ambiguous#short", "with a short text only one layout is possible") {
      expect($0.isAmbiguous, is: false)
    }
    .fails(in: "the wrong axis", seeing: true)
    core("no-conflict", "No wish is required, so no constraint has to be broken.") {
      expect($0.device.conflicts.count, is: 0)
    }
    .fails(in: "both required")
    core("full-row", "The labels fill the row from edge to edge.") {
      expect([$0.row.event.frame.minX, $0.row.time.frame.maxX], is: [16, 377], within: 0.01)
    }
    .fails(when: "the row begins elsewhere") {
      $0.row.view.constraints.first { $0.constant == 16 }?.constant = 20
      $0.row.view.constraints.first { $0.constant == -16 }?.constant = -20
      $0.row.view.layoutIfNeeded()
    }
    detail("axes", "A priority for the width leaves the one for the height as it was.") {
      expect($0.row.time.contentCompressionResistancePriority(for: .vertical).rawValue, is: 750)
    }
    .fails(in: "the wrong axis", seeing: 751)
    .fails(when: "the code sets both", with: Way { BothAxesController() }, seeing: 751)
    launching.detail("late-change", "A priority doesn't become optional while its constraint is active.") {
      launch in
      expectException(nil) { _ = launch() }
    }
    .fails(
      in: "changed too late",
      seeing: SeenException(
        "NSInternalInconsistencyException",
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority 250 and the existing priority was 1000."
      )
    )
    detail("defaults", "A new label hugs with 250 and resists with 750.", isFact: true) { _ in
      let label = UILabel()
      expect(
        [
          label.contentHuggingPriority(for: .horizontal).rawValue,
          label.contentCompressionResistancePriority(for: .horizontal).rawValue,
        ],
        is: [250, 750]
      )
    }
  }

  func illustrate(_ way: Way, on stage: Stage) {
    guard !way.raises else { return stage.note("The application ends with an exception.") }
    stage.liveConstraints("row", caption: "Make the row narrow or wide, and change who gives in") {
      let (device, row) = scene(way, on: stage)
      return LiveForm(
        row,
        on: device,
        naming: ["event": row.event, "time": row.time],
        handles: [
          .contentPriority(of: row.time, for: .horizontal, named: "Time").writing("UILayoutPriority(#)"),
          .compressionResistance(of: row.event, for: .horizontal, named: "Event, resistance"),
          .hugging(of: row.event, for: .horizontal, named: "Event, hugging"),
        ]
      )
    }
    let (device, row) = scene(way, on: stage)
    stage.output("labels that are cut", row.squeezed.joined(separator: ", "))
    stage.output("conflicts on the console", device.conflicts.count)
    stage.picture("long", caption: "A long text: the event is cut")
    stage.picture(
      "frames",
      caption: "Both labels share the row",
      showing: [.frames { [row.event, row.time] }]
    )
    row.show("Supper")
    stage.output("labels that are stretched", row.stretched.joined(separator: ", "))
    stage.picture("short", caption: "A short text: the event is stretched")
  }
}

extension RowViewController {
  fileprivate func show(_ text: String) {
    event.text = text
    view.layoutIfNeeded()
  }

  private var labels: [(name: String, label: UILabel)] { [("event", event), ("time", time)] }

  /// The labels that are narrower than their text.
  fileprivate var squeezed: [String] {
    labels.filter { $0.label.frame.width < $0.label.intrinsicContentSize.width - 0.5 }.map(\.name)
  }

  /// The labels that are wider than their text.
  fileprivate var stretched: [String] {
    labels.filter { $0.label.frame.width > $0.label.intrinsicContentSize.width + 0.5 }.map(\.name)
  }

  fileprivate var isAmbiguous: Bool { event.hasAmbiguousLayout || time.hasAmbiguousLayout }
}
