/// Changes of the parts of the screen that scenes have.
extension UIApplication {
  /// Gives the scenes other parts of the screen.
  ///
  /// Their controllers get `willTransition(to:with:)` if the traits change, and `viewWillTransition(to:with:)`, then the windows change
  /// their sizes in an animation, with the traits.
  ///
  /// Source: Apple, Adopting Multitasking Enhancements on iPad, and UIContentContainer.
  package func arrange(_ new: ScreenArrangement) {
    let old = arrangement
    guard new != old else { return }
    let changes = changes(in: windowsOfTransition(with: rotatingWindow), to: interfaceOrientation, new)
      .filter { $0.oldSize != $0.newSize || $0.oldTraits != $0.newTraits }
    guard let first = changes.first else { return resizeWindows { arrangement = new } }
    let duration = device.behavior.resizeDuration
    let coordinator = TransitionCoordinator(in: first.window, duration: duration, targetTransform: .identity)
    transitionCoordinator = coordinator
    beginTransition(ignoringTouches: true)
    for change in changes { change.announce(with: coordinator) }
    animate(in: duration) { [self] in
      resizeWindows { arrangement = new }
      for change in changes { change.window.layoutIfNeeded() }
      coordinator.runAnimations()
      for change in changes { change.window.layoutIfNeeded() }
    } completion: { [self] in
      coordinator.finish()
      transitionCoordinator = nil
      endTransition(ignoringTouches: true)
    }
    let size = device.screen.bounds.size
    for case let scene as UIWindowScene in scenes where scene.isInFront {
      let frame = old.frame(of: scene, in: size)
      if frame.size != scene.frameOnScreen.size { scene.didUpdate(from: interfaceOrientation, frame) }
    }
  }

  /// Runs `change`, gives the windows that filled their scenes the new sizes, runs `then`, and notifies of new traits.
  func resizeWindows(_ change: () -> Void, then: () -> Void = {}) {
    let old = presentTraits
    let filling = windows.filter(\.fillsScene)
    change()
    for window in filling { window.fillScene() }
    then()
    traitsDidChange(from: old)
  }

  /// The windows whose controllers are notified of a new size: one, and the key windows of the other scenes on screen.
  func windowsOfTransition(with window: UIWindow?) -> [UIWindow] {
    let others = scenes.compactMap { scene -> UIWindow? in
      guard let scene = scene as? UIWindowScene, scene !== window?.windowScene, scene.isInFront else {
        return nil
      }
      return scene.keyWindow ?? scene.windows.last
    }
    return [window].compactMap(\.self) + others
  }

  /// What an orientation and an arrangement mean for the controllers of windows.
  func changes(
    in windows: [UIWindow],
    to orientation: UIInterfaceOrientation,
    _ arrangement: ScreenArrangement
  ) -> [SizeChange] {
    let screen = device.screen
    let newScreen = orientation.turned(screen.portraitSize)
    return windows.map { window in
      let (old, scene) = (window.sceneFrame.size, window.windowScene)
      let new = arrangement.frame(of: scene, in: newScreen).size
      return SizeChange(
        window: window,
        oldSize: old,
        newSize: new,
        oldTraits: screen.traits(in: interfaceOrientation, width: old.width),
        newTraits: screen.traits(in: orientation, width: new.width)
      )
    }
  }
}

/// A new size of a window's scene.
@MainActor
struct SizeChange {
  let window: UIWindow
  let controllers: [UIViewController]
  let oldSize, newSize: CGSize
  let oldTraits, newTraits: UITraitCollection

  init(
    window: UIWindow,
    oldSize: CGSize,
    newSize: CGSize,
    oldTraits: UITraitCollection,
    newTraits: UITraitCollection
  ) {
    self.window = window
    controllers = window.rotatingControllers
    (self.oldSize, self.newSize) = (oldSize, newSize)
    (self.oldTraits, self.newTraits) = (oldTraits, newTraits)
  }

  /// Notifies the controllers of the new traits and the new size.
  func announce(with coordinator: TransitionCoordinator) {
    for controller in controllers {
      let target = controller.rotationTarget(of: oldSize)
      if oldTraits != newTraits { target?.willTransition(to: newTraits, with: coordinator) }
      if oldSize != newSize { target?.viewWillTransition(to: newSize, with: coordinator) }
    }
  }
}
