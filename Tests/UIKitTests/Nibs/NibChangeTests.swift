import Simulator
import Testing

@testable import UIKit

/// Truth: the compiled document, whose elements and attributes are those of the file.
@MainActor
struct NibChangeTests {
  private func document() throws -> NibDocument {
    try .storyboard(
      initial: "nav-1",
      scenes: [
        """
        <navigationController storyboardIdentifier="stack" id="nav-1"><connections>
        <segue destination="one-1" kind="relationship" id="seg-1"/></connections></navigationController>
        """,
        #"<viewController storyboardIdentifier="one" customClass="One" customModule="App" id="one-1"/>"#,
        #"<viewController id="two-1"/>"#,
      ]
    )
  }

  private func root(_ changes: NibChange...) throws -> NibElement { try document().changed(by: changes).root }

  private func element(_ id: String, in root: NibElement) -> NibElement? { root.all.first { $0.id == id } }

  @Test func anAttributeIsSet() throws {
    let changed = try root(.set("destination", of: "seg-1", to: "two-1"))
    #expect(element("seg-1", in: changed)?["destination"] == "two-1")
    #expect(element("one-1", in: changed)?["customClass"] == "App.One")
  }

  @Test func anElementIsLeftOutWithAllInIt() throws {
    let changed = try root(.remove("nav-1"))
    #expect(element("nav-1", in: changed) == nil && element("seg-1", in: changed) == nil)
    #expect(element("one-1", in: changed) != nil)
  }

  @Test func aClassTakesThePlaceOfAnotherOne() throws {
    let changed = try root(.replaceClass("App.One", by: "App.Other"), .set("tag", of: "two-1", to: "7"))
    #expect(changed.all.compactMap { $0["customClass"] } == ["App.Other"])
    #expect(element("two-1", in: changed)?["tag"] == "7")
  }

  @Test func aChangeThatFindsNothingIsNotOverlooked() throws {
    #expect(try !root().changed(by: .remove("seg-2")).isFound)
    #expect(try !root().changed(by: .replaceClass("App.Two", by: "App.One")).isFound)
    #expect(try root().changed(by: .set("kind", of: "seg-1", to: "embed")).isFound)
  }

  /// Interface Builder shows the identifiers that the author gave to scenes.
  @Test func anOutlineNamesScenesByTheirStoryboardIdentifiers() throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    SimulatedDevice.current.application.storyboards["Main"] = .of(try document())
    #expect(
      UIStoryboard(name: "Main", bundle: nil).outline.text == """
        stack: UINavigationController (initial)
          root view controller → one
        one: UIViewController
        two-1: UIViewController

        """
    )
  }

  /// Interface Builder shows the titles of buttons, whose labels get their frames by layout.
  @Test func anOutlineHasLaidItsViewsOut() throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    try UIStoryboard.install(
      initial: "one-1",
      """
      <viewController id="one-1"><view key="view" id="vie-1"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews><button buttonType="system" id="but-1"><rect key="frame" x="0" y="0" width="100" height="44"/>
      <state key="normal" title="Open"/></button></subviews></view></viewController>
      """
    )
    let scene = try #require(UIStoryboard(name: "Main", bundle: nil).outline.scenes.first)
    let button = try #require(scene.view?.subviews.first as? UIButton)
    #expect(button.titleLabel?.frame.width ?? 0 > 0)
  }

  /// Interface Builder shows prototype cells, at which segues start.
  @Test func anOutlineShowsPrototypeCells() throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    try UIStoryboard.install(
      initial: "one-1",
      """
      <tableViewController id="one-1"><tableView key="view" rowHeight="60" id="tab-1">
      <rect key="frame" x="0" y="0" width="320" height="568"/><prototypes>
      <tableViewCell reuseIdentifier="plain" id="cel-1"/><tableViewCell reuseIdentifier="open" id="cel-2">
      <connections><segue destination="one-1" kind="show" id="seg-1"/></connections></tableViewCell>
      </prototypes></tableView></tableViewController>
      """
    )
    let ways = UIStoryboard(name: "Main", bundle: nil).outline.connections
    #expect(ways.map(\.trigger) == [CGRect(x: 0, y: 60, width: 320, height: 60)])
  }

  /// Interface Builder writes a system colour by its name, and today's components.
  @Test func aSystemColourIsTheSystemsOwn() {
    func color(_ names: [String: String]) -> UIColor? {
      let components = ["key": "backgroundColor", "red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1"]
      let color = NibElement("color", components.merging(names) { $1 })
      return NibElement("view", [:], [color]).color("backgroundColor")
    }
    #expect(color(["systemColor": "groupTableViewBackgroundColor"]) == .groupTableViewBackground)
    let grey = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(color(["systemColor": "labelColor", "cocoaTouchSystemColor": "darkTextColor"]) == grey)
  }
}
