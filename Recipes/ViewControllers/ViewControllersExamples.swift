import UIKit

/// What the variants are made of.
struct ViewControllersExamples {
  /// The application with its three screens.
  var app: @MainActor () -> DishesApp = { DishesApp() }

  /// Modes with tabs.
  var modes: @MainActor () -> ModesController = { ModesController() }

  /// A controller that looks like another one.
  var lookalike: @MainActor () -> LookalikeController = { LookalikeController() }
}
