/// Directs an alert in the middle of the screen, or a sheet of actions at the bottom of a phone.
@MainActor
final class AlertPresentationController: UIPresentationController {
  /// The width of a sheet in a popover, in points.
  static let popoverWidth: CGFloat = 272

  /// The space around a sheet, in points: before iOS 7 it fills the lower part of the screen.
  static var sheetMargin: CGFloat { AlertLook().isFlat ? 8 : 0 }

  private let dimmingView = UIView(frame: .zero)
  private var typing = AlertTyping()

  override var decidesForScreen: Bool { false }

  private var alert: UIAlertController? { storedPresented as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let whole = container.bounds
    let limit = CGFloat.greatestFiniteMagnitude
    guard isSheet else {
      let size = view.sizeThatFits(CGSize(width: AlertLook().width, height: limit))
      return CGRect(
        x: ((whole.width - size.width) / 2).rounded(.down),
        y: max(0, ((freeHeight - size.height) / 2).rounded(.down)),
        width: size.width,
        height: size.height
      )
    }
    let margin = AlertPresentationController.sheetMargin
    let size = view.sizeThatFits(
      CGSize(width: min(whole.width, whole.height) - 2 * margin, height: limit)
    )
    return CGRect(
      x: ((whole.width - size.width) / 2).rounded(.down),
      y: whole.height - margin - size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The height above the keyboard, in points.
  private var freeHeight: CGFloat {
    (containerView?.bounds.height ?? 0) - SimulatedDevice.current.keyboard.coveredHeight
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    let keyboard = SimulatedDevice.current.keyboard
    keyboard.add(self)
    if alert?.textFields == nil, let view = presentedView { keyboard.giveWay(to: view) }
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.isUserInteractionEnabled = false
    dimmingView.backgroundColor = AlertLook().dimming
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    dimTintBelow(true)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed {
      typing.begin(in: alert?.textFields ?? [])
    } else {
      SimulatedDevice.current.keyboard.checkAlerts()
    }
  }

  override func dismissalTransitionWillBegin() {
    dimTintBelow(false)
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed else {
      dimmingView.removeFromSuperview()
      typing.end(in: containerView?.window)
      SimulatedDevice.current.keyboard.checkAlerts()
      return
    }
    dimmingView.alpha = 1
    dimTintBelow(true)
  }

  private func fade(to alpha: CGFloat) {
    presentation?.coordinator?.animate(alongsideTransition: { [dimmingView] _ in
      dimmingView.alpha = alpha
    })
  }

  /// A tap beside a sheet stands for its cancelling button; beside an alert it does nothing.
  override func wasTappedBeside() {
    if isSheet { alert?.chooseCancel() }
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isSheet ? nil : ModalTransitionAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

extension AlertPresentationController: KeyboardObserver {
  func keyboardDidMove() {
    // A sheet lies below whatever is typed.
    if !isSheet { placePresentedViewNow() }
  }
}
