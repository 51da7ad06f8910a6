import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPasteboard.
@MainActor struct UIPasteboardTests {
  private func general() -> UIPasteboard {
    _ = Simulator.boot(.iPhone14, iOS: 17)
    return .general
  }

  @Test func aBootEmptiesIt() {
    general().string = "a"
    let pasteboard = general()
    #expect(pasteboard.items.isEmpty && pasteboard.changeCount == 0 && pasteboard.string == nil)
    #expect(!pasteboard.hasStrings && pasteboard.strings == nil && pasteboard.types.isEmpty)
  }

  @Test func eachKindOfValueReplacesTheOthers() throws {
    let pasteboard = general()
    let url = try #require(URL(string: "https://example.com"))
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.string == "a" && pasteboard.strings == ["a", "b"] && pasteboard.numberOfItems == 2)
    pasteboard.url = url
    #expect(pasteboard.hasURLs && !pasteboard.hasStrings && pasteboard.types == ["public.url"])
    pasteboard.color = .red
    #expect(pasteboard.hasColors && !pasteboard.hasURLs && pasteboard.color == .red)
    pasteboard.image = UIImage()
    #expect(pasteboard.hasImages && !pasteboard.hasColors)
    pasteboard.image = nil
    #expect(pasteboard.numberOfItems == 0 && pasteboard.changeCount == 5)
  }

  @Test func anItemHasValuesOfSeveralTypes() throws {
    let pasteboard = general()
    let url = try #require(URL(string: "https://example.com"))
    pasteboard.items = [
      ["public.utf8-plain-text": "text", "public.url": url], ["com.example.own": Data([1])],
    ]
    #expect(pasteboard.string == "text" && pasteboard.url == url && pasteboard.numberOfItems == 2)
    #expect(pasteboard.contains(pasteboardTypes: ["com.other", "public.url"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["com.example.own"]))
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    pasteboard.addItems([["public.utf8-plain-text": "more"]])
    #expect(pasteboard.strings == ["text", "more"] && pasteboard.changeCount == 2)
    pasteboard.setData(Data([2, 3]), forPasteboardType: "com.example.own")
    #expect(pasteboard.value(forPasteboardType: "com.example.own") as? Data == Data([2, 3]))
    #expect(pasteboard.numberOfItems == 1)
  }

  @Test func itemsExpireByTheDevicesClock() {
    let simulator = Simulator.boot(.iPhone14, iOS: 17)
    let pasteboard = UIPasteboard.general
    let end = Date() + 60
    pasteboard.setItems([["public.utf8-plain-text": "secret"]], options: [.expirationDate: end])
    simulator.advance(by: 59)
    #expect(pasteboard.string == "secret")
    simulator.advance(by: 2)
    #expect(pasteboard.string == nil && pasteboard.numberOfItems == 0)
  }

  @Test func changesArePosted() {
    let pasteboard = general()
    pasteboard.string = "a"
    var changes: [[String]] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: pasteboard,
      queue: nil
    ) { note in
      let keys = [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey]
      let lists = keys.flatMap { note.userInfo?[$0] as? [String] ?? [] }
      MainActor.assumeIsolated { changes.append(lists) }
    }
    pasteboard.color = .red
    pasteboard.color = .blue
    NotificationCenter.default.removeObserver(observer)
    #expect(changes == [["com.apple.uikit.color", "public.utf8-plain-text"], []])
  }

  @Test func namedPasteboardsShareTheirContents() throws {
    let general = general()
    let name = UIPasteboard.Name("com.example.board")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    first.string = "own"
    #expect(UIPasteboard(name: name, create: false)?.string == "own" && general.string == nil)
    let unique = UIPasteboard.withUniqueName()
    #expect(unique.name != UIPasteboard.withUniqueName().name)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil && first.string == nil)
    general.string = "kept"
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.string == "kept")
  }
}
