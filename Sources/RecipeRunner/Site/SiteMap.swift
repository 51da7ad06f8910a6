import RecipeKit

/// What every page knows of the site: its title, and the lessons in their order.
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
    /// Where its page without a frame lies, for the pages of others.
    var embed: String { "embeds/\(name).html" }
  }

  /// The site's title.
  let title: String
  /// The lessons, in the list's order.
  let lessons: [Lesson]
  /// How commands that find a recipe are written.
  let hints: CommandHints

  private let places: [String: Int]

  init(title: String, _ recipes: [RecipeDeclaration], _ plugins: PluginPlan?) {
    self.title = title
    lessons = recipes.map { Lesson(id: $0.card.id, title: $0.card.title, chapter: $0.card.chapter) }
    hints = CommandHints(plugins)
    places = Dictionary(uniqueKeysWithValues: lessons.enumerated().map { ($1.id, $0) })
  }

  /// The lesson of a recipe; nil if the site has none.
  func lesson(_ id: String) -> Lesson? {
    places[id].map { lessons[$0] }
  }

  /// What a lesson's listing is called: what a plug-in calls the files of its code, nobody knows here.
  func listingName(of id: String) -> String {
    hints.isGuest(id) ? "The listing" : "Example.swift"
  }

  /// The lessons before and after one.
  func neighbours(of id: String) -> (previous: Lesson?, next: Lesson?) {
    guard let place = places[id] else { return (nil, nil) }
    return (place > 0 ? lessons[place - 1] : nil, place + 1 < lessons.count ? lessons[place + 1] : nil)
  }

  /// The chapters in the order of their first lessons.
  var chapters: [String] { lessons.map(\.chapter).withoutRepetitions }
}
