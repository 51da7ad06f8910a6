import Rendering
import Simulator
import Testing
import UIKit

/// Truth: Interface Builder's canvas: every scene once, an arrow with its kind and name for each segue, the entry point
/// at the initial scene; and the application's code doesn't run in the editor.
@MainActor struct StoryboardMapTests {
  private final class HomeController: UIViewController {
    static var loads = 0
    var button: UIButton?

    override func awakeFromNib() { HomeController.loads += 1 }
    override func viewDidLoad() { HomeController.loads += 1 }
  }

  private final class EndController: UIViewController {}

  /// A stack with a home, from which a button pushes the end; from the end, code leads back.
  private func storyboard() -> UIStoryboard {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    UIStoryboard.register("Main", initial: "stack") {
      StoryboardScene("end", EndController.self)
        .unwind(to: HomeController.self, identifier: "home") { _, _ in }
        .segue(.show, to: "end", identifier: "again")
      StoryboardScene("stack", UINavigationController.self).children("home")
      StoryboardScene("home", HomeController.self)
        .view { home, view in
          let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
          button.setTitle("To the end", for: .normal)
          view.addSubview(button)
          home.button = button
        }
        .segue(.push, to: "end", identifier: "go") { $0.button }
        .segue(.presentModally, to: "end")
    }
    return UIStoryboard(name: "Main", bundle: nil)
  }

  @Test func theOutlineNamesScenesAndConnections() {
    #expect(
      storyboard().outline.text == """
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
    let ways = storyboard().outline.connections
    let push = try #require(ways.first { $0.identifier == "go" })
    #expect(push.trigger == CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(ways.filter { $0.identifier != "go" }.allSatisfy { $0.trigger == nil })
  }

  @Test func noneOfTheApplicationsCodeRuns() {
    HomeController.loads = 0
    _ = Picture(of: storyboard(), caption: "A storyboard").svg
    #expect(HomeController.loads == 0)
  }

  @Test func thePictureShowsScenesFromLeftToRightAndLabelsSegues() {
    let texts = Picture(of: storyboard(), caption: "A storyboard").scene.nodes.compactMap { node in
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

  @Test func labelsDontCoverEachOther() {
    let scene = Picture(of: storyboard(), caption: "A storyboard").scene
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
}
