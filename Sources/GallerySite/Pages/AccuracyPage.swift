import RecipeKit
import RecipeRunner

/// How true the gallery is: whose UIKit ran the lessons, what it was compared with, what can't be known; and the words
/// that the pages use.
struct AccuracyPage {
  private let frame: PageFrame
  private let summary: RunSummary

  init(_ map: SiteMap, _ summary: RunSummary) {
    frame = PageFrame(map: map, path: PageFrame.Place.truth.page)
    self.summary = summary
  }

  /// Whose UIKit this is, on every page.
  static let notice =
    "These lessons ran on an independent UIKit for Linux that follows Apple's documentation. It is not Apple's UIKit."

  var text: String {
    let opening = HTML(
      "header.opening",
      [
        HTML("h1", PageFrame.Place.truth.title), HTML("p.problem", Self.notice),
        VerdictBadge.totals(of: summary),
      ]
    )
    let sections = Self.answers.map { title, paragraphs in
      let more =
        title == Self.differences
        ? [HTML("p", [.link(frame.address(DeviationsPage.path), "All known differences from Apple's UIKit")])]
        : []
      return HTML("section", [HTML("h2", title)] + paragraphs.map { HTML("p", prose: $0) } + more)
    }
    return frame.page(
      title: PageFrame.Place.truth.title,
      summary: "Whose UIKit ran the lessons, what it was compared with, and what can't be known here.",
      kind: "truth",
      [HTML("article", [opening] + sections + [words(Self.testing), words(Self.uikit)])]
    )
  }

  private static let differences = "Where it differs"

  private static let answers: [(title: String, paragraphs: [String])] = [
    (
      "What ran",
      [
        "Every lesson's code was compiled and run on a simulated device when these pages were made. Pictures, films, values and "
          + "results of checks come from that run; nothing is drawn or typed in by hand.",
        "The device is simulated by an independent UIKit, written in Swift from Apple's documentation, headers and published "
          + "measurements. None of Apple's code is in it.",
      ]
    ),
    (
      "How it is checked",
      [
        "Each check must be able to fail: it also runs against the wrong ways of its lesson and against counter-proofs, changes "
          + "that make its sentence false. *Proof* lists every claim and how it is proven.",
        "Every example is type-checked against declarations of Apple's UIKit that were taken from Apple's documentation. This "
          + "finds most code that would not compile in Xcode; no lesson was compiled there.",
        "Motion comes from our own physics engine, as Apple's is not public. It is compared with closed forms, such as 500·t² "
          + "points of free fall, and with Box2D.",
      ]
    ),
    (
      differences,
      [
        "Every known difference from Apple's UIKit is listed. A difference that is not listed is a mistake; please report it.",
        "Sizes, colours and fonts of controls come from published measurements and are close, but not equal to the pixel. "
          + "Pictures show no real fonts of Apple's.",
      ]
    ),
    (
      "What can't be known here",
      [
        "Undocumented behaviour that nobody has measured in public, the exact speed of Apple's physics engine, and behaviour "
          + "that depends on real hardware. Where a lesson touches such behaviour, the value is our decision and says so.",
        "Lessons show the versions of iOS on which their code works. Check deprecated API in Xcode before you use it.",
      ]
    ),
  ]

  /// A list of words under a heading.
  private struct Glossary {
    let anchor: String
    let title: String
    let words: [(word: String, meaning: String)]
  }

  private func words(_ glossary: Glossary) -> HTML {
    HTML("section", ["id": glossary.anchor], [HTML("h2", glossary.title), Self.list(glossary.words)])
  }

  private static func list(_ words: [(word: String, meaning: String)]) -> HTML {
    let rows = words.map { word, meaning in HTML("div", [HTML("dt", word), HTML("dd", prose: meaning)]) }
    return HTML("dl.values", rows)
  }

  /// The words of the gallery and of UIKit that some texts use, folded.
  static func words(in texts: [String], on frame: PageFrame) -> HTML {
    let text = texts.joined(separator: " ").lowercased()
    let used = uikit.words.filter { word, _ in
      text.ranges(of: word.lowercased()).contains { range in
        let isBegun =
          range.lowerBound > text.startIndex && text[text.index(before: range.lowerBound)].isLetter
        // A plural is the same word, and a name such as `delegateQueue` is another one.
        let rest = text[range.upperBound...]
        let end = rest.hasPrefix("es") ? rest.dropFirst(2) : rest.hasPrefix("s") ? rest.dropFirst() : rest
        return !isBegun && end.first?.isLetter != true
      }
    }
    let more = HTML("p", [.link(frame.address(PageFrame.Place.truth.page) + "#words", "All words")])
    return HTML(
      "details.words",
      [
        HTML("summary", "Words of this lesson"), list(testing.words.filter { isOnEveryPage($0.word) } + used),
        more,
      ]
    )
  }

  /// Whether every lesson's page has the word.
  private static func isOnEveryPage(_ word: String) -> Bool { ["Check", "Wrong way"].contains(word) }

  private static let testing = Glossary(
    anchor: "words",
    title: "Words of the gallery",
    words: [
      ("Check", "One comparison of an expected value with the value that was found."),
      ("Claim", "A sentence that a lesson states, verified by one or more checks."),
      ("Wrong way", "A mistake that learners make, with its code and its effect."),
      ("Counter-proof", "A small change that makes a claim false, to show that its checks notice."),
      ("Proven", "The checks of a claim pass, and fail under a wrong way or a counter-proof."),
      ("Fact", "Checked, but decided by UIKit alone, so that no code of the example could break it."),
      ("Told", "Stated in words; no value could show it."),
    ]
  )

  private static let uikit = Glossary(
    anchor: "uikit-words",
    title: "Words of UIKit",
    words: [
      ("Bar button", "A button in a navigation bar or toolbar: `UIBarButtonItem`."),
      ("Container", "A view controller that shows other view controllers, such as `UINavigationController`."),
      ("Data source", "The object that a view asks for its content, such as the rows of a table."),
      ("Delegate", "The object that another object asks for decisions and tells of events."),
      ("First responder", "The object that gets key presses and shakes before all others."),
      ("Idiom", "The kind of device: phone or pad."),
      ("Layer", "What a view or a shape looks like, and can be animated: `CALayer`. Every view has one."),
      ("Outlet", "A property that a storyboard connects to a view or controller."),
      ("Point", "The unit of length; one, two or three pixels."),
      (
        "Presentation",
        "Showing a controller over another one until it is dismissed. Of a layer: the values that are seen, where an animation "
          + "may go on."
      ),
      (
        "Run loop",
        "The loop that waits for events and handles them. Layout and drawing happen at the end of a pass."
      ),
      (
        "Scene",
        "In a storyboard: a controller with its views. Since iOS 13 also the object that has an application's windows: "
          + "`UIWindowScene`."
      ), ("Segue", "A connection in a storyboard that leads from one controller to another."),
      ("Size class", "Whether the room is compact or regular, horizontally or vertically."),
      ("Superview", "The view that contains a view."),
    ]
  )
}
