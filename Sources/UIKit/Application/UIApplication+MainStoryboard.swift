extension UIApplication {
  /// Launches with a window that shows the initial controller of a storyboard.
  ///
  /// Source: Apple, UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:), which is called once the
  /// main storyboard is loaded.
  package func launch(delegate: (any UIApplicationDelegate)?, mainStoryboard name: String) {
    self.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    ownedWindow = window
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    if window.rootViewController == nil {
      SimulatedDevice.current.console.log(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
          + "designated entry point is not set?"
      )
    }
    delegate?.window = window
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    window.makeKeyAndVisible()
    finishLaunching()
  }
}
