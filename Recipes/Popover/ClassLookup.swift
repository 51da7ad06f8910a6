import UIKit

/// Stands between the example and the lookup of classes, and can hide one: a system from before popovers.
///
/// The simulated UIKit has all its classes on every iOS, and on Linux there is no Objective-C runtime in which a class
/// could be taken away. So this module has a function with the lookup's name, which the example's own call finds before
/// UIKit's; it answers otherwise only while a check hides a class. On a device the example calls Apple's.
@MainActor
enum ClassLookup {
  /// The class that is not found.
  static var hidden: String?
}

/// What the example calls: UIKit's own lookup, unless the class is hidden.
@MainActor
func NSClassFromString(_ name: String) -> AnyClass? {
  name == ClassLookup.hidden ? nil : UIKit.NSClassFromString(name)
}
