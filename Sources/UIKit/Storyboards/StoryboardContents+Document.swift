extension StoryboardContents {
  private static var known: [ObjectIdentifier: StoryboardContents] = [:]

  /// The storyboard of a compiled document.
  static func of(_ document: NibDocument) -> StoryboardContents {
    if let contents = known[ObjectIdentifier(document)] { return contents }
    let contents = make(document)
    known[ObjectIdentifier(document)] = contents
    return contents
  }

  fileprivate static func make(_ document: NibDocument) -> StoryboardContents {
    let scenes = document.root.list("scenes").compactMap { SceneDocument($0, document) }
    let contents = StoryboardContents(
      name: document.name,
      initial: document.root["initialViewController"],
      scenes: scenes.map(\.template)
    )
    contents.sceneOfIdentifier = scenes.reduce(into: [:]) { scenes, scene in
      if let identifier = scene.controller["storyboardIdentifier"] { scenes[identifier] = scene.id }
    }
    return contents
  }
}

extension UIStoryboard {
  /// Puts a bundle's compiled storyboard, with changes, in the application's bundle, until another device is booted.
  package static func install(_ name: String, in bundle: Bundle, changes: [NibChange]) {
    guard let document = NibDocument.find(name, "storyboardc", in: bundle) else {
      preconditionFailure("The bundle has no storyboard \(name)")
    }
    SimulatedDevice.current.application.storyboards[name] =
      changes.isEmpty ? .of(document) : .make(document.changed(by: changes))
  }
}

/// A scene of a compiled storyboard.
@MainActor
final class SceneDocument {
  let document: NibDocument
  /// The element of the controller.
  let controller: NibElement
  /// The objects of the application's own classes, such as delegates, which come with the controller.
  let customObjects: [NibElement]
  /// The other objects of the scene, such as gesture recognizers, which come with its view.
  let others: [NibElement]
  /// The identifier of the controller's object, by which segues name the scene.
  let id: String

  private let placeholders: [NibElement]

  init?(_ scene: NibElement, _ document: NibDocument) {
    let objects = scene.list("objects")
    guard let controller = objects.first(where: { NibClasses.isController($0.name) }), let id = controller.id
    else {
      return nil
    }
    self.document = document
    self.controller = controller
    self.id = id
    placeholders = objects.filter { $0.name == "placeholder" }
    customObjects = objects.filter { $0.name == "customObject" }
    others = objects.filter {
      $0 !== controller && !["placeholder", "exit", "customObject"].contains($0.name)
    }
  }

  /// Makes the controller, without its view, and the objects of which its document speaks.
  func makeController(creator: ((NSCoder) -> UIViewController?)?) -> (UIViewController, NibObjects) {
    let objects = NibObjects(document: document)
    for placeholder in placeholders { objects.take(NibFirstResponder.shared, for: placeholder.id) }
    let made = objects.makeController(controller, creator: creator)
    // One that `creator` made with another coder has read nothing.
    objects.take(made, for: id)
    return (made, objects)
  }

  // MARK: Template

  var template: SceneTemplate {
    var template = SceneTemplate(
      identifier: id,
      controllerClass: controllerClass,
      isOfClass: { [controllerClass] in isKind($0, of: controllerClass) }
    )
    template.document = self
    if controller.name == "viewControllerPlaceholder" {
      template.reference = (controller["storyboardName"] ?? document.name, controller["referencedIdentifier"])
    }
    for element in controller.all {
      for segue in element.list("connections") where segue.name == "segue" {
        add(segue, from: element, to: &template)
      }
    }
    return template
  }

  private var controllerClass: UIViewController.Type {
    let custom = controller["customClass"].flatMap { NibClasses.named($0) as? UIViewController.Type }
    return custom ?? NibClasses.controller(controller.name)
  }

  private func add(_ segue: NibElement, from element: NibElement, to template: inout SceneTemplate) {
    guard let destination = segue["destination"] else { return }
    let identifier = segue["identifier"]
    switch segue["kind"] {
    case "relationship": template.children.append(destination)
    case "embed":
      template.embeddings.append(
        EmbedTemplate(identifier: identifier, destination: destination) { controller in
          element.id.flatMap { controller.storyboardConnection?.objects?[$0] as? UIView }
        }
      )
    case "unwind":
      guard let action = segue["unwindAction"].map({ Selector($0) }) else { return }
      template.segues.append(self.template(segue, element, .unwind(unwinding(action))))
    case let kind:
      guard let kind = self.kind(kind, segue) else { return }
      template.segues.append(self.template(segue, element, .forward(kind, destination)))
    }
  }

  private func template(
    _ segue: NibElement,
    _ source: NibElement,
    _ direction: SegueTemplate.Direction
  ) -> SegueTemplate {
    let isCell = ["tableViewCell", "collectionViewCell"].contains(source.name)
    let isManual = source === controller
    let trigger: (UIViewController) -> (any StoryboardTrigger)? = { controller in
      source.id.flatMap { controller.storyboardConnection?.objects?[$0] as? any StoryboardTrigger }
    }
    var template = SegueTemplate(
      identifier: segue["identifier"],
      direction: direction,
      trigger: isCell || isManual ? nil : trigger
    )
    if isCell {
      template.cell = source["reuseIdentifier"] ?? source.id
      template.cellClass = nil
      template.isOfAccessory = segue["trigger"] == "accessoryAction"
    }
    template.creation = segue["destinationCreationSelector"].map { Selector($0) }
    template.isAnimated = segue.bool("animates") ?? true
    template.presentationStyle = segue.modalPresentationStyle
    template.transitionStyle = segue.modalTransitionStyle
    return template
  }

  private func kind(_ kind: String?, _ segue: NibElement) -> StoryboardSegueKind? {
    switch kind {
    case "show": return .show
    case "showDetail", "replace": return .showDetail
    case "push": return .push
    case "presentation", "modal": return .presentModally
    case "popoverPresentation", "popover": return .presentAsPopover
    case "custom":
      let type = segue["customClass"].flatMap { NibClasses.named($0) as? UIStoryboardSegue.Type }
      return .custom(type ?? UIStoryboardSegue.self)
    default: return nil
    }
  }

  /// The way back to the nearest controller that has the unwind action.
  private func unwinding(_ action: Selector) -> UnwindTemplate {
    UnwindTemplate(
      target: UIViewController.self,
      selector: action,
      isTarget: { action.isImplemented(by: $0) },
      action: { controller, segue in _ = action.implementation(in: controller)?([segue]) }
    )
  }
}

/// Whether an object is of a class or one of its subclasses.
private func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
  var next: AnyClass? = Swift.type(of: object)
  while let current = next {
    if current == type { return true }
    next = _getSuperclass(current)
  }
  return false
}
