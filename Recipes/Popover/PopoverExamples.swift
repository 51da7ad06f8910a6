import UIKit

/// What the variants are made of.
struct PopoverExamples {
  /// The screen with +.
  var root: @MainActor () -> RootViewController = { RootViewController() }

  /// The same in a process of its own: what raises there ends nothing here.
  var probed: @MainActor () -> RootViewController = { RootViewController() }

  /// The same for the checks of what the root keeps.
  var keeping: @MainActor () -> RootViewController = { RootViewController() }

  /// A popover that opens from a place in a view.
  var map: @MainActor () -> MapController = { MapController() }
}
