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
