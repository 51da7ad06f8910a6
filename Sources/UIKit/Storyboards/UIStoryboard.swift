/// Makes controllers, with their views, from scenes that are described in one place.
///
/// There is no Interface Builder in the simulation: the scenes are written in Swift and registered under the
/// name that a `.storyboard` file would have. See `register(_:initial:scenes:)`.
@preconcurrency @MainActor
public final class UIStoryboard: @preconcurrency CustomStringConvertible {
  let contents: StoryboardContents

  /// Loads the storyboard called `name` from the application.
  ///
  /// One that was not registered raises NSInvalidArgumentException.
  ///
  /// - Parameters:
  ///   - name: the name under which it was registered.
  ///   - storyboardBundleOrNil: not used; the simulated application has one bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let contents = SimulatedDevice.current.application.storyboards[name] else {
      UIKitException.raise(
        .invalidArgumentException,
        "Could not find a storyboard named '\(name)' in the application's bundle"
      )
    }
    self.contents = contents
  }

  /// Puts a storyboard into the application's bundle, until another device is booted.
  ///
  /// A second one with the same name takes the place of the first, for those who load it from then on.
  ///
  /// Scenes that Interface Builder could not have saved raise NSInvalidArgumentException: two with one
  /// identifier, one that leads to a scene that isn't there, and one that contains itself. A segue may lead back
  /// to a scene that led here: it makes a new controller.
  ///
  /// - Parameters:
  ///   - name: what the storyboard is loaded by, such as `Main`.
  ///   - initial: the identifier of the scene with the entry-point arrow, or nil for none.
  ///   - scenes: the scenes, in any order.
  public static func register(
    _ name: String,
    initial: String? = nil,
    @StoryboardBuilder scenes: () -> StoryboardBuilder.Part
  ) {
    SimulatedDevice.current.application.storyboards[name] = StoryboardContents(
      name: name,
      initial: initial,
      scenes: scenes().templates
    )
  }

  /// Makes the controller of the initial scene; nil if there is no such scene.
  public func instantiateInitialViewController() -> UIViewController? {
    contents.initial.map { make($0, creator: nil) }
  }

  /// Makes the controller of the initial scene with `creator`; nil if there is no such scene.
  ///
  /// Where `creator` is nil or returns nil, `init(coder:)` makes the controller. One of another class than
  /// `ViewController` raises NSInvalidArgumentException.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents.initial.map { checked(make($0, creator: creator)) }
  }

  /// Makes a new controller of the scene with this identifier.
  ///
  /// One that isn't there raises NSInvalidArgumentException.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil)
  }

  /// Makes a new controller of the scene with this identifier, with `creator`.
  ///
  /// Where `creator` is nil or returns nil, `init(coder:)` makes the controller. One of another class than
  /// `ViewController`, or a scene that isn't there, raises NSInvalidArgumentException.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    checked(make(identifier, creator: creator))
  }

  /// The class in angle brackets.
  public var description: String { "<UIStoryboard>" }
}

// MARK: - Making

extension UIStoryboard {
  /// Makes a controller, and those that it contains from the start.
  ///
  /// The order is that of nibs: the controller, its attributes, what it contains, then `awakeFromNib`.
  func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let scene = contents.scene(identifier) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"
      )
    }
    let controller = instantiate(scene, creator)
    controller.storyboardConnection = StoryboardConnection(storyboard: self, scene: scene)
    for set in scene.attributes { set(controller) }
    if !scene.children.isEmpty {
      controller.takeStoryboardChildren(scene.children.map { make($0, creator: nil) })
    }
    controller.awakeFromNib()
    return controller
  }

  func instantiate(
    _ scene: SceneTemplate,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = EmptyNibCoder()
    let controller = creator?(coder) ?? scene.controllerClass.init(coder: coder)
    guard let controller else {
      UIKitException.raise(
        .invalidArgumentException,
        "init(coder:) of \(scene.controllerClass) made no controller for scene '\(scene.identifier)'"
      )
    }
    guard scene.isOfClass(controller) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Custom instantiated controller must be kind of class '\(scene.controllerClass)', not \(controller)"
      )
    }
    return controller
  }

  func checked<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
    guard let controller = controller as? ViewController else {
      UIKitException.raise(
        .invalidArgumentException,
        "\(controller) is no \(ViewController.self), which the caller expects of its scene"
      )
    }
    return controller
  }
}

/// What a storyboard file holds: scenes, and which of them is first.
@MainActor
final class StoryboardContents {
  let name: String
  let initial: String?
  /// The scenes in the order in which they were registered.
  let templates: [SceneTemplate]
  private let scenes: [String: SceneTemplate]

  /// Refuses scenes that Interface Builder could not have saved: two with one identifier, segues to nowhere, and
  /// scenes that contain themselves.
  init(name: String, initial: String?, scenes templates: [SceneTemplate]) {
    var scenes: [String: SceneTemplate] = [:]
    for template in templates {
      if scenes.updateValue(template, forKey: template.identifier) != nil {
        StoryboardContents.refuse(name, "two scenes have the identifier '\(template.identifier)'")
      }
    }
    for template in templates {
      for destination in template.destinations where scenes[destination] == nil {
        StoryboardContents.refuse(
          name,
          "scene '\(template.identifier)' leads to a scene '\(destination)', which isn't there"
        )
      }
    }
    if let initial, scenes[initial] == nil {
      StoryboardContents.refuse(name, "the initial scene '\(initial)' isn't there")
    }
    if let scene = templates.first(where: { StoryboardContents.containsItself($0, scenes) }) {
      StoryboardContents.refuse(name, "scene '\(scene.identifier)' contains itself")
    }
    self.name = name
    self.initial = initial
    self.templates = templates
    self.scenes = scenes
  }

  func scene(_ identifier: String) -> SceneTemplate? { scenes[identifier] }

  private static func containsItself(
    _ scene: SceneTemplate,
    _ scenes: [String: SceneTemplate]
  ) -> Bool {
    var seen: Set<String> = []
    var pending = scene.contained
    while let identifier = pending.popLast() {
      if identifier == scene.identifier { return true }
      guard seen.insert(identifier).inserted, let next = scenes[identifier] else { continue }
      pending += next.contained
    }
    return false
  }

  private static func refuse(_ name: String, _ reason: String) -> Never {
    UIKitException.raise(.invalidArgumentException, "Storyboard '\(name)' can't be used: \(reason).")
  }
}

/// A scene as the storyboard keeps it.
struct SceneTemplate {
  let identifier: String
  let controllerClass: UIViewController.Type
  let isOfClass: (UIViewController) -> Bool
  var attributes: [(UIViewController) -> Void] = []
  var designs: [(UIViewController, UIView) -> Void] = []
  var children: [String] = []
  var segues: [SegueTemplate] = []
  var embeddings: [EmbedTemplate] = []

  /// The scenes that are made as soon as this one is shown, which must not lead back to it.
  var contained: [String] { children + embeddings.map(\.destination) }

  /// All scenes that this one leads to.
  var destinations: [String] { contained + segues.compactMap(\.destination) }
}

/// A segue as the storyboard keeps it.
struct SegueTemplate {
  /// Where a segue leads.
  enum Way {
    /// On to a scene of the storyboard.
    case forward(StoryboardSegueKind, String)
    /// Back to a controller that is there already.
    case unwind(UnwindTemplate)
  }

  let identifier: String?
  let way: Way
  let trigger: ((UIViewController) -> (any StoryboardTrigger)?)?

  /// The reuse identifier of the cells that trigger it.
  var cell: String?

  /// The class of those cells.
  var cellClass = UITableViewCell.self

  /// The scene that it leads on to.
  var destination: String? {
    if case .forward(_, let destination) = way { destination } else { nil }
  }
}

/// A scene contained in a view of another.
struct EmbedTemplate {
  let identifier: String?
  let destination: String
  let container: (UIViewController) -> UIView?
}

/// Where a segue unwinds to, and what is run there.
struct UnwindTemplate {
  let target: Any.Type
  let isTarget: (UIViewController) -> Bool
  let action: (UIViewController, UIStoryboardSegue) -> Void
}

/// What ties a controller to the scene that it was made from.
@MainActor
final class StoryboardConnection {
  let storyboard: UIStoryboard
  let scene: SceneTemplate

  /// A popover of up to iOS 7, which someone has to keep.
  var popoverController: AnyObject?

  init(storyboard: UIStoryboard, scene: SceneTemplate) {
    self.storyboard = storyboard
    self.scene = scene
  }
}

/// The archive that a scene's controller is made from: nothing is in it, since what a scene sets is set in Swift.
///
/// Whatever is looked for is not there, which is no mistake. A class of our own, because Foundation's keyed
/// archives can't be made in programs that link Foundation statically.
final class EmptyNibCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  override var error: (any Error)? { nil }

  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }

  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type,
    forKey key: String
  ) -> DecodedObjectType? {
    nil
  }
}
