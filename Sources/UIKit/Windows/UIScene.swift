/// One instance of an application's interface, from iOS 13 on; a window scene shows windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is on screen and receives events.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the application.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive = 0
    /// On screen, but interrupted.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// Why a scene was connected: activities to continue; none for a launch.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities that the scene shall continue.
    open internal(set) var userActivities: Set<NSUserActivity> = []

    /// The bundle identifier of the application that asked for the scene: nil.
    open var sourceApplication: String? { nil }
  }

  /// How a scene is activated.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks for another one, which is shown beside it; nil for the first one on screen.
    open var requestingScene: UIScene?
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// The delegate, which is told of the scene's life cycle; retained.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is on screen and receives events.
  open internal(set) var activationState = ActivationState.unattached

  /// Whether the scene has a part of the screen while the application is in the foreground.
  final var isInFront = false

  /// A title that tells the scenes of an application apart.
  open var title: String! = ""

  /// Creates a scene of a session; called by the system.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The next responder: the application.
  open override var next: UIResponder? { device.application }
}

extension UIScene {
  /// Posted when a scene was connected.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene became active.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene comes on screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

// MARK: - Life cycle

extension UIScene {
  final func connect(_ options: ConnectionOptions) {
    delegate?.scene(self, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity, device.behavior.restoresInteraction {
      delegate?.scene(self, restoreInteractionStateWith: activity)
    }
  }

  final func enterForeground() {
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    post(UIScene.willEnterForegroundNotification)
  }

  final func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(UIScene.didActivateNotification)
  }

  final func resignActive() {
    delegate?.sceneWillResignActive(self)
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  final func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(UIScene.didEnterBackgroundNotification)
    device.views.updateUserActivities()
    if let delegate { session.stateRestorationActivity = delegate.stateRestorationActivity(for: self) }
  }

  /// Passes an activity to the delegate of a scene that is connected already.
  final func continueActivity(_ activity: NSUserActivity) {
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }

  final func disconnect() {
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
    activationState = .unattached
    isInFront = false
    session.scene = nil
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

// MARK: - Classes that are known at run time only

extension UIScene {
  @_silgen_name("RecipeGallery_UIScene_init")
  @usableFromInline
  convenience init(dynamic session: UISceneSession, _ connectionOptions: ConnectionOptions) {
    self.init(session: session, connectionOptions: connectionOptions)
  }

  @_silgen_name("RecipeGallery_UIScene_init")
  private static func allocate(
    _ session: __owned UISceneSession,
    _ connectionOptions: __owned ConnectionOptions
  ) -> UIScene

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(session: UISceneSession, connectionOptions: ConnectionOptions) -> Self
  {
    unsafeDowncast(allocate(session, connectionOptions), to: self)
  }
}
