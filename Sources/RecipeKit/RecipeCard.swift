/// The texts of a recipe's lesson, and where its subject comes from.
public struct RecipeCard: Codable, Equatable, Sendable {
  /// The recipe's name on the command line: lower-case words joined by hyphens, such as `progress-view`.
  public let id: String
  /// The title of the lesson, without a full stop.
  public let title: String
  /// The section of the source that the recipe follows, such as "1.25"; nil for a recipe of our own, which
  /// goes beyond the source.
  public let section: String?
  /// The chapter or subject area that the recipe belongs to.
  public let chapter: String
  /// What the reader wants to achieve.
  public let problem: String
  /// The answer in a few sentences.
  public let solution: String
  /// What is worth knowing beyond the answer, paragraph by paragraph.
  public let discussion: [Paragraph]
  /// The ids of recipes to read next.
  public let seeAlso: [String]
  /// The ids of recipes to read before; nil for none.
  public let needs: [String]?
  /// The ids of recipes that do it as it is done today; nil for none.
  public let today: [String]?
  /// The systems on which the example works, such as "iOS 3.2–8"; nil if nothing is said of that.
  public let works: String?
  /// Words under which a reader may look for this recipe.
  public let keywords: [String]
  /// The source text of the example, exactly as it was compiled.
  public let listing: String
  /// What a short lesson shows of the listing: types such as `Photo`, and members such as `Photo.title`; all of it if
  /// nothing is named.
  ///
  /// A member is shown within its type. `Photo.draw(in:)` is one function, `Photo.draw` all of that name.
  public let excerpt: [String]
  /// The source text of what an iOS project needs beside the example; nil if the example is enough.
  public let deviceListing: String?
  /// The source text of the wrong ways, exactly as it was compiled; empty if there is none.
  ///
  /// A comment line `// MARK: NAME` with a wrong way's name starts the part that the lesson shows with it.
  public let wrongWaysListing: String

  /// Makes a card; the build plugin `EmbedListings` provides the listings.
  ///
  /// An example that hands a gesture recognizer a closure takes `DeviceFile.text` as `deviceListing`.
  ///
  /// Without a section the recipe is one of our own, and its claims count apart from those of the source.
  ///
  /// In all texts but the listings, words between backticks are shown as code.
  public init(
    id: String,
    title: String,
    section: String? = nil,
    chapter: String,
    problem: String,
    solution: String,
    discussion: [Paragraph] = [],
    seeAlso: [String] = [],
    needs: [String] = [],
    today: [String] = [],
    works: String? = nil,
    keywords: [String] = [],
    listing: String,
    excerpt: [String] = [],
    deviceListing: String? = nil,
    wrongWaysListing: String = ""
  ) {
    self.id = id
    self.title = title
    self.section = section
    self.chapter = chapter
    self.problem = problem
    self.solution = solution
    self.discussion = discussion
    self.seeAlso = seeAlso
    self.needs = needs.isEmpty ? nil : needs
    self.today = today.isEmpty ? nil : today
    self.works = works
    self.keywords = keywords
    self.listing = listing
    self.excerpt = excerpt
    self.deviceListing = deviceListing
    self.wrongWaysListing = wrongWaysListing
  }
}
