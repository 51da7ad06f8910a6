extension UIViewController {
  /// Applies the scene to the view that was just loaded: its segues' triggers, and embedded scenes.
  final func loadStoryboardScene() {
    guard let connection = storyboardConnection, storedView != nil else { return }
    for segue in connection.scene.segues {
      segue.trigger(in: self)?.whenTriggered { [weak self] sender in
        self?.trigger(segue, sender: sender)
      }
    }
    for embedding in connection.scene.embeddings { embed(embedding, from: connection.storyboard) }
  }

  /// Adds the children that the storyboard connects with this container.
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

  /// Performs the segue of cells with a reuse identifier, if there is one.
  final func trigger(segueOfCells identifier: String, sender: Any?) {
    let segues = storyboardConnection?.scene.segues ?? []
    guard let segue = segues.first(where: { $0.cell == identifier && !$0.isOfAccessory }) else {
      return
    }
    trigger(segue, sender: sender)
  }

  /// Performs a segue that the user has triggered, if the source allows it.
  private func trigger(_ segue: SegueTemplate, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, sender: sender)
  }

  /// Performs a segue by its identifier.
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
    switch template.direction {
    case .forward(let kind, let destination):
      let creator: ((NSCoder) -> UIViewController?)? = template.creation.map { selector in
        { coder in selector.send(to: self, coder, sender, template.identifier) as? UIViewController }
      }
      let controller = connection.storyboard.make(destination, creator: creator)
      if let style = template.presentationStyle { controller.modalPresentationStyle = style }
      if let style = template.transitionStyle { controller.modalTransitionStyle = style }
      let segue = makeSegue(
        kind,
        template.identifier,
        to: controller,
        sender: sender,
        isAnimated: template.isAnimated
      )
      prepare(for: segue, sender: sender)
      segue.perform()
    case .unwind(let action): unwindSegue(template.identifier, action, sender: sender)
    }
  }

  /// Embeds a scene in a view of this one; the source prepares before the child's view is loaded.
  private func embed(_ embedding: EmbedTemplate, from storyboard: UIStoryboard) {
    guard let container = embedding.container(in: self) else { return }
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
  /// Creates a segue of a kind to a new destination.
  final func makeSegue(
    _ kind: StoryboardSegueKind,
    _ identifier: String?,
    to destination: UIViewController,
    sender: Any?,
    isAnimated: Bool = true
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
    case .presentModally: return segue { self.present(destination, animated: isAnimated) }
    case .push: return segue { self.pushOnStack(destination, identifier) }
    case .presentAsPopover: return makePopoverSegue(identifier, to: destination, sender: sender)
    case .custom(let segueClass):
      return segueClass.appleSources_make(identifier: identifier, source: self, destination: destination)
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

  /// Creates a popover segue; its anchor is the sender before the source prepares.
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
  /// Unwinds to the nearest controller on the way back that has the action and allows the segue; has no effect
  /// if there is none.
  ///
  /// First the source prepares, then the destination's action runs, then the way back is shown. Source:
  /// Apple, Technical Note TN2298, "Using Unwind Segues".
  private func unwindSegue(_ identifier: String?, _ action: Selector, sender: Any?) {
    let source = UIStoryboardUnwindSegueSource(source: self, sender: sender) {
      action.isImplemented(by: $0) && $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
    }
    guard let destination = unwindDestination(source) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    segue.performHandler = { [unowned segue] in segue.source.goBack(with: segue) }
    prepare(for: segue, sender: sender)
    action.send(to: destination, segue)
    segue.perform()
  }

  /// Searches the destination in the parents of the source, and above the topmost in its presenter.
  ///
  /// In each parent, the allowed children are searched first, then the parent itself is checked.
  private func unwindDestination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate = storedParent ?? modal.presenter
    while let controller = candidate {
      if let found = controller.unwindDestinationWithin(source) { return found }
      candidate = controller.storedParent ?? controller.modal.presenter
    }
    return nil
  }

  private func unwindDestinationWithin(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) where child.storedParent === self {
      if let found = child.unwindDestinationWithin(source) { return found }
    }
    return self !== source.source && source.accepts(self) ? self : nil
  }

  /// The children except the one that contains the source; those of a navigation controller from the top.
  final func childrenForUnwinding(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    let others = (self as? UINavigationController)?.viewControllers.reversed() ?? storedChildren
    return others.filter { $0 !== left }
  }

  /// The child that is, contains or presents the source.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let controller = candidate {
      if controller.storedParent === self { return controller }
      candidate = controller.storedParent ?? controller.modal.presenter
    }
    return nil
  }

  /// Dismisses the presentations over the destination's containers, then lets each
  /// container show the way to it.
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

  /// The controller in the tree of `root` that presents this one, directly or indirectly.
  ///
  /// It is nil if this one is in the same tree.
  private func presenter(under root: UIViewController) -> UIViewController? {
    var top = topmostAncestor
    while top !== root {
      guard let presenter = top.modal.presenter else { return nil }
      if presenter.topmostAncestor === root { return presenter }
      top = presenter.topmostAncestor
    }
    return nil
  }

  /// Shows the child that an unwind segue leads to, in UIKit's containers.
  ///
  /// There is no animation if a presentation above it is dismissed at the same time.
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
  /// Performs the segue that the storyboard connects with the selected row's cell, if there is one.
  ///
  /// The scene is that of the nearest controller that was instantiated from one.
  final func triggerSegue(of cell: UITableViewCell) {
    let prototype = cell.reuseIdentifier.flatMap { prototypes.contains($0) ? $0 : nil }
    guard let identifier = prototype ?? staticContent?.id(of: cell) else { return }
    triggerSegue(ofCells: identifier, sender: cell)
  }
}

extension UICollectionView {
  /// Performs the segue that the storyboard connects with the selected item's cell, if there is one.
  final func triggerSegue(of cell: UICollectionViewCell) {
    guard let identifier = cell.reuseIdentifier, prototypes.contains(identifier) else { return }
    triggerSegue(ofCells: identifier, sender: cell)
  }
}

extension UIScrollView {
  fileprivate final func triggerSegue(ofCells identifier: String, sender: UIView) {
    for case let controller as UIViewController in chain where controller.storyboardConnection != nil {
      controller.trigger(segueOfCells: identifier, sender: sender)
      return
    }
  }
}
