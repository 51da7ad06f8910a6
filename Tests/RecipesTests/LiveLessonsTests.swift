import LiveScenes
import RecipeKit
import RecipeRunner
import Testing
import ToolRunning

/// Truth: docs/Site.md on which lessons a reader can play with; and that a scene by itself gives the places to the bit
/// that UIKit gave when the recipe's own controller ran.
struct LiveLessonsTests {
  @Test(arguments: [
    ("gravity", ["fall"]), ("collision", ["bounds", "line"]), ("push", ["push"]), ("snap", ["desk"]),
    ("attachment", ["tie"]), ("elasticity", ["motion"]), ("autosize", ["turn"]), ("rearrange", ["turn"]),
    ("progress-view", ["tasks"]), ("anchors", ["card"]), ("priorities", ["row"]),
    ("ambiguous-layout", ["profile"]), ("conflicting-constraints", ["notice"]), ("safe-area", ["form"]),
    ("stack-views", ["column"]),
  ])
  func aLessonOffersItsScenes(recipe: String, names: [String]) async throws {
    let report = try await RecordedRun.report(of: recipe)
    #expect(report.runs.first?.scenes.filter { $0.choice == nil }.map(\.name) == names)
  }

  @Test func autosizeOffersItsOtherControllerAsAChoice() async throws {
    let scenes = try #require(try await RecordedRun.report(of: "autosize").runs.first?.scenes)
    let choice = try #require(scenes.first { $0.choice != nil })
    #expect(choice.name == "turn" && choice.choice == "growing buttons")
    let widths = choice.layout?.items.map { [$0.frame[2], $0.turned[2]] } ?? []
    #expect(!widths.isEmpty && widths.allSatisfy { $0[0] == 72 && $0[1] > 72 })
  }

  /// A line that follows a slider is a line of the example, and shows what the scene has at first.
  @Test(arguments: ["collision", "push", "snap", "attachment", "elasticity"])
  func aControlThatWritesCodeFindsItsValueThereOnce(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    var linked = 0
    for case let motion? in try #require(report.runs.first).scenes.map(\.motion) {
      let scene = LiveScene(try #require(LiveSceneRecord(base64: motion.numbers)))
      for control in motion.controls {
        guard let code = control.code else { continue }
        linked += 1
        let parts = code.split(separator: "#", omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(code)")
        let literals = report.declaration.card.listing.split(separator: "\n").flatMap { line in
          line.ranges(of: parts[0]).compactMap { found -> Substring? in
            let literal = line[found.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "." }
            return line[literal.endIndex...].hasPrefix(parts[1]) ? literal : nil
          }
        }
        try #require(literals.count == 1, "\(code): \(literals)")
        let written = literals[0] == "true" ? 1 : literals[0] == "false" ? 0 : Double(literals[0])
        let property = try #require(LiveProperty(rawValue: control.property))
        #expect(written == scene.value(of: property, in: control.index), "\(code)")
      }
    }
    #expect(linked > 0)
  }

  /// A line that follows a handle is a line of the example, and shows what the layout has at first.
  @Test(arguments: ["anchors", "priorities", "conflicting-constraints", "safe-area", "stack-views"])
  func aHandleThatWritesCodeFindsItsValueThereOnce(recipe: String) async throws {
    let report = try await RecordedRun.report(of: recipe)
    let handles = try #require(report.runs.first?.scenes.first?.constraints?.handles)
    var linked = 0
    for handle in handles {
      guard let code = handle.code else { continue }
      linked += 1
      let parts = code.split(separator: "#", omittingEmptySubsequences: false)
      try #require(parts.count == 2, "\(code)")
      let listing = report.declaration.card.listing
      let values = listing.ranges(of: parts[0]).map { listing[$0.upperBound...].prefix(while: \.isNumber) }
      #expect(values.map { Double($0) } == [abs(handle.value)], "\(code)")
      #expect((handle.value < 0) == parts[0].hasSuffix("-"), "\(code)")
    }
    #expect(linked > 0)
  }

  /// Truth: the frames of UIKit and what it says of ambiguity; docs/Site.md.
  @Test(arguments: [
    "anchors", "priorities", "ambiguous-layout", "conflicting-constraints", "safe-area", "stack-views",
  ])
  func aLayoutByItselfHasUIKitsFrames(recipe: String) async throws {
    for run in try await RecordedRun.report(of: recipe).runs {
      for case let record? in run.scenes.map(\.constraints) {
        let numbers = try #require([Double](base64: record.numbers))
        var live = LiveConstraints(try #require(LiveConstraintsRecord(numbers: numbers)))
        func frames() -> [[Double]] {
          record.views.indices.map { live.frame(of: $0) }.map { [$0.x, $0.y, $0.width, $0.height] }
        }
        #expect(frames() == record.views.map(\.frame))
        #expect(record.views.indices.map { live.isAmbiguous($0) } == record.views.map(\.isAmbiguous))
        live.resize(width: record.turnedSize[0], height: record.turnedSize[1])
        for (number, guide) in record.guides.enumerated() {
          let (top, left, bottom, right) = (
            guide.turned[0], guide.turned[1], guide.turned[2], guide.turned[3]
          )
          live.setInsets(.init(top: top, left: left, bottom: bottom, right: right), of: number)
        }
        #expect(frames() == record.views.map(\.turned))
      }
    }
  }

  @Test(arguments: ["gravity", "collision", "push", "snap", "attachment", "elasticity"])
  func aSceneByItselfMovesAsUIKitDid(recipe: String) async throws {
    for run in try await RecordedRun.report(of: recipe).runs {
      for case let motion? in run.scenes.map(\.motion) {
        let scene = LiveScene(try #require(LiveSceneRecord(base64: motion.numbers)))
        var hash = CenterHash()
        for _ in 0..<motion.frames {
          scene.step()
          hash.add(scene)
        }
        #expect(String(hash.value) == motion.hash)
      }
    }
  }

  @Test func progressIsAShareOfTheTasksAndByIntegersNoneUntilTheEnd() async throws {
    let report = try await RecordedRun.report(of: "progress-view")
    let right = try #require(report.runs.first?.scenes.first?.count?.values)
    #expect(right == (0...30).map { Double(Float($0) / 30) })
    let index = try #require(report.declaration.variants.firstIndex { $0.name == "integer division" })
    let wrong = report.runs[index].scenes.first?.count?.values
    #expect(wrong == Array(repeating: 0, count: 30) + [1])
  }

  /// The middle of the bin is (570, 440) on the desk, (594, 560) in the window, and (100, 100) in the bin.
  @Test(arguments: [
    ("never added", []), ("window coordinates", [SIMD2(594.0, 560)]),
    ("the bin's own coordinates", [SIMD2(100.0, 100)]),
  ])
  func aWrongWayOfSnapCatchesWhereItsCodeDoes(name: String, points: [SIMD2<Double>]) async throws {
    let report = try await RecordedRun.report(of: "snap")
    func catches(_ variant: Int) throws -> [SIMD2<Double>] {
      let motion = try #require(report.runs[variant].scenes.first?.motion)
      return try #require(LiveSceneRecord(base64: motion.numbers)).catches.map(\.point)
    }
    #expect(try catches(0) == [SIMD2(570, 440)])
    let index = try #require(report.declaration.variants.firstIndex { $0.name == name })
    #expect(try catches(index) == points)
  }
}
