extension UIViewController {
  /// Fills the view that was just loaded with what the scene shows, connects what triggers segues, and contains
  /// what is embedded.
  final func loadStoryboardScene() {
    guard let connection = storyboardConnection, let view = storedView else { return }
    for design in connection.scene.designs { design(self, view) }
    if connection.scene.segues.contains(where: { $0.cell != nil }) {
      view.addPrototypes(of: connection.scene.segues)
    }
    for segue in connection.scene.segues {
      segue.trigger?(self)?.whenTriggered { [weak self] sender in
        self?.trigger(segue, sender: sender)
      }
    }
    for embedding in connection.scene.embeddings { embed(embedding, from: connection.storyboard) }
  }

  /// Takes over the controllers that the storyboard connects this container with.
  final func takeStoryboardChildren(_ controllers: [UIViewController]) {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers = controllers
    case let tabs as UITabBarController: tabs.viewControllers = controllers
    case let split as UISplitViewController: split.viewControllers = controllers
    default:
      for child in controllers {
        addChild(child)
        child.didMove(toParent: self)
      }
    }
  }

  /// Performs the segue that starts at cells with a reuse identifier, if there is one.
  final func trigger(segueOfCells identifier: String, sender: Any?) {
    guard let segue = storyboardConnection?.scene.segues.first(where: { $0.cell == identifier }) else {
      return
    }
    trigger(segue, sender: sender)
  }

  /// The user triggered a segue: the source may still refuse.
  private func trigger(_ segue: SegueTemplate, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Performs the segue that code asked for by its name.
  final func performNamedSegue(_ identifier: String, sender: Any?) {
    let segues = storyboardConnection?.scene.segues ?? []
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      UIKitException.raise(
        .invalidArgumentException,
        "Receiver (\(self)) has no segue with identifier '\(identifier)'"
      )
    }
    perform(segue, sender: sender)
  }

  private func perform(_ template: SegueTemplate, sender: Any?) {
    guard let connection = storyboardConnection else { return }
    switch template.way {
    case .forward(let kind, let destination):
      let segue = makeSegue(
        kind,
        template.identifier,
        to: connection.storyboard.make(destination, creator: nil),
        sender: sender
      )
      prepare(for: segue, sender: sender)
      segue.perform()
    case .unwind(let unwinding):
      unwindSegue(template.identifier, unwinding, sender: sender)
    }
  }

  /// Contains a scene in a view of this one; the source prepares before the child's view is loaded.
  private func embed(_ embedding: EmbedTemplate, from storyboard: UIStoryboard) {
    guard let container = embedding.container(self) else { return }
    let child = storyboard.make(embedding.destination, creator: nil)
    let segue = UIStoryboardSegue(identifier: embedding.identifier, source: self, destination: child) {
      [unowned self] in
      addChild(child)
      if let view = child.view {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
      }
      child.didMove(toParent: self)
    }
    prepare(for: segue, sender: nil)
    segue.perform()
  }
}
