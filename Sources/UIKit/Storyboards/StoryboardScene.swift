/// A scene of a storyboard, written in Swift instead of drawn in Interface Builder.
///
/// A scene is a controller with its views, and the segues that start at it.
///
/// ```swift
/// StoryboardScene("contacts", ContactsController.self)
///   .attributes { $0.title = "Contacts" }
///   .view { contacts, view in
///     let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
///     view.addSubview(button)
///     contacts.addButton = button
///   }
///   .segue(.show, to: "editor", identifier: "add", from: { $0.addButton })
/// ```
@preconcurrency @MainActor
public struct StoryboardScene<Controller: UIViewController> {
  let template: SceneTemplate

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - identifier: the scene's identifier in its storyboard.
  ///   - controller: the class of its controller, which is created by `init(coder:)`.
  public init(_ identifier: String, _ controller: Controller.Type) {
    template = SceneTemplate(
      identifier: identifier,
      controllerClass: controller,
      isOfClass: { $0 is Controller }
    )
  }

  private init(_ template: SceneTemplate) {
    self.template = template
  }

  private func changed(_ change: (inout SceneTemplate) -> Void) -> StoryboardScene {
    var template = template
    change(&template)
    return StoryboardScene(template)
  }

  /// Sets the controller's attributes right after its creation, before its view is loaded.
  public func attributes(_ set: @escaping (Controller) -> Void) -> StoryboardScene {
    changed { $0.attributes.append { if let controller = $0 as? Controller { set(controller) } } }
  }

  /// Fills the controller's view and connects outlets and actions.
  ///
  /// It runs when the view is loaded, before `viewDidLoad`. A closure that a view retains, such as an action,
  /// should capture the controller weakly.
  public func view(_ design: @escaping (Controller, UIView) -> Void) -> StoryboardScene {
    changed {
      $0.designs.append { if let controller = $0 as? Controller { design(controller, $1) } }
    }
  }

  /// Connects a container with its initial children, which are created together with it.
  ///
  /// Children are the root of a navigation controller, the tabs of a tab bar controller, or the columns of a
  /// split view controller.
  public func children(_ identifiers: String...) -> StoryboardScene {
    changed { $0.children += identifiers }
  }

  /// Adds a segue to another scene, which is instantiated each time the segue is performed.
  ///
  /// - Parameters:
  ///   - kind: the way in which the destination is shown.
  ///   - destination: the identifier of a scene of the same storyboard.
  ///   - identifier: the segue's identifier, for code that performs it or prepares for it.
  ///   - trigger: returns the object of the scene that triggers the segue, called when the view has been
  ///     loaded; without it, only code performs the segue.
  public func segue(
    _ kind: StoryboardSegueKind,
    to destination: String,
    identifier: String? = nil,
    from trigger: ((Controller) -> (any StoryboardTrigger)?)? = nil
  ) -> StoryboardScene {
    add(.forward(kind, destination), identifier, trigger)
  }

  /// Adds a segue that is performed when the user selects a row with a prototype cell of this scene.
  ///
  /// The scene's tables create these cells without registration, like those of Interface Builder. Registering
  /// a class for the identifier replaces the prototype and removes the segue.
  ///
  /// - Parameters:
  ///   - kind: the way in which the destination is shown.
  ///   - destination: the identifier of a scene of the same storyboard.
  ///   - identifier: the segue's identifier, for code that prepares for it.
  ///   - cell: the reuse identifier of the prototype cell; a row's cell is the sender.
  ///   - cellClass: the class of the prototype cell.
  public func segue(
    _ kind: StoryboardSegueKind,
    to destination: String,
    identifier: String? = nil,
    fromCell cell: String,
    of cellClass: UITableViewCell.Type = UITableViewCell.self
  ) -> StoryboardScene {
    changed {
      $0.segues.append(
        SegueTemplate(
          identifier: identifier,
          direction: .forward(kind, destination),
          trigger: nil,
          cell: cell,
          cellClass: cellClass
        )
      )
    }
  }

  /// Embeds another scene in a view of this one when the view is loaded.
  ///
  /// - Parameters:
  ///   - destination: the identifier of a scene of the same storyboard.
  ///   - identifier: the segue's identifier, for code that prepares for it.
  ///   - container: the view that the child's view fills.
  public func embed(
    _ destination: String,
    identifier: String? = nil,
    in container: @escaping (Controller) -> UIView?
  ) -> StoryboardScene {
    changed {
      $0.embeddings.append(
        EmbedTemplate(identifier: identifier, destination: destination) {
          ($0 as? Controller).flatMap(container)
        }
      )
    }
  }

  /// Adds an unwind segue to the nearest controller on the way back that is a `Target`.
  ///
  /// Replaces a connection to the scene's exit, with a type instead of the selector of the unwind action.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - identifier: the segue's identifier.
  ///   - trigger: returns the object of the scene that triggers the segue; without it, only code performs the
  ///     segue.
  ///   - action: the unwind action, run with the controller that was found, after the source has prepared.
  public func unwind<Target>(
    to type: Target.Type,
    identifier: String? = nil,
    from trigger: ((Controller) -> (any StoryboardTrigger)?)? = nil,
    action: @escaping (Target, UIStoryboardSegue) -> Void
  ) -> StoryboardScene {
    let unwinding = UnwindTemplate(
      target: type,
      isTarget: { $0 is Target },
      action: { controller, segue in if let target = controller as? Target { action(target, segue) } }
    )
    return add(.unwind(unwinding), identifier, trigger)
  }

  private func add(
    _ direction: SegueTemplate.Direction,
    _ identifier: String?,
    _ trigger: ((Controller) -> (any StoryboardTrigger)?)?
  ) -> StoryboardScene {
    changed {
      $0.segues.append(
        SegueTemplate(
          identifier: identifier,
          direction: direction,
          trigger: trigger.map { find in { ($0 as? Controller).flatMap(find) } }
        )
      )
    }
  }
}

/// Collects the scenes of a storyboard.
@preconcurrency @MainActor
@resultBuilder
public enum StoryboardBuilder {
  /// One or more scenes without the types of their controllers.
  public struct Part {
    let templates: [SceneTemplate]
  }

  /// A single scene.
  public static func buildExpression<Controller>(_ scene: StoryboardScene<Controller>) -> Part {
    Part(templates: [scene.template])
  }

  /// Several scenes.
  public static func buildBlock(_ parts: Part...) -> Part { buildArray(parts) }

  /// Scenes of a loop.
  public static func buildArray(_ parts: [Part]) -> Part {
    Part(templates: parts.flatMap(\.templates))
  }

  /// Scenes that depend on a condition.
  public static func buildOptional(_ part: Part?) -> Part { part ?? Part(templates: []) }

  /// Scenes of the first branch.
  public static func buildEither(first part: Part) -> Part { part }

  /// Scenes of the second branch.
  public static func buildEither(second part: Part) -> Part { part }
}

/// The ways in which a segue shows its destination.
public enum StoryboardSegueKind {
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
}

/// An object that can trigger a segue: a control, a bar item or a gesture recognizer.
@preconcurrency @MainActor
public protocol StoryboardTrigger: AnyObject {
  /// Runs `handler` with this object whenever the user triggers it.
  func whenTriggered(_ handler: @escaping (Any) -> Void)
}

extension UIControl: StoryboardTrigger {
  /// Runs `handler` when the control is tapped or, in a text field, when the return key is pressed.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    let event: Event = self is UITextField ? .editingDidEndOnExit : .touchUpInside
    addAction(UIAction { [weak self] _ in if let self { handler(self) } }, for: event)
  }
}

extension UIBarButtonItem: StoryboardTrigger {
  /// Adds `handler` as the item's primary action.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    primaryAction = UIAction(title: title ?? "", image: image) { [weak self] _ in
      if let self { handler(self) }
    }
  }
}

extension UIGestureRecognizer: StoryboardTrigger {
  /// Runs `handler` when the gesture has been recognized, at its end.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    addHandler { if $0.state == .ended { handler($0) } }
  }
}
