import RecipeKit
import RecipeRunner

/// The frame of every page: head, navigation, skip link and footer.
struct PageFrame {
  /// What a page may load: files of its own site.
  ///
  /// Where readers play, what these hold may be WebAssembly.
  private static func policy(isLive: Bool) -> String {
    "default-src 'none'; img-src 'self' data:; style-src 'self'; "
      + "script-src 'self'\(isLive ? " 'wasm-unsafe-eval'" : ""); base-uri 'none'; form-action 'none'"
  }

  /// The pages beside the lessons.
  enum Place: String, CaseIterable {
    case index
    case names
    case proof
    case truth

    /// Where it lies in the site.
    var page: String { "\(rawValue).html" }

    /// What it is called on other pages.
    var title: String {
      switch self {
      case .index: "All lessons"
      case .names: "Names"
      case .proof: "Proof"
      case .truth: "Accuracy"
      }
    }
  }

  let map: SiteMap
  /// Where the page lies in the site.
  let path: String

  /// The way from the page to the site's root: "../" for each folder that it lies in.
  var root: String { String(repeating: "../", count: path.count { $0 == "/" }) }

  /// The address of a file of the site.
  func address(_ file: String) -> String { root + file }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: what the page is about; nil for the site itself.
  ///   - summary: the same in a sentence.
  ///   - kind: the class of its body, for the style sheet.
  ///   - isLive: whether readers play with something on it.
  ///   - more: what the body has after its main part.
  func page(
    title: String?,
    summary: String,
    kind: String,
    isLive: Bool = false,
    _ main: [HTML],
    after more: [HTML] = []
  ) -> String {
    let body: [HTML] =
      [HTML("a.skip", ["href": "#main"], "Skip to the content"), header, HTML("main", ["id": "main"], main)]
      + more + [footer]
    return document(title: title, summary: summary, kind: kind, isLive: isLive, body)
  }

  /// A page without the way to others.
  func bare(title: String, summary: String, kind: String, isLive: Bool = false, _ main: [HTML]) -> String {
    let notice = HTML("footer.notice", [HTML("p", AccuracyPage.notice)])
    return document(
      title: title,
      summary: summary,
      kind: kind,
      isLive: isLive,
      [HTML("main", ["id": "main"], main), notice]
    )
  }

  /// The way to the parts of a page; nothing if it has none.
  ///
  /// - Parameter links: the name of each part's place, and its title.
  static func contents(_ links: [(anchor: String, title: String)]) -> HTML {
    guard !links.isEmpty else { return .nothing }
    let items = links.map { HTML("li", [.link("#\($0.anchor)", $0.title)]) }
    return HTML("nav.contents", ["aria-label": "On this page"], [HTML("ul", items)])
  }

  private func document(title: String?, summary: String, kind: String, isLive: Bool = false, _ body: [HTML])
    -> String
  {
    let scripts = [SiteAsset.script] + (isLive ? [.live] : [])
    let head = HTML(
      "head",
      [
        HTML("meta", ["charset": "utf-8"]),
        HTML("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy(isLive: isLive)]),
        HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        HTML("meta", ["name": "color-scheme", "content": "light dark"]),
        HTML("meta", ["name": "referrer", "content": "no-referrer"]),
        HTML("meta", ["name": "description", "content": summary]),
        HTML("title", [title, map.title].compactMap(\.self).joined(separator: " · ")),
        HTML("link", ["rel": "icon", "type": "image/svg+xml", "href": address(SiteAsset.icon.path)]),
        HTML("link", ["rel": "stylesheet", "href": address(SiteAsset.styles.path)]),
      ] + scripts.map { HTML("script", ["src": address($0.path), "defer": ""]) }
    )
    return HTML.document([
      head, HTML("body", ["class": kind, "data-root": root.isEmpty ? "./" : root], body),
    ]).text
  }

  /// The name of what the first page has for teachers.
  static let teachers = "teachers"
  /// The name of what a lesson's page has for them.
  static let teaching = "teaching"

  private var header: HTML {
    let teachers =
      path.hasPrefix("lessons/") ? "#\(Self.teaching)" : "\(address(Place.index.page))#\(Self.teachers)"
    return HTML(
      "header.site",
      [
        HTML(
          "nav",
          ["aria-label": "Gallery"],
          [
            HTML(
              "a.brand",
              ["href": address(Place.index.page), "aria-current": path == Place.index.page ? "page" : nil],
              [HTML("strong", map.title), HTML(" "), HTML("span", Place.index.title)]
            ), .link(teachers, "For teachers"),
          ]
        ),
        HTML(
          "span.tools.with-script",
          [
            HTML(
              "button",
              ["type": "button", "data-opens": "search", "aria-keyshortcuts": "/"],
              [HTML("Search "), HTML("kbd", ["aria-hidden": "true"], "/")]
            )
          ]
        ),
      ]
    )
  }

  private var footer: HTML {
    HTML(
      "footer.site",
      [
        HTML(
          "p",
          [HTML("\(AccuracyPage.notice) Every check ran when these pages were made.")]
        ),
        HTML(
          "nav",
          ["aria-label": "About the gallery"],
          Place.allCases.dropFirst().map { link(to: $0) } + [
            .link(address(Place.truth.page) + "#words", "Words"),
            HTML(
              "button",
              [
                "type": "button", "class": "with-script", "data-opens": "help", "aria-keyshortcuts": "?",
              ],
              "Keyboard shortcuts"
            ),
          ]
        ),
      ]
    )
  }

  private func link(to place: Place) -> HTML {
    HTML(
      "a",
      ["href": address(place.page), "aria-current": place.page == path ? "page" : nil],
      place.title
    )
  }
}

/// The site's title, and its lessons in order.
struct SiteMap: Sendable {
  /// A lesson, as other pages speak of it.
  struct Lesson: Equatable, Sendable {
    let id: String
    let title: String
    let chapter: String
    /// The name of its files: the id, where the slash of a plug-in's recipe has become two hyphens, which no id has.
    var name: String { id.split(separator: "/").joined(separator: "--") }
    /// Where its page lies in the site.
    var page: String { "lessons/\(name).html" }
    /// Where its printable sheet lies.
    var sheet: String { "sheets/\(name).html" }
    /// Where its page without a frame, or that of one part, lies, for the pages of others.
    func embed(_ part: EmbedPart? = nil) -> String {
      "embeds/" + [name, part?.rawValue, "html"].compactMap(\.self).joined(separator: ".")
    }
    /// Where the package of its example lies.
    var package: String { "packages/\(name).zip" }
  }

  /// The site's title.
  let title: String
  /// The lessons along the learning path.
  let path: [Lesson]
  /// How commands that find a recipe are written.
  let hints: CommandHints
  /// Where readers get this tool; nil if nobody said.
  let source: String?

  private let plugins: [String]
  private let numbers: [String: Int]

  init(title: String, _ recipes: [RecipeDeclaration], _ plugins: PluginPlan?, source: String? = nil) {
    self.title = title
    self.source = source
    path = recipes.map { Lesson(id: $0.card.id, title: $0.card.title, chapter: $0.card.chapter) }
    hints = CommandHints(plugins)
    self.plugins = plugins?.paths ?? []
    numbers = Dictionary(uniqueKeysWithValues: path.enumerated().map { ($1.id, $0 + 1) })
  }

  /// The lesson of a recipe; nil if the site has none.
  func lesson(_ id: String) -> Lesson? { numbers[id].map { path[$0 - 1] } }

  /// The name of a lesson's listing; the file names of plug-ins are unknown.
  func listingName(of id: String) -> String { hints.isPluginRecipe(id) ? "The listing" : "Example.swift" }

  /// Whether a lesson is a plug-in's: its pictures reach pages only as images, in which browsers run no scripts.
  func isForeign(_ lesson: Lesson) -> Bool { hints.isPluginRecipe(lesson.id) }

  /// A command line of the gallery's tool for a lesson, for readers to copy.
  func command(_ name: String, _ id: String, _ words: String...) -> String {
    let plugins = hints.isPluginRecipe(id) ? self.plugins.flatMap { ["--plugin", ShellWord.of($0)] } : []
    return ([Self.tool, name, id] + words + plugins).joined(separator: " ")
  }

  /// How readers start the tool.
  static let tool = "swift run recipes"

  /// The lesson's number on the path, from 1.
  func number(of id: String) -> Int? { numbers[id] }

  /// The lessons before and after one on the path.
  func neighbours(of id: String) -> (previous: Lesson?, next: Lesson?) {
    guard let number = numbers[id] else { return (nil, nil) }
    return (number > 1 ? path[number - 2] : nil, number < path.count ? path[number] : nil)
  }

  /// The chapters in the order in which the path comes to them.
  var chapters: [String] { path.map(\.chapter).withoutRepetitions }
}
