/// Is told of a scene's life cycle.
///
/// All methods are optional. A class that the system creates must be `final`.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Creates the delegate; called by the system.
  init()

  /// Called when a scene is connected: create its window here, unless it has a storyboard.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called when the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene comes on screen, also at its first launch.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called after the scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Returns the activity from which the scene's interface can be restored, after it has entered the background; nil for none.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Called after a scene was connected whose session has an activity to restore, from iOS 15 on.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// Called before a scene that is connected already is asked to continue an activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called when a scene that is connected already shall continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// The default implementations.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Is told of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  /// Called after the interface has rotated, with the coordinates, orientation and traits before.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

/// The default implementations.
extension UIWindowSceneDelegate {
  /// The window of a delegate that declares none: nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

/// An object that may have a window: the delegate of an application or of a scene.
///
/// Apple's optional protocol members appear as optionals of their type.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {
  /// The window, if the object stores one.
  var window: UIWindow? { get set }
}

extension WindowOwner {
  /// The window with the optionality of Apple's delegates: `delegate?.window??.rootViewController`.
  @_disfavoredOverload
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}
