extension UIViewController {
  /// Makes the root view from the controller's scene or nib; false if it has neither.
  ///
  /// Without a name, the nib has the name of the class, without `Controller` or with it. Source: Apple,
  /// UIViewController.nibName. The controller keeps the other objects at the top of a scene, but not those of a nib, which only
  /// outlets keep. Source: Apple, Resource Programming Guide, "Nib Files".
  final func loadNibView() -> Bool {
    if let connection = storyboardConnection {
      let scene = connection.scene
      guard let view = scene.controller.value("view") else { return false }
      connection.objects.makeView(of: self, scene.controller, root: view, others: scene.others)
      return true
    }
    guard let nib = nibName.map({ UINib(nibName: $0, bundle: nibBundle) }) ?? nibOfClass else { return false }
    _ = nib.instantiate(withOwner: self)
    guard storedView != nil else {
      UIKitException.raise(
        .internalInconsistencyException,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName ?? "\(type(of: self))")\" nib but the view outlet was not set."
      )
    }
    return true
  }

  /// The nib with the name of the class.
  private var nibOfClass: UINib? {
    let type = type(of: self)
    // UIKit's own classes have none.
    guard !String(reflecting: type).hasPrefix("UIKit.") else { return nil }
    let name = "\(type)"
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { NibDocument.find($0, "nib", in: nibBundle) != nil }.map {
      UINib(nibName: $0, bundle: nibBundle)
    }
  }
}
