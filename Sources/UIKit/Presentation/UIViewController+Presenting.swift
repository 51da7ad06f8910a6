/// Who presents, and what is refused:
///
/// 1. The presenter is the root of the caller's containment; for the context styles the nearest controller
///    from the caller upwards that defines a context.
/// 2. A presenter that presents already, that is in a transition, or whose view is in no window is left
///    alone, with a warning on the console.
/// 3. A controller that is presented already, has a parent or is a window's root raises.
/// 4. `dismiss` takes away what the caller's containment presents, or else that containment itself.
///
/// Source: Apple, UIViewController.present(_:animated:completion:) and dismiss(animated:completion:); the
/// texts are those of public console logs and crash reports.
extension UIViewController {
  final func beginPresenting(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let style = controller.modalPresentationStyle
    let presenter = presenter(for: style)
    guard presenter.mayPresent(controller, from: self) else { return }
    let requested = controller.makePresentationController(presenting: presenter, source: self)
    requested.storedPresenting = presenter
    requested.prepareForPresentation(from: self)
    let adapted = requested.adaptivePresentationStyle(for: UIScreen.main.traitCollection)
    let shown = Presentation.replacement(for: controller, requested, in: adapted)
    // Delegates were asked, who may have changed the hierarchy.
    guard presenter.mayPresent(shown, from: self) else { return }
    let active =
      adapted == .none
      ? requested : UIPresentationController.make(adapted, for: controller, presenting: presenter)
    let presentation = Presentation(of: shown, by: presenter, from: self, requested, active: active)
    presentation.adaptedStyle = adapted
    controller.modal.settings.idleController = nil
    presenter.modal.presented = shown
    shown.modal.presenter = presenter
    shown.modal.presentation = presentation
    presentation.present(animated: animated, completion: completion)
  }

  final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentationToDismiss else { return }
    guard !presentation.presentationsAbove.contains(where: \.isRunning) else {
      device.console.log(
        "Warning: Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress!"
      )
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  private var presentationToDismiss: Presentation? {
    if let presented = nearestPresented { return presented.modal.presentation }
    return topmostAncestor.modal.presentation
  }

  /// The controller that presents in a style when `present` of this one is called.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return topmostAncestor }
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller.storedParent
    }
    return topmostAncestor
  }

  private func mayPresent(_ controller: UIViewController, from source: UIViewController) -> Bool {
    let names = device.behavior.warningsNameSource
    let attempt =
      names
      ? "Attempt to present \(controller) on \(self) (from \(source))"
      : "Warning: Attempt to present \(controller) on \(self)"
    let end = names ? "." : "!"
    func warn(_ reason: String) -> Bool {
      device.console.log("\(attempt) \(reason)")
      return false
    }
    if modal.presentation?.isRunning == true || presentationAbove?.isRunning == true {
      return warn("while a presentation is in progress\(end)")
    }
    if let present = modal.presented {
      return warn("which is already presenting \(present)\(names ? "." : "")")
    }
    refuseActive(controller)
    guard storedView?.window != nil else {
      return warn("whose view is not in the window hierarchy\(end)")
    }
    return true
  }

  /// A controller that is somewhere on screen, or that holds this one, cannot be presented.
  final func refuseActive(_ controller: UIViewController) {
    guard
      controller.isRootOfWindow || controller.modal.presenter != nil || controller.storedParent != nil
        || isHeld(by: controller) || liesIn(controller)
    else {
      if controller.modalTransitionStyle == .partialCurl && controller.modalPresentationStyle != .fullScreen {
        UIKitException.raise(
          .invalidArgumentException,
          "\(controller) asks for the transition style partialCurl, which only the presentation style "
            + "fullScreen has. Choose another transition style."
        )
      }
      return
    }
    UIKitException.raise(
      .invalidArgumentException,
      "Application tried to present modally an active controller \(controller)."
    )
  }

  /// Whether this controller's view lies in another's, also by way of what presents what.
  private func liesIn(_ controller: UIViewController) -> Bool {
    guard let view = storedView, let other = controller.storedView else { return false }
    return view.lies(in: other) || view.presented(leadingTo: other) != nil
  }

  /// The object that directs the presentation of this controller.
  private func makePresentationController(
    presenting: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let style = modalPresentationStyle
    if let own = makeOwnPresentationController(presenting: presenting) { return own }
    if style == .custom {
      return transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    return idlePresentationController
      ?? UIPresentationController.make(style, for: self, presenting: presenting)
  }

  /// The presentation controller in effect, or one for the style that will be; nil for `custom` before the
  /// presentation, since only the transitioning delegate makes it.
  final var managingPresentationController: UIPresentationController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presentation = controller.modal.presentation { return presentation.controller }
      candidate = controller.storedParent
    }
    guard storedParent == nil, modalPresentationStyle != .custom else { return nil }
    if let idle = idlePresentationController { return idle }
    let made = UIPresentationController.make(modalPresentationStyle, for: self, presenting: nil)
    modal.settings.idleController = made
    return made
  }

  /// The one that was asked for before, if the style is still the same.
  private var idlePresentationController: UIPresentationController? {
    let idle = modal.settings.idleController
    return idle?.originalStyle == modalPresentationStyle ? idle : nil
  }

  // MARK: Relations

  /// What this controller or its nearest ancestor presents.
  final var nearestPresented: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presented = controller.modal.presented { return presented }
      candidate = controller.storedParent
    }
    return nil
  }

  /// What `presentedViewController` says: the nearest presented one, unless it leads back to this controller.
  ///
  /// A controller may become a child of what presents it; then it would be what its own ancestor presents, and whoever
  /// looks for the topmost would never come to an end.
  final var presentedAbove: UIViewController? {
    let first = nearestPresented
    var seen: Set<UIViewController> = []
    var candidate = first
    while let controller = candidate, seen.insert(controller).inserted {
      if controller === self { return nil }
      candidate = controller.nearestPresented
    }
    return first
  }

  /// Who presented this controller or its nearest ancestor that was presented.
  final var nearestPresenting: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presenter = controller.modal.presenter { return presenter }
      candidate = controller.storedParent
    }
    return nil
  }
}

/// What a controller presents, and how it is presented itself.
@MainActor
struct ModalState {
  /// The controller that this one presents itself, not by an ancestor.
  var presented: UIViewController?

  /// Who presents this controller itself, not an ancestor.
  @WeakReference var presenter: UIViewController?

  /// The presentation that shows this controller.
  var presentation: Presentation?

  /// Where the controller stands on its way to and from being presented.
  var phase = PresentationPhase.settled

  /// What shows the controller in a popover, and wants to know what size it would like.
  weak var popoverOwner: (any PopoverOwner)?

  /// What the application wants.
  var settings = PresentationSettings()
}

/// What a controller wants for when it is presented, or for what is presented over it.
struct PresentationSettings {
  /// What was set, or nil for the system's choice.
  var style: UIModalPresentationStyle?

  /// What `automatic` stands for: all of the screen up to iOS 12, a page sheet from iOS 13 on.
  @MainActor
  var effectiveStyle: UIModalPresentationStyle {
    guard let style, style != .automatic else {
      return SimulatedDevice.current.behavior.presentsCards ? .pageSheet : .fullScreen
    }
    return style
  }

  /// How the controller comes on screen.
  var transitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations of a current context end their search here.
  var definesContext = false

  /// Whether what is presented in this context uses its transition style.
  var providesTransitionStyle = false

  /// Whether the controller decides about the status bar though it does not fill the screen.
  var capturesStatusBar = false

  /// Whether the user is kept from dismissing the controller.
  var isModal = false

  /// The application's say in transitions.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller that was asked for before the presentation.
  var idleController: UIPresentationController?
}
