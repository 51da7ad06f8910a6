/// Instantiates controllers, with their views, from scenes.
///
/// The plugin `AppleSources` compiles a target's `.storyboard` files.
@preconcurrency @MainActor
public final class UIStoryboard: @preconcurrency CustomStringConvertible {
  let contents: StoryboardContents

  /// Loads the storyboard `name` of the application.
  ///
  /// One that is not in the bundle raises NSInvalidArgumentException.
  ///
  /// - Parameters:
  ///   - name: the name of its file.
  ///   - storyboardBundleOrNil: the bundle of the file; nil stands for the application's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let installed = SimulatedDevice.current.application.storyboards[name]
    let document =
      installed == nil ? NibDocument.find(name, "storyboardc", in: storyboardBundleOrNil) : nil
    guard let contents = installed ?? document.map(StoryboardContents.of) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Could not find a storyboard named '\(name)' in the application's bundle"
      )
    }
    self.contents = contents
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
    if !scene.children.isEmpty {
      controller.takeStoryboardChildren(scene.children.map { make($0, creator: nil) })
    }
    objects.keep(scene.customObjects, in: controller)
    objects.connect()
    return controller
  }

  /// Makes the controller, without its view, and the objects of which its document speaks.
  func instantiate(
    _ scene: StoryboardScene,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> (UIViewController, NibObjects) {
    let objects = NibObjects(document: contents.document)
    for placeholder in scene.placeholders { objects.take(NibFirstResponder.shared, for: placeholder.id) }
    let controller = objects.makeController(scene.controller, creator: creator)
    guard scene.isOfClass(controller) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Custom instantiated controller must be kind of class '\(scene.controllerClass)', not \(controller)"
      )
    }
    // One that `creator` made with another coder has read nothing.
    objects.take(controller, for: scene.id)
    return (controller, objects)
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

/// Connects a controller with the scene from which it was instantiated.
@MainActor
final class StoryboardConnection {
  let storyboard: UIStoryboard
  let scene: StoryboardScene
  /// The objects of the scene.
  let objects: NibObjects

  /// The popover of a segue up to iOS 7, retained here.
  var popoverController: AnyObject?

  init(storyboard: UIStoryboard, scene: StoryboardScene, objects: NibObjects) {
    self.storyboard = storyboard
    self.scene = scene
    self.objects = objects
  }
}
