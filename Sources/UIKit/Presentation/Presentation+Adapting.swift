extension Presentation {
  /// What is shown in an adapted style: what the delegate gives instead, or the controller itself.
  static func replacement(
    for presented: UIViewController,
    _ controller: UIPresentationController,
    in style: UIModalPresentationStyle
  ) -> UIViewController {
    guard style != .none else { return presented }
    return controller.delegate?.presentationController(
      controller,
      viewControllerForAdaptivePresentationStyle: style
    ) ?? presented
  }

  /// The room has changed: asks anew which style suits it, and shows the presented controller in that.
  ///
  /// The change is not animated. Source: Apple, UIAdaptivePresentationControllerDelegate.
  func adapt() {
    guard SimulatedDevice.current.behavior.presentationsAdapt, !isRunning, let presenting, let old = shown
    else { return }
    let style = controller.adaptivePresentationStyle(for: UIScreen.main.traitCollection)
    guard style != adaptedStyle else { return }
    let presented = controller.presentedViewController
    active.dismissalTransitionWillBegin()
    active.dismissalTransitionDidEnd(true)
    if coversPresenter {
      presenting.beginAppearing(true, animated: false)
      uncoverPresenter()
      presenting.endAppearing()
    }
    presenterPlace = nil
    adaptedStyle = style
    let new = Presentation.replacement(for: presented, controller, in: style)
    if new !== old && new !== presented { presenting.refuseActive(new) }
    if new !== old {
      old.storedView?.removeFromSuperview()
      presented.storedView?.removeFromSuperview()
      if old !== presented {
        presented.willMove(toParent: nil)
        presented.removeFromParent()
      }
      old.modal.presentation = nil
      old.modal.presenter = nil
      new.modal.presentation = self
      new.modal.presenter = presenting
      presenting.modal.presented = new
      shown = new
    }
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: nil
    )
    active =
      style == .none
      ? controller : UIPresentationController.make(style, for: presented, presenting: presenting)
    active.presentation = self
    container.presentationController = active
    notePresenterPlace()
    presenterPlace?.traits = presenting.traitCollection
    active.presentationTransitionWillBegin()
    addPresentedView()
    active.placePresentedViewNow()
    if presenterPlace != nil {
      presenting.beginAppearing(false, animated: false)
      coverPresenter()
      presenting.endAppearing()
    }
    active.presentationTransitionDidEnd(true)
    tellTraits()
  }
}
