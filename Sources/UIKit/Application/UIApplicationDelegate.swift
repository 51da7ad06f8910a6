/// Receives life cycle events of an application, and can restrict its orientations.
///
/// All methods are optional. A class marked `@main` must be `final`, because the system creates an instance
/// of it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// Creates the delegate; called by the application's main function.
  init()

  /// Called when the launch has begun; returning false refuses a URL.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the launch is almost complete: create the window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called in place of `application(_:didFinishLaunchingWithOptions:)` by delegates of iOS 2, which lack that method.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Returns the orientations that the application supports in `window`, from iOS 6.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called after the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the application becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the application entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the application leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the application terminates.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Whether the state shall be saved when the application enters the background; false by default.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

  /// Whether the saved state shall be restored at a launch; false by default.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

  /// Called in place of `application(_:shouldSaveSecureApplicationState:)` by delegates from before iOS 13.2.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Called in place of `application(_:shouldRestoreSecureApplicationState:)` by delegates from before iOS 13.2.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

  /// Returns the controller for the identifiers of its ancestors and its own; nil lets UIKit find it.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?

  /// Called before the controllers store their state.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Called after the controllers have been restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Returns the configuration of a scene that is about to be created, from iOS 13.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when scenes were discarded for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called before the interface rotates; `duration` is in seconds.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )

  /// Called after the interface rotated.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
}

/// The default implementations.
extension UIApplicationDelegate {
  /// The window of a delegate that declares none: nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Continues the launch.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls `applicationDidFinishLaunching(_:)` and continues the launch.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Calls the method from before iOS 13.2.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }

  /// Calls the method from before iOS 13.2.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }

  /// Saves nothing.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    false
  }

  /// Restores nothing.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  { false }

  /// Lets UIKit find the controller.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Returns the orientations of the application's Info.plist.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedOrientations }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns the configuration that the application's manifest has for the session's role.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}

  /// Starts the application with a new delegate of this class, and runs until no work is left.
  ///
  /// A headless program has no user, so it ends when the application is idle.
  public static func main() {
    UIApplication.shared.run(delegate: Self())
  }
}
