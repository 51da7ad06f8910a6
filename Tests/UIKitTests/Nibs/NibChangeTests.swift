import Simulator
import Testing

@testable import UIKit

/// Truth: the compiled document, whose elements and attributes are those of the file.
@MainActor
struct NibChangeTests {
  private static let text = """
    document\tinitialViewController=nav-1
    \tscenes
    \t\tscene
    \t\t\tobjects
    \t\t\t\tnavigationController\tid=nav-1\tstoryboardIdentifier=stack
    \t\t\t\t\tconnections
    \t\t\t\t\t\tsegue\tdestination=one-1\tid=seg-1\tkind=relationship
    \t\tscene
    \t\t\tobjects
    \t\t\t\tviewController\tcustomClass=App.One\tid=one-1\tstoryboardIdentifier=one
    \t\tscene
    \t\t\tobjects
    \t\t\t\tviewController\tid=two-1

    """

  private func root(_ changes: NibChange...) throws -> NibElement {
    let document = try #require(NibDocument(name: "Main", data: Data(Self.text.utf8)))
    return document.changed(by: changes).root
  }

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
    let document = try #require(NibDocument(name: "Main", data: Data(Self.text.utf8)))
    SimulatedDevice.current.application.storyboards["Main"] = .of(document)
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
    let text = """
      document
      \tscenes
      \t\tscene
      \t\t\tobjects
      \t\t\t\tviewController\tid=one-1
      \t\t\t\t\tview\tid=vie-1\tkey=view
      \t\t\t\t\t\trect\theight=568\tkey=frame\twidth=320\tx=0\ty=0
      \t\t\t\t\t\tsubviews
      \t\t\t\t\t\t\tbutton\tbuttonType=system\tid=but-1
      \t\t\t\t\t\t\t\trect\theight=44\tkey=frame\twidth=100\tx=0\ty=0
      \t\t\t\t\t\t\t\tstate\tkey=normal\ttitle=Open

      """
    let document = try #require(NibDocument(name: "Main", data: Data(text.utf8)))
    SimulatedDevice.current.application.storyboards["Main"] = .of(document)
    let scene = try #require(UIStoryboard(name: "Main", bundle: nil).outline.scenes.first)
    let button = try #require(scene.view?.subviews.first as? UIButton)
    #expect(button.titleLabel?.frame.width ?? 0 > 0)
  }

  /// Interface Builder shows prototype cells, at which segues start.
  @Test func anOutlineShowsPrototypeCells() throws {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let text = """
      document
      \tscenes
      \t\tscene
      \t\t\tobjects
      \t\t\t\ttableViewController\tid=one-1
      \t\t\t\t\ttableView\tid=tab-1\tkey=view\trowHeight=60
      \t\t\t\t\t\trect\theight=568\tkey=frame\twidth=320\tx=0\ty=0
      \t\t\t\t\t\tprototypes
      \t\t\t\t\t\t\ttableViewCell\tid=cel-1\treuseIdentifier=plain
      \t\t\t\t\t\t\ttableViewCell\tid=cel-2\treuseIdentifier=open
      \t\t\t\t\t\t\t\tconnections
      \t\t\t\t\t\t\t\t\tsegue\tdestination=one-1\tid=seg-1\tkind=show

      """
    let document = try #require(NibDocument(name: "Main", data: Data(text.utf8)))
    SimulatedDevice.current.application.storyboards["Main"] = .of(document)
    let ways = UIStoryboard(name: "Main", bundle: nil).outline.connections
    #expect(ways.map(\.trigger) == [CGRect(x: 0, y: 60, width: 320, height: 60)])
  }

  /// Interface Builder writes a system colour by its name, and today's components.
  @Test func aSystemColourIsTheSystemsOwn() throws {
    func color(_ attributes: String) throws -> UIColor? {
      let components = "red=0.5\tgreen=0.5\tblue=0.5\talpha=1"
      let text = "view\n\tcolor\tkey=backgroundColor\t\(attributes)\t\(components)\n"
      return try #require(NibElement.read(text)).color("backgroundColor")
    }
    #expect(try color("systemColor=groupTableViewBackgroundColor") == .groupTableViewBackground)
    let grey = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(try color("systemColor=labelColor\tcocoaTouchSystemColor=darkTextColor") == grey)
  }
}
