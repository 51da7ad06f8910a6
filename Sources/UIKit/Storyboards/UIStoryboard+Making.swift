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

  private func instantiate(
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
