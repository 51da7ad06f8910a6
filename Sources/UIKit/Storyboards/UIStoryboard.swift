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
    guard let contents = SimulatedDevice.current.storyboards[name] else {
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
    SimulatedDevice.current.storyboards[name] = StoryboardContents(
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
    creator: ((NSCoder) -> ViewController?)?
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
