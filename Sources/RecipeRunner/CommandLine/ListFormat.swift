/// The forms of a list of recipes.
enum ListFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For shells: an id a line.
  case ids
  /// For shells: each keyword of the recipes once, one a line.
  case tags
  /// For shells: each chapter of the recipes once, one a line.
  case chapters
}
