/// A scene of a compiled storyboard: its controller, and the segues that start at it.
@MainActor
final class StoryboardScene {
  /// The element of the controller.
  let controller: NibElement
  let controllerClass: UIViewController.Type
  /// The identifier of the controller's object, by which segues name the scene.
  let id: String
  let placeholders: [NibElement]
  /// The objects of the application's own classes, such as delegates, which come with the controller.
  let customObjects: [NibElement]
  /// The other objects of the scene, such as gesture recognizers, which come with its view.
  let others: [NibElement]
  /// The scene of another storyboard for which this one stands; its initial one without an identifier.
  let reference: (storyboard: String, identifier: String?)?
  /// The scenes whose controllers are the container's initial children.
  private(set) var children: [String] = []
  private(set) var segues: [SegueTemplate] = []
  private(set) var embeddings: [EmbedTemplate] = []

  /// Nil for a scene without a controller.
  init?(_ scene: NibElement, of storyboard: String) {
    let objects = scene.list("objects")
    guard let controller = objects.first(where: { NibClasses.isController($0.name) }), let id = controller.id
    else {
      return nil
    }
    self.controller = controller
    self.id = id
    let custom = controller["customClass"].flatMap { NibClasses.named($0) as? UIViewController.Type }
    controllerClass = custom ?? NibClasses.controller(controller.name)
    placeholders = objects.filter { $0.name == "placeholder" }
    customObjects = objects.filter { $0.name == "customObject" }
    others = objects.filter {
      $0 !== controller && !["placeholder", "exit", "customObject"].contains($0.name)
    }
    reference =
      controller.name == "viewControllerPlaceholder"
      ? (controller["storyboardName"] ?? storyboard, controller["referencedIdentifier"]) : nil
    for element in controller.all {
      for segue in element.list("connections") where segue.name == "segue" { add(segue, from: element) }
    }
  }

  /// Whether a controller is of the scene's class or one of its subclasses.
  func isOfClass(_ controller: UIViewController) -> Bool {
    var next: AnyClass? = type(of: controller)
    while let current = next {
      if current == controllerClass { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  private func add(_ segue: NibElement, from element: NibElement) {
    guard let destination = segue["destination"] else { return }
    switch segue["kind"] {
    case "relationship": children.append(destination)
    case "embed":
      embeddings.append(
        EmbedTemplate(identifier: segue["identifier"], destination: destination, container: element.id)
      )
    case "unwind":
      guard let action = segue["unwindAction"].map({ Selector($0) }) else { return }
      segues.append(SegueTemplate(segue, .unwind(action), from: element, of: controller))
    case let kind:
      guard let kind = StoryboardSegueKind(kind, segue) else { return }
      segues.append(SegueTemplate(segue, .forward(kind, destination), from: element, of: controller))
    }
  }
}

/// A segue of a scene, from which one is made each time it is performed.
@MainActor
struct SegueTemplate {
  enum Direction {
    /// To a new controller of a scene.
    case forward(StoryboardSegueKind, String)
    /// Back to the nearest controller that has the unwind action.
    case unwind(Selector)
  }

  let identifier: String?
  let direction: Direction
  /// The reuse identifier of the cells that trigger it.
  let cell: String?
  /// Whether the cell's detail button triggers it, and not the cell.
  let isOfAccessory: Bool
  /// The method of the source that makes the destination.
  let creation: Selector?
  let isAnimated: Bool
  /// What the segue sets of the destination; nil leaves it.
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?
  /// The identifier of the object that triggers it; nil for cells, and for a segue that only code performs.
  private let source: String?

  fileprivate init(
    _ segue: NibElement,
    _ direction: Direction,
    from source: NibElement,
    of controller: NibElement
  ) {
    self.direction = direction
    identifier = segue["identifier"]
    let isCell = ["tableViewCell", "collectionViewCell"].contains(source.name)
    cell = isCell ? source["reuseIdentifier"] ?? source.id : nil
    isOfAccessory = isCell && segue["trigger"] == "accessoryAction"
    creation = segue["destinationCreationSelector"].map { Selector($0) }
    isAnimated = segue.bool("animates") ?? true
    presentationStyle = segue.modalPresentationStyle
    transitionStyle = segue.modalTransitionStyle
    self.source = isCell || source === controller ? nil : source.id
  }

  /// The object of a controller's scene that triggers the segue; nil if it has none, or if the view isn't loaded.
  func trigger(in controller: UIViewController) -> (any StoryboardTrigger)? {
    source.flatMap { controller.storyboardConnection?.objects[$0] as? any StoryboardTrigger }
  }
}

/// An embedded scene.
@MainActor
struct EmbedTemplate {
  let identifier: String?
  let destination: String
  /// The identifier of the view that the child's view fills.
  fileprivate let container: String?

  /// The view of a controller that the child's view fills; nil if it isn't loaded.
  func container(in controller: UIViewController) -> UIView? {
    container.flatMap { controller.storyboardConnection?.objects[$0] as? UIView }
  }
}

/// The ways in which a segue shows its destination.
enum StoryboardSegueKind {
  /// Shows it as `show(_:sender:)` does: pushed by a navigation controller, otherwise presented.
  case show
  /// Shows it as `showDetailViewController(_:sender:)` does.
  case showDetail
  /// Presents it in its own modal presentation style.
  case presentModally
  /// Shows it in a popover at the sender: a view or a bar item, or else the source's view.
  ///
  /// Up to iOS 7 the segue is a `UIStoryboardPopoverSegue`.
  case presentAsPopover
  /// Pushes it, as up to iOS 7; raises NSGenericException without a navigation controller.
  case push
  /// Calls `perform()` of a custom class.
  case custom(UIStoryboardSegue.Type)

  /// Nil for an unknown kind.
  @MainActor
  fileprivate init?(_ kind: String?, _ segue: NibElement) {
    switch kind {
    case "show": self = .show
    case "showDetail", "replace": self = .showDetail
    case "push": self = .push
    case "presentation", "modal": self = .presentModally
    case "popoverPresentation", "popover": self = .presentAsPopover
    case "custom":
      let type = segue["customClass"].flatMap { NibClasses.named($0) as? UIStoryboardSegue.Type }
      self = .custom(type ?? UIStoryboardSegue.self)
    default: return nil
    }
  }
}

/// An object that can trigger a segue: a control, a bar item or a gesture recognizer.
@MainActor
protocol StoryboardTrigger: AnyObject {
  /// Runs `handler` with this object whenever the user triggers it.
  func whenTriggered(_ handler: @escaping (Any) -> Void)
}

extension UIControl: StoryboardTrigger {
  /// Runs `handler` when the control is tapped or, in a text field, when the return key is pressed.
  func whenTriggered(_ handler: @escaping (Any) -> Void) {
    let event: Event = self is UITextField ? .editingDidEndOnExit : .touchUpInside
    addAction(UIAction { [weak self] _ in if let self { handler(self) } }, for: event)
  }
}

extension UIBarButtonItem: StoryboardTrigger {
  /// Adds `handler` as the item's primary action.
  func whenTriggered(_ handler: @escaping (Any) -> Void) {
    primaryAction = UIAction(title: title ?? "", image: image) { [weak self] _ in
      if let self { handler(self) }
    }
  }
}

extension UIGestureRecognizer: StoryboardTrigger {
  /// Runs `handler` when the gesture has been recognized, at its end.
  func whenTriggered(_ handler: @escaping (Any) -> Void) {
    addHandler { if $0.state == .ended { handler($0) } }
  }
}
