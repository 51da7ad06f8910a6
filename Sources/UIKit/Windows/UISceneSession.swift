/// What the system keeps of a scene, also while the scene is disconnected.
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An interface on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// The configuration with which the scene was created.
  open internal(set) var configuration: UISceneConfiguration

  /// A name that is the same at each launch.
  public let persistentIdentifier: String

  /// What the application stores with the session.
  open var userInfo: [String: Any]?

  /// The activity from which the scene's interface can be restored: what its delegate returned when it last entered the background.
  ///
  /// Source: Apple, UISceneSession.stateRestorationActivity.
  open var stateRestorationActivity: NSUserActivity?

  /// - Parameters:
  ///   - configuration: how its scenes are created.
  ///   - number: a number that no other session of the application has had.
  init(_ configuration: UISceneConfiguration, number: Int) {
    role = configuration.role
    self.configuration = configuration
    persistentIdentifier = "scene-\(number)"
  }

  /// The session as the system gives it to the application at the next launch.
  ///
  /// The configuration is that of the new manifest, if one has its name.
  init(restoring old: UISceneSession, in manifest: [UISceneConfiguration]) {
    role = old.role
    let name = old.configuration.name
    configuration =
      manifest.first { $0.name == name && name != nil && $0.role == old.role } ?? old.configuration
    persistentIdentifier = old.persistentIdentifier
    userInfo = old.userInfo
    stateRestorationActivity = old.stateRestorationActivity?.copied()
  }
}

/// How the system creates a scene: the classes of the scene and its delegate, and its storyboard.
///
/// The configurations of an application are in the scene manifest of its Info.plist.
@MainActor
open class UISceneConfiguration: NSObject, @MainActor DeviceBound {
  /// The name in the manifest, or nil.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene: `UIWindowScene` unless set.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate, a final class that conforms to `UISceneDelegate`.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial controller the scene shows in a window of its own.
  open var storyboard: UIStoryboard?

  /// Creates a configuration; what the application's manifest has under the name and role is taken over.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let name, let manifest = device.application.sceneManifest else { return }
    guard let known = manifest.first(where: { $0.name == name && $0.role == sessionRole }) else {
      device.console.log(
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name)\")"
      )
      return
    }
    sceneClass = known.sceneClass
    delegateClass = known.delegateClass
    storyboard = known.storyboard
  }
}
