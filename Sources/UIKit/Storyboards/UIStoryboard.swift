/// Instantiates controllers, with their views, from scenes.
///
/// The plugin `AppleSources` compiles a target's `.storyboard` files. Packages without such files write scenes in
/// Swift, and register them under a name: see `register(_:initial:scenes:)`.
@preconcurrency @MainActor
public final class UIStoryboard: @preconcurrency CustomStringConvertible {
  let contents: StoryboardContents

  /// Loads the storyboard `name` of the application.
  ///
  /// A storyboard that is neither registered nor in the bundle raises NSInvalidArgumentException.
  ///
  /// - Parameters:
  ///   - name: the name under which it was registered, or that of its file.
  ///   - storyboardBundleOrNil: the bundle of the file; nil stands for the application's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let registered = SimulatedDevice.current.application.storyboards[name]
    let document =
      registered == nil ? NibDocument.find(name, "storyboardc", in: storyboardBundleOrNil) : nil
    guard let contents = registered ?? document.map(StoryboardContents.of) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Could not find a storyboard named '\(name)' in the application's bundle"
      )
    }
    self.contents = contents
  }

  /// Registers a storyboard in the application's bundle, until another device is booted.
  ///
  /// Another storyboard with the same name replaces the first one when it is loaded the next time.
  ///
  /// Scenes that Interface Builder could not save raise NSInvalidArgumentException: two with the same
  /// identifier, one with a segue to a missing scene, and one that contains itself. A segue may lead back to
  /// an earlier scene: it creates a new controller.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name, such as `Main`.
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

  /// Instantiates the controller of the initial scene; nil if there is no such scene.
  public func instantiateInitialViewController() -> UIViewController? {
    contents.initial.map { make($0, creator: nil) }
  }

  /// Instantiates the controller of the initial scene with `creator`; nil if there is no such scene.
  ///
  /// If `creator` is nil or returns nil, `init(coder:)` creates the controller. A controller of a class other
  /// than `ViewController` raises NSInvalidArgumentException.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents.initial.map { checked(make($0, creator: creator)) }
  }

  /// Instantiates the controller of the scene with this identifier.
  ///
  /// An unknown identifier raises NSInvalidArgumentException.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(contents.sceneID(identifier), creator: nil)
  }

  /// Instantiates the controller of the scene with this identifier with `creator`.
  ///
  /// If `creator` is nil or returns nil, `init(coder:)` creates the controller. A controller of a class other
  /// than `ViewController`, or an unknown identifier, raises NSInvalidArgumentException.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    checked(make(contents.sceneID(identifier), creator: creator))
  }

  /// The class in angle brackets.
  public var description: String { "<UIStoryboard>" }
}

// MARK: - Instantiating

extension UIStoryboard {
  /// Instantiates a controller and its initial children.
  ///
  /// The order is that of nibs: the controller, its attributes, its children, then `awakeFromNib`.
  func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let scene = contents.scene(identifier) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"
      )
    }
    if let reference = scene.reference {
      let other = UIStoryboard(name: reference.storyboard, bundle: nil)
      return other.make(
        reference.identifier.map(other.contents.sceneID) ?? other.contents.initial ?? "",
        creator: creator
      )
    }
    let (controller, objects) = instantiate(scene, creator)
    controller.storyboardConnection = StoryboardConnection(storyboard: self, scene: scene, objects: objects)
    for set in scene.attributes { set(controller) }
    if !scene.children.isEmpty {
      controller.takeStoryboardChildren(scene.children.map { make($0, creator: nil) })
    }
    if let objects {
      objects.keep(scene.document?.customObjects ?? [], in: controller)
      objects.connect()
    } else {
      controller.awakeFromNib()
    }
    return controller
  }

  func instantiate(
    _ scene: SceneTemplate,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> (UIViewController, NibObjects?) {
    let coder = EmptyNibCoder()
    let made = scene.document?.makeController(creator: creator)
    let controller = made?.0 ?? creator?(coder) ?? scene.controllerClass.init(coder: coder)
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
    return (controller, made?.1)
  }

  func checked<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
    guard let controller = controller as? ViewController else {
      UIKitException.raise(
        .invalidArgumentException,
        "\(controller) is not a \(ViewController.self), which the caller expects"
      )
    }
    return controller
  }
}

/// The contents of a storyboard file: scenes, and the identifier of the initial one.
@MainActor
final class StoryboardContents {
  let name: String
  let initial: String?
  /// The scenes in the order in which they were registered.
  let templates: [SceneTemplate]
  private let scenes: [String: SceneTemplate]

  /// Raises for scenes that Interface Builder could not save.
  ///
  /// These are two scenes with the same identifier, segues to missing scenes, and scenes
  /// that contain themselves.
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
          "scene '\(template.identifier)' refers to the scene '\(destination)', which does not exist"
        )
      }
    }
    if let initial, scenes[initial] == nil {
      StoryboardContents.refuse(name, "the initial scene '\(initial)' does not exist")
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

  /// The scene's name in segues: scenes of documents are called by the identifiers of their objects.
  func sceneID(_ identifier: String) -> String { sceneOfIdentifier[identifier] ?? identifier }

  /// The names of a document's scenes, by their storyboard identifiers.
  var sceneOfIdentifier: [String: String] = [:]

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

/// A scene without the type of its controller.
struct SceneTemplate {
  let identifier: String
  let controllerClass: UIViewController.Type
  let isOfClass: (UIViewController) -> Bool
  var attributes: [(UIViewController) -> Void] = []
  var designs: [(UIViewController, UIView) -> Void] = []
  var children: [String] = []
  var segues: [SegueTemplate] = []
  var embeddings: [EmbedTemplate] = []
  /// The scene in its compiled document; nil if it is written in Swift.
  var document: SceneDocument?
  /// The scene of another storyboard for which this one stands; its initial one without an identifier.
  var reference: (storyboard: String, identifier: String?)?

  /// The scenes that are instantiated together with this one, which must not contain it.
  var contained: [String] { children + embeddings.map(\.destination) }

  /// The destinations of all segues, and the contained scenes.
  var destinations: [String] { contained + segues.compactMap(\.destination) }
}

/// A segue without the type of its source.
struct SegueTemplate {
  /// The direction of a segue.
  enum Direction {
    /// To a new controller of a scene.
    case forward(StoryboardSegueKind, String)
    /// Back to an existing controller.
    case unwind(UnwindTemplate)
  }

  let identifier: String?
  let direction: Direction
  let trigger: ((UIViewController) -> (any StoryboardTrigger)?)?

  /// The reuse identifier of the cells that trigger it.
  var cell: String?

  /// The class of these cells; nil if the document makes them.
  var cellClass: UITableViewCell.Type? = UITableViewCell.self

  /// Whether the cell's detail button triggers it, and not the cell.
  var isOfAccessory = false
  /// The method of the source that makes the destination.
  var creation: Selector?
  var isAnimated = true
  /// What the segue sets of the destination; nil leaves it.
  var presentationStyle: UIModalPresentationStyle?
  var transitionStyle: UIModalTransitionStyle?

  /// The identifier of the destination's scene.
  var destination: String? {
    if case .forward(_, let destination) = direction { destination } else { nil }
  }
}

/// An embedded scene.
struct EmbedTemplate {
  let identifier: String?
  let destination: String
  let container: (UIViewController) -> UIView?
}

/// The destination and the action of an unwind segue.
struct UnwindTemplate {
  let target: Any.Type
  /// The unwind action of a document's segue.
  var selector: Selector?
  let isTarget: (UIViewController) -> Bool
  let action: (UIViewController, UIStoryboardSegue) -> Void
}

/// Connects a controller with the scene from which it was instantiated.
@MainActor
final class StoryboardConnection {
  let storyboard: UIStoryboard
  let scene: SceneTemplate
  /// The objects of a scene that has a document.
  let objects: NibObjects?

  /// The popover of a segue up to iOS 7, retained here.
  var popoverController: AnyObject?

  init(storyboard: UIStoryboard, scene: SceneTemplate, objects: NibObjects?) {
    self.storyboard = storyboard
    self.scene = scene
    self.objects = objects
  }
}

/// An empty archive to instantiate controllers from: a scene's contents are set in Swift.
///
/// Every key is missing, which is not an error. It is a class of our own because Foundation's keyed archives
/// can't be created in programs that link Foundation statically.
class EmptyNibCoder: NSCoder {
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
