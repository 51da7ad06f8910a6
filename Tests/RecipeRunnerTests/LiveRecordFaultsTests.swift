import Foundation
import LiveScenes
import Testing

@testable import DynamicsModel
@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/EventStream.md on live scenes: a scene that a page can't play is a fault of the recipe.
struct LiveRecordFaultsTests {
  /// Items in a room of 100 by 100.
  private static func scene(things: Int = 1) -> LiveSceneRecord {
    var simulation = SimulationRecord(
      referenceBounds: ReferenceBounds(origin: .zero, size: SIMD2(100, 100))
    )
    let place = ItemPose(center: .zero)
    simulation.items = Array(
      repeating: .init(state: ItemState(place: place, form: ItemForm(size: SIMD2(10, 10)))),
      count: things
    )
    return LiveSceneRecord(simulation: simulation)
  }

  private static func motion(_ changes: [String: Any]) throws -> LiveRecord {
    var motion: [String: Any] = [
      "numbers": scene().base64, "hand": "drag", "backdrop": "<svg/>",
      "space": [1, 0, 0, 1, 0, 0],
      "screen": [0, 0, 320, 568], "items": [["name": "i", "width": 10, "height": 10, "svg": "<svg/>"]],
      "boundaries": [], "controls": [], "addsItems": false, "frames": 300, "hash": "1",
    ]
    motion.merge(changes) { $1 }
    return try record(["motion": motion])
  }

  private static func record(_ content: [String: Any]) throws -> LiveRecord {
    let record = content.merging(["name": "l", "caption": "L"]) { $1 }
    return try JSONDecoder().decode(LiveRecord.self, from: JSONSerialization.data(withJSONObject: record))
  }

  private static func layout(_ changes: [String: Any]) throws -> LiveRecord {
    let item: [String: Any] = ["name": "1", "frame": [0, 0, 9, 9], "mask": 36, "turned": [0, 0, 9, 9]]
    let layout: [String: Any] = ["size": [320, 460], "turnedSize": [480, 300], "items": [item]]
    return try record(["layout": layout.merging(changes) { $1 }])
  }

  @Test func whatCanBePlayedHasNoFault() throws {
    #expect(try Self.motion([:]).faults.isEmpty)
    // An animator may have no items.
    #expect(try Self.motion(["numbers": Self.scene(things: 0).base64, "items": [Any]()]).faults.isEmpty)
    #expect(try Self.layout([:]).faults.isEmpty)
    #expect(try Self.record(["count": ["unit": "task", "values": [0, 1]]]).faults.isEmpty)
  }

  /// Replacements of valid values, and a word of the resulting fault.
  nonisolated(unsafe) private static let changes: [(change: [String: Any], word: String)] = [
    (["numbers": "%"], "'numbers'"), (["numbers": ""], "'numbers'"),
    (["numbers": "AAAAAAAA8D8="], "'numbers'"),
    (["numbers": "AAAAAAAA+H8="], "'numbers'"), (["items": [Any]()], "'items'"),
    (["hand": "carry"], "the 'hand' 'carry'"),
    (["space": [1, 0, 0]], "'space'"), (["space": [0, 0, 0, 0, 0, 0]], "'space'"),
    (["screen": [Any]()], "'screen'"),
    (["screen": [0, 0, -1, 9]], "'screen'"), (["frames": 0], "'frames'"),
    (["frames": 1_000_000_000_000], "'frames'"),
    (["items": [["name": "i", "width": 1e9, "height": 1, "svg": ""]]], "'width' or 'height'"),
    (["boundaries": [["behavior": 0, "points": [1, 2, 3], "isClosed": true]]], "'boundaries'"),
    (
      [
        "controls": [
          [
            "name": "", "property": 99, "index": 0, "least": 0, "greatest": 1, "step": 1, "unit": "",
            "factor": 1,
          ]
        ]
      ], "'controls'"
    ),
    (
      [
        "controls": [
          [
            "name": "", "property": 0, "index": 0, "least": 0, "greatest": 1, "step": 0, "unit": "",
            "factor": 1,
          ]
        ]
      ], "'controls'"
    ),
  ]

  @Test(arguments: changes.indices)
  func eachFaultOfAMotionIsNamed(index: Int) throws {
    let (change, word) = Self.changes[index]
    let faults = try Self.motion(change).faults
    #expect(faults.count == 1 && faults[0].contains(word), "\(faults)")
  }

  @Test func eachFaultOfALayoutIsNamed() throws {
    #expect(try Self.layout(["size": [1]]).faults.first?.contains("'size'") == true)
    #expect(try Self.layout(["turnedSize": [0, 4]]).faults.first?.contains("'turnedSize'") == true)
    #expect(try Self.layout(["items": [Any]()]).faults.first?.contains("'items'") == true)
    let item: [String: Any] = ["name": "1", "frame": [0], "mask": 64, "turned": [0, 0, 9, 9]]
    #expect(try Self.layout(["items": [item]]).faults.count == 2)
  }

  @Test(arguments: [[], [1], Array(repeating: 0, count: 202)] as [[Double]])
  func aCountNeedsAFewValues(values: [Double]) throws {
    #expect(
      try Self.record(["count": ["unit": "task", "values": values]]).faults.first?.contains("'values'")
        == true
    )
  }

  @Test func aSceneIsOneThing() throws {
    #expect(try Self.record([:]).faults == ["holds 0 of 'motion', 'layout' and 'count', and must hold one"])
    var two = try Self.layout([:])
    two.count = CountRecord(unit: "task", values: [0, 1])
    #expect(two.faults == ["holds 2 of 'motion', 'layout' and 'count', and must hold one"])
  }

  @Test func aRecipeWithSuchASceneFailsAndItsPageDoesNotPlayIt() throws {
    var report = Sample.passing
    report.runs[0].entries += try [
      .live(Self.motion(["frames": 0])), .live(Self.layout([:])),
      .live(LiveRecord(name: "../evil", caption: "")),
    ]
    let issues = Evaluation(of: report).issues.map(\.text)
    #expect(issues.contains { $0.hasPrefix("The scene 'l' of the right way compares 0 'frames'") })
    #expect(issues.contains { $0.hasPrefix("Two scenes are called 'l' in the right way.") })
    #expect(issues.contains { $0.hasPrefix("The name '../evil' of a scene") })
    let map = SiteMap(title: "Samples", [report.declaration], nil)
    report.runs[0].entries.removeAll { if case .live(let scene) = $0 { scene.layout != nil } else { false } }
    var page = LessonPage(map, map.lessons[0], LessonContent(report), WrongWayCode(report.declaration.card))
    #expect(!page.page().text.contains("data-scene"))
  }
}
