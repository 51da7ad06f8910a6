/// Makes the controllers of a class when the application's state is restored.
///
/// Source: Apple, UIViewControllerRestoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller for the identifiers of its ancestors and its own; nil restores none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  /// The class that makes the controller when the state is restored.
  ///
  /// Without one the application's delegate is asked; then the controller with the same identifiers that exists already is taken, or
  /// that of the scene with this identifier in the controller's storyboard. Source: Apple, UIViewController.restorationClass.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { restoration?.maker as? any UIViewControllerRestoration.Type }
    set { ensuredRestoration.maker = newValue }
  }

  final var ensuredRestoration: ControllerRestoration {
    if let restoration { return restoration }
    let created = ControllerRestoration()
    restoration = created
    return created
  }

  /// The identifiers from the root of the containment down to the controller; nil if one of them has none.
  ///
  /// A presented controller continues the path of the controller that presents it.
  final var restorationPath: [String]? {
    var path: [String] = []
    var controller: UIViewController? = self
    while let present = controller {
      guard let identifier = present.restorationIdentifier else { return nil }
      path.append(identifier)
      controller = present.storedParent ?? present.modal.presenter
    }
    return path.reversed()
  }

  /// Stores the presented controller.
  final func encodePresented(with coder: NSCoder) {
    guard let presented = modal.presented, presented.restorationPath != nil else { return }
    coder.encode(presented, forKey: RestorationCoder.presentedKey)
  }

  /// Presents the controller that was presented, at once.
  final func decodePresented(with coder: NSCoder) {
    guard coder.containsValue(forKey: RestorationCoder.presentedKey),
      let presented = coder.decodeObject(forKey: RestorationCoder.presentedKey) as? UIViewController
    else { return }
    device.onNextPass { [weak self] in
      guard let self, modal.presented == nil else { return }
      present(presented, animated: false)
    }
  }
}

// MARK: - Saving

/// The state of an application that the system keeps.
struct SavedState {
  /// A controller, with the views in it that have identifiers.
  struct Controller {
    let path: [String]
    let maker: AnyClass?
    let storyboard: UIStoryboard?
    let values: [String: RestorationCoder.Value]
    let views: [(identifier: String, values: [String: RestorationCoder.Value])]
  }

  var application: [String: RestorationCoder.Value]
  var controllers: [Controller] = []

  /// Adds a controller and those below that have identifiers.
  @MainActor
  mutating func add(_ root: UIViewController) {
    var pending = [root]
    while let controller = pending.popLast() {
      guard let path = controller.restorationPath else { continue }
      let coder = RestorationCoder()
      controller.encodeRestorableState(with: coder)
      let views = SavedState.views(of: controller).map { view in
        let coder = RestorationCoder()
        view.encodeRestorableState(with: coder)
        return (view.restorationIdentifier ?? "", coder.values)
      }
      controllers.append(
        Controller(
          path: path,
          maker: controller.restoration?.maker,
          storyboard: controller.storyboardConnection?.storyboard,
          values: coder.values,
          views: views
        )
      )
      pending += [controller.modal.presented].compactMap(\.self) + controller.storedChildren.reversed()
    }
  }

  /// The views of a controller that have identifiers, without those of its children.
  @MainActor
  fileprivate static func views(of controller: UIViewController) -> [UIView] {
    var found: [UIView] = []
    var pending = [controller.storedView].compactMap(\.self)
    while let view = pending.popLast() {
      if let owner = view.controller, owner !== controller { continue }
      if view.restorationIdentifier != nil { found.append(view) }
      pending += view.children.reversed()
    }
    return found
  }
}

extension UIApplication {
  /// Saves the state of an application without scenes of its own, if its delegate wants it.
  ///
  /// Source: Apple, View Controller Programming Guide for iOS, "Preserving and Restoring State".
  func saveState() {
    guard device.behavior.restoresState, sceneManifest == nil, let delegate else { return }
    let coder = RestorationCoder()
    savedState = nil
    guard delegate.application(self, shouldSaveSecureApplicationState: coder) else { return }
    delegate.application(self, willEncodeRestorableStateWith: coder)
    var state = SavedState(application: coder.values)
    for window in windows { window.rootViewController.map { state.add($0) } }
    savedState = state
  }

  /// Restores the state that was saved before the application terminated, if its delegate wants it: between the two launch methods.
  func restoreState() {
    guard let savedState, sceneManifest == nil, let delegate else { return }
    let coder = RestorationCoder(savedState.application)
    guard delegate.application(self, shouldRestoreSecureApplicationState: coder) else { return }
    var found: [[String]: UIViewController] = [:]
    var restored: [(UIViewController, SavedState.Controller, RestorationCoder)] = []
    for entry in savedState.controllers {
      let coder = RestorationCoder(entry.values)
      guard let controller = controller(for: entry, coder) else { continue }
      if controller.restorationIdentifier == nil { controller.restorationIdentifier = entry.path.last }
      found[entry.path] = controller
      restored.append((controller, entry, coder))
    }
    for (controller, entry, coder) in restored {
      coder.controllers = found
      controller.loadViewIfNeeded()
      controller.decodeRestorableState(with: coder)
      let views = SavedState.views(of: controller)
      for saved in entry.views {
        let coder = RestorationCoder(saved.values, found)
        views.first { $0.restorationIdentifier == saved.identifier }?.decodeRestorableState(with: coder)
      }
    }
    for (controller, _, _) in restored { controller.applicationFinishedRestoringState() }
    coder.controllers = found
    delegate.application(self, didDecodeRestorableStateWith: coder)
  }

  /// The controller of a saved one: made by its class or the delegate, found in the window, or made by its storyboard.
  private func controller(for entry: SavedState.Controller, _ coder: RestorationCoder) -> UIViewController? {
    if let maker = entry.maker as? any UIViewControllerRestoration.Type {
      return maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
    }
    let made = delegate?.application(
      self,
      viewControllerWithRestorationIdentifierPath: entry.path,
      coder: coder
    )
    if let controller = made ?? existingController(at: entry.path) { return controller }
    guard let storyboard = entry.storyboard, let identifier = entry.path.last else { return nil }
    let scene = storyboard.contents.sceneID(identifier)
    return storyboard.contents.scene(scene) == nil ? nil : storyboard.make(scene, creator: nil)
  }

  private func existingController(at path: [String]) -> UIViewController? {
    let shown = windows + [ownedWindow, delegate?.window].compactMap(\.self)
    var pending = shown.compactMap(\.rootViewController)
    while let controller = pending.popLast() {
      if controller.restorationPath == path { return controller }
      pending += controller.storedChildren
    }
    return nil
  }
}
