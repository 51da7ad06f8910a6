import UIKit

extension Simulator {
  /// Launches an application whose main storyboard is called `name`, as if its Info.plist said so.
  ///
  /// The window with the initial controller is made, and given to the delegate, before that hears of the
  /// launch; it is shown after. A storyboard that isn't there raises NSInvalidArgumentException. Without an
  /// initial scene there is a line on the console, and from iOS 9 on launching without a root controller raises.
  public func launch(storyboard name: String, delegate: (any UIApplicationDelegate)? = nil) {
    check()
    device.application.ownedDelegate = delegate
    device.application.launch(delegate: delegate, mainStoryboard: name)
  }
}
