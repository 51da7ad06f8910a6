/// How much of a recipe a lesson shows.
enum LessonLength: Sendable {
  /// What makes the point: the core checks, the mistakes that the source warns of, and what tells most of each.
  case short
  /// Every check and every wrong way.
  case full
}
