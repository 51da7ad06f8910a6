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
    ("progress-view", ["tasks"]),
  ])
  func aLessonOffersItsScenes(recipe: String, names: [String]) async throws {
    let report = try await RecordedRun.report(of: recipe)
    #expect(report.runs.first?.scenes.map(\.name) == names)
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
