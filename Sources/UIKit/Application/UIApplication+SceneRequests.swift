/// Requests of the application for scenes.
extension UIApplication {
  /// Shows the scene of a session, or a new one, beside the scene that asks for it.
  ///
  /// The scene gets a half of the screen, or the part beside a scene that has one already; another scene there enters the background. A
  /// scene that is connected already is asked to continue the activity; to others the activity comes with the connection.
  ///
  /// Source: Apple, UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:).
  ///
  /// - Parameters:
  ///   - sceneSession: the session of the scene; nil for a new scene.
  ///   - userActivity: what the scene shows.
  ///   - options: the scene that asks.
  ///   - errorHandler: called if the scene can't be shown: the application shows only one, or the session was discarded.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    device.onNextPass { [self] in
      if let sceneSession, !sessions.contains(sceneSession) {
        errorHandler?(UISceneError(.requestDenied))
      } else if let scene = sceneSession?.scene, scene.isInFront {
        if let userActivity { scene.continueActivity(userActivity) }
      } else if !supportsMultipleScenes || applicationState == .background {
        errorHandler?(
          UISceneError(supportsMultipleScenes ? .requestDenied : .multipleScenesNotSupported)
        )
      } else {
        activate(sceneSession, userActivity, besides: options?.requestingScene)
      }
    }
  }

  /// Shows the scene of a request, as `requestSceneSessionActivation(_:userActivity:options:errorHandler:)` does; from iOS 17 on.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session,
      userActivity: request.userActivity,
      options: request.options,
      errorHandler: errorHandler
    )
  }

  /// Discards a session for good, with its scene.
  ///
  /// The scene enters the background and is disconnected, then the application's delegate is told. A scene that was beside it gets the
  /// whole screen; without one the application enters the background.
  ///
  /// Source: Apple, UIApplication.requestSceneSessionDestruction(_:options:errorHandler:).
  ///
  /// - Parameters:
  ///   - sceneSession: the session.
  ///   - options: how the scene's windows leave; without effect here.
  ///   - errorHandler: called if the session was discarded before.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    device.onNextPass { [self] in
      guard let index = sessions.firstIndex(of: sceneSession), sceneManifest != nil else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      if let scene = sceneSession.scene {
        leaveScreen(scene)
        disconnect(scene)
      }
      sessions.remove(at: index)
      delegate?.application(self, didDiscardSceneSessions: [sceneSession])
    }
  }

  /// Connects or brings back a scene, beside the one that asks.
  private func activate(
    _ session: UISceneSession?,
    _ activity: NSUserActivity?,
    besides requesting: UIScene?
  ) {
    // The scene that asks stays, and is the first one.
    let staying = requesting.flatMap { $0.isInFront ? $0 : nil } ?? frontScenes.first
    for scene in frontScenes where scene !== staying { enterBackground(scene) }
    if let scene = session?.scene as? UIWindowScene {
      scene.isInFront = true
      show(scene)
      scene.enterForeground()
      if let activity { scene.continueActivity(activity) }
      if applicationState == .active { scene.becomeActive() }
      (scene.keyWindow ?? scene.windows.last)?.giveFocus()
    } else {
      connect(session, activity)
    }
  }

  /// Lets a scene enter the background while the application stays; without another scene the application enters it.
  private func leaveScreen(_ scene: UIScene) {
    guard scene.isInFront else { return }
    if frontScenes.count == 1 {
      enterBackground()
      scene.isInFront = false
      return
    }
    enterBackground(scene)
    arrange(ScreenArrangement())
    let rest = frontScenes.first as? UIWindowScene
    if keyWindow?.windowScene === scene { (rest?.keyWindow ?? rest?.windows.last)?.giveFocus() }
  }

  private func enterBackground(_ scene: UIScene) {
    if scene.activationState == .foregroundActive { scene.resignActive() }
    if scene.activationState == .foregroundInactive { scene.enterBackground() }
    scene.isInFront = false
  }

  private func disconnect(_ scene: UIScene) {
    scene.disconnect()
    scenes.removeAll { $0 === scene }
    guard let windows = (scene as? UIWindowScene)?.windows else { return }
    for window in windows {
      unregister(window)
      if keyWindow === window { device.focus.deferringNotification { keyWindow = nil } }
    }
  }

  /// Gives a scene the part of the screen beside the first one.
  func show(_ scene: UIWindowScene) {
    arrange(ScreenArrangement(share: arrangement.isFull ? .half : arrangement.share, beside: scene))
  }
}

/// A request to show the scene of a session, or a new one.
public struct UISceneSessionActivationRequest {
  /// The role of a new scene.
  public let role: UISceneSession.Role

  /// The session of the scene; nil for a new scene.
  public let session: UISceneSession?

  /// What the scene shows.
  public var userActivity: NSUserActivity?

  /// The scene that asks.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for the scene of a session.
  @MainActor
  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

/// How a scene is destroyed.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How the windows of a scene leave the screen.
@MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the windows.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// As for something that is done, such as a message that was sent.
    case commit = 2
    /// As for something that was given up.
    case decline = 3
  }

  /// The animation of the windows; without effect on a simulated device.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why a request for a scene has failed.
public struct UISceneError: Error, Equatable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The application shows only one scene.
    case multipleScenesNotSupported = 0
    /// The system has refused.
    case requestDenied = 1
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The application shows only one scene.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The system has refused.
  public static let requestDenied = Code.requestDenied
}
