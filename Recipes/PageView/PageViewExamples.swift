import RecipeKit

/// The parts of the lesson that can be got wrong; a wrong way replaces one of them.
@MainActor
struct PageViewExamples {
  /// Launches the application.
  var delegate: @MainActor () -> AppDelegate = { AppDelegate() }

  /// Holds the book.
  var root: @MainActor () -> RootViewController = { RootViewController() }

  /// Holds a book that is turned on its side only where an exception ends nothing else.
  var turned: @MainActor () -> RootViewController = { RootViewController() }
}
