/// The scenes of an application, from iOS 13 on.
extension UIApplication {
  /// The scenes that are connected; none before iOS 13.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes that the system keeps, also of those that aren't connected.
  public var openSessions: Set<UISceneSession> { Set(sessions) }

  /// Whether the application may show several scenes at once: on pads, if its Info.plist says so.
  ///
  /// Source: Apple, UIApplication.supportsMultipleScenes.
  public var supportsMultipleScenes: Bool { declaresMultipleScenes && device.behavior.sharesScreen }

  /// The scene of an application without a scene manifest, to which all its windows belong.
  var implicitScene: UIWindowScene? { sceneManifest == nil ? scenes.first as? UIWindowScene : nil }

  /// The scenes that have a part of the screen while the application is in the foreground, the first one first.
  var frontScenes: [UIScene] {
    let front = scenes.filter(\.isInFront)
    guard let beside = arrangement.beside else { return front }
    return front.filter { $0 !== beside } + front.filter { $0 === beside }
  }

  /// Connects the scene of an application without a scene manifest; there are none before iOS 13.
  func connectImplicitScene() {
    guard device.behavior.hasScenes, sceneManifest == nil, scenes.isEmpty else { return }
    let session =
      sessions.first ?? makeSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    _ = connectScene(of: session, UIScene.ConnectionOptions())
  }

  /// Launches as if the application's Info.plist had a scene manifest: the system creates the scene, its delegate,
  /// and a window for its storyboard.
  ///
  /// After a termination the scene is that of the session that was last in front. Before iOS 13 the manifest has no effect.
  ///
  /// Source: Apple, Specifying the scenes your app supports; the order is that of public logs.
  package func launch(
    delegate: (any UIApplicationDelegate)?,
    scenes manifest: [UISceneConfiguration],
    supportsMultipleScenes: Bool
  ) {
    guard device.behavior.hasScenes else { return launch(delegate: delegate) }
    self.delegate = delegate
    sceneManifest = manifest
    declaresMultipleScenes = supportsMultipleScenes
    sessions = sessions.map { UISceneSession(restoring: $0, in: manifest) }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    connectSceneAgain()
    becomeActive()
    device.finishPass()
  }

  /// Connects the scene that was last in front, or a new one, when the application comes to the foreground without one.
  func connectSceneAgain() {
    guard let sceneManifest else { return }
    if let scene = scenes.first { return scene.isInFront = true }
    let options = UIScene.ConnectionOptions()
    let session =
      sessions.first
      ?? makeSession(
        sceneManifest.first ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication),
        options
      )
    let scene = connectScene(of: session, options)
    if session.configuration.storyboard != nil { scene?.shownWindow?.makeKeyAndVisible() }
  }

  /// Connects the scene of a session, or of a new one, beside the first scene while the application is in the foreground.
  func connect(_ session: UISceneSession?, _ activity: NSUserActivity?) {
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    let session =
      session
      ?? makeSession(
        sceneManifest?.first ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication),
        options
      )
    let scene = connectScene(of: session, options, beside: true)
    if session.configuration.storyboard != nil { scene?.shownWindow?.makeKeyAndVisible() }
    scene?.enterForeground()
    if applicationState == .active { scene?.becomeActive() }
  }

  /// Creates a session, with the configuration that the delegate chooses.
  private func makeSession(
    _ configuration: UISceneConfiguration,
    _ options: UIScene.ConnectionOptions? = nil
  ) -> UISceneSession {
    sessionCount += 1
    let session = UISceneSession(configuration, number: sessionCount)
    sessions.append(session)
    if let options, let delegate {
      session.configuration = delegate.application(
        self,
        configurationForConnecting: session,
        options: options
      )
    }
    return session
  }

  /// Creates the scene of a session, and its delegate.
  private func connectScene(
    of session: UISceneSession,
    _ options: UIScene.ConnectionOptions,
    beside: Bool = false
  ) -> UIWindowScene? {
    let configuration = session.configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.appleSources_make(session: session, connectionOptions: options)
    session.scene = scene
    scenes.append(scene)
    let windowScene = scene as? UIWindowScene
    if beside, let windowScene { show(windowScene) }
    scene.isInFront = true
    scene.delegate = (configuration.delegateClass as? any UISceneDelegate.Type)?.init()
    if let storyboard = configuration.storyboard, let windowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = initialController(of: storyboard, key: "UISceneStoryboardFile")
      windowScene.storyboardWindow = UIApplication.handOver(window, to: scene.delegate as? any WindowOwner)
    }
    scene.connect(options)
    return windowScene
  }

  /// Gives the window of a storyboard to a delegate; returns it if the delegate has no property for it, so that somebody else
  /// must retain it.
  ///
  /// A delegate that assigns another window to the property releases this one, which is then never shown. Source: Apple,
  /// UIApplicationDelegate.window.
  private static func handOver(_ window: UIWindow, to owner: (any WindowOwner)?) -> UIWindow? {
    owner?.window = window
    return owner?.window === window ? nil : window
  }

  private func initialController(of storyboard: UIStoryboard, key: String) -> UIViewController? {
    let controller = storyboard.instantiateInitialViewController()
    if controller == nil {
      device.console.log(
        "Failed to instantiate the default view controller for \(key) '\(storyboard.contents.name)' - perhaps the "
          + "designated entry point is not set?"
      )
    }
    return controller
  }
}

// MARK: - Main storyboard

extension UIApplication {
  /// Launches with a window that shows the initial controller of a storyboard.
  ///
  /// Source: Apple, UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:), which is called
  /// after the main storyboard is loaded.
  package func launch(delegate: (any UIApplicationDelegate)?, mainStoryboard name: String) {
    self.delegate = delegate
    connectImplicitScene()
    ownedWindow = UIApplication.handOver(makeWindow(showing: name), to: delegate)
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    restoreState()
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    (ownedWindow ?? delegate?.window)?.makeKeyAndVisible()
    finishLaunching()
  }

  private func makeWindow(showing storyboard: String) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = initialController(
      of: UIStoryboard(name: storyboard, bundle: nil),
      key: "UIMainStoryboardFile"
    )
    return window
  }
}
