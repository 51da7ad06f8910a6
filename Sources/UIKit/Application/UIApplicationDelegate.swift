/// Is told of the life cycle of an application, and may restrict its orientations.
///
/// Every method is optional. A class marked `@main` must be `final`, so that the system can make one.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// Creates the delegate, when the application is started by its main function.
  init()

  /// The window that the application shows, if the delegate keeps one.
  var window: UIWindow? { get set }

  /// The launch has begun; returning false refuses a URL.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The launch is almost done: make the window here.
  ///
  /// Returning false refuses a URL.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The orientations that the application supports in `window`, from iOS 6 on.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// The application receives events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The application is about to stop receiving events.
  func applicationWillResignActive(_ application: UIApplication)

  /// The application left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The application is about to return to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The application is about to be ended.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory runs low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The interface is about to turn; `duration` is in seconds.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )

  /// The interface has turned.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
}

/// What a delegate that leaves a method out answers.
extension UIApplicationDelegate {
  /// A delegate that declares no window has none; setting it is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Goes on with the launch.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Goes on with the launch.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// All four orientations: the simulated application's property list restricts none.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Nothing to do.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Nothing to do.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Nothing to do.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Nothing to do.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Nothing to do.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Nothing to do.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Nothing to do.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Nothing to do.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}

  /// Starts the application with a new delegate of this class and runs it until nothing is left to do.
  ///
  /// A headless program has no user, so it ends when the application comes to rest.
  public static func main() {
    UIApplication.shared.run(delegate: Self())
  }
}

/// What may have a window: optional members of Apple's protocols are seen as optionals of their type.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
  /// The window as Apple's delegates have it: `delegate?.window??.rootViewController`.
  @_disfavoredOverload
  public var window: UIWindow?? {
    guard let delegate = self as? any UIApplicationDelegate else { return nil }
    let window: UIWindow? = delegate.window
    return .some(window)
  }
}
