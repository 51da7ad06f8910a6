import DynamicsModel
import Foundation
import LiveScenes
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
        let bytes = try #require(Data(base64Encoded: motion.numbers))
        let numbers = stride(from: 0, to: bytes.count, by: 8).map { start in
          Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
        let scene = LiveScene(try #require(LiveSceneRecord(numbers: numbers)))
        var hash = CenterHash()
        for _ in 0..<300 {
          scene.step()
          for item in 0..<scene.itemCount { hash.add(scene.place(of: item).center) }
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
}
