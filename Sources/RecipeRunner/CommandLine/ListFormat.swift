/// The forms of a list of recipes.
enum ListFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For shells: an id a line.
  case ids
}
