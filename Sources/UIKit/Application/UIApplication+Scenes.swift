/// The scenes of an application, from iOS 13 on.
extension UIApplication {
  /// The scenes that are connected: one, on a simulated device from iOS 13 on.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes that the system keeps.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the application may show several scenes at once: false.
  public var supportsMultipleScenes: Bool { false }

  /// The scene of an application without a scene manifest, to which all its windows belong.
  var implicitScene: UIWindowScene? { sceneManifest == nil ? scenes.first as? UIWindowScene : nil }

  /// Connects the scene of an application without a scene manifest; there are none before iOS 13.
  func connectImplicitScene() {
    guard device.behavior.hasScenes, sceneManifest == nil, scenes.isEmpty else { return }
    _ = connectScene(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }

  /// Launches as if the application's Info.plist had a scene manifest: the system creates the scene, its delegate,
  /// and a window for its storyboard.
  ///
  /// Before iOS 13 the manifest has no effect.
  ///
  /// Source: Apple, Specifying the scenes your app supports; the order is that of public logs.
  package func launch(delegate: (any UIApplicationDelegate)?, scenes manifest: [UISceneConfiguration]) {
    guard device.behavior.hasScenes else { return launch(delegate: delegate) }
    self.delegate = delegate
    sceneManifest = manifest
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let scene = connectScene(
      manifest.first ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    if scene?.session.configuration.storyboard != nil { scene?.shownWindow?.makeKeyAndVisible() }
    becomeActive()
    device.finishPass()
  }

  /// Creates the scene that the delegate chooses for a session, and its delegate.
  private func connectScene(_ configuration: UISceneConfiguration) -> UIWindowScene? {
    let session = UISceneSession(configuration)
    let options = UIScene.ConnectionOptions()
    if sceneManifest != nil, let delegate {
      session.configuration = delegate.application(
        self,
        configurationForConnecting: session,
        options: options
      )
    }
    let configuration = session.configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.appleSources_make(session: session, connectionOptions: options)
    session.scene = scene
    scenes.append(scene)
    scene.delegate = (configuration.delegateClass as? any UISceneDelegate.Type)?.init()
    let windowScene = scene as? UIWindowScene
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
