import Foundation
import RecipeKit
import Rendering
import Testing

@testable import RecipeRunner
@testable import recipes

/// Truth: what the simulator shows when the same is done by hand, in the set-up of the recipe's own script.
@MainActor struct PlaygroundResultTests {
  /// Something to do on a playground: by the titles of its keys, and by hand.
  struct Doing: Sendable, CustomTestStringConvertible {
    let recipe: String
    /// The title of the way to begin; nil for the only one.
    var start: String?
    let keys: [String]
    let byHand: @MainActor @Sendable (Simulator) throws -> Void

    var testDescription: String { "\(recipe): \(keys.joined(separator: ", "))" }
  }

  private nonisolated static let doings: [Doing] = [
    Doing(recipe: "swap", keys: ["Turn left", "Tap Foo", "Turn right"]) { device in
      device.rotateLeft()
      device.tap(try button("Foo", device))
      device.rotateRight()
    },
    Doing(recipe: "split-view", start: "The list hides", keys: ["Hold upright", "Tap Master", "Tap row 2"]) {
      device in
      device.rotate(to: .portrait)
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 40, y: 42))
      device.advanceUntilIdle()
      device.tap(try row(1, device))
    },
    Doing(
      recipe: "adaptive-split",
      start: "iPhone 6 Plus",
      keys: ["Tap Anna", "Tap Lighthouse", "Lay on its left side"]
    ) { device in
      device.tap(try row(0, device))
      device.advanceUntilIdle()
      device.tap(try row(1, device))
      device.advanceUntilIdle()
      device.rotate(to: .landscapeLeft)
    },
    Doing(recipe: "page-view", keys: ["Swipe left", "Swipe left", "Lay on its left side"]) { device in
      for _ in 1...2 {
        device.drag(from: CGPoint(x: 576, y: 512), to: CGPoint(x: 192, y: 512))
        device.advanceUntilIdle()
      }
      device.rotate(to: .landscapeLeft)
    },
    Doing(recipe: "popover", start: "iPad", keys: ["Tap +", "Turn left", "Tap Photo"]) { device in
      device.tap(at: CGPoint(x: 746, y: 42))
      device.advanceUntilIdle()
      device.rotateLeft()
      device.advanceUntilIdle()
      device.tap(try button("Photo", device))
    },
    Doing(recipe: "popover", start: "iPhone 5", keys: ["Tap +", "Tap Audio"]) { device in
      device.tap(at: CGPoint(x: 298, y: 42))
      device.advanceUntilIdle()
      device.tap(try button("Audio", device))
    },
    Doing(recipe: "adaptive-popover", start: "iPhone 5", keys: ["Tap URL", "Lay on its left side"]) {
      device in
      device.tap(try view(UILabel.self, device) { $0.text == "URL" })
      device.advanceUntilIdle()
      device.rotate(to: .landscapeLeft)
    },
    Doing(recipe: "presentation", keys: ["Tap +", "Tap Add photo", "Tap the photo", "Tap Save"]) { device in
      device.tap(try view(UIButton.self, device) { $0.buttonType == .contactAdd })
      device.advanceUntilIdle()
      device.tap(try button("Add photo", device))
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 160, y: 200))
      device.advanceUntilIdle()
      device.tap(try button("Save", device))
    },
    Doing(recipe: "responder-chain", start: "From the inner view on", keys: ["Tap Card", "Tap Panel"]) {
      device in
      for name in ["Card", "Panel"] { device.tap(try view(UILabel.self, device) { $0.text == name }) }
    },
    Doing(recipe: "model-and-presentation", keys: ["Tap Move", "Tap on the right"]) { device in
      device.tap(try button("Move", device))
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 300, y: 280))
    },
    Doing(recipe: "storyboards", keys: ["Tap Open", "Go back", "Tap Help"]) { device in
      device.tap(try button("Open", device))
      device.advanceUntilIdle()
      device.tap(at: CGPoint(x: 30, y: 42))
      device.advanceUntilIdle()
      device.tap(try button("Help", device))
    },
  ]

  @Test(arguments: doings)
  func theRecordedStateIsWhatTheSimulatorShows(doing: Doing) async throws {
    let graph = try await RecordedPlaygrounds.graph(of: doing.recipe)
    let playground = try #require(Self.playground(of: doing.recipe))
    let start = try #require(
      doing.start.map { title in playground.starts.firstIndex { $0.title == title } } ?? 0
    )
    var state = graph.record.starts[start].state
    for title in doing.keys {
      let key = try #require(graph.record.keys.firstIndex { $0.title == title }, "\(title)")
      let move = graph.moves.first { $0.from == state && $0.key == key }
      state = try #require(move, "\(title) in the state \(state)").to
    }
    let stage = Stage(exceptions: { _ in .nothing }) { _ in }
    let device = try playground.starts[start].launch(stage)
    device.advanceUntilIdle()
    try doing.byHand(device)
    device.advanceUntilIdle()
    #expect(Picture(of: device, caption: "The screen").svg == graph.states[state].svg)
  }

  @Test(arguments: [
    "swap", "split-view", "adaptive-split", "page-view", "popover", "adaptive-popover", "presentation",
    "responder-chain", "storyboards", "anchors", "safe-area", "stack-views", "self-sizing-cells",
    "conflicting-constraints", "animating-constraints", "stroke-drawing", "moving-gradient", "reveal-mask",
    "model-and-presentation", "scrubbed-animation", "fields-delegate", "growing-text-view",
    "covering-keyboard", "date-and-time-zone",
    "search-while-typing", "context-menu", "dark-and-large", "swipe-to-delete",
    "compositional-layout",
  ])
  func everyPlaygroundIsWholeAndItsRecipePasses(recipe: String) async throws {
    let graph = try await RecordedPlaygrounds.graph(of: recipe)
    #expect(graph.issues.isEmpty && graph.states.count > 1)
    // Every gesture can be done somewhere, and every state can be reached.
    #expect(Set(graph.moves.map(\.key)).count == graph.record.keys.count)
    #expect(Set(graph.moves.map(\.to) + graph.record.starts.map(\.state)).count == graph.states.count)
    for state in graph.states {
      let done = graph.moves.filter { $0.from == state.number }.map(\.key)
      #expect(!done.isEmpty, "a dead end")
      #expect((done + state.barred.map(\.key)).sorted() == Array(graph.record.keys.indices))
    }
  }

  // MARK: Hands

  private static func playground(of id: String) -> Playground? {
    func playground(of recipe: some Recipe) -> Playground? { recipe.playground(recipe.rightWay) }
    return allRecipes.first { $0.lesson.card.id == id }.flatMap { playground(of: $0) }
  }

  /// The view in front of a kind that can be touched.
  private static func view<Found: UIView>(
    _ kind: Found.Type,
    _ device: Simulator,
    where fits: (Found) -> Bool
  ) throws -> Found {
    let found = device.application.windows.flatMap { $0.subtree() }.compactMap { $0 as? Found }
    let seen = found.last { view in
      guard !view.isHidden, fits(view) else { return false }
      guard let hit = device.view(at: device.middle(of: view)) else { return false }
      return view.isDescendant(of: hit) || hit.isDescendant(of: view)
    }
    return try #require(seen)
  }

  private static func button(_ title: String, _ device: Simulator) throws -> UIButton {
    try view(UIButton.self, device) { $0.title(for: .normal) == title }
  }

  private static func row(_ number: Int, _ device: Simulator) throws -> UITableViewCell {
    let table = try view(UITableView.self, device) { $0.numberOfRows(inSection: 0) > number }
    return try #require(table.cellForRow(at: IndexPath(row: number, section: 0)))
  }
}
