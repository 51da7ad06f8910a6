/// A step of a lesson: one idea, the code that it is about, and what the device shows.
public struct LessonStep: Codable, Equatable, Sendable {
  /// The idea, without a full stop.
  public let title: String
  /// One to three sentences; backticks mark code.
  public let text: String
  /// The lines of the example that the step is about, from 1.
  public let lines: [Int]
  /// Further lines of the example that are shown from this step on, from 1.
  public let context: [Int]
  /// The name of a picture or film of the right way; nil for none.
  public let picture: String?
  /// The name of a live scene, followed by its settings, separated by semicolons; nil for none.
  public let live: String?
  /// The gestures that lead to a state of the playground, separated by semicolons; nil for none.
  public let gestures: String?

  /// Creates a step; the build plugin `RecipeSources` provides the source.
  public init(
    _ title: String,
    _ text: String,
    lines: [Int] = [],
    context: [Int] = [],
    picture: String? = nil,
    live: String? = nil,
    gestures: String? = nil
  ) {
    self.title = title
    self.text = text
    self.lines = lines
    self.context = context
    self.picture = picture
    self.live = live
    self.gestures = gestures
  }
}

extension String {
  /// The settings of a step's moment: the parts between semicolons.
  package var momentParts: [String] {
    split(separator: ";").map { part in
      var part = part
      while part.first?.isWhitespace == true { part.removeFirst() }
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }
  }
}
