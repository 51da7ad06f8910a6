import UIKit

/// Hides a class from the example, as on a system from before popovers.
///
/// The simulated UIKit has all its classes on every iOS. So this module has a function with the lookup's name, which the
/// example's call finds before UIKit's. On a device the example calls Apple's.
@MainActor
enum ClassLookup {
  /// The class that is not found.
  static var hidden: String?
}

@MainActor
func NSClassFromString(_ name: String) -> AnyClass? {
  name == ClassLookup.hidden ? nil : UIKit.NSClassFromString(name)
}
