import RecipeKit

/// The controllers of the lesson; a wrong way replaces those that it gets wrong.
@MainActor
struct CollisionExamples {
  /// Two squares that the bounds of the view stop.
  var bounds: @MainActor () -> CollisionViewController = { CollisionViewController() }

  /// Two squares that the animator takes; launched only where an exception ends nothing else.
  var reference: @MainActor () -> CollisionViewController = { CollisionViewController() }

  /// Two squares that a line stops.
  var line: @MainActor () -> CollisionViewController = { BottomBoundaryViewController() }

  /// Two squares that react when they hit the line.
  var reaction: @MainActor () -> CollisionViewController = { FadingSquaresViewController() }
}
