import InterfaceBuilder
import Simulator
import Testing

@testable import Rendering
@testable import UIKit

final class HomeController: UIViewController {
  static var loads = 0

  override func awakeFromNib() { HomeController.loads += 1 }
  override func viewDidLoad() { HomeController.loads += 1 }
}

final class EndController: UIViewController {}

/// The way home, which only the storyboard's segue needs.
private enum HomeActions: SelectorTable {
  static var classes: [SelectorClass] { [SelectorClass(HomeController.self, ["home:": { _, _ in nil }])] }
}

/// Truth: Interface Builder's canvas: every scene once, an arrow with its kind and name for each segue, the entry point
/// at the initial scene; and the application's code doesn't run in the editor.
@MainActor struct StoryboardMapTests {
  /// A stack with a home, from which a button pushes the end, and a bar item presents it; from the end, code leads back.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
    <scenes><scene><objects><viewController id="end" customClass="EndController" customModule="RenderingTests">
    <connections><segue destination="exit" kind="unwind" identifier="home" unwindAction="home:" id="s-1"/>
    <segue destination="end" kind="show" identifier="again" id="s-2"/></connections></viewController>
    <exit id="exit"/></objects></scene>
    <scene><objects><navigationController id="stack"><connections>
    <segue destination="home" kind="relationship" relationship="rootViewController" id="s-3"/></connections>
    </navigationController></objects></scene>
    <scene><objects><viewController id="home" customClass="HomeController" customModule="RenderingTests">
    <view key="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <subviews><button id="button"><rect key="frame" x="20" y="100" width="100" height="44"/>
    <state key="normal" title="To the end"/>
    <connections><segue destination="end" kind="push" identifier="go" id="s-4"/></connections></button></subviews></view>
    <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" title="End" id="bar-item">
    <connections><segue destination="end" kind="presentation" id="s-5"/></connections></barButtonItem></navigationItem>
    </viewController></objects></scene>
    </scenes></document>
    """

  private func storyboard(_ document: String = Self.document) throws -> UIStoryboard {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    _ = HomeActions.selector("home:")
    let compiler = DocumentCompiler(Data(document.utf8), path: "Main", module: "RenderingTests")
    let file = try #require(compiler.compiled, "\(compiler.messages)").file
    let document = try #require(NibDocument(name: "Main", data: file))
    SimulatedDevice.current.application.storyboards["Main"] = .of(document)
    return UIStoryboard(name: "Main", bundle: nil)
  }

  @Test func theOutlineNamesScenesAndConnections() throws {
    #expect(
      try storyboard().outline.text == """
        end: EndController
          unwind “home” → home
          show “again” → end
        stack: UINavigationController (initial)
          root view controller → home
        home: HomeController
          push “go” → end
          present → end

        """
    )
  }

  @Test func aSegueStartsAtTheViewThatTriggersIt() throws {
    let ways = try storyboard().outline.connections
    let push = try #require(ways.first { $0.identifier == "go" })
    #expect(push.trigger == CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(ways.filter { $0.identifier != "go" }.allSatisfy { $0.trigger == nil })
  }

  @Test func noneOfTheApplicationsCodeRuns() throws {
    HomeController.loads = 0
    _ = try Picture(of: storyboard(), caption: "A storyboard").svg
    #expect(HomeController.loads == 0)
  }

  @Test func thePictureShowsScenesFromLeftToRightAndLabelsSegues() throws {
    let texts = try Picture(of: storyboard(), caption: "A storyboard").scene.nodes.compactMap { node in
      if case .text(let text) = node.content { text } else { nil }
    }
    func x(_ words: String) -> CGFloat? { texts.first { $0.string == words }?.span.left }
    let names = ["stack", "root view controller", "home", "push “go”", "end"].map(x)
    #expect(names.allSatisfy { $0 != nil })
    #expect(names.compactMap(\.self) == names.compactMap(\.self).sorted())
    #expect(texts.contains { $0.string == "To the end" })
    // Ways that don't lead on are lines below their scene.
    #expect(texts.contains { $0.string == "↩ unwind “home” to home" })
    #expect(texts.contains { $0.string == "↩ show “again” to end" })
  }

  @Test func labelsDontCoverEachOther() throws {
    let scene = try Picture(of: storyboard(), caption: "A storyboard").scene
    let inks = scene.nodes.compactMap { node -> CGRect? in
      if case .text(let text) = node.content, text.string != "To the end" {
        CGRect(x: text.span.left, y: text.baseline - 9, width: text.span.right - text.span.left, height: 12)
      } else {
        nil
      }
    }
    for (index, ink) in inks.enumerated() {
      #expect(CGRect(origin: .zero, size: scene.size).contains(ink))
      #expect(!inks[(index + 1)...].contains { $0.intersects(ink) })
    }
  }

  /// A home whose buttons, from top to bottom, lead to scenes that the document lists in another order.
  @Test(arguments: [["a", "b", "c"], ["c", "a", "b"], ["b", "b", "a"], ["c", "c", "a"]])
  func arrowsOfATreeDontCrossWhateverTheOrderOfSegues(destinations: [String]) throws {
    // The document lists the lowest button first.
    let buttons = destinations.enumerated().reversed().map { index, destination in
      """
      <button id="b\(index)"><rect key="frame" x="20" y="\(100 + 150 * index)" width="100" height="44"/>
      <connections><segue destination="\(destination)" kind="show" identifier="\(index)" id="s\(index)"/></connections>
      </button>
      """
    }
    let ends = ["a", "b", "c"].map {
      "<scene><objects><viewController id=\"\($0)\" customClass=\"EndController\" customModule=\"RenderingTests\"/></objects></scene>"
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
      <scenes>\(ends.joined())<scene><objects>
      <viewController id="home" customClass="HomeController" customModule="RenderingTests">
      <view key="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews>\(buttons.joined())</subviews></view></viewController></objects></scene></scenes></document>
      """
    let arrows = try StoryboardMap(storyboard(document).outline).arrows
    #expect(arrows.count == 3)
    for one in arrows {
      for other in arrows where one.start.y < other.start.y {
        #expect(one.tip.y < other.tip.y, "\(one.connection.words) crosses \(other.connection.words)")
      }
    }
  }
}
