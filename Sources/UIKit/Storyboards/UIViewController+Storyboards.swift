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

// MARK: - Segues

extension UIViewController {
  /// The segue of one kind to a destination that was just made.
  final func makeSegue(
    _ kind: StoryboardSegueKind,
    _ identifier: String?,
    to destination: UIViewController,
    sender: Any?
  ) -> UIStoryboardSegue {
    func segue(_ show: @escaping () -> Void) -> UIStoryboardSegue {
      UIStoryboardSegue(
        identifier: identifier,
        source: self,
        destination: destination,
        performHandler: show
      )
    }
    switch kind {
    case .show: return segue { self.show(destination, sender: sender) }
    case .showDetail: return segue { self.showDetailViewController(destination, sender: sender) }
    case .presentModally: return segue { self.present(destination, animated: true) }
    case .push: return segue { self.pushOnStack(destination, identifier) }
    case .presentAsPopover: return makePopoverSegue(identifier, to: destination, sender: sender)
    case .custom(let segueClass):
      return segueClass.init(identifier: identifier, source: self, destination: destination)
    }
  }

  private func pushOnStack(_ destination: UIViewController, _ identifier: String?) {
    guard let navigationController else {
      UIKitException.raise(
        .genericException,
        "Could not find a navigation controller for segue '\(identifier ?? "")'. Push segues can only be "
          + "used when the source controller is managed by an instance of UINavigationController."
      )
    }
    navigationController.pushViewController(destination, animated: true)
  }

  /// A segue that presents a popover: it points at the sender already while the source prepares.
  private func makePopoverSegue(
    _ identifier: String?,
    to destination: UIViewController,
    sender: Any?
  ) -> UIStoryboardSegue {
    let item = sender as? UIBarButtonItem
    let view = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view ?? self.view
    guard device.behavior.popoversArePresentations else {
      let segue = UIStoryboardPopoverSegue(identifier: identifier, source: self, destination: destination)
      storyboardConnection?.popoverController = segue.popoverController
      segue.performHandler = { [unowned segue] in
        if let item {
          segue.popoverController.present(from: item, permittedArrowDirections: .any, animated: true)
        } else if let view {
          segue.popoverController.present(
            from: view.bounds,
            in: view,
            permittedArrowDirections: .any,
            animated: true
          )
        }
      }
      return segue
    }
    destination.modalPresentationStyle = .popover
    if let item {
      destination.popoverPresentationController?.barButtonItem = item
    } else if let view {
      destination.popoverPresentationController?.sourceView = view
      destination.popoverPresentationController?.sourceRect = view.bounds
    }
    return UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      [unowned self] in
      present(destination, animated: true)
    }
  }
}

// MARK: - Unwinding

extension UIViewController {
  /// Unwinds to the nearest controller on the way here that the segue may lead to; without any, nothing happens.
  ///
  /// The source prepares, the destination acts, then the way back is shown.
  /// Source: Apple, Technical Note TN2298, "Using Unwind Segues".
  final func unwindSegue(_ identifier: String?, _ unwinding: UnwindTemplate, sender: Any?) {
    let way = UIStoryboardUnwindSegueSource(source: self, sender: sender) {
      unwinding.isTarget($0)
        && $0.canPerformUnwind(to: unwinding.target, from: self, sender: sender)
    }
    guard let destination = unwindDestination(way) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    segue.performHandler = { [unowned segue] in segue.source.goBack(with: segue) }
    prepare(for: segue, sender: sender)
    unwinding.action(destination, segue)
    segue.perform()
  }

  /// Looks through the parents of the source, in each through the children that may be looked through and then
  /// at the parent itself; above the topmost, on with the controller that presented it.
  private func unwindDestination(_ way: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate = storedParent ?? modal.presenter
    while let controller = candidate {
      if let found = controller.unwindDestinationWithin(way) { return found }
      candidate = controller.storedParent ?? controller.modal.presenter
    }
    return nil
  }

  private func unwindDestinationWithin(_ way: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: way) where child.storedParent === self {
      if let found = child.unwindDestinationWithin(way) { return found }
    }
    return self !== way.source && way.accepts(self) ? self : nil
  }

  /// The children but the one that the unwinding comes from; those of a navigation controller top first.
  final func childrenForUnwinding(_ way: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(way)
    let others = (self as? UINavigationController)?.viewControllers.reversed() ?? storedChildren
    return others.filter { $0 !== left }
  }

  /// The child that an unwinding comes from: the source, or the one that holds or presents it.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let controller = candidate {
      if controller.storedParent === self { return controller }
      candidate = controller.storedParent ?? controller.modal.presenter
    }
    return nil
  }

  /// Dismisses what lies over the destination's containers, then lets each of them show the way to it.
  private func goBack(with segue: UIStoryboardSegue) {
    let root = segue.destination.topmostAncestor
    if let presenter = presenter(under: root) {
      segue.animatesContainers = false
      presenter.dismiss(animated: true)
    }
    var path = [segue.destination]
    while let parent = path[0].storedParent { path.insert(parent, at: 0) }
    for (container, child) in zip(path, path.dropFirst()) {
      container.unwind(for: segue, towards: child)
    }
  }

  /// The controller in the tree of `root` that presents this one, however many presentations lie between; nil
  /// if this one is in the same tree.
  private func presenter(under root: UIViewController) -> UIViewController? {
    var top = topmostAncestor
    while top !== root {
      guard let presenter = top.modal.presenter else { return nil }
      if presenter.topmostAncestor === root { return presenter }
      top = presenter.topmostAncestor
    }
    return nil
  }

  /// What UIKit's containers do to show the child that an unwinding leads to: behind what is dismissed at the
  /// same time, without animation.
  final func showForUnwinding(_ child: UIViewController, _ segue: UIStoryboardSegue) {
    switch self {
    case let navigation as UINavigationController where navigation.viewControllers.contains(child):
      navigation.popToViewController(child, animated: segue.animatesContainers)
    case let tabs as UITabBarController: tabs.selectedViewController = child
    default: break
    }
  }
}

// MARK: - Segues of tables

extension UITableView {
  /// A finger has selected a row: the storyboard may have connected a segue with cells of its kind.
  ///
  /// The scene is that of the nearest controller that was made from one.
  final func triggerSegue(of cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, prototypes.contains(identifier) else { return }
    for case let controller as UIViewController in chain where controller.storyboardConnection != nil {
      controller.trigger(segueOfCells: identifier, sender: cell)
      return
    }
  }
}

extension UIView {
  /// Gives the tables in a scene's view the prototype cells at which segues start.
  final func addPrototypes(of segues: [SegueTemplate]) {
    if let table = self as? UITableView {
      for segue in segues {
        guard let cell = segue.cell else { continue }
        table.register(segue.cellClass, forCellReuseIdentifier: cell)
        table.prototypes.insert(cell)
      }
    }
    for subview in subviews { subview.addPrototypes(of: segues) }
  }
}
