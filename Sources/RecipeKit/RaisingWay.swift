import UIKit

/// A right or wrong way of a recipe in which some wrong ways end with an exception.
///
/// Only claims about exceptions may launch one of these.
@MainActor
package struct RaisingWay<Controller: UIViewController> {
  /// Creates the example, which may end with an exception.
  package let make: ControllerFactory<Controller>
  private let substitute: ControllerFactory<Controller>?

  /// Creates a way; `substitute` creates what other claims examine in place of an example that raises an exception.
  package init(
    substitute: ControllerFactory<Controller>? = nil,
    _ make: @escaping ControllerFactory<Controller>
  ) {
    (self.make, self.substitute) = (make, substitute)
  }

  /// Whether the example ends with an exception.
  package var raises: Bool { substitute != nil }

  /// Creates what claims examine that aren't about exceptions.
  package func makeSafe() -> Controller { (substitute ?? make)() }

  /// Scenes that launch the example, whatever comes of it, when a claim asks for it.
  package static func launching(on model: DeviceModel) -> SceneSetup<Self, @MainActor () -> Controller> {
    SceneSetup { way, stage in { stage.launch(way.make(), on: model) } }
  }
}
