/// The texts, the code and the metadata of a recipe's lesson.
public struct RecipeCard: Codable, Equatable, Sendable {
  /// The recipe's name on the command line: lower-case words joined by hyphens, such as `progress-view`.
  public let id: String
  /// The title of the lesson, without a full stop.
  public let title: String
  /// The section of the source, such as "1.25"; nil for a recipe that goes beyond the source.
  public let section: String?
  /// The chapter or subject area that the recipe belongs to.
  public let chapter: String
  /// What the chapter is about, as a sentence; nil for a lesson that doesn't say so, as one of each chapter may.
  public let aboutChapter: String?
  /// The reader's goal.
  public let problem: String
  /// The answer in a few sentences.
  public let solution: String
  /// Further information, paragraph by paragraph.
  public let discussion: [Paragraph]
  /// The ids of recipes to read next.
  public let seeAlso: [String]
  /// The ids of recipes to read before; nil for none.
  public let needs: [String]?
  /// The ids of recipes that show today's API for the same task; nil for none.
  public let today: [String]?
  /// The systems on which the example works, such as "iOS 3.2–8"; nil if unspecified.
  public let works: String?
  /// How many minutes the lesson takes; nil if unspecified.
  public let minutes: Int?
  /// What readers can do afterwards, as a sentence; nil if unspecified.
  public let afterwards: String?
  /// Search words.
  public let keywords: [String]
  /// The source of the example, exactly as it was compiled.
  public let listing: String
  /// The declarations that a short lesson shows: types such as `Photo`, and members such as `Photo.title`;
  /// empty for all.
  ///
  /// A member is shown within its type. `Photo.draw(in:)` is one function, `Photo.draw` all functions of that
  /// name.
  public let excerpt: [String]
  /// The source of `Device.swift` if an iOS project needs it; nil if the example alone is enough.
  public let deviceListing: String?
  /// The text of the storyboard or nib to which the example belongs; nil for none.
  public let documentListing: String?
  /// The name of its file, such as `Main.storyboard`; nil for none.
  public let documentName: String?
  /// The source of the wrong ways, exactly as it was compiled; empty if there are none.
  ///
  /// A comment line `// MARK: NAME` begins the part of the wrong way with that name.
  public let wrongWaysListing: String
  /// What the same task takes with today's API, paragraph by paragraph; nil if the example is up to date.
  public let todayText: [String]?
  /// The source of `Today.swift`, exactly as it was compiled: the example with today's API; nil for none.
  public let todayListing: String?
  /// The steps of the lesson; nil for a lesson without steps.
  public let steps: [LessonStep]?

  /// Creates a card; the build plugin `RecipeSources` provides the source.
  ///
  /// If the example gives a gesture recognizer a closure, pass `DeviceFile.text` as `deviceListing`. Claims
  /// of a recipe without a section are counted separately from those of the source. In all texts except
  /// sources, backticks mark code.
  public init(
    id: String,
    title: String,
    section: String? = nil,
    chapter: String,
    aboutChapter: String? = nil,
    problem: String,
    solution: String,
    discussion: [Paragraph] = [],
    seeAlso: [String] = [],
    needs: [String] = [],
    today: [String] = [],
    works: String? = nil,
    minutes: Int? = nil,
    afterwards: String? = nil,
    keywords: [String] = [],
    listing: String,
    excerpt: [String] = [],
    deviceListing: String? = nil,
    documentListing: String = "",
    documentName: String? = nil,
    wrongWaysListing: String = "",
    todayText: [String] = [],
    todayListing: String = "",
    steps: [LessonStep] = []
  ) {
    self.id = id
    self.title = title
    self.section = section
    self.chapter = chapter
    self.aboutChapter = aboutChapter
    self.problem = problem
    self.solution = solution
    self.discussion = discussion
    self.seeAlso = seeAlso
    self.needs = needs.isEmpty ? nil : needs
    self.today = today.isEmpty ? nil : today
    self.works = works
    self.minutes = minutes
    self.afterwards = afterwards
    self.keywords = keywords
    self.listing = listing
    self.excerpt = excerpt
    self.deviceListing = deviceListing
    self.documentListing = documentListing.isEmpty ? nil : documentListing
    self.documentName = documentName
    self.wrongWaysListing = wrongWaysListing
    self.todayText = todayText.isEmpty ? nil : todayText
    self.todayListing = todayListing.isEmpty ? nil : todayListing
    self.steps = steps.isEmpty ? nil : steps
  }
}
