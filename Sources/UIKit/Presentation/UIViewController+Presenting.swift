/// Presenting and dismissing:
///
/// 1. The presenter is the root of the caller's containment. For the context styles it is the nearest
///    controller, from the caller upwards, that defines a context.
/// 2. `present` has no effect, except for a warning on the console, if the presenter is presenting already,
///    is in a transition, or has a view without a window.
/// 3. Presenting a controller that is presented already, has a parent or is a window's root
///    raises an exception.
/// 4. `dismiss` dismisses what the caller's containment presents, or else that containment itself.
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
    let adapted = requested.adaptivePresentationStyle(for: requested.traitsOfWindow)
    let shown = Presentation.replacement(for: controller, requested, in: adapted)
    // Delegates that were called may have changed the hierarchy.
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

  /// The presenter for a style when `present` of this controller is called.
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

  /// Raises if a controller is on screen, or contains this one, and so can't be presented.
  final func refuseActive(_ controller: UIViewController) {
    guard
      controller.isRootOfWindow || controller.modal.presenter != nil || controller.storedParent != nil
        || isHeld(by: controller) || isContainedIn(controller)
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

  /// Whether this controller is inside another, by containment or presentation.
  private func isContainedIn(_ controller: UIViewController) -> Bool {
    guard let view = storedView, let other = controller.storedView else { return false }
    return view.isContained(in: other) || view.presented(leadingTo: other) != nil
  }

  /// Creates the presentation controller of this controller.
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

  /// The presentation controller in effect, or one for the style that will be.
  ///
  /// It is nil for `custom` before the presentation, as only the transitioning delegate creates it.
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

  /// The presentation controller that was requested before the presentation, if the style is still the same.
  private var idlePresentationController: UIPresentationController? {
    let idle = modal.settings.idleController
    return idle?.originalStyle == modalPresentationStyle ? idle : nil
  }

  // MARK: Relations

  /// The controller that this one or its nearest ancestor presents.
  final var nearestPresented: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presented = controller.modal.presented { return presented }
      candidate = controller.storedParent
    }
    return nil
  }

  /// The value of `presentedViewController`: the nearest presented one, unless it leads
  /// back to this controller.
  ///
  /// A controller may become a child of the one that it presents. Its own ancestor would then present it, and
  /// a search for the topmost controller would not end.
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

  /// The presenter of this controller or of its nearest presented ancestor.
  final var nearestPresenting: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presenter = controller.modal.presenter { return presenter }
      candidate = controller.storedParent
    }
    return nil
  }
}

/// The presentations in which a controller takes part.
@MainActor
struct ModalState {
  /// The controller that this one presents itself.
  var presented: UIViewController?

  /// The presenter of this controller itself, not of an ancestor.
  @WeakReference var presenter: UIViewController?

  /// The presentation that shows this controller.
  var presentation: Presentation?

  /// The phase of the controller's presentation.
  var phase = PresentationPhase.settled

  /// The popover that shows the controller, to be notified of its preferred size.
  weak var popover: PopoverSession?

  /// The application's settings.
  var settings = PresentationSettings()
}

/// The application's settings for presentations of a controller, and over it.
struct PresentationSettings {
  /// The style that was set, or nil for the system's choice.
  var style: UIModalPresentationStyle?

  /// The style, with `automatic` resolved: full screen up to iOS 12, a page sheet from iOS 13 on.
  @MainActor
  var effectiveStyle: UIModalPresentationStyle {
    guard let style, style != .automatic else {
      return SimulatedDevice.current.behavior.presentsCards ? .pageSheet : .fullScreen
    }
    return style
  }

  /// The modal transition style.
  var transitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the controller defines the context for presentations of the context styles.
  var definesContext = false

  /// Whether presentations in this context use its transition style.
  var providesTransitionStyle = false

  /// Whether the controller controls the status bar without filling the screen.
  var capturesStatusBar = false

  /// Whether the user can't dismiss the controller.
  var isModal = false

  /// The transitioning delegate of the application.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller that was requested before the presentation.
  var idleController: UIPresentationController?
}
