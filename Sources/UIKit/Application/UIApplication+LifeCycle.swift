extension UIApplication {
  /// How long a program without a user may run before its main function returns, in virtual seconds.
  private static let runLimit: TimeInterval = 60

  /// Launches with a delegate that the system owns, and runs until nothing is left to do.
  func run(delegate: (any UIApplicationDelegate)?) {
    ownedDelegate = delegate
    launch(delegate: delegate)
    _ = SimulatedDevice.current.advanceUntilIdle(limit: UIApplication.runLimit)
  }

  /// Tells the delegate of the launch and brings the application to the front.
  package func launch(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    finishLaunching()
  }

  /// Ends the launch: the first window must be able to show something from iOS 9 on.
  package func finishLaunching() {
    let rootless = windows.contains { $0.rootViewController == nil }
    if rootless || windows.isEmpty {
      let message =
        "Application windows are expected to have a root view controller at the end of application launch"
      if SimulatedDevice.current.behavior.requiresRootViewController && rootless {
        UIKitException.raise(.internalInconsistencyException, message)
      }
      SimulatedDevice.current.console.log(message)
    }
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    becomeActive()
    SimulatedDevice.current.finishTurn()
  }

  /// The application is in front again, or for the first time.
  package func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background { enterForeground() }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Something interrupts the application, which stays on screen.
  package func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
    applicationState = .inactive
  }

  /// The application leaves the screen.
  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
  }

  private func enterForeground() {
    applicationState = .inactive
    delegate?.applicationWillEnterForeground(self)
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
  }

  /// The application ends.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  /// Memory runs low: the delegate, the observers and every controller hear of it.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for controller in SimulatedDevice.current.livingControllers {
      controller.didReceiveMemoryWarning()
    }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: self
    )
  }
}
