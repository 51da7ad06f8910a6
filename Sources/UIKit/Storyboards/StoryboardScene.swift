/// A scene of a storyboard, written in Swift instead of drawn in Interface Builder: a controller together with
/// its views, and the segues that lead away from it.
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

  /// Describes a scene.
  ///
  /// - Parameters:
  ///   - identifier: what the scene is known by in its storyboard.
  ///   - controller: the class of its controller, which is made by `init(coder:)`.
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

  /// Sets what the attributes inspector sets, as soon as the controller is made and before its view is.
  public func attributes(_ set: @escaping (Controller) -> Void) -> StoryboardScene {
    changed { $0.attributes.append { if let controller = $0 as? Controller { set(controller) } } }
  }

  /// Fills the controller's view and connects outlets and actions, when the view is loaded and before
  /// `viewDidLoad`.
  ///
  /// A closure that is kept by a view, such as an action, should capture the controller weakly.
  public func view(_ design: @escaping (Controller, UIView) -> Void) -> StoryboardScene {
    changed {
      $0.designs.append { if let controller = $0 as? Controller { design(controller, $1) } }
    }
  }

  /// Connects a container with the scenes that it contains from the start: the root of a navigation controller,
  /// the tabs of a tab bar controller, the columns of a split view controller.
  ///
  /// They are made together with it.
  public func children(_ identifiers: String...) -> StoryboardScene {
    changed { $0.children += identifiers }
  }

  /// Adds a segue to another scene, which is made anew each time that the segue is performed.
  ///
  /// - Parameters:
  ///   - kind: how the destination is shown.
  ///   - destination: the identifier of a scene of the same storyboard.
  ///   - identifier: what the segue is known by, for code that performs it or prepares for it.
  ///   - trigger: which object of the scene triggers it, asked when the view was loaded; without any, only
  ///     code does.
  public func segue(
    _ kind: StoryboardSegueKind,
    to destination: String,
    identifier: String? = nil,
    from trigger: ((Controller) -> (any StoryboardTrigger)?)? = nil
  ) -> StoryboardScene {
    add(.forward(kind, destination), identifier, trigger)
  }

  /// Adds a segue to another scene that is triggered when the user selects a row with a prototype cell of this scene.
  ///
  /// The scene's tables make these cells without any registration, as those of Interface Builder do. Code that registers
  /// a class for the identifier replaces the prototype, and with it the segue.
  ///
  /// - Parameters:
  ///   - kind: how the destination is shown.
  ///   - destination: the identifier of a scene of the same storyboard.
  ///   - identifier: what the segue is known by, for code that prepares for it.
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
          way: .forward(kind, destination),
          trigger: nil,
          cell: cell,
          cellClass: cellClass
        )
      )
    }
  }

  /// Contains another scene in a view of this one, made when the view is loaded.
  ///
  /// - Parameters:
  ///   - destination: the identifier of a scene of the same storyboard.
  ///   - identifier: what the segue is known by, for code that prepares for it.
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

  /// Adds a segue back to the nearest controller on the way here that is a `Target`.
  ///
  /// Stands for a connection to the scene's exit: a type says what the selector of the unwind action says there.
  ///
  /// - Parameters:
  ///   - type: a protocol or class.
  ///   - identifier: what the segue is known by.
  ///   - trigger: which object of the scene triggers it; without any, only code does.
  ///   - action: the unwind action, run with the controller that was found, after the source prepared.
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
    _ way: SegueTemplate.Way,
    _ identifier: String?,
    _ trigger: ((Controller) -> (any StoryboardTrigger)?)?
  ) -> StoryboardScene {
    changed {
      $0.segues.append(
        SegueTemplate(
          identifier: identifier,
          way: way,
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
  /// One scene as the builder keeps it, whatever the class of its controller.
  public struct Part {
    let templates: [SceneTemplate]
  }

  /// A scene.
  public static func buildExpression<Controller>(_ scene: StoryboardScene<Controller>) -> Part {
    Part(templates: [scene.template])
  }

  /// Several scenes.
  public static func buildBlock(_ parts: Part...) -> Part { buildArray(parts) }

  /// Scenes of a loop.
  public static func buildArray(_ parts: [Part]) -> Part {
    Part(templates: parts.flatMap(\.templates))
  }

  /// Scenes that are there on a condition.
  public static func buildOptional(_ part: Part?) -> Part { part ?? Part(templates: []) }

  /// Scenes of the first branch.
  public static func buildEither(first part: Part) -> Part { part }

  /// Scenes of the second branch.
  public static func buildEither(second part: Part) -> Part { part }
}

/// What a segue does with the controller that it leads to.
public enum StoryboardSegueKind {
  /// Shows it as `show(_:sender:)` does: a navigation controller pushes it; without any, it is presented.
  case show
  /// Shows it as `showDetailViewController(_:sender:)` does.
  case showDetail
  /// Presents it in its own modal style.
  case presentModally
  /// Shows it in a popover that points at what triggered the segue: a view or a bar item, or else the source's
  /// view.
  ///
  /// Up to iOS 7 the segue is a `UIStoryboardPopoverSegue`.
  case presentAsPopover
  /// Pushes it, as up to iOS 7: without a navigation controller NSGenericException is raised.
  case push
  /// Does what the `perform()` of a class of your own does.
  case custom(UIStoryboardSegue.Type)
}

/// What a segue can be connected from: a control, a bar item or a gesture recognizer.
@preconcurrency @MainActor
public protocol StoryboardTrigger: AnyObject {
  /// Runs `handler`, with itself, whenever the user does what it is there for.
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
  /// Makes running `handler` the item's primary action.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    primaryAction = UIAction(title: title ?? "", image: image) { [weak self] _ in
      if let self { handler(self) }
    }
  }
}

extension UIGestureRecognizer: StoryboardTrigger {
  /// Runs `handler` when the gesture was recognized, at its end.
  public func whenTriggered(_ handler: @escaping (Any) -> Void) {
    addHandler { if $0.state == .ended { handler($0) } }
  }
}
