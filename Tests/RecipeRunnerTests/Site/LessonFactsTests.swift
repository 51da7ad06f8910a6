import Testing

@testable import GallerySite
@testable import RecipeKit
@testable import RecipeRunner

/// Truth: the listing, and the first line of a view tree as docs/EventStream.md describes it.
struct LessonFactsTests {
  @Test func namesAreThoseThatTheCodeUsesAndDoesNotDeclare() {
    let names = LessonFacts.names(
      in: """
        import UIKit

        // UILabel is not used.
        typealias Boards = [UIView]
        class BoardController: UIViewController {
          let bar = UIProgressView(progressViewStyle: .bar)
          override func viewDidLoad() {
            super.viewDidLoad()
            fill(bar)
          }
          func fill(_ bar: UIProgressView) { bar.progress = 1; self.fill.run(); Helper.help() }
        }
        """,
      beside: "enum Helper { static func help() {} }"
    )
    #expect(names == ["UIProgressView", "UIView", "UIViewController", "progress", "run", "viewDidLoad"])
  }

  @Test func devicesAndVersionsAreThoseOfThePictures() {
    var report = Sample.passing
    let trees = [
      "iPhone 4 with iOS 7.0, held in portrait.\n<UIWindow>", "Title\niPad with iOS 9.0, held upside down.",
      "nothing",
    ]
    report.runs[0].entries += trees.enumerated().map { index, tree in
      .snapshot(SnapshotRecord(name: "p\(index)", caption: "", tree: tree))
    }
    let facts = LessonFacts(report)
    #expect(facts.devices == ["iPhone 4", "iPad"])
    #expect(facts.versions == ["7.0", "9.0"])
  }
}
