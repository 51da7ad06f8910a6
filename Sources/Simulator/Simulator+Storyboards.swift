import UIKit

extension Simulator {
  /// Launches an application with the main storyboard `name`, as if its Info.plist named it.
  ///
  /// The window with the initial controller is created and set on the delegate before the delegate's launch
  /// methods, and becomes visible after them. If the storyboard doesn't exist, NSInvalidArgumentException is
  /// raised. If it has no initial scene, a message is written to the console, and launching without a root
  /// controller raises from iOS 9 on.
  public func launch(storyboard name: String, delegate: (any UIApplicationDelegate)? = nil) {
    beginLaunch()
    device.application.ownedDelegate = delegate
    device.application.launch(delegate: delegate, mainStoryboard: name)
  }
}
