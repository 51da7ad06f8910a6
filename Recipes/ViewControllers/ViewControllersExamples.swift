import UIKit

/// What the variants are made of.
struct ViewControllersExamples {
  /// The application with its three screens.
  var app: @MainActor () -> DishesApp = { DishesApp() }

  /// Modes with tabs.
  var modes: @MainActor () -> ModesController = { ModesController() }

  /// A photo that can be shown on a second display.
  var photo: @MainActor () -> PhotoController = { PhotoController(photo: UIImage(named: "Borscht")) }
}

/// Modes side by side, each with a tab.
class ModesController: UITabBarController {
  func showModes(_ modes: [UIViewController]) {
    viewControllers = modes
  }
}
